/**
 * Finds and reads the files of a directory as hosts do: links are followed, each real file counts once, nothing is
 * skipped silently.
 */
import type { Problem } from "../../../model/load.ts";
import { readableText } from "../../../repo/content.ts";
import { join, nameOf } from "../../../repo/path.ts";
import type { Content, Resolution, RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath, type Source, startOf } from "../../../repo/text.ts";
import { append } from "../../../repo/many.ts";

/** The files of one place of a host. */
export interface CollectedFiles {
  /** Paths as the host walks to them, in byte order of each directory. Behind links, the real paths may differ. */
  readonly files: readonly string[];
  /** What the host would read and the tree cannot give exactly. */
  readonly unjudged: readonly Problem[];
}

/** The same where a file that exists by name only is said of by itself. */
export interface CollectedProfiles extends CollectedFiles {
  /** Links that lead to nothing or in a circle. */
  readonly broken: readonly Problem[];
}

/** Which files are collected, and how deep. */
export interface CollectOptions {
  /** Takes the file's name: `reviewer.md`. */
  readonly isIncluded: (name: string) => boolean;
  /** `false`: only files that lie directly in the directory. */
  readonly deep: boolean;
  /** Files before directories: of two paths to one file, the one that lies directly in the directory counts. */
  readonly filesFirst?: boolean;
  /** Real paths of files that another layer has already. Files that are found are added. */
  readonly seen?: Set<string>;
  /** Paths below the directory that are not visited. */
  readonly isExcluded?: (path: string) => boolean;
}

/** How many levels of directories are followed. No host documents a limit of its own. */
const maxDepth = 100;

/**
 * The included files of a directory, or the file itself when `root` is a file. What a link leads to may be there when
 * the host looks, so links to nothing are unjudged. What no host can read, such as a circular link, is left out.
 */
export function collectFiles(repo: RepoIndex, root: string, options: CollectOptions): CollectedFiles {
  const { files, broken, unjudged } = collectProfiles(repo, root, options);
  const gone = broken.filter(({ at }) => linkToNothingIn(repo, repo.resolve(at.source.path)) !== undefined);
  return { files, unjudged: [...unjudged, ...gone.map(({ at }): Problem => ({ message: linkToNothing, at }))] };
}

/** Why the names in a folder that a host lists are not known; nothing where there is no such folder. */
export function unreadFolder(repo: RepoIndex, folder: string): readonly Problem[] {
  return collectFiles(repo, folder, { isIncluded: () => false, deep: false }).unjudged;
}

/** As `collectFiles`, for profiles, of which hosts drop those that are links to nothing. */
export function collectProfiles(
  repo: RepoIndex,
  root: string,
  { isIncluded, deep, filesFirst = false, seen = new Set(), isExcluded = () => false }: CollectOptions,
): CollectedProfiles {
  const files: string[] = [];
  const broken: Problem[] = [];
  const unjudged: Problem[] = [];
  const visited = new Set<string>();

  const visit = (path: string, depth: number): void => {
    if (depth > 0 && isExcluded(path)) return;
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory") visitDirectory(path, resolution.path, depth);
    else visitFile(path, resolution, depth);
  };
  const visitDirectory = (path: string, realPath: string, depth: number): void => {
    if (visited.has(realPath) || (depth > 0 && !deep)) return;
    visited.add(realPath);
    if (depth > maxDepth)
      unjudged.push({
        message: `is nested deeper than ${maxDepth} directories, so it is not checked`,
        at: placeOfPath(path),
      });
    else for (const below of inOrder(repo.names(path).map((name) => join(path, name)))) visit(below, depth + 1);
  };
  const inOrder = (paths: readonly string[]): readonly string[] => {
    if (!filesFirst) return paths;
    const isDirectory = (path: string): boolean => repo.resolve(path).kind === "directory";
    return [...paths.filter((path) => !isDirectory(path)), ...paths.filter(isDirectory)];
  };
  const visitFile = (path: string, resolution: Resolution, depth: number): void => {
    const included = isIncluded(nameOf(path));
    const reason = unreadableReason(resolution, repo.entries.get(path)?.kind === "unnameable");
    const mayHoldFiles = resolution.kind !== "missing" && (deep || depth === 0);
    if (reason !== undefined && (included || mayHoldFiles))
      unjudged.push({ message: reason, at: placeOfPath(resolution.kind === "unjudged" ? resolution.path : path) });
    else if (included && resolution.kind === "file") {
      if (!seen.has(resolution.path)) files.push(path);
      seen.add(resolution.path);
    } else if (resolution.kind !== "file") visitGone(path, resolution, depth);
  };
  const visitGone = (path: string, resolution: Resolution, depth: number): void => {
    const link = linkToNothingIn(repo, resolution);
    const place = depth > 0 ? path : link;
    if (place === undefined) return;
    if (isIncluded(nameOf(path))) broken.push({ message: brokenLink(resolution), at: placeOfPath(place) });
    else if (depth === 0 || (deep && link !== undefined && mayBeFolder(path)))
      unjudged.push({ message: linkToNothing, at: placeOfPath(place) });
  };

  visit(root, 0);
  return { files, broken, unjudged };
}

