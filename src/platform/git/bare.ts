/** Finds repositories without a working tree, whose commits are checked instead. Starts no process. */
import { lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../../repo/tree.ts";
import { isInside } from "../native-path.ts";
import { type Location, directoryAt, locateRepositoryAt } from "./location.ts";

/** A repository, and whether it has a working tree. */
export interface Place extends Location {
  readonly isBare: boolean;
}

/**
 * The repository around a directory, with a working tree or without; `undefined` outside git. A bare repository below a
 * working tree may be committed there by anybody: it counts only if `isNamed`, and else is an error. Throws `UserError`
 * if `directory` is not a directory.
 */
export function placeOf(directory: string, { isNamed = false } = {}): Place | undefined {
  const start = directoryAt(directory);
  const around = locateRepositoryAt(start);
  const bare = bareAbove(start, around?.top);
  if (bare === undefined || (around && isInside(bare, around.gitDirectory)))
    return around && (isBareByConfig(around.gitDirectory) ? { ...around, isBare: true } : { ...around, isBare: false });
  if (around && !(isNamed && start === bare))
    throw new UserError(
      `${bare} looks like a bare repository, and lies in the working tree of ${around.top}; name the one to check: --root ${bare} or --root ${around.top}`,
    );
  return { top: bare, gitDirectory: bare, shared: bare, prefix: "", isBare: true };
}

/** The nearest directory, at or above `start` and below `end`, that is itself what `.git` is elsewhere. */
function bareAbove(start: string, end: string | undefined): string | undefined {
  for (let path = start; path !== end; path = dirname(path)) {
    if (isGitDirectory(path)) return path;
    if (dirname(path) === path) return undefined;
  }
  return undefined;
}

/** Git's own criteria: a `HEAD` that names a ref or a commit, and directories of objects and refs. */
function isGitDirectory(path: string): boolean {
  const isDirectory = (name: string): boolean =>
    lstatSync(join(path, name), { throwIfNoEntry: false })?.isDirectory() === true;
  return isDirectory("objects") && isDirectory("refs") && isHead(join(path, "HEAD"));
}

function isHead(path: string): boolean {
  const kind = lstatSync(path, { throwIfNoEntry: false });
  if (kind?.isSymbolicLink()) return true;
  return kind?.isFile() === true && kind.size < 4096 && /^(?:ref:\s*refs\/|[0-9a-f]{40,64}\s*$)/.test(textOf(path));
}

/**
 * Whether `core.bare` says so, as for a `.git` file that leads to a bare repository with worktrees next to it. Git
 * reads it from the repository's own files, without what they include, and an additional worktree ignores it.
 */
function isBareByConfig(gitDirectory: string): boolean {
  if (textOf(join(gitDirectory, "commondir")) !== "") return false;
  const own = textOf(join(gitDirectory, "config"));
  const more = /worktreeconfig/i.test(own) ? textOf(join(gitDirectory, "config.worktree")) : "";
  let section = "";
  let isBare = false;
  for (const line of `${own}\n${more}`.split("\n")) {
    const [, name, rest = ""] = /^\s*\[\s*([^\]]*?)\s*\](.*)$/.exec(line) ?? [];
    section = name?.toLowerCase() ?? section;
    const [, value] = /^\s*bare\s*(?:=\s*"?(\w*)"?\s*)?(?:[#;].*)?$/i.exec(name === undefined ? line : rest) ?? [];
    if (section === "core" && /^\s*bare\b/i.test(name === undefined ? line : rest))
      isBare = value === undefined || /^(?:true|yes|on|[1-9]\d*)$/i.test(value);
  }
  return isBare;
}

function textOf(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : "";
}
