/** Profiles that no host reads: near misses, folders that no host knows, and folders that a policy could name. */
import { hosts as allHosts } from "../../generated/catalogue.ts";
import type { Host } from "../../model/host.ts";
import type { Load, Problem } from "../../model/load.ts";
import { isWithin } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { filesNamedIn, foreignFilesIn } from "./foreign-folders.ts";
import { nearMissesIn } from "./near-miss.ts";
import { judgedPathsOf, type UnknownHost, unknownHostsIn } from "./unknown-hosts.ts";
import { unreadIn, type UnreadProfiles } from "./unread-profiles.ts";

/** What no host loads. Each file is in one of the lists. */
export interface Misplaced<T> {
  /** The loads, without the problems that near misses explain. */
  readonly loads: readonly T[];
  readonly nearMisses: readonly Problem[];
  readonly unknownHosts: readonly UnknownHost[];
  readonly unread: readonly UnreadProfiles[];
}

/** The path patterns of every host, in use or not. */
const knownPatterns = Object.values<Host>(allHosts).flatMap(({ patterns, ownPatterns = [] }) => [
  ...patterns,
  ...ownPatterns,
]);

const titles: ReadonlyMap<string, string> = new Map(
  Object.entries<Host>(allHosts).map(([id, { title }]) => [id, title]),
);

/** What no load has. One file gives one problem. */
export async function misplacedIn<T extends { readonly load: Load; readonly title: string }>(
  repo: RepoIndex,
  loads: readonly T[],
): Promise<Misplaced<T>> {
  const read = new Set(loads.flatMap(({ load }) => [...pathsReadBy(load)]));
  const dropped = new Set(
    loads.flatMap(({ load, title }) => [...pathsDroppedBy(load)].map((path) => `${title} ${path}`)),
  );
  const taken = new Set(loads.flatMap(({ load }) => without(pathsReadBy(load), pathsDroppedBy(load))));
  // A host that drops the file settles only what is nearly its own: a policy could name the folder for another.
  const isRead = (path: string, title: string): boolean => taken.has(path) || dropped.has(`${title} ${path}`);
  const hosts = Object.values<Host>(allHosts);
  const nearest = await nearMissesIn(repo, hosts, isRead);
  const known = new Set([
    ...read,
    ...nearest.map(({ at }) => at.source.path),
    ...loads.flatMap(({ load }) => filesNamedIn(load)),
  ]);
  const nearMisses = [...nearest, ...foreignFilesIn(repo, hosts, (path) => known.has(path))];
  const near = new Set(nearMisses.map(({ at }) => at.source.path));
  const judged = new Set([...near, ...loads.flatMap(({ load }) => [...judgedPathsOf(load)])]);
  const isEmpty = !loads.some(({ load }) => load.items.some(({ files }) => files.length > 0));
  return {
    loads: near.size === 0 ? loads : loads.map((load) => withoutNear(load, near)),
    nearMisses,
    unknownHosts: unknownHostsIn(repo, knownPatterns, judged).filter(
      ({ path }) => !nearMisses.some(({ at }) => isWithin(at.source.path, path)),
    ),
    unread: await unreadIn(repo, titles, (path) => read.has(path) || judged.has(path), isEmpty),
  };
}

/** Files that a host takes or refuses, and what it could not read. */
function pathsReadBy({ items, unjudged }: Load): ReadonlySet<string> {
  return new Set([
    ...items.flatMap(({ files, verdict }) => (verdict.kind === "passed-over" ? [] : files)),
    ...unjudged.flatMap(({ kind, at }) => (kind === "unknown-file" ? [] : [at.source.path])),
  ]);
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): readonly string[] {
  return [...all].filter((one) => !some.has(one));
}

function pathsDroppedBy({ items }: Load): ReadonlySet<string> {
  return new Set(items.flatMap(({ files, verdict }) => (verdict.kind === "dropped" ? files : [])));
}

function withoutNear<T extends { readonly load: Load }>(hostLoad: T, near: ReadonlySet<string>): T {
  const unjudged = hostLoad.load.unjudged.filter(
    ({ kind, at }) => kind !== "unknown-file" || !near.has(at.source.path),
  );
  return unjudged.length === hostLoad.load.unjudged.length
    ? hostLoad
    : { ...hostLoad, load: { ...hostLoad.load, unjudged } };
}