/** Whether a link to nothing may be one to a folder, by its name. */
function mayBeFolder(path: string): boolean {
  return !/[^.].*\./s.test(nameOf(path));
}

function brokenLink({ kind }: Resolution): string {
  return kind === "loop" ? "it is a circular link" : "it is a broken link";
}

function outsideLink(target: string): string {
  return `is a link out of this tree to \`${target}\`, which is not checked; replace the link with the file`;
}

/** The link through which a path is missing; `undefined`: none is to blame, but a folder without such a file. */
export function linkToNothingIn(repo: RepoIndex, resolution: Resolution): string | undefined {
  if (resolution.kind !== "missing" || resolution.link === undefined) return undefined;
  return repo.resolve(resolution.link).kind === "missing" ? resolution.link : undefined;
}

/** Whether a host may find a file at a path, also where this tree cannot give it. */
export function mayBeFile(repo: RepoIndex, path: string): boolean {
  const resolution = repo.resolve(path);
  return (
    resolution.kind === "file" ||
    resolution.kind === "outside" ||
    resolution.kind === "unjudged" ||
    linkToNothingIn(repo, resolution) !== undefined
  );
}

/** Completes "`PATH` …" for a link to something that is not in the tree. */
export const linkToNothing =
  "is a link to something that is not in this tree, so what a host finds there later is not checked; replace the link with the file, or remove it";

/** Why a host would read this path and the tree cannot give it. */
function unreadableReason(resolution: Resolution, isUnnameable: boolean): string | undefined {
  if (resolution.kind === "outside") return outsideLink(resolution.target);
  if (resolution.kind === "unjudged") return resolution.problem;
  return isUnnameable ? "has a name that is not UTF-8" : undefined;
}

/** How many files are read at the same time. */
const batchSize = 64;

/**
 * Reads files and keeps what `read` makes of each, in the order of `paths`. Hosts written in JavaScript read bytes that
 * are not UTF-8 with replacements, so `read` gets that text; a person sees another one, so the file is unjudged as
 * well.
 */
export async function readEach<T>(
  repo: RepoIndex,
  paths: readonly string[],
  read: (source: Source, path: string) => T | Promise<T>,
): Promise<{ readonly results: readonly T[]; readonly unjudged: readonly Problem[] }> {
  const results: T[] = [];
  const unjudged: Problem[] = [];
  const readPath = async (path: string): Promise<{ readonly results: readonly T[]; readonly problem?: Problem }> => {
    const content = await repo.read(path);
    if (content.kind === "text") return { results: [await read(content.source, path)] };
    const problem = problemOf(repo, path, content) ?? { message: "cannot be read as a file", at: placeOfPath(path) };
    return { results: content.kind === "not-utf8" ? [await read(content.decoded, path)] : [], problem };
  };
  for (let start = 0; start < paths.length; start += batchSize) {
    for (const file of await Promise.all(paths.slice(start, start + batchSize).map(readPath))) {
      append(results, file.results);
      if (file.problem) unjudged.push(file.problem);
    }
  }
  return { results, unjudged };
}

/** The text at a path; a problem when the tree cannot give it, `undefined` when there is nothing. */
export async function readOne(repo: RepoIndex, path: string): Promise<Source | Problem | undefined> {
  const content = await repo.read(path);
  return content.kind === "text" ? content.source : problemOf(repo, path, content);
}

/**
 * The text at a path as a program reads it that replaces bytes that are not UTF-8, with what is wrong with it; neither
 * when there is nothing. As in `readEach`, such a text is unjudged as well.
 */
export async function readDecoded(
  repo: RepoIndex,
  path: string,
): Promise<{ readonly source: Source | undefined; readonly problem: Problem | undefined }> {
  const content = await repo.read(path);
  return {
    source: readableText(content),
    problem: content.kind === "text" ? undefined : problemOf(repo, path, content),
  };
}

/** Why the tree cannot give the text that a host would read; `undefined` when there is nothing. */
export function problemOf(
  repo: RepoIndex,
  path: string,
  content: Exclude<Content, { kind: "text" }>,
): Problem | undefined {
  switch (content.kind) {
    case "not-utf8":
      return {
        message: "is not valid UTF-8, so invalid bytes are replaced when the file is read; save it as UTF-8",
        at: startOf(content.source),
      };
    case "unjudged":
      return { message: content.problem, at: startOf(content.source) };
    case "absent": {
      const { resolution } = content;
      if (resolution.kind === "outside") return { message: outsideLink(resolution.target), at: placeOfPath(path) };
      // A path that is simply not there is no problem.
      const link = linkToNothingIn(repo, resolution);
      return link === undefined ? undefined : { message: linkToNothing, at: placeOfPath(link) };
    }
  }
}
