/**
 * Which profiles have nothing to do with what a commit changes. A host reads each profile by itself, and brings
 * profiles together by their names. So a profile that is the same on both sides, that has no name of a changed one, and
 * that neither names nor is named by one, is judged alike on both sides. On any doubt it counts as related, or
 * everything does.
 */
import { hosts } from "../../generated/hosts.ts";
import type { Host } from "../../model/host.ts";
import { directoryOf } from "../../repo/path.ts";
import { matches } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Entry } from "../../repo/tree.ts";
import type { ChangedFile } from "./changed-file.ts";
import { areElsewhere, isNotable, isOddPlace, isPlugin, isProfile, leadingTo, mayBeLookedFor } from "./elsewhere.ts";
import { startingAmong } from "./starting.ts";
import { mayBear, type NameSearch, searchFor } from "./name-search.ts";

/** What a commit changes, and what need not be judged because of it. */
export interface Unrelated {
  /** The paths of the profiles that are added, changed or deleted. No host reads what else is changed. */
  readonly changed: ReadonlySet<string>;
  /** The paths of the profiles that can be left out, on both sides. */
  readonly unrelated: ReadonlySet<string>;
  /** The ids of the hosts that look for none of the changed files, and for nothing that is left but samples. */
  readonly idle: ReadonlySet<string>;
  /** Whether a name of a changed profile was looked for in what is left out. */
  readonly isKnown: (name: string) => boolean;
  /** Whether what is left out may have this name. */
  readonly mayHave: (name: string) => Promise<boolean>;
}

/** Beyond these, everything is judged: to find out more would take as long. */
const most = {
  /** Profiles that change. */
  changed: 40,
  links: 100,
  /** Files that are no profiles and may name one. */
  searched: 2_000,
  /** Files that are left, for which each host says whether it looks for them. */
  left: 100,
};

/** With fewer profiles to leave out, nothing is gained. */
const fewest = 20;

/**
 * `head`, `base`: trees of Git objects of one repository, from its top. `least`: how many profiles have to be left out.
 * `undefined`: everything has to be judged.
 */
export async function unrelatedIn(head: RepoIndex, base: RepoIndex, least = fewest): Promise<Unrelated | undefined> {
  const differences = differencesOf(head, base);
  if (!differences) return undefined;
  const changed = new Set(differences.flatMap(({ path }) => (isProfile(path) ? [path] : [])));
  if (changed.size === 0 || changed.size > most.changed) return undefined;
  const files = [...head.entries.values()].flatMap(({ path, kind }) => (kind === "file" ? [path] : []));
  const profiles = new Set(files.filter(isProfile));
  const same = [...profiles].filter((path) => !changed.has(path));
  if (same.length < least || files.some(isPlugin) || !areBeside(changed, same)) return undefined;
  if (isLinked([...changed, ...same], head) || isLinked([...changed, ...same], base)) return undefined;
  const search = await searchIn(changed, head, base);
  if (!search || !(await areOthersAlike(differences, files, head, search))) return undefined;
  const samples = samplesOf(same, changed);
  const candidates = same.filter((path) => !samples.has(path));
  const unrelated = await readableWhere(candidates, head, (path, text) => !search.isRelated(path, text));
  if (unrelated.size < least) return undefined;
  const left = files.filter((path) => !unrelated.has(path) && !samples.has(path) && mayBeLookedFor(path));
  return {
    changed,
    unrelated,
    idle: idleAmong([...changed, ...left]),
    isKnown: search.isKnown,
    mayHave: async (name) => (await readableWhere([...unrelated], head, mayBear(name))).size > 0,
  };
}

/** The hosts that look for none of these files, if these are few. */
function idleAmong(paths: readonly string[]): ReadonlySet<string> {
  if (paths.length > most.left) return new Set();
  const all = Object.entries<Host>(hosts);
  const isRead = ({ patterns, ownPatterns = [] }: Host): boolean =>
    paths.some((path) => [...patterns, ...ownPatterns].some((pattern) => matches(path, pattern)));
  return new Set(all.flatMap(([id, host]) => (isRead(host) ? [] : [id])));
}

/** What differs. `undefined`: what is no file may have another profile at its end. */
function differencesOf(head: RepoIndex, base: RepoIndex): readonly ChangedFile[] | undefined {
  const found = new Map<string, ChangedFile>();
  const [after, before] = [head, base].map(({ entries }) => new Set(entries.values()));
  for (const [own, others, other] of [
    [after, before, base],
    [before, after, head],
  ] as const)
    for (const entry of own ?? []) {
      if (entry.kind === "directory") continue;
      if (isUncertain(entry)) return undefined;
      // Trees of which one was made of the other share what is equal.
      if (others?.has(entry)) continue;
      const match = other.entries.get(entry.path);
      if (match && isSame(entry, match)) continue;
      if (isProfile(entry.path) && (entry.kind !== "file" || (match && match.kind !== "file"))) return undefined;
      found.set(entry.path, {
        path: entry.path,
        isNameable: entry.kind !== "unnameable",
        before: modeOf(base.entries.get(entry.path)),
        after: modeOf(head.entries.get(entry.path)),
      });
    }
  return [...found.values()];
}

