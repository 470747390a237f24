/**
 * Loads hosts with one folder of Markdown files, read directly and no deeper, and settings files next to that folder.
 */
import type { BuiltinAgents } from "./builtins.ts";
import { pluginLayersIn } from "../settings/local-plugins.ts";
import { builtinLayer, type FileResult, type LayerFiles, loadFrom, readFiles } from "./layers.ts";
import type { Authority, Item, Layer, Load, Problem } from "../../../model/load.ts";
import { directoryOf, join, nameOf, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { nestedProblem } from "./put-aside.ts";
import { type LayerRead, winnersOf } from "./sessions.ts";
import type { Node } from "../../../parsers/node.ts";
import {
  readSettings,
  type SettingRule,
  type SettingsRead,
  type SettingsReading,
  takesPlugins,
} from "../settings/index.ts";
import { type Source, startOf } from "../../../repo/text.ts";
import type { SearchScope } from "../../../repo/tree.ts";
import type { Substitution } from "../settings/substitution.ts";
import { type KnownSettings, unknownIn } from "../settings/unknown-settings.ts";
import { readVariables, type VariablesFile } from "../settings/variables.ts";
import { readWholeFiles, type WholeFile } from "./whole-files.ts";
import { append } from "../../../repo/many.ts";

/** A host with one folder of subagents in a directory of its own. A project's folder wins over the user's. */
export interface SingleFolderHost {
  /** The host's directory, relative to the one in which a session starts: `.qwen`. */
  readonly own: string;
  /** The folder in that directory: `agents`. */
  readonly folder: string;
  /** Settings files in that directory; later files win. */
  readonly settings: readonly string[];
  readonly settingRules: readonly SettingRule[];
  /** The keys of these files that decide nothing; other keys without a rule are reported as unknown. */
  readonly knownSettings?: KnownSettings;
  /** How the host reads the text of these files; without it, nobody knows. */
  readonly settingsReading?: SettingsReading;
  /** What one of these files decides beside the rules. */
  readonly furtherAuthority?: (root: Node, source: Source) => readonly Authority[];
  /** What else is wrong in one of these files, beside keys that nobody knows. */
  readonly faultsIn?: (root: Node, source: Source) => readonly Problem[];
  /** What of all settings of a directory applies, where one file replaces another's. */
  readonly appliedSettings?: (authority: readonly Authority[]) => readonly Authority[];
  /** How the settings files write variables, which the host replaces in their texts. */
  readonly substitution?: Substitution;
  /** Files of variables that the host reads. */
  readonly variables?: readonly VariablesFile[];
  /** Files in the host's directory that it runs or applies as a whole. */
  readonly wholeFiles?: readonly WholeFile[];
  /** What lies besides in the host's directory, such as commands. */
  readonly readBeside?: (repo: RepoIndex, own: string) => Promise<SettingsRead>;
  /** The subagents of one file. `settings`: those that apply to the folder, the weakest first. */
  readonly read: (source: Source, path: string, settings: readonly SettingsText[]) => Promise<readonly FileResult[]>;
  /** Names of Markdown files that the host skips on purpose: `_notes.md`. */
  readonly isSkipped?: (name: string) => boolean;
  /** `false`: the host reads regular files only and ignores links. */
  readonly followsLinks: boolean;
  /** Subagents that the host ships with. */
  readonly builtins?: BuiltinAgents;
  /** Whether built-in subagents win over files of the same name. */
  readonly builtinsFirst?: boolean;
}

/** A settings file that could be read. */
export interface SettingsText {
  readonly root: Node;
  readonly source: Source;
}

/** What every folder of one load shares. */
interface FolderSearch {
  readonly repo: RepoIndex;
  readonly host: SingleFolderHost;
  /** Real paths of files that a layer has already. */
  readonly seen: Set<string>;
  /** The user's settings, which apply to every folder. */
  readonly userSettings: readonly SettingsText[];
}

/** The settings files that apply to a folder, and the directory whose sessions read them; absent: every session. */
interface FolderSettings {
  readonly paths: readonly string[];
  readonly variables: readonly VariablesFile[];
  /** The host's directory, in which whole files count. */
  readonly own?: string;
  readonly governs?: string;
}

/** Loads a host with one folder. Each directory that a policy names is a session of its own. */
export async function loadSingleFolder(repo: RepoIndex, where: SearchScope, host: SingleFolderHost): Promise<Load> {
  const settingsIn = (directory: string): readonly string[] =>
    host.settings.map((file) => join(join(directory, host.own), file));
  const variablesIn = (directory: string): readonly VariablesFile[] =>
    // Nobody starts a session in a hidden folder such as the host's own, which holds such a file too.
    nameOf(directory).startsWith(".")
      ? []
      : (host.variables ?? []).map(({ path, rules }) => ({ path: join(directory, path), rules }));
  const home = where.user?.home;
  const { texts: userSettings } = await readSettingsTexts(repo, home === undefined ? [] : settingsIn(home), host);
  const search: FolderSearch = { repo, host, seen: new Set(), userSettings };
  const readIn = (name: Layer["name"], directory: string): Promise<readonly LayerRead[]> =>
    readFolder(search, name, join(join(directory, host.own), host.folder), {
      paths: settingsIn(directory),
      variables: variablesIn(directory),
      own: join(directory, host.own),
      ...(name === "project" ? { governs: directory } : {}),
    });
  const projects: (readonly LayerRead[])[] = [];
  for (const start of where.starts) projects.push(await readIn("project", start));
  const user = home === undefined ? [] : await readIn("user", home);
  const named: LayerRead[] = [];
  for (const root of where.dirs.map(tidied))
    append(named, await readFolder(search, "project", root, { paths: [], variables: [] }));
  const external = takesPlugins(host.settingRules)
    ? await pluginLayersIn(
        repo,
        where.starts.map((directory) => ({ directory, paths: settingsIn(directory) })),
      )
    : [];
  const builtins = builtinLayer(host.builtins ?? []);
  const inOrder = (layers: readonly LayerRead[]): readonly LayerRead[] =>
    host.builtinsFirst === true ? [builtins, ...layers] : [...layers, builtins];
  const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
  return loadFrom([...projects.flat(), ...user, ...external, ...named], builtins, winnersOf(sessions.map(inOrder)));
}

const nothing: SettingsRead = { authority: [], unjudged: [] };

/** The layer of a folder with the settings files that apply to it; nothing when neither exists. */
async function readFolder(
  { repo, host, seen, userSettings }: FolderSearch,
  name: Layer["name"],
  root: string,
  { paths, variables, own, governs }: FolderSettings,
): Promise<readonly LayerRead[]> {
  const { texts, ...settings } = await readSettingsTexts(repo, paths, host);
  const set = await readVariables(repo, variables);
  const whole = own === undefined ? nothing : readWholeFiles(repo, own, host.wholeFiles ?? []);
  const beside = own === undefined ? nothing : ((await host.readBeside?.(repo, own)) ?? nothing);
  const kept = settings.authority.filter(({ setting }) => beside.replaces?.includes(setting) !== true);
  const authority = [...kept, ...set.authority, ...whole.authority, ...beside.authority];
  const layer: Layer = {
    name,
    root,
    status: "loaded",
    authority: host.appliedSettings?.(authority) ?? authority,
    ...(governs === undefined ? {} : { governs }),
  };
  const applied = name === "user" ? texts : [...userSettings, ...texts];
  const { items, unjudged } = await readFiles(repo, layer, markdownFiles(repo, layer, host, seen, applied));
  const unread = [...settings.unjudged, ...set.unjudged, ...whole.unjudged, ...beside.unjudged, ...unjudged];
  const exists = repo.resolve(root).kind === "directory" || items.length + unread.length + layer.authority.length > 0;
  return exists ? [{ layer, items, unjudged: unread }] : [];
}

/** What settings files decide, and their texts. */
async function readSettingsTexts(
  repo: RepoIndex,
  paths: readonly string[],
  { settingRules, knownSettings, settingsReading, furtherAuthority, faultsIn, substitution }: SingleFolderHost,
): Promise<SettingsRead & { readonly texts: readonly SettingsText[] }> {
  const texts: SettingsText[] = [];
  const keep = (root: Node, source: Source): readonly Authority[] => {
    texts.push({ root, source });
    return furtherAuthority?.(root, source) ?? [];
  };
  const { authority, unjudged } = await readSettings(repo, paths, settingRules, keep, substitution, settingsReading);
  const unknown = texts.flatMap(({ root, source }) => unknownIn({ settingRules, knownSettings }, root, source));
  const faults = texts.flatMap(({ root, source }) => faultsIn?.(root, source) ?? []);
  return { authority, unjudged: [...unjudged, ...unknown, ...faults], texts };
}

const markdown = /\.(?:md|markdown|mdx)$/i;

/** Files that look like profiles but are not read, because of their folder or their extension, are dropped. */
function markdownFiles(
  repo: RepoIndex,
  layer: Layer,
  { read, isSkipped = () => false, followsLinks }: SingleFolderHost,
  seen: Set<string>,
  settings: readonly SettingsText[],
): LayerFiles {
  const readFile = async (source: Source, path: string): Promise<readonly Item[]> => {
    const files = [source.path];
    const skipped: Item = { layer, files, verdict: { kind: "passed-over" } };
    if (isSkipped(nameOf(path))) return [skipped];
    const problem = reasonNotRead(repo, layer.root, { source, path }, followsLinks);
    const results = await read(source, path, settings);
    if (problem === undefined) return results.map((result) => ({ layer, files, ...result }));
    const subagents = results.filter(
      ({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded",
    );
    if (subagents.length === 0) return [skipped];
    return subagents.map(({ profile }) => ({
      layer,
      files,
      verdict: { kind: "dropped", problem },
      ...(profile ? { profile } : {}),
    }));
  };
  return { isIncluded: (name) => markdown.test(name), deep: true, seen, read: readFile };
}

function reasonNotRead(
  repo: RepoIndex,
  root: string,
  { source, path }: { readonly source: Source; readonly path: string },
  followsLinks: boolean,
): Problem | undefined {
  const at = startOf(source);
  if (path !== root && directoryOf(path) !== root) return nestedProblem(root, path, at);
  if (!path.endsWith(".md")) return { message: "its name does not end in `.md`, and no other file is read", at };
  const directory = repo.resolve(directoryOf(path));
  const entry = directory.kind === "directory" ? repo.entries.get(join(directory.path, nameOf(path))) : undefined;
  const isSkipped = entry?.kind === "link" && !followsLinks;
  return isSkipped ? { message: "it is a link, and only regular files are read", at } : undefined;
}
