/** Reads the layers of one directory: agents, older chat modes, Claude Code's folder, and the settings beside them. */
import { collectFiles, readEach } from "../_kit/collect.ts";
import type { Item, Layer } from "../../model/load.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { agentOf, type Folder } from "./agent.ts";
import { settingsIn } from "./settings.ts";

/** Folders below a directory that a session may start in. */
const folders: readonly (readonly [path: string, folder: Folder])[] = [
  [".github/agents", "agents"],
  [".github/chatmodes", "modes"],
  [".claude/agents", "claude"],
];

/** The layers of a directory of the repository. `seen` holds the real paths of files that a layer has already. */
export async function readProject(
  repo: RepoIndex,
  directory: string,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const { authority, unjudged, locations } = await settingsIn(repo, directory);
  const layers: LayerRead[] = [];
  const [first = unjudged[0]] = authority;
  if (first)
    layers.push({
      layer: { name: "project", root: directoryOf(first.at.source.path) || ".github", status: "loaded", authority },
      items: [],
      unjudged,
    });
  for (const [path, folder] of folders)
    layers.push(...(await readLayer(repo, "project", join(directory, path), folder, seen)));
  for (const location of locations) {
    const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
      ? undefined
      : plain(join(directory, location.replace(/\/?\*.*$/, "")));
    if (root !== undefined && root !== "" && !layers.some(({ layer }) => layer.root === root))
      layers.push(...(await readLayer(repo, "project", root, "agents", seen)));
  }
  return layers;
}

/** One folder, or the file that a policy names; none where nothing stands. */
export async function readLayer(
  repo: RepoIndex,
  name: Layer["name"],
  root: string,
  folder: Folder,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
  const { files, broken, unjudged } = collectFiles(repo, root, {
    isIncluded: (file) => ending.test(file),
    deep: true,
    seen,
  });
  if (repo.resolve(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0) return [];
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const { all, unjudged: unread } = await readEach(repo, files, async (source, path): Promise<Item> => {
    const agent = await agentOf(source, folder, path);
    const item: Item = { layer, files: [source.path], ...agent };
    const nested = path !== root && directoryOf(path) !== root;
    if (!nested || agent.verdict.kind !== "loaded") return item;
    // Whoever keeps documents or skills beside agents means no agents by them.
    if (folder === "claude" || agent.profile?.description.state !== "stated")
      return { layer, files: [source.path], verdict: { kind: "passed-over" } };
    return {
      ...item,
      verdict: {
        kind: "dropped",
        problem: {
          message: `it lies in a folder below \`${root}\`, where VS Code does not look and the other readers may not`,
          at: placeOfPath(source.path),
        },
      },
    };
  });
  const dead = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return [{ layer, items: [...all, ...dead], unjudged: [...unjudged, ...unread] }];
}
