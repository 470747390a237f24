/**
 * Finds the material of profiles and settings: the files of the tree that they start or read. When the content of such
 * a file changes, the profile or the setting does something else, though its own file stays as it is.
 */
import { isEqual } from "../../model/equal.ts";
import { isOnlyShown } from "../../model/hook-events.ts";
import type { Authority, Item } from "../../model/load.ts";
import { byBytes, directoryOf } from "../../repo/path.ts";
import { filesMatching } from "../../repo/started/globs.ts";
import { mayBeCode } from "../../repo/started/text/modules.ts";
import { filesStartedBy, type Started, type StartedCode } from "../../repo/started/started-code.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Output } from "../../repo/started/shell/data.ts";
import type { CheckoutEffect, Identity } from "../../repo/tree.ts";
import { targetOf } from "../../model/profile.ts";
import type { Inspection } from "../index.ts";

/** A file of the tree, and what identifies its content. */
export interface MaterialFile {
  /** Relative to the root. */
  readonly path: string;
  /** Equal for equal content, and compared with nothing but others of one run. */
  readonly identity: string;
  /** How a checkout writes something else than its object holds. */
  readonly checkout?: CheckoutEffect;
  /** Of a file that the system starts by its path: whether it can. Absent where that is not known. */
  readonly isExecutable?: boolean;
  /** Whether a runner reads it for its tasks or for what to install: not all of it decides what is started. */
  readonly isManifest?: true;
  /** It is one of a list that is not whole: more files are started than are followed. */
  readonly isOfCut?: true;
}

/** The files of one profile, each list sorted by path. */
export interface Material {
  /** Files that its hooks, its servers and its skills start. */
  readonly started: readonly MaterialFile[];
  /** Files whose text it reads: its prompt, what it names, its memory, preloaded skills. */
  readonly read: readonly MaterialFile[];
}

/** Only profiles and settings that have any. */
export interface Materials {
  readonly ofItems: ReadonlyMap<Item, Material>;
  readonly ofSettings: ReadonlyMap<Authority, readonly MaterialFile[]>;
  /** What starts more files than are followed, and where that ends; one for each such place. */
  readonly cut: readonly Cut[];
}

/** Not all that is started is known. */
export interface Cut {
  /** What starts them: a setting, or the file of a profile. */
  readonly by: string;
  /** The file that names more; `null`: the command itself. */
  readonly at: string | null;
}

/** Whether the same profiles and settings have equal files. */
export function areSameMaterials(one: Materials, other: Materials): boolean {
  // Many settings have one list.
  const same = new Map<unknown, unknown>();
  const isSameList = (files: unknown, others: unknown): boolean => {
    if (same.get(files) === others || isEqual(files, others)) same.set(files, others);
    return same.get(files) === others;
  };
  const isSame = <K>(some: ReadonlyMap<K, unknown>, others: ReadonlyMap<K, unknown>): boolean =>
    some.size === others.size &&
    [...some].every(([key, files]) => others.has(key) && isSameList(files, others.get(key)));
  return (
    isSame(one.ofItems, other.ofItems) &&
    isSame(one.ofSettings, other.ofSettings) &&
    // One of them may start what is not known of the other.
    one.cut.length + other.cut.length === 0
  );
}

