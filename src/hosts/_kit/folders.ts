/** Hosts that look into several folders of a directory, the stronger first: their own, and some that other hosts have too. */
import { builtinsOf } from "./builtins.ts";
import type { Capability } from "../../model/capability.ts";
import { type SettingRule, readSettings, takesPlugins } from "./settings.ts";
import type { FileResult } from "./single-folder.ts";
import { collectFiles, readEach } from "./collect.ts";
import { absentLoad } from "../../model/host.ts";
import type { Authority, Item, Layer, Load } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import { directoryOf, isWithin, join, tidied } from "../../repo/path.ts";
import { externalLayersIn } from "./external.ts";
import { type LayerRead, winnersOf } from "./sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import type { SearchScope } from "../../repo/tree.ts";

export interface Folder {
  /** Below where a session starts: `.goose/agents`. */
  readonly path: string;
  /** `false`: other hosts have it too, and nobody minds what this one leaves out of it. */
  readonly isOwn: boolean;
  /** Nothing below it is read, although deeper folders of others are. */
  readonly isFlat?: true;
  readonly isIncluded: (name: string) => boolean;
  readonly read: (
    source: Source,
    path: string,
    isOwn: boolean,
    repo: RepoIndex,
  ) => readonly FileResult[] | Promise<readonly FileResult[]>;
}

export interface FoldersHost {
  /** The strongest first. */
  readonly folders: readonly Folder[];
  /** How a directory of a policy is read. */
  readonly named: Pick<Folder, "isIncluded" | "read">;
  /** Whether deeper folders are read. `may`: nobody knows, so what lies there is judged. */
  readonly depth: "flat" | "may";
  /** Below where a session starts, the later winning. */
  readonly settings: readonly string[];
  readonly settingRules: readonly SettingRule[];
  /** What in the settings no table can say. */
  readonly furtherAuthority?: (root: Node, source: Source) => readonly Authority[];
  /** The user's, below the home directory; the strongest first. */
  readonly ofUser: readonly Folder[];
  readonly builtins?: readonly (readonly [name: string, may: readonly Capability[]])[];
}

/** A project's folders win over the user's; each directory of a policy stands for itself. */
export async function loadFolders(repo: RepoIndex, where: SearchScope, host: FoldersHost): Promise<Load> {
  const seen = new Set<string>();
  const projects: (readonly LayerRead[])[] = [];
  for (const start of where.starts) projects.push(await readAll(repo, "project", start, host.folders, host, seen));
  const home = where.user?.home;
  const user = home === undefined ? [] : await readAll(repo, "user", home, host.ofUser, host, seen);
  const named: LayerRead[] = [];
  for (const root of where.dirs.map(tidied))
    named.push(
      ...(await readFolder(
        repo,
        { name: "project", root, status: "loaded", authority: [] },
        { path: root, isOwn: true, ...host.named },
        host,
        seen,
      )),
    );
  const outside = takesPlugins(host.settingRules)
    ? await externalLayersIn(
        repo,
        where.starts.flatMap((start) => host.settings.map((path) => join(start, path))),
      )
    : [];
  const found = [...projects.flat(), ...user, ...outside, ...named];
  if (found.length === 0) return absentLoad;

  const layer: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };
  const base: LayerRead = { layer, items: builtinsOf(layer, host.builtins ?? []), unjudged: [] };
  const sight = winnersOf([
    ...projects.map((project) => [...project, ...user, base]),
    ...named.map((read) => [read, base]),
  ]);
  return {
    status: "loaded",
    layers: [...found.map((read) => read.layer), ...(host.builtins ? [layer] : [])],
    items: [...found, base].flatMap(({ items }) => items).map((item) => unlimited(sight(item))),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}

/** What never runs here has no limits to lose here. */
function unlimited(item: Item): Item {
  return item.verdict.kind === "shadowed" && item.profile
    ? { ...item, profile: { ...item.profile, ineffective: [] } }
    : item;
}

async function readAll(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
  folders: readonly Folder[],
  host: FoldersHost,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [];
  for (const folder of folders)
    layers.push(
      ...(await readFolder(
        repo,
        { name, root: join(directory, folder.path), status: "loaded", authority: [] },
        folder,
        host,
        seen,
      )),
    );
  const { authority, unjudged } = await readSettings(
    repo,
    host.settings.map((path) => join(directory, path)),
    host.settingRules,
    host.furtherAuthority,
  );
  const [own] = host.folders;
  if (authority.length + unjudged.length > 0 && own)
    layers.unshift({
      layer: { name, root: join(directory, directoryOf(own.path)), status: "loaded", authority },
      items: [],
      unjudged,
    });
  return layers;
}

/** One folder, or the file that a policy names; none where nothing stands. */
async function readFolder(
  repo: RepoIndex,
  layer: Layer,
  { isOwn, isFlat, isIncluded: isWanted, read }: Folder,
  { depth }: FoldersHost,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const { root } = layer;
  const { files, broken, unjudged } = collectFiles(repo, root, {
    isIncluded: isWanted,
    deep: isFlat !== true && (isOwn || depth === "may"),
    seen,
  });
  if (repo.resolve(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0) return [];
  const { all, unjudged: unread } = await readEach(repo, files, async (source, path): Promise<readonly Item[]> => {
    const made = await read(source, path, isOwn, repo);
    const items = made.map((one): Item => ({ layer, files: [source.path], ...one }));
    if (depth === "may" || directoryOf(path) === root || path === root || !isWithin(path, root)) return items;
    const problem = {
      message: `it lies in a folder below \`${root}\`, and the host reads none there`,
      at: startOf(source),
    };
    return items.map((item) =>
      item.verdict.kind === "loaded"
        ? { ...item, verdict: { kind: "dropped", problem } }
        : { ...item, verdict: { kind: "passed-over" } },
    );
  });
  const gone = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return [{ layer, items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] }];
}
