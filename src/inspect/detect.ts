/** Whether a host is in use in a repository, and what says so: of a file that several hosts read, only those in use judge it. */
import type { Host, DetectionHint } from "../model/host.ts";
import { join } from "../repo/path.ts";
import { isAnyPresent, parsePattern, anchorRoot } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { UserDirectories } from "../repo/tree.ts";

/** `base`: its own files stood in the tree that this one is compared with; what a change deletes makes no host look away. */
export type HostUse =
  /** Something of its own stands at `path`. */
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "base" }
  | { readonly kind: "policy" }
  /** The command line names it. */
  | { readonly kind: "asked" }
  /** Nothing says that anybody starts it here; `shared` is the first place where it would find something all the same. */
  | { readonly kind: "none"; readonly shared: string | undefined };

/** What, beside the tree, says that hosts are in use: their ids. */
export interface DetectionInput {
  readonly asked: (host: string) => boolean;
  readonly policy: (host: string) => boolean;
  readonly base: (host: string) => boolean;
  readonly user: UserDirectories | undefined;
}

export async function detectHost(
  id: string,
  host: Pick<Host, "patterns" | "ownPatterns" | "detectionHints">,
  repo: RepoIndex,
  signs: DetectionInput,
): Promise<HostUse> {
  // In a repository without profiles this is asked for every host, and it is where most commits are made.
  const isBare = repo.entries.size === 1 && signs.user === undefined;
  const path = isBare ? undefined : (ownIn(host, repo, signs.user) ?? (await toldIn(host.detectionHints ?? [], repo)));
  if (path !== undefined) return { kind: "own", path };
  if (signs.policy(id)) return { kind: "policy" };
  if (signs.asked(id)) return { kind: "asked" };
  if (signs.base(id)) return { kind: "base" };
  return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstOf(host.patterns, repo, signs.user) };
}

/** Where something stands that only this host has. */
function ownIn(
  { patterns: places, ownPatterns: own }: Pick<Host, "patterns" | "ownPatterns">,
  repo: RepoIndex,
  user: UserDirectories | undefined,
): string | undefined {
  if (own) return firstOf(own, repo, user);
  return user !== undefined || isAnyPresent(repo, places) ? (firstOf(places, repo, user) ?? "") : undefined;
}

/** The first settings that name the host among others, or that cannot be read: then the host says so. */
async function toldIn(telling: readonly DetectionHint[], repo: RepoIndex): Promise<string | undefined> {
  for (const { path: place, text } of telling) {
    for (const path of placesOf(place, repo, undefined)) {
      if (!isThere(path, repo)) continue;
      const content = await repo.read(path);
      if (
        content.kind === "text"
          ? content.source.text.includes(text)
          : content.kind !== "absent" || content.resolution.kind === "outside"
      )
        return path;
    }
  }
  return undefined;
}

function firstOf(patterns: readonly string[], repo: RepoIndex, user: UserDirectories | undefined): string | undefined {
  for (const pattern of patterns) {
    const path = standing(pattern, repo, user);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The first path at which a pattern begins and something stands; a directory with nothing in it, which git does not know, is nothing. */
function standing(pattern: string, repo: RepoIndex, user: UserDirectories | undefined): string | undefined {
  return placesOf(pattern, repo, user).find((there) => isThere(there, repo));
}

/** Where a pattern begins, in every directory that it is about. */
function placesOf(pattern: string, repo: RepoIndex, user: UserDirectories | undefined): readonly string[] {
  const { anchor, path, fixed } = parsePattern(pattern);
  const way = path.includes("*") ? fixed : path;
  if (way === "") return [];
  const root = anchorRoot(anchor, user);
  const starts =
    anchor === "every"
      ? [...repo.holding(path.split("/")[0] ?? "")].filter((start) => !repo.isUsers(start)).sort()
      : root === undefined
        ? []
        : [root];
  return starts.map((start) => join(start, way));
}

/** Also what leads out of the tree, or to nothing in it, is there: whoever checks it out may have more. */
function isThere(path: string, repo: RepoIndex): boolean {
  const sight = repo.resolve(path);
  if (sight.kind === "directory") return repo.names(path).length > 0;
  return sight.kind !== "missing" || sight.link !== undefined;
}