function isUncertain({ path, kind, unjudged }: Entry): boolean {
  return unjudged !== undefined || (kind !== "file" && isOddPlace(path));
}

function isSame(a: Entry, b: Entry): boolean {
  return a.kind === b.kind && a.id !== undefined && a.id === b.id;
}

/** Git's mode, as far as it matters: an executable file is read like any other. */
const modes = {
  none: "000000",
  directory: "000000",
  file: "100644",
  unnameable: "100644",
  link: "120000",
  submodule: "160000",
} as const;

function modeOf(entry: Entry | undefined): string {
  return modes[entry?.kind ?? "none"];
}

/** Whether each changed profile is in a folder with one that stays: no folder comes or goes, and no host with it. */
function areBeside(changed: ReadonlySet<string>, same: readonly string[]): boolean {
  const folders = new Set(same.map(directoryOf));
  return [...changed].every((path) => folders.has(directoryOf(path)));
}

/** Whether a link may lead to one of these files, which something may then read by another name. */
function isLinked(paths: readonly string[], repo: RepoIndex): boolean {
  const targets = new Map([...repo.entries.ofKind("link")].map(({ path, target = "/" }) => [path, target]));
  if (targets.size === 0) return false;
  return targets.size > most.links || leadingTo(paths, targets).length > 0;
}

/** The names of the changed profiles, of both sides. */
async function searchIn(
  changed: ReadonlySet<string>,
  head: RepoIndex,
  base: RepoIndex,
): Promise<NameSearch | undefined> {
  const paths = [...changed];
  const sides = await Promise.all(
    [head, base].map(async (repo) => {
      const texts = new Map<string, string>();
      const there = paths.filter((path) => repo.entries.has(path));
      await repo.glimpses(there, (path, text) => texts.set(path, text));
      return paths.map((path) => (repo.entries.has(path) ? texts.get(path) : ""));
    }),
  );
  const texts = sides.flat();
  return searchFor(paths, texts);
}

/** Whether no other file that changes matters, and no setting, skill or command names a changed profile. */
async function areOthersAlike(
  differences: readonly ChangedFile[],
  files: readonly string[],
  repo: RepoIndex,
  search: NameSearch,
): Promise<boolean> {
  const starting = new Set(startingAmong(files, files.filter(isNotable)));
  const named = files.filter((path) => !isProfile(path) && (mayBeLookedFor(path) || starting.has(path)));
  if (named.length > most.searched) return false;
  const silent = await readableWhere(named, repo, (path, text) => !search.isNamed(path, text));
  if (silent.size < named.length) return false;
  const others = differences.filter(({ path }) => !isProfile(path));
  if (others.length === 0) return true;
  const links = [...repo.entries.ofKind("link")];
  const odd = [...links, ...repo.entries.ofKind("submodule"), ...repo.entries.ofKind("unnameable")];
  return areElsewhere(others, {
    odd: odd.map(({ path }) => path),
    targets: async () => new Map(links.map(({ path, target = "/" }) => [path, target])),
    paths: files,
    notable: files.filter(isNotable),
    holds: async (fits, paths) => (await readableWhere(paths, repo, (_, text) => !fits(text))).size < paths.length,
  });
}

/**
 * Of the hosts that read a changed profile, the first profile of each folder. It shows what settings, folders and hosts
 * do to all of them.
 */
function samplesOf(paths: readonly string[], changed: ReadonlySet<string>): ReadonlySet<string> {
  const isRead = (path: string, { patterns }: Host): boolean => patterns.some((pattern) => matches(path, pattern));
  const readers = Object.values<Host>(hosts).filter((host) => [...changed].some((path) => isRead(path, host)));
  const first = new Map<string, string>();
  for (const path of paths) {
    const folder = directoryOf(path);
    if (path < (first.get(folder) ?? "\uffff")) first.set(folder, path);
  }
  return new Set([...first.values()].filter((path) => readers.some((host) => isRead(path, host))));
}

/** The files whose text passes. One that cannot be read is not among them. */
async function readableWhere(
  paths: readonly string[],
  repo: RepoIndex,
  passes: (path: string, text: string) => boolean,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await repo.glimpses(paths, (path, text) => {
    if (passes(path, text)) found.add(path);
  });
  return found;
}
