/** Finds and reads files as hosts do: links followed, each real file once, and nothing passed over in silence. */
import type { Problem } from "../../model/load.ts";
import { join, nameOf } from "../../repo/path.ts";
import type { Resolution, RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source, startOf } from "../../repo/text.ts";

export interface CollectedFiles {
  /** Paths as the host walks to them, in byte order of each directory; the real ones may differ where links lead. */
  readonly files: readonly string[];
  /** Files that are there by name only: a link that leads to nothing, or in a circle. */
  readonly broken: readonly Problem[];
  readonly unjudged: readonly Problem[];
}

/** Which files, and how far a directory is gone through. */
export interface CollectOptions {
  /** By the file's name: `reviewer.md`. */
  readonly isIncluded: (name: string) => boolean;
  /** `false`: only what lies directly in the directory. */
  readonly deep: boolean;
  /** Real paths of files that another layer has already; those found are added. */
  readonly seen?: Set<string>;
  /** Paths below the directory that are not looked at. */
  readonly isExcluded?: (path: string) => boolean;
}

/** How deep directories are followed; no host states a bound of its own. */
const deepest = 100;

/** The wanted files of a directory, or the file itself where `directory` is one. */
export function collectFiles(
  repo: RepoIndex,
  directory: string,
  { isIncluded: isWanted, deep, seen = new Set(), isExcluded: isOut = () => false }: CollectOptions,
): CollectedFiles {
  const files: string[] = [];
  const broken: Problem[] = [];
  const unjudged: Problem[] = [];
  const visited = new Set<string>();
  const visit = (path: string, depth: number): void => {
    if (depth > 0 && isOut(path)) return;
    const sight = repo.resolve(path);
    const wanted = isWanted(nameOf(path));
    if (sight.kind === "directory") {
      if (visited.has(sight.path) || (depth > 0 && !deep)) return;
      visited.add(sight.path);
      if (depth > deepest)
        unjudged.push({ message: `is nested deeper than ${deepest} directories`, at: placeOfPath(path) });
      else for (const name of repo.names(path)) visit(join(path, name), depth + 1);
      return;
    }
    const beyond = beyondOf(sight, repo.entries.get(path)?.kind === "unnameable");
    if (beyond !== undefined && (wanted || (sight.kind !== "missing" && (deep || depth === 0))))
      unjudged.push({ message: beyond, at: placeOfPath(path) });
    else if (wanted && sight.kind === "file") {
      if (!seen.has(sight.path)) files.push(path);
      seen.add(sight.path);
    } else if (wanted && depth > 0) {
      broken.push({
        message: sight.kind === "loop" ? "it is a link that leads in a circle" : "it is a link that leads to nothing",
        at: placeOfPath(path),
      });
    }
  };
  visit(directory, 0);
  return { files, broken, unjudged };
}

/** Why a host would read there and the tree cannot give it. */
function beyondOf(sight: Resolution, unnameable: boolean): string | undefined {
  if (sight.kind === "outside") return `leads out of this tree, to \`${sight.target}\``;
  if (sight.kind === "unjudged") return sight.problem;
  return unnameable ? "has a name that is not UTF-8" : undefined;
}

/** How many files are read at a time. */
const together = 64;

/** Reads files that were found. Bytes that are no UTF-8 are unjudged: hosts of JavaScript replace what they cannot decode. */
export async function readEach<T>(
  repo: RepoIndex,
  paths: readonly string[],
  read: (source: Source, path: string) => T | Promise<T>,
): Promise<{ readonly all: readonly T[]; readonly unjudged: readonly Problem[] }> {
  const all: T[] = [];
  const unjudged: Problem[] = [];
  const one = async (path: string): Promise<{ readonly made: T } | { readonly problem: Problem }> => {
    const source = await readOne(repo, path);
    if (source === undefined) return { problem: { message: "cannot be read as a file", at: placeOfPath(path) } };
    return "message" in source ? { problem: source } : { made: await read(source, path) };
  };
  for (let at = 0; at < paths.length; at += together) {
    for (const result of await Promise.all(paths.slice(at, at + together).map(one))) {
      if ("made" in result) all.push(result.made);
      else unjudged.push(result.problem);
    }
  }
  return { all, unjudged };
}

/** The text at a path; a problem where the tree cannot give it, `undefined` where nothing is. */
export async function readOne(repo: RepoIndex, path: string): Promise<Source | Problem | undefined> {
  const content = await repo.read(path);
  switch (content.kind) {
    case "text":
      return content.source;
    case "not-utf8":
      return { message: "is not UTF-8, and this host replaces what it cannot decode", at: startOf(content.source) };
    case "unjudged":
      return { message: content.problem, at: startOf(content.source) };
    case "absent":
      return content.resolution.kind === "outside"
        ? { message: `leads out of this tree, to \`${content.resolution.target}\``, at: placeOfPath(path) }
        : undefined;
  }
}
