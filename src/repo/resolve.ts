/** Resolves paths of a tree as a file system would: `..`, links, and the directories of the user and the machine. */
import { type Entries } from "./entries.ts";
import { ownTilde, parentOf } from "./own-tilde.ts";
import { isWithin, join, plain } from "./path.ts";
import type { Reach, Resolution } from "./resolution.ts";
import { type Entry, limits } from "./tree.ts";

/** The entries of a tree by path, directories included. */
export interface Listing {
  readonly entries: Pick<Entries, "get">;
  /** Whether paths that begin with `~/` and `/` belong to the user and the machine. */
  readonly holdsUser: boolean;
}

/** Whether a path belongs to the user or the machine. */
export function isUserPath(listing: Listing, path: string): boolean {
  return listing.holdsUser && (path === "~" || path.startsWith("~/") || path.startsWith("/"));
}

/** The state of a walk along a path. */
interface Walk {
  directory: string;
  /** The segments that are left. */
  pending: string[];
  /** The last link that was followed. */
  link: Entry | undefined;
  followed: number;
}

/** What is at `path`. Without `follow` a link in the last place is not followed: it is then `missing`. */
export function resolvePath(listing: Listing, path: string, follow: boolean): Resolution {
  const deep = path.length > 2 * limits.levels ? listedStartOf(listing, path) : undefined;
  const { root, segments } = deep ?? startOf(listing, path);
  if (root === undefined) return { kind: "outside", target: path };
  const walk: Walk = { directory: root, pending: segments, link: undefined, followed: 0 };
  while (walk.pending.length > 0) {
    const resolution = step(listing, walk, follow);
    if (resolution) return resolution;
  }
  return { kind: "directory", path: walk.directory };
}

interface Start {
  readonly root: string | undefined;
  readonly segments: string[];
}

/**
 * The longest listed part of a deep path. Hosts ask for many files in each of its directories, and from the root each
 * of these walks would take as many steps as there are directories.
 */
function listedStartOf({ entries }: Listing, path: string): Start | undefined {
  const slashes: number[] = [];
  for (let at = path.indexOf("/", 1); at > 0; at = path.indexOf("/", at + 1)) slashes.push(at);
  let root: string | undefined;
  let first = 0;
  // What is above a listed directory is listed, so half of what is left is excluded each time.
  for (let last = slashes.length; first < last; ) {
    const middle = (first + last) >> 1;
    const entry = entries.get(path.slice(0, slashes[middle]));
    if (entry?.kind === "directory" && entry.unjudged === undefined) {
      root = entry.path;
      first = middle + 1;
    } else last = middle;
  }
  return root === undefined ? undefined : { root, segments: path.slice((slashes[first - 1] ?? 0) + 1).split("/") };
}

/** The directory where a walk begins, and its segments. A tree without the user has nothing at absolute paths. */
function startOf({ holdsUser }: Listing, path: string): Start {
  const segments = path.split("/");
  if (path.startsWith("/")) return { root: holdsUser ? "/" : undefined, segments };
  return holdsUser && segments[0] === "~" ? { root: "~", segments: segments.slice(1) } : { root: "", segments };
}

/** Takes one segment; a resolution ends the walk. */
function step(listing: Listing, walk: Walk, follow: boolean): Resolution | undefined {
  const segment = walk.pending.shift() ?? "";
  if (segment === "." || segment === "") return undefined;
  if (segment === "..") return climb(listing, walk);
  const { directory, pending } = walk;
  const path = directory === "" && segment === "~" && listing.holdsUser ? ownTilde : join(directory, segment);
  const entry = listing.entries.get(path);
  if (!entry) return { kind: "missing", path: joined([path, ...pending]), ...viaLink(walk) };
  return enter(listing, walk, entry, follow);
}

