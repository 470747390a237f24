/** Reads the layers of one directory: agents, older chat modes, Claude Code's folder, and the settings next to them. */
import { readLayer } from "../_kit/loading/layers.ts";
import type { Item, Layer } from "../../model/load.ts";
import { join, nameOf, plain } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { agentOf, type Folder } from "./agent.ts";
import type { CliFile } from "./cli/sessions.ts";
import { type Settings, settingsIn, workspaceSettings } from "./settings.ts";
import { append } from "../../repo/many.ts";

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
  /** What Copilot CLI makes of each file at which it looks. */
  readonly byCli: Map<Item, CliFile>;
}

/** A folder of agents. */
export interface FolderRead extends LayerRead {
  /** The directory of a session that it belongs to, and which kind of folder it is. */
  readonly of: { readonly directory: string; readonly folder: Folder };
}

/** The layers of a directory of the repository: its settings, its folders, and folders that the settings add. */
export async function readProject(
  search: Search,
  directory: string,
): Promise<{ readonly settings: readonly LayerRead[]; readonly folders: readonly FolderRead[] }> {
  const settings = await settingsIn(search.repo, directory);
  const layers: FolderRead[] = [];
  for (const [path, folder] of folders)
    append(layers, await readAgents(search, "project", join(directory, path), folder, directory));
  append(layers, await readNamed(search, settings, directory, layers));
  return { settings: settingsLayers(settings, join(directory, ".github"), directory), folders: layers };
}

/** The layers of a workspace file of the editor: its settings, and the folders that they add. */
export async function readWorkspace(
  search: Search,
  path: string,
  directory: string,
): Promise<{ readonly settings: readonly LayerRead[]; readonly folders: readonly FolderRead[] }> {
  const settings = await workspaceSettings(search.repo, path);
  return { settings: settingsLayers(settings, path, ""), folders: await readNamed(search, settings, directory, []) };
}

/** Settings that count, and a failed layer for each file that Copilot CLI rejects. */
function settingsLayers(
  { authority, unjudged, rejected }: Settings,
  root: string,
  governs: string,
): readonly LayerRead[] {
  const layer: Layer = { name: "project", root, status: "loaded", authority, governs };
  return [
    ...(authority.length + unjudged.length === 0 ? [] : [{ layer, items: [], unjudged }]),
    ...rejected.map(({ path, ...file }) => ({
      layer: { ...layer, root: path, status: "failed" as const, ...file },
      items: [],
      unjudged: [],
    })),
  ];
}

/** The folders of agents that settings name, and those of plugins in the repository. */
async function readNamed(
  search: Search,
  { locations, plugins }: Settings,
  directory: string,
  known: readonly FolderRead[],
): Promise<readonly FolderRead[]> {
  const layers: FolderRead[] = [];
  const isKnown = (root: string): boolean => [...known, ...layers].some(({ layer }) => layer.root === root);
  for (const location of locations) {
    const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
      ? undefined
      : plain(join(directory, location.replace(/\/?\*.*$/, "")));
    if (root !== undefined && root !== "" && !isKnown(root))
      append(layers, await readAgents(search, "project", root, "editor", directory));
  }
  for (const plugin of plugins) {
    const root = join(plugin, "agents");
    if (!isKnown(root)) append(layers, await readAgents(search, "plugin", root, "editor", directory));
  }
  return layers;
}

/**
 * One folder, or one file that a policy names; nothing when neither exists. Folders are read at any depth, but for
 * hidden ones. `directory` is that of a session.
 */
export async function readAgents(
  { repo, seen, byCli }: Search,
  name: Layer["name"],
  root: string,
  folder: Folder,
  directory = root,
): Promise<readonly FolderRead[]> {
  const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const relativeOf = (path: string): string => (path === root ? nameOf(path) : path.slice(root.length + 1));
  const found = await readLayer(repo, layer, {
    isIncluded: (file) => ending.test(file),
    isExcluded: (path) => /(?:^|\/)\.(?:[^/]*\/|(?![^/]*\.md$))/.test(relativeOf(path)),
    deep: true,
    seen,
    read: async (source, path) => {
      const { result, id, cli } = await agentOf(source, { folder, path, relative: relativeOf(path) });
      const item: Item = { layer, files: [source.path], ...result };
      if (cli) byCli.set(item, { id, path, reading: cli });
      return [item];
    },
  });
  return found ? [{ ...found, of: { directory, folder } }] : [];
}
