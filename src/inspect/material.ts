/**
 * Finds the material of profiles and settings: the files of the tree that they start or read. When the content of such
 * a file changes, the profile or the setting does something else, though its own file stays as it is.
 */
import { isEqual } from "../model/equal.ts";
import type { Authority, Item } from "../model/load.ts";
import { directoryOf } from "../repo/path.ts";
import { filesMatching, filesStartedBy } from "../repo/named-files.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Inspection } from "./index.ts";

/** A file of the tree, and what identifies its content. */
export interface MaterialFile {
  readonly path: string;
  readonly identity: string;
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
}

/** Whether the same profiles and settings have equal files. */
export function areSameMaterials(one: Materials, other: Materials): boolean {
  const isSame = <K>(some: ReadonlyMap<K, unknown>, others: ReadonlyMap<K, unknown>): boolean =>
    some.size === others.size && [...some].every(([key, files]) => others.has(key) && isEqual(files, others.get(key)));
  return isSame(one.ofItems, other.ofItems) && isSame(one.ofSettings, other.ofSettings);
}

/** Reads nothing but these files. Not covered: what programs outside the tree read, and files outside it. */
export async function materialsIn({ loads }: Inspection, repo: RepoIndex): Promise<Materials> {
  const ofItems = new Map<Item, Material>();
  const ofSettings = new Map<Authority, readonly MaterialFile[]>();
  for (const { load } of loads) {
    for (const item of load.items) {
      const material = await materialOf(item, repo);
      if (material) ofItems.set(item, material);
    }
    for (const setting of load.layers.flatMap(({ authority }) => authority)) {
      if (!setting.names || setting.names.length === 0) continue;
      const files = await filesStartedBy(setting.names, directoryOf(setting.at.source.path), repo);
      if (files.length > 0) ofSettings.set(setting, await identified(files, repo));
    }
  }
  return { ofItems, ofSettings };
}

async function materialOf({ files: [file = ""], profile }: Item, repo: RepoIndex): Promise<Material | undefined> {
  if (!profile) return undefined;
  const { prompt, paths, hooks, servers, skills = [], references = [] } = profile;
  const commands = [...hooks, ...servers].flatMap(({ kind, value }) => (kind === "command" ? [value] : []));
  const named = [
    ...(prompt.path === null ? [] : [prompt.path]),
    ...paths.flatMap(({ reach }) =>
      reach.kind === "inside" ? [reach.path] : reach.kind === "outside" ? [reach.target] : [],
    ),
    ...references.flatMap((pattern) => filesMatching(pattern, repo)),
  ];
  const running = skills.filter(({ may }) => may.includes("execute"));
  if (commands.length + named.length + running.length === 0) return undefined;
  const started = await filesStartedBy(commands, directoryOf(file), repo);
  const bySkills = await Promise.all(
    running.map(({ path, because, content = because }) => filesStartedBy([content], directoryOf(path), repo)),
  );
  return {
    started: await identified([...new Set([...started, ...bySkills.flat()])].sort(), repo),
    read: await identified([...new Set(named)].sort(), repo),
  };
}

async function identified(paths: readonly string[], repo: RepoIndex): Promise<readonly MaterialFile[]> {
  const files = await Promise.all(paths.map(async (path) => ({ path, identity: await identityOf(path, repo) })));
  return files.flatMap(({ path, identity }) => (identity === undefined ? [] : [{ path, identity }]));
}

async function identityOf(path: string, repo: RepoIndex): Promise<string | undefined> {
  const identity = await repo.identityOf(path);
  if (identity !== undefined) return identity;
  const content = await repo.read(path);
  return content.kind === "text" ? content.source.text : undefined;
}

/** The paths of files that differ between two lists, or that only one of them has. */
export function differingFiles(before: readonly MaterialFile[], after: readonly MaterialFile[]): readonly string[] {
  const known = new Map(before.map(({ path, identity }) => [path, identity]));
  const now = new Set(after.map(({ path }) => path));
  return [
    ...after.flatMap(({ path, identity }) => (known.get(path) === identity ? [] : [path])),
    ...before.flatMap(({ path }) => (now.has(path) ? [] : [path])),
  ];
}
