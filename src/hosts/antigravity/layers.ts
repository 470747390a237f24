/** Reads a customization root: its agents, what lies next to them, its plugins, and the folders that its lists name. */
import { readFiles } from "../_kit/loading/layers.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { readSettingsFiles } from "../_kit/settings/index.ts";
import type { Authority, Item, Layer, Problem } from "../../model/load.ts";
import { append } from "../../repo/many.ts";
import { directoryOf, join, nameOf, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { collectFiles, unreadFolder, type CollectOptions } from "../_kit/loading/collect.ts";
import type { FolderResult } from "../_kit/loading/folders.ts";
import { agentOf } from "./agent.ts";
import { readLists } from "./lists.ts";
import { manifestOf } from "./manifest.ts";
import { rootFiles } from "./settings.ts";
import { readWorkflows } from "./workflows.ts";

/** The folder that other hosts read too. */
const sharedRoot = ".agents";

/** What the layers of one load share. */
export interface Search {
  readonly repo: RepoIndex;
  /** Real paths of files that a layer has already. */
  readonly seen: Set<string>;
}

/** A root and whose it is: `governs` is the directory of a project's sessions. */
export interface Root {
  readonly path: string;
  readonly name: Layer["name"];
  readonly governs?: string;
}

/** A root and everything that it brings, the strongest first. */
export async function readRoot(search: Search, root: Root): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [];
  append(layers, await readAgents(search, root.name, join(root.path, "agents"), nameOf(root.path) !== sharedRoot));
  const lists = await readLists(search.repo, root.path, root.governs);
  const home = join(root.path, "plugins");
  const unread = [...lists.unjudged, ...unreadFolder(search.repo, home)];
  append(layers, await readParts(search.repo, root, lists.authority, unread));
  for (const path of lists.agents) append(layers, await readAgents(search, root.name, path, true));
  const plugins = search.repo.resolve(home).kind === "directory" ? search.repo.names(home) : [];
  for (const path of [...plugins.map((name) => join(home, name)), ...lists.plugins])
    append(layers, await readPlugin(search, { ...root, path, name: "plugin" }));
  return layers;
}

/**
 * The files of one folder: `<name>.md`, `<name>/agent.md`, and the older `<name>/agent.json`. Files that lie deeper
 * come last and hide none of them, also where a link leads from one to the other.
 */
export async function readAgents(
  search: Search,
  name: Layer["name"],
  root: string,
  isOwn: boolean,
): Promise<readonly LayerRead[]> {
  const { repo, seen } = search;
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const parts: LayerRead[] = [];
  const collect = async (folder: string, options: CollectOptions, place: FilePlace): Promise<void> => {
    const unread: Problem[] = [];
    const { items, unjudged } = await readFiles(
      repo,
      { ...layer, root: folder },
      {
        ...options,
        read: async (source, path) => {
          const { unjudged: more = [], ...result } = await readFile(source, path, { ...place, root, isOwn }, repo);
          append(unread, more);
          const item: Item = { layer, files: [source.path], ...result };
          return [item];
        },
      },
    );
    parts.push({ layer, items: items.map((item) => ({ ...item, layer })), unjudged: [...unjudged, ...unread] });
  };

  await collect(root, { isIncluded: isAgentFile, deep: false, seen }, { kind: "file" });
  const { kind } = repo.resolve(root);
  const below = kind === "directory" ? repo.names(root).map((entry) => join(root, entry)) : [];
  const folders = below.filter((path) => {
    const resolution = repo.resolve(path);
    return resolution.kind === "directory" || (resolution.kind !== "file" && !isAgentFile(path));
  });
  for (const folder of folders)
    await collect(folder, { isIncluded: isFolderFile, deep: false, seen }, { kind: "folder", name: nameOf(folder) });
  const isRead = (path: string): boolean =>
    directoryOf(path) === root
      ? repo.resolve(path).kind !== "directory"
      : isFolderFile(nameOf(path)) && directoryOf(directoryOf(path)) === root;
  const options = { isIncluded: isAgentFile, deep: true, isExcluded: isRead, seen: new Set(seen) };
  if (kind === "directory") await collect(root, options, { kind: "deep" });
  const read: LayerRead = {
    layer,
    items: parts.flatMap(({ items }) => items),
    unjudged: parts.flatMap(({ unjudged }) => unjudged),
  };
  return kind === "directory" || read.items.length + read.unjudged.length > 0 ? [read] : [];
}

const isAgentFile = (name: string): boolean => /\.md$/i.test(name) || /(?:^|\/)agent\.json$/i.test(name);
const isFolderFile = (name: string): boolean => /^agent\.(?:md|json)$/i.test(name);

/** Directly in the folder, as the file of a folder of its own, or where nothing is read. */
type FilePlace = { readonly kind: "file" | "deep" } | { readonly kind: "folder"; readonly name: string };

async function readFile(
  source: Source,
  path: string,
  place: FilePlace & { readonly root: string; readonly isOwn: boolean },
  repo: RepoIndex,
): Promise<FolderResult> {
  const { root, isOwn } = place;
  const isManifest = /\.json$/i.test(path);
  const stem = place.kind === "folder" ? place.name : stemOf(path);
  if (isManifest && place.kind !== "folder") return { verdict: { kind: "passed-over" } };
  if (isManifest) return manifestOf(source, path, stem, repo);
  if (place.kind !== "deep") return agentOf(source, stem, isOwn || place.kind === "folder", path, repo);
  const { profile, verdict } = await agentOf(source, stem, isOwn, path, repo);
  if (verdict.kind !== "loaded" || !isOwn) return { verdict: { kind: "passed-over" } };
  const message = `it is too deep in \`${root}\`, where only \`<name>.md\` and \`<name>/agent.md\` are read`;
  return { verdict: { kind: "dropped", problem: { message, at: startOf(source) } }, ...(profile ? { profile } : {}) };
}

/** The layer of what a root decides for every agent; none if that is nothing. */
async function readParts(
  repo: RepoIndex,
  { path, name, governs }: Root,
  further: readonly Authority[],
  unread: readonly Problem[],
  names: readonly string[] = [],
): Promise<readonly LayerRead[]> {
  const files = await readSettingsFiles(repo, rootFiles(path));
  const workflows = await readWorkflows(repo, path);
  const authority = [
    ...files.authority.map((one) => (names.length > 0 ? { ...one, names: [...(one.names ?? []), ...names] } : one)),
    ...workflows.authority,
    ...further,
  ];
  const unjudged = [...files.unjudged, ...workflows.unjudged, ...unread];
  if (authority.length + unjudged.length === 0) return [];
  const layer: Layer = {
    name,
    root: path,
    status: "loaded",
    authority,
    ...(governs === undefined ? {} : { governs }),
  };
  return [{ layer, items: [], unjudged }];
}

/** So many hooks of a plugin name its files: that a file has changed need not be told for each of thousands. */
const maxFiles = 200;

/** A plugin, which is there without a question: its agents, hooks, servers and workflows. */
async function readPlugin(search: Search, plugin: Root): Promise<readonly LayerRead[]> {
  const { repo } = search;
  const resolution = repo.resolve(plugin.path);
  // Files beside the plugins, such as another host's `marketplace.json`, are none.
  if (resolution.kind === "file") return [];
  const found = collectFiles(repo, plugin.path, { isIncluded: () => true, deep: true });
  const agents = await readAgents(search, plugin.name, join(plugin.path, "agents"), true);
  const parts = await readParts(repo, plugin, [], found.unjudged, found.files.slice(0, maxFiles));
  return [...parts, ...agents];
}
