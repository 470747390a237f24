/** Finds the repository around a directory without starting git, by git's own rules for `.git`. */
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UserError } from "../../repo/tree.ts";

/** Where a repository with a working tree is on disk. */
export interface Location {
  /** The top of the working tree, absolute, links resolved. */
  readonly top: string;
  /** The repository's own directory: `<top>/.git`, or where a worktree's or submodule's `.git` file points. */
  readonly gitDirectory: string;
  /** Where objects and refs are: `gitDirectory`, but for an additional worktree that of the first one. */
  readonly shared: string;
  /** The given directory as a path below `top`, with `/`; `""` for the top itself. */
  readonly prefix: string;
}

/**
 * The nearest directory at or above `directory` with a valid `.git`; `undefined` outside git. A bare repository has no
 * working tree, and a bare repository that is merely found is not trusted. Throws `UserError` if `directory` is not a
 * directory.
 */
export function locateRepository(directory: string): Location | undefined {
  return locateRepositoryAt(directoryAt(directory));
}

/** The same for an absolute path without links. */
export function locateRepositoryAt(start: string): Location | undefined {
  for (let top = start; ; top = dirname(top)) {
    const gitDirectory = gitDirectoryOf(top);
    if (gitDirectory !== undefined)
      return { top, gitDirectory, shared: sharedBy(gitDirectory), prefix: relative(top, start).split(sep).join("/") };
    if (dirname(top) === top) return undefined;
  }
}

/** A directory's absolute path without links. */
export function directoryAt(directory: string): string {
  try {
    const path = realpathSync(directory);
    if (statSync(path).isDirectory()) return path;
  } catch {
    throw new UserError(`the directory ${directory} does not exist or cannot be read`);
  }
  throw new UserError(`${directory} is not a directory`);
}

function gitDirectoryOf(top: string): string | undefined {
  const path = join(top, ".git");
  const kind = lstatSync(path, { throwIfNoEntry: false });
  if (!kind) return undefined;
  if (!kind.isFile()) return isRepository(path) ? path : undefined;
  const target = /^gitdir: (.*?)[\r\n]*$/s.exec(readFileSync(path, "utf8"))?.[1];
  const pointed = target === undefined ? undefined : resolve(top, target);
  if (pointed === undefined || !isRepository(pointed)) throw new UserError(`${path} does not lead to a repository`);
  return pointed;
}

function sharedBy(gitDirectory: string): string {
  const file = join(gitDirectory, "commondir");
  return existsSync(file) ? resolve(gitDirectory, readFileSync(file, "utf8").trim()) : gitDirectory;
}

/**
 * Git's own criteria: a `HEAD`, objects and refs. An additional worktree shares objects and refs with the first one.
 */
function isRepository(path: string): boolean {
  const exists = (name: string): boolean => lstatSync(join(path, name), { throwIfNoEntry: false }) !== undefined;
  return exists("HEAD") && (exists("commondir") || (exists("objects") && exists("refs")));
}