/** Reads nothing but these files. Not covered: what programs outside the tree read, and files outside it. */
export async function materialsIn({ loads }: Inspection, repo: RepoIndex): Promise<Materials> {
  const ofItems = new Map<Item, Material>();
  const ofSettings = new Map<Authority, readonly MaterialFile[]>();
  const lists = new Map<StartedCode, readonly MaterialFile[]>();
  const cuts = new Map<string | null, Cut>();
  const noteCut = (by: string, { cut, tests }: StartedCode): void => {
    const at = cut === undefined ? tests : cut;
    if (at !== undefined && !cuts.has(at)) cuts.set(at, { by, at });
  };
  const isShellSet = loads.some(({ load }) =>
    load.layers.some(({ authority }) => authority.some(({ setting }) => shellSetting.test(setting))),
  );
  for (const { host, load } of loads) {
    const linesOf: LinesOf = (lines) => {
      const found = new Map<string, Output>();
      for (const { event, text } of isShellSet ? [] : lines)
        found.set(text, isOnlyShown(host, event) && found.get(text) !== "host" ? "shown" : "host");
      return found;
    };
    for (const item of load.items) {
      const material = await materialOf(item, repo, linesOf, (code) => noteCut(`\`${item.files[0] ?? ""}\``, code));
      if (material) ofItems.set(item, material);
    }
    for (const setting of load.layers.flatMap(({ authority }) => authority)) {
      if (!setting.names || setting.names.length === 0) continue;
      const lines = linesOf(setting.line ? [setting.line] : []);
      const { path } = setting.at.source;
      const code = await codeOf(setting, setting.names, directoryOf(path), repo, lines);
      noteCut(`\`${setting.setting}\` of \`${path}\``, code);
      // Many settings start the same code.
      const files = lists.get(code) ?? withCut(await identified(code.files, repo), [code]);
      lists.set(code, files);
      if (files.length > 0) ofSettings.set(setting, files);
    }
  }
  return { ofItems, ofSettings, cut: [...cuts.values()] };
}

async function codeOf(
  { searches, namesCode }: Authority,
  names: readonly string[],
  directory: string,
  repo: RepoIndex,
  lines: ReadonlyMap<string, Output>,
): Promise<StartedCode> {
  const code = await filesStartedBy(names, directory, repo, lines, searches);
  return namesCode ? onlyCode(code) : code;
}

/** Nobody knows what reads a file that is no code. Code that it would start is left out with it. */
function onlyCode({ files }: StartedCode): StartedCode {
  return { files: files.filter(({ path }) => mayBeCode(path)) };
}

/** The files, which say whether the list is whole. */
function withCut(files: readonly MaterialFile[], codes: readonly StartedCode[]): readonly MaterialFile[] {
  return codes.every(({ cut }) => cut === undefined)
    ? files
    : files.map((file) => ({ ...file, isOfCut: true as const }));
}

/** All code of a tree, but what is installed. */
export async function codeIn(repo: RepoIndex): Promise<readonly MaterialFile[]> {
  const paths = [...repo.entries.values()].flatMap(({ path, kind }) =>
    kind === "file" && mayBeCode(path) && !/(?:^|\/)node_modules\//.test(path) ? [path] : [],
  );
  return identified(
    paths.sort(byBytes).map((path) => ({ path, isManifest: false, isDirect: false })),
    repo,
  );
}

/**
 * The files that one profile or setting starts in both trees: these are compared, also where the lists are not whole.
 * What only one of two such lists has may have come or gone, or may only be followed no more.
 */
export function startedInBoth(before: Materials, after: Materials): ReadonlySet<string> {
  const known = new Map<string, Set<readonly MaterialFile[]>>();
  for (const [by, files] of listsOf(before)) known.set(by, (known.get(by) ?? new Set()).add(files));
  const pairs = new Map<readonly MaterialFile[], Set<readonly MaterialFile[]>>();
  for (const [by, files] of listsOf(after))
    for (const others of known.get(by) ?? []) pairs.set(files, (pairs.get(files) ?? new Set()).add(others));
  // Many settings have one list.
  return new Set(
    [...pairs].flatMap(([files, lists]) => {
      const paths = new Set([...lists].flatMap((others) => others.map(({ path }) => path)));
      return files.flatMap(({ path }) => (paths.has(path) ? [path] : []));
    }),
  );
}

/** Each list of files that are started, with what starts them. */
function listsOf({
  ofItems,
  ofSettings,
}: Materials): readonly (readonly [by: string, files: readonly MaterialFile[]])[] {
  return [
    ...[...ofItems].map(([{ files }, { started }]) => [JSON.stringify(files), started] as const),
    ...[...ofSettings].map(
      ([{ at, setting, names = [] }, files]) => [JSON.stringify([at.source.path, setting, ...names]), files] as const,
    ),
  ];
}

/** Settings that choose the shell of hooks, the programs that it finds, or what it reads first. */
const shellSetting = /(?:^|[._])(?:PATH|ENV|BASH_\w+|\w*SHELL\w*|LD_\w+|ZDOTDIR)$/i;

