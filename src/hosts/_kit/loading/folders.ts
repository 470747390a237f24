/**
 * Loads hosts that search several folders below one directory: folders of their own, and folders that other hosts have
 * too.
 */
import type { BuiltinAgents } from "./builtins.ts";
import { pluginLayersIn } from "../settings/local-plugins.ts";
import { builtinLayer, type FileResult, loadFrom, readLayer } from "./layers.ts";
import { nestedProblem } from "./put-aside.ts";
import type { Authority, Item, Layer, Load, Problem } from "../../../model/load.ts";
import type { Ineffective } from "../../../model/profile.ts";
import { lastOf, type Node, textOf } from "../../../parsers/node.ts";
import { byBytes, directoryOf, isWithin, join, plain, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { type LayerRead, winnersOf } from "./sessions.ts";
import { readSettings, type SettingRule, type SettingsReading, takesPlugins } from "../settings/index.ts";
import { type Place, type Source, startOf } from "../../../repo/text.ts";
import type { SearchScope } from "../../../repo/tree.ts";
import { type KnownSettings, unknownIn } from "../settings/unknown-settings.ts";
import { readWholeFiles, type WholeFile } from "./whole-files.ts";
import { append } from "../../../repo/many.ts";

/** What a host makes of one subagent of a file, and what it reads there that is not checked. */
export interface FolderResult extends FileResult {
  readonly unjudged?: readonly Problem[];
}

/** One folder that a host searches for subagents. */
export interface Folder {
  /** Relative to the directory in which a session starts: `.goose/agents`. */
  readonly path: string;
  /** Whether the folder is the host's own. Files that the host skips in another host's folder are not reported. */
  readonly isOwn: boolean;
  /** Only files directly in this folder are read, also when the host reads deeper folders elsewhere. */
  readonly isFlat?: true;
  /** Which files are read, by name: `reviewer.md`. */
  readonly isIncluded: (name: string) => boolean;
  /** The subagents of one file. `path` is the path that the host walks; behind a link, `source.path` differs. */
  readonly read: (
    source: Source,
    path: string,
    isOwn: boolean,
    repo: RepoIndex,
  ) => readonly FolderResult[] | Promise<readonly FolderResult[]>;
}

/** A host with several folders. A project's folders win over the user's. */
export interface FoldersHost {
  /** A project's folders, the strongest first. */
  readonly folders: readonly Folder[];
  /** The user's folders, relative to the home directory, the strongest first. */
  readonly userFolders: readonly Folder[];
  /**
   * Folders that a list in a settings file names, at this key of the top level: relative to the host's own directory,
   * weaker than the folders above, and read as they are.
   */
  readonly namedFolders?: Pick<Folder, "isIncluded" | "read"> & { readonly key: string };
  /** How a directory or a file that a policy names is read. */
  readonly policyFolder: Pick<Folder, "isIncluded" | "read">;
  /** Whether the host reads folders below these. `unverified`: nobody knows, so files there are checked too. */
  readonly depth: "flat" | "unverified";
  /** Settings files, relative to the directory in which a session starts; later files win. */
  readonly settings: readonly string[];
  /** The user's settings files, relative to the home directory, if they are in other places. */
  readonly userSettings?: readonly string[];
  readonly settingRules: readonly SettingRule[];
  /** The keys of these files that decide nothing; without it, unknown keys are not reported. */
  readonly knownSettings?: KnownSettings;
  /** How the host reads the text of these files; without it, nobody knows. */
  readonly settingsReading?: SettingsReading;
  /** What else is wrong in one of these files, beside keys that nobody knows. */
  readonly faultsIn?: (root: Node, source: Source) => readonly Problem[];
  /** Settings that no `SettingRule` can express. */
  readonly furtherAuthority?: (root: Node, source: Source) => readonly Authority[];
  /** Settings without effect. */
  readonly idleSettings?: (root: Node, source: Source) => readonly Ineffective[];
  /** Files directly in the directory above the host's own folder that it runs or applies as a whole. */
  readonly wholeFiles?: readonly WholeFile[];
  /** The host sorts the files of a folder: of those with one name, the first wins. */
  readonly isSorted?: true;
  /** Subagents that the host ships with. */
  readonly builtins?: BuiltinAgents;
}

/** What every folder of one load shares. */
interface FolderSearch {
  readonly repo: RepoIndex;
  readonly host: FoldersHost;
  /** Real paths of files that a layer has already. */
  readonly seen: Set<string>;
}

/** Loads a host with several folders. Each directory that a policy names is a session of its own. */
export async function loadFolders(repo: RepoIndex, where: SearchScope, host: FoldersHost): Promise<Load> {
  const search: FolderSearch = { repo, host, seen: new Set() };
  const projects: (readonly LayerRead[])[] = [];
  for (const start of where.starts) projects.push(await readDirectory(search, "project", start, host.folders));
  const home = where.user?.home;
  const user = home === undefined ? [] : await readDirectory(search, "user", home, host.userFolders);
  const named: LayerRead[] = [];
  for (const path of where.dirs.map(tidied))
    append(named, await readFolder(search, "project", { path, isOwn: true, ...host.policyFolder }));
  const external = takesPlugins(host.settingRules)
    ? await pluginLayersIn(
        repo,
        where.starts.map((directory) => ({ directory, paths: host.settings.map((path) => join(directory, path)) })),
      )
    : [];
  const builtins = builtinLayer(host.builtins ?? []);
  const withWinner = winnersOf(
    [...projects.map((project) => [...project, ...user, builtins]), ...named.map((layer) => [layer, builtins])],
    host.isSorted,
  );
  return loadFrom([...projects.flat(), ...user, ...external, ...named], host.builtins && builtins, (item) =>
    withoutIneffective(withWinner(item)),
  );
}

/** A shadowed profile never runs in this host, so limits that the host ignores are not reported. */
function withoutIneffective(item: Item): Item {
  return item.verdict.kind === "shadowed" && item.profile
    ? { ...item, profile: { ...item.profile, ineffective: [] } }
    : item;
}

/** The layers of one directory: its settings first, then each folder. */
async function readDirectory(
  search: FolderSearch,
  name: Layer["name"],
  directory: string,
  folders: readonly Folder[],
): Promise<readonly LayerRead[]> {
  const { repo, host } = search;
  const layers: LayerRead[] = [];
  for (const folder of folders)
    append(layers, await readFolder(search, name, { ...folder, path: join(directory, folder.path) }));
  const unknown: Problem[] = [];
  const named: Named[] = [];
  const ineffective: Ineffective[] = [];
  const own = folders.find(({ isOwn }) => isOwn);
  if (!own) return layers;
  const root = join(directory, directoryOf(own.path));
  const settings = await readSettings(
    repo,
    ((name === "user" ? host.userSettings : undefined) ?? host.settings).map((path) => join(directory, path)),
    host.settingRules,
    (node, source) => {
      append(unknown, [...unknownIn(host, node, source), ...(host.faultsIn?.(node, source) ?? [])]);
      append(ineffective, host.idleSettings?.(node, source) ?? []);
      if (host.namedFolders) append(named, namedIn(node, source, host.namedFolders.key, root, directory));
      return host.furtherAuthority?.(node, source) ?? [];
    },
    undefined,
    host.settingsReading,
  );
  for (const { path } of named)
    if (path !== undefined && host.namedFolders && !layers.some(({ layer }) => layer.root === path))
      append(layers, await readFolder(search, name, { ...host.namedFolders, path, isOwn: true }));
  const whole = readWholeFiles(repo, root, host.wholeFiles ?? []);
  const authority = [...settings.authority, ...whole.authority];
  const unjudged = [...settings.unjudged, ...whole.unjudged, ...unknown, ...named.flatMap(outside)];
  if (authority.length + unjudged.length + ineffective.length > 0)
    layers.unshift({
      layer: {
        name,
        root,
        status: "loaded",
        authority,
        ...(ineffective.length > 0 ? { ineffective } : {}),
        ...(name === "project" ? { governs: directory } : {}),
      },
      items: [],
      unjudged,
    });
  return layers;
}

/** A folder that a settings file names. Without a path, it is outside of the tree. */
interface Named {
  readonly written: string;
  readonly path: string | undefined;
  readonly at: Place;
}

/** `root` is the host's own directory, and `directory` the one above it. */
function namedIn(settings: Node, source: Source, key: string, root: string, directory: string): readonly Named[] {
  const value = lastOf(settings, key);
  return (value?.kind === "list" ? value.items : value ? [value] : []).flatMap((node) => {
    const written = textOf(node)?.trim() ?? "";
    if (written === "") return [];
    const path = /^[~/]|^[A-Za-z]:|[$\\]/.test(written) ? undefined : plain(join(root, written));
    // What lies above the user's home is no path of the repository.
    const isLost = path === undefined || (/^[~/]/.test(directory) && !isWithin(path, directory));
    return [{ written, path: isLost ? undefined : path, at: { source, span: node.span } }];
  });
}

function outside({ written, path, at }: Named): readonly Problem[] {
  const message = `names the folder \`${written}\`, whose subagents are not checked: it is not a path in the repository`;
  return path === undefined ? [{ message, at, scope: "part" }] : [];
}

/** One folder or one file; `folder.path` is a path of the tree here. Nothing when neither exists. */
async function readFolder(
  { repo, host: { depth }, seen }: FolderSearch,
  name: Layer["name"],
  { path: root, isOwn, isFlat, isIncluded, read }: Folder,
): Promise<readonly LayerRead[]> {
  const layer: Layer = { name, root, status: "loaded", authority: [] };
  const unread: Problem[] = [];
  const found = await readLayer(repo, layer, {
    isIncluded,
    deep: isFlat !== true && (isOwn || depth === "unverified"),
    filesFirst: depth === "flat",
    seen,
    read: async (source, path) => {
      const results = await read(source, path, isOwn, repo);
      const items = results.map(({ unjudged = [], ...result }): Item => {
        append(unread, unjudged);
        return { layer, files: [source.path], ...result };
      });
      const isNested = directoryOf(path) !== root && path !== root && isWithin(path, root);
      return depth === "flat" && isNested
        ? items.map((item) => asNested(item, nestedProblem(root, path, startOf(source))))
        : items;
    },
  });
  // Files are read side by side, so what is found first depends on how long each takes.
  return found ? [{ ...found, unjudged: [...found.unjudged, ...unread.sort(byPlace)] }] : [];
}

function byPlace({ at: a }: Problem, { at: b }: Problem): number {
  return byBytes(a.source.path, b.source.path) || a.span.start - b.span.start;
}

/** An item of a folder below `root`, which the host does not read. */
function asNested(item: Item, problem: Problem): Item {
  if (item.verdict.kind !== "loaded") return { ...item, verdict: { kind: "passed-over" } };
  return { ...item, verdict: { kind: "dropped", problem } };
}
