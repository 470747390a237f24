/** Reads the layers of one directory: agents, older chat modes, Claude Code's folder, and the settings next to them. */
import { readLayer } from "../_kit/layers.ts";
import type { Item, Layer } from "../../model/load.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { agentOf, type Folder } from "./agent.ts";
import { settingsIn } from "./settings.ts";

/** Folders of a directory in which a session may start. */
const folders: readonly (readonly [path: string, folder: Folder])[] = [
  [".github/agents", "agents"],
  [".github/chatmodes", "modes"],
  [".claude/agents", "claude"],
];

/** What every folder of one load shares. */
export interface Search {
  readonly repo: RepoIndex;
  /** Real paths of files that a layer has already. */
  readonly seen: Set<string>;
}

/** The layers of a directory of the repository: its settings, its folders, and folders that the settings add. */
export async function readProject(search: Search, directory: string): Promise<readonly LayerRead[]> {
  const { repo } = search;
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
    layers.push(...(await readAgents(search, "project", join(directory, path), folder)));
  for (const location of locations) {
    const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
      ? undefined
      : plain(join(directory, location.replace(/\/?\*.*$/, "")));
    if (root !== undefined && root !== "" && !layers.some(({ layer }) => layer.root === root))
      layers.push(...(await readAgents(search, "project", root, "agents")));
  }
  return layers;
}

/** One folder, or one file that a policy names; nothing when neither exists. */
export async function readAgents(
  { repo, seen }: Search,
  name: Layer["name"],
  root: string,
  folder: Folder,
): Promise<readonly LayerRead[]> {
  const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const found = await readLayer(repo, layer, {
    isIncluded: (file) => ending.test(file),
    deep: true,
    seen,
    read: async (source, path) => {
      const item: Item = { layer, files: [source.path], ...(await agentOf(source, folder, path)) };
      const isNested = path !== root && directoryOf(path) !== root;
      return [isNested && item.verdict.kind === "loaded" ? asNested(item, folder) : item];
    },
  });
  return found ? [found] : [];
}

/** A file below a folder of agents. Documents and skills that are kept there are not meant as agents. */
function asNested({ layer, files, profile, ...item }: Item, folder: Folder): Item {
  if (folder === "claude" || profile?.description.state !== "stated")
    return { layer, files, verdict: { kind: "passed-over" } };
  const message = `it lies in a folder below \`${layer.root}\`, where VS Code does not look and the other readers may not`;
  const problem = { message, at: placeOfPath(files[0] ?? "") };
  return { layer, files, profile, ...item, verdict: { kind: "dropped", problem } };
}
