/** Finds the repository around a directory without starting git, by git's own rules for `.git`. */
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UserError } from "../../repo/tree.ts";

export interface Location {
  /** The top of the working tree, absolute, links resolved. */
  readonly top: string;
  /** The repository's own directory: `<top>/.git`, or where a worktree's or submodule's `.git` file points. */
  readonly gitDirectory: string;
  /** Where objects and refs are: `gitDirectory`, but for a further worktree the first one's. */
  readonly shared: string;
  /** The directory asked about as a path below `top`, with `/`; `""` for the top itself. */
  readonly prefix: string;
}

/**
 * The nearest directory at or above `directory` whose `.git` is a repository's; `undefined` outside git. A bare
 * repository is no working tree, and one that is merely found is not trusted. `Mistake` where the directory is none.
 */
export function locate(directory: string): Location | undefined {
  const start = directoryAt(directory);
  for (let top = start; ; top = dirname(top)) {
    const gitDirectory = gitDirectoryOf(top);
    if (gitDirectory !== undefined)
      return { top, gitDirectory, shared: sharedBy(gitDirectory), prefix: relative(top, start).split(sep).join("/") };
    if (dirname(top) === top) return undefined;
  }
}

/** The name of the default branch, as a clone knows it of its origin; `undefined` where it does not, or the name is an unusual one. */
export function trunkOf({ shared }: Location): string | undefined {
  const path = join(shared, "refs", "remotes", "origin", "HEAD");
  const pointer = lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : "";
  return /^ref: refs\/remotes\/origin\/(\w[\w./-]*)\n?$/.exec(pointer)?.[1];
}

/** A directory's absolute path without links. */
function directoryAt(directory: string): string {
  try {
    const path = realpathSync(directory);
    if (statSync(path).isDirectory()) return path;
  } catch {
    throw new UserError(`the directory ${directory} does not exist or may not be read`);
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

/** What git looks for: a `HEAD`, and objects and refs, which a further worktree shares with the first one. */
function isRepository(path: string): boolean {
  const exists = (name: string): boolean => lstatSync(join(path, name), { throwIfNoEntry: false }) !== undefined;
  return exists("HEAD") && (exists("commondir") || (exists("objects") && exists("refs")));
}
