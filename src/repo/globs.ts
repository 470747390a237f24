/** Finds the files of a tree that match a pattern, as a shell or a host does. */
import { wildmatch } from "./git/wildmatch.ts";
import { byBytes, join } from "./path.ts";
import { matches } from "./patterns.ts";
import type { RepoIndex } from "./repo-index.ts";

/**
 * The files that match a pattern from the root, sorted; links to directories are not followed. Whoever writes a profile
 * writes the pattern: one with more than a few stars, or with other wildcards, counts as everything in its directory.
 */
export function filesMatching(pattern: string, repo: RepoIndex): readonly string[] {
  const segments = pattern.split("/");
  const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
  if (wild < 0) return repo.resolve(pattern).kind === "file" ? [pattern] : [];
  const start = segments.slice(0, wild).join("/");
  const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
  const found: string[] = [];
  const target = repo.resolve(start);
  const open = target.kind === "directory" ? [{ directory: start, own: target.path }] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const name of repo.names(next.own)) {
      const path = join(next.directory, name);
      // Below a path that leads through a link, no link is known as one.
      const own = join(next.own, name);
      const isDirectory = repo.resolve(own).kind === "directory";
      if (!isDirectory && (!isSimple || matches(path, pattern))) found.push(path);
      if (isDirectory && repo.entries.get(own)?.kind !== "link") open.push({ directory: path, own });
    }
  return found.sort(byBytes);
}

/** All files and directories below a directory, in no order; links to directories are not followed. */
export function* below(
  directory: string,
  repo: RepoIndex,
  isLeftOut: (name: string) => boolean = () => false,
): Generator<{ readonly path: string; readonly kind: "file" | "directory" }> {
  // By its own path: below one that leads through a link, no link is known as one.
  const target = repo.resolve(directory);
  const open = target.kind === "directory" ? [target.path] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const name of repo.names(next)) {
      if (isLeftOut(name)) continue;
      const path = join(next, name);
      const { kind } = repo.resolve(path);
      if (kind !== "file" && kind !== "directory") continue;
      yield { path, kind };
      if (kind === "directory" && repo.entries.get(path)?.kind !== "link") open.push(path);
    }
}

/** How many files one pattern of a shell may mean. */
const most = 500;

/**
 * The files that a shell puts in place of a word with `*` or `?`, from a directory. Names that begin with a dot count
 * only where the pattern does so too. `undefined`: too many.
 */
export function shellMatches(directory: string, pattern: string, repo: RepoIndex): readonly string[] | undefined {
  let places = [directory];
  for (const segment of pattern.split("/")) {
    const next: string[] = [];
    for (const place of places) {
      for (const path of segmentMatches(place, segment, repo)) next.push(path);
      if (next.length > most) return undefined;
    }
    places = next;
  }
  return places.filter((path) => repo.resolve(path).kind === "file");
}

function segmentMatches(place: string, segment: string, repo: RepoIndex): Iterable<string> {
  if (segment === "" || segment === ".") return [place];
  if (!/[*?]/.test(segment)) return segment === ".." ? [] : [join(place, segment)];
  if (segment === "**")
    return [
      place,
      ...[...below(place, repo, isHidden)].flatMap(({ path, kind }) => (kind === "directory" ? [path] : [])),
    ];
  const match = wildmatch(segment);
  return repo
    .names(place)
    .filter((name) => (!isHidden(name) || segment.startsWith(".")) && match(name, false))
    .map((name) => join(place, name));
}

function isHidden(name: string): boolean {
  return name.startsWith(".");
}