/** Where the output of command lines goes. */
type LinesOf = (lines: readonly { readonly event: string; readonly text: string }[]) => ReadonlyMap<string, Output>;

async function materialOf(
  { files: [file = ""], profile }: Item,
  repo: RepoIndex,
  linesOf: LinesOf,
  noteCut: (code: StartedCode) => void,
): Promise<Material | undefined> {
  if (!profile) return undefined;
  const { prompt, paths, hooks, servers, skills = [], references = [] } = profile;
  const commands = [...hooks, ...servers].flatMap(({ kind, value, names = [] }) =>
    kind === "command" ? [value, ...names] : [],
  );
  const named = [
    ...(prompt.path === null ? [] : [prompt.path]),
    ...paths.map(targetOf).filter((path) => path !== "" && path !== file),
    ...references.flatMap((pattern) => filesMatching(pattern, repo)),
  ];
  const searching = [...hooks, ...servers].filter(({ searches }) => searches);
  const running = skills.filter(({ may }) => may.includes("execute"));
  const starting = paths.filter(({ starts, searches }) => starts ?? searches);
  if ([commands, named, running, searching, starting].every(({ length }) => length === 0)) return undefined;
  const lines = linesOf(hooks.flatMap(({ isLine, name, value }) => (isLine ? [{ event: name, text: value }] : [])));
  const started = await filesStartedBy(commands, directoryOf(file), repo, lines);
  const inFolders = await Promise.all(
    searching.map(({ names = [], searches }) => filesStartedBy(names, directoryOf(file), repo, new Map(), searches)),
  );
  const bySkills = await Promise.all(
    running.map(({ path, because, content = because }) => filesStartedBy([content], directoryOf(path), repo)),
  );
  const byPaths = await Promise.all(
    starting.map(async (path) => {
      const { starts = [], searches, namesCode } = path;
      const target = targetOf(path);
      const code = await filesStartedBy(
        [...(searches ? [target] : []), ...starts],
        directoryOf(target),
        repo,
        new Map(),
        searches,
      );
      return namesCode ? onlyCode(code) : code;
    }),
  );
  const codes = [started, ...inFolders, ...byPaths, ...bySkills];
  for (const code of [started, ...inFolders, ...byPaths]) noteCut(code);
  // Most skills say in prose how to run tests.
  for (const { files, cut } of bySkills) if (cut !== undefined) noteCut({ files, cut });
  const parts = paths.flatMap((path): readonly Started[] =>
    path.isStarted ? [{ path: targetOf(path), isManifest: false, isDirect: false }] : [],
  );
  const files = together([...parts, ...codes.flatMap((code) => code.files)]);
  return {
    started: withCut(await identified(files, repo), codes),
    read: await identified(
      [...new Set(named)].sort().map((path) => ({ path, isManifest: false, isDirect: false })),
      repo,
    ),
  };
}

/** Each file once; one that anything names as a whole is no mere manifest. */
function together(started: readonly Started[]): readonly Started[] {
  const files = new Map<string, Started>();
  for (const file of started) {
    const known = files.get(file.path);
    const isManifest = file.isManifest && known?.isManifest !== false;
    files.set(file.path, { path: file.path, isManifest, isDirect: file.isDirect || known?.isDirect === true });
  }
  return [...files.values()].sort((a, b) => byBytes(a.path, b.path));
}

async function identified(started: readonly Started[], repo: RepoIndex): Promise<readonly MaterialFile[]> {
  const files = await Promise.all(
    started.map(async ({ path, isManifest, isDirect }): Promise<MaterialFile | undefined> => {
      const identity = await identityOf(path, repo);
      if (!identity) return undefined;
      const { id, checkout, isExecutable } = identity;
      return {
        path,
        identity: id,
        ...(checkout ? { checkout } : {}),
        ...(isDirect && isExecutable !== undefined ? { isExecutable } : {}),
        ...(isManifest ? { isManifest } : {}),
      };
    }),
  );
  return files.filter((file) => file !== undefined);
}

async function identityOf(path: string, repo: RepoIndex): Promise<Identity | undefined> {
  const identity = await repo.identify(path);
  if (identity !== undefined) return identity;
  const content = await repo.read(path);
  return content.kind === "text" ? { id: content.source.text } : undefined;
}