function enter(listing: Listing, walk: Walk, entry: Entry, follow: boolean): Resolution | undefined {
  const { path, kind, unjudged } = entry;
  const isLast = walk.pending.length === 0;
  if (unjudged !== undefined) return { kind: "unjudged", path, problem: unjudged };
  switch (kind) {
    case "submodule":
      return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
    case "unnameable":
      return { kind: "missing", path };
    case "link":
      return !follow && isLast ? { kind: "missing", path } : followLink(listing, walk, entry);
    case "file":
      return isLast ? { kind: "file", path } : { kind: "not-a-directory", path };
    case "directory":
      walk.directory = path;
      return undefined;
  }
}

function climb(listing: Listing, walk: Walk): Resolution | undefined {
  const { directory, pending, link } = walk;
  const isRoot = directory === "" || directory === "/" || (directory === "~" && isUserPath(listing, directory));
  if (isRoot)
    return { kind: "outside", target: link?.target ?? joined([directory, "..", ...pending]), ...viaLink(walk) };
  walk.directory = parentOf(directory);
  return undefined;
}

function followLink(listing: Listing, walk: Walk, entry: Entry): Resolution | undefined {
  const { path, target = "" } = entry;
  if (++walk.followed > limits.links) return { kind: "loop", link: path };
  walk.link = entry;
  if (target === "") return { kind: "missing", path, link: path };
  // Only links of the user and the machine may lead to absolute paths.
  const { root, segments } = isUserPath(listing, path)
    ? startOf(listing, target)
    : { root: undefined, segments: target.split("/") };
  if (/^(?:[A-Za-z]:)?[\\/]/.test(target) && root === undefined) return { kind: "outside", target, link: path };
  if (target.startsWith("/") || root === "~") walk.directory = root ?? walk.directory;
  walk.pending = [...segments, ...walk.pending];
  return undefined;
}

function viaLink({ link }: Walk): { readonly link?: string } {
  return link ? { link: link.path } : {};
}

function joined(segments: readonly string[]): string {
  return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
}

/**
 * Where the path `value` leads that a file in the directory `from` contains and that must stay inside `boundary`. The
 * last component is followed too, even if the host does not look: a link that leaves the boundary is outside it.
 */
export function reachPath(listing: Listing, boundary: string, from: string, value: string): Reach {
  if (isAbsolute(value)) return { kind: "outside", how: "absolute", target: value };
  const limit = resolvePath(listing, boundary, true);
  const root = limit.kind === "directory" ? limit.path : boundary;
  const path = join(from, value);
  const climbs = isWithin(from, boundary) && climbsOut(boundary, from, value);
  const resolution = resolvePath(listing, path, true);
  if (resolution.kind === "loop")
    return climbs ? { kind: "outside", how: "parent", target: value } : { kind: "nowhere" };
  if (resolution.kind === "outside") return outside(resolution.target, resolution.link);
  if (climbs) return outside(resolution.path, undefined);
  if (!isWithin(resolution.path, root)) return outside(resolution.path, firstLinkOn(listing, path));
  if (resolution.kind === "unjudged") return { kind: "nowhere", isUnknown: true };
  return resolution.kind === "file" || resolution.kind === "directory"
    ? { kind: "inside", path: resolution.path }
    : { kind: "nowhere" };
}

function isAbsolute(value: string): boolean {
  return /^(?:[/\\]|~$|~\/|[A-Za-z]:[\\/])/.test(value);
}

/** Whether `value` as text leaves the boundary, with `/` or with the backslashes of Windows. */
function climbsOut(boundary: string, from: string, value: string): boolean {
  return [value, value.replaceAll("\\", "/")].some((path) => !isWithin(plain(join(from, path)) ?? "..", boundary));
}

function outside(target: string, link: string | undefined): Reach {
  return link === undefined
    ? { kind: "outside", how: "parent", target }
    : { kind: "outside", how: "link", target, link };
}

/** The first link that a path goes through, the path itself included. */
function firstLinkOn({ entries }: Listing, path: string): string | undefined {
  let ancestor = "";
  for (const segment of path.split("/")) {
    ancestor = plain(join(ancestor, segment)) ?? "";
    if (entries.get(ancestor)?.kind === "link") return ancestor;
  }
  return undefined;
}
