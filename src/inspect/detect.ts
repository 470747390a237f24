/**
 * Detects whether a host is in use in a repository. A file that several hosts read is only checked for those in use.
 */
import type { Host, DetectionHint } from "../model/host.ts";
import { launchedIn } from "../hosts/_kit/ci/index.ts";
import { mayBeFile } from "../hosts/_kit/loading/collect.ts";
import { directoryOf, join, nameOf } from "../repo/path.ts";
import { anchorRoot, isAnyPresent, matches, parsePattern, type PathPattern } from "../repo/patterns.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { UserDirectories } from "../repo/tree.ts";
import { addTo } from "../repo/many.ts";

/** How it is known that a host is in use. */
export type HostUse =
  /** A file or directory of its own exists at `path`. */
  | { readonly kind: "own"; readonly path: string }
  /** It is in use at the base. A change that deletes its files does not stop the check. */
  | { readonly kind: "base" }
  /** The policy has settings for it. */
  | { readonly kind: "policy" }
  /** The command line names it. */
  | { readonly kind: "asked" }
  /** It is not in use. `shared` is the first path of other hosts at which it would find something. */
  | { readonly kind: "none"; readonly shared: string | undefined };

/** What shows that a host is in use, besides the tree. Each function gets the id of a host. */
export interface DetectionInput {
  readonly requested: (host: string) => boolean;
  readonly policy: (host: string) => boolean;
  readonly base: (host: string) => boolean;
  readonly user: UserDirectories | undefined;
}

/** Finds the strongest sign that a host is in use. */
export async function detectHost(
  id: string,
  host: Pick<Host, "patterns" | "ownPatterns" | "detectionHints" | "launch">,
  repo: RepoIndex,
  input: DetectionInput,
): Promise<HostUse> {
  // Runs for every host, and most repositories have no profiles: this must be quick.
  const isBare = repo.entries.size === 1 && input.user === undefined;
  const path = isBare
    ? undefined
    : (ownIn(host, repo, input.user) ??
      (await hintedIn(host.detectionHints ?? [], repo)) ??
      (host.launch && (await launchedIn(repo, host.launch))));
  if (path !== undefined) return { kind: "own", path };
  if (input.policy(id)) return { kind: "policy" };
  if (input.requested(id)) return { kind: "asked" };
  if (input.base(id)) return { kind: "base" };
  return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstRead(host.patterns, repo, input.user) };
}

/** The first path at which only this host looks and something exists. */
function ownIn(
  { patterns, ownPatterns }: Pick<Host, "patterns" | "ownPatterns">,
  repo: RepoIndex,
  user: UserDirectories | undefined,
): string | undefined {
  if (ownPatterns) return firstOf(ownPatterns, repo, user);
  return user !== undefined || isAnyPresent(repo, patterns) ? (firstOf(patterns, repo, user) ?? "") : undefined;
}

/**
 * The first settings file of other programs that names the host. One that cannot be read counts: the host then reports
 * it.
 */
async function hintedIn(hints: readonly DetectionHint[], repo: RepoIndex): Promise<string | undefined> {
  const textsOf = new Map<string, string[]>();
  for (const { path, text } of hints) addTo(textsOf, path, text);
  for (const [pattern, texts] of textsOf) {
    for (const path of hintPaths(pattern, repo)) {
      const content = await repo.read(path);
      if (
        content.kind === "text"
          ? texts.some((text) => content.source.text.includes(text))
          : content.kind !== "absent" || mayBeFile(repo, path)
      )
        return path;
    }
  }
  return undefined;
}

/**
 * The paths that match a hint's pattern. A pattern with a `*` is compared with every name of the repository, if it does
 * not name one folder.
 */
function hintPaths(pattern: string, repo: RepoIndex): readonly string[] {
  const { anchor, path, fixed } = parsePattern(pattern);
  if (anchor === "root" && fixed !== "" && directoryOf(path) === fixed)
    return repo
      .names(fixed)
      .map((name) => join(fixed, name))
      .filter((found) => matches(found, pattern));
  return pattern.replace(/^\*\*\//, "").includes("*")
    ? repo.entries
        .having((name) => matches(name, nameOf(path)))
        .map((entry) => entry.path)
        .filter((found) => !repo.isUsers(found) && matches(found, pattern))
        .sort()
    : startsOf(pattern, repo, undefined).filter((path) => exists(path, repo));
}

/** The first path at which one of the patterns starts and something exists. */
function firstOf(patterns: readonly string[], repo: RepoIndex, user: UserDirectories | undefined): string | undefined {
  for (const pattern of patterns) {
    const path = startsOf(pattern, repo, user).find((start) => exists(start, repo));
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The same, where a folder counts only if a file in it matches. */
function firstRead(
  patterns: readonly string[],
  repo: RepoIndex,
  user: UserDirectories | undefined,
): string | undefined {
  for (const pattern of patterns) {
    const path = startsOf(pattern, repo, user).find((start) => exists(start, repo) && holds(start, pattern, repo));
    if (path !== undefined) return path;
  }
  return undefined;
}

/** Whether a folder holds a file that a pattern names, if the pattern names files directly in it. */
function holds(start: string, pattern: string, repo: RepoIndex): boolean {
  const { path, fixed } = parsePattern(pattern);
  if (!path.includes("*") || directoryOf(path) !== fixed || repo.resolve(start).kind !== "directory") return true;
  return repo.names(start).some((name) => matches(join(fixed, name), path));
}

/** The paths at which a pattern starts: one for each directory that it applies to. */
function startsOf(pattern: string, repo: RepoIndex, user: UserDirectories | undefined): readonly string[] {
  const { anchor, path, fixed } = parsePattern(pattern);
  const start = path.includes("*") ? fixed : path;
  if (start === "") return [];
  return directoriesOf(anchor, path, repo, user).map((directory) => join(directory, start));
}

function directoriesOf(
  anchor: PathPattern["anchor"],
  path: string,
  repo: RepoIndex,
  user: UserDirectories | undefined,
): readonly string[] {
  if (anchor === "every")
    return [...repo.holding(path.split("/")[0] ?? "")].filter((directory) => !repo.isUsers(directory)).sort();
  const root = anchorRoot(anchor, user);
  return root === undefined ? [] : [root];
}

/**
 * A link that leads out of the tree or to nothing counts: it may lead to something where the tree is checked out. An
 * empty directory does not count, since Git does not store it.
 */
function exists(path: string, repo: RepoIndex): boolean {
  const resolution = repo.resolve(path);
  if (resolution.kind === "directory") return repo.names(path).length > 0;
  return resolution.kind !== "missing" || resolution.link !== undefined;
}
