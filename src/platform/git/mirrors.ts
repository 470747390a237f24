/** Finds the repositories below a folder of mirrors: bare ones and clones. Starts no process, and follows no link. */
import { type Dirent, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { append } from "../../repo/many.ts";
import { isOfMachine, UserError } from "../../repo/tree.ts";
import { gitAt, runGit } from "./command.ts";
import type { Environment } from "../environment.ts";

/** A repository on disk, or a folder that may be one. */
export interface Mirror {
  /** Its path below the folder, without `.git` at its end: `acme/pay`. */
  readonly name: string;
  /** The folder of the repository, below the folder of mirrors. */
  readonly path: string;
  /** Why the folder cannot be read, so that it is not known whether it is a repository; absent: it is one. */
  readonly problem?: string;
}

/** What lies below a folder of mirrors, each list sorted by path. */
export interface Mirrors {
  readonly repositories: readonly Mirror[];
  /** Links to something that is not a file. Where they lead is not read. */
  readonly links: readonly string[];
  /** Repositories in the working tree of another one, which are not its submodules. */
  readonly nested: readonly string[];
  /** Folders that are too deep to be searched. */
  readonly deep: readonly string[];
  /** The file system's own folder, where it cannot be read. */
  readonly recovered: readonly string[];
}

/**
 * What a file system keeps at the top of a volume for fsck, and only root reads. No owner on GitHub or GitLab can have
 * this name.
 */
const recovered = "lost+found";

/** How deep mirrors lie below the folder: `host/owner/group/name` and two more. */
export const maxDepth = 6;

/** How deep a working tree is searched for other repositories: `owner/name` below a folder that became one itself. */
const nestedDepth = 2;

/** What lies below a repository belongs to it. Throws `UserError` where `folder` is none, or cannot be read. */
export function mirrorsBelow(folder: string): Mirrors {
  // The folder itself is what the user names, so a link to it is followed.
  if (kindOf(folder) !== "folder") throw new UserError(`\`--mirrors ${folder}\` is not a folder`);
  const found = {
    repositories: [] as Mirror[],
    links: [] as string[],
    nested: [] as string[],
    deep: [] as string[],
    recovered: [] as string[],
  };
  const visit = (below: string, depth: number): void => {
    const entries = entriesOf(join(folder, below));
    if (typeof entries === "string") {
      if (below === "") throw new UserError(`\`--mirrors ${folder}\` cannot be read: ${entries}`);
      if (below === recovered) found.recovered.push(below);
      else found.repositories.push({ ...mirrorAt(below), problem: `the folder is not readable (${entries})` });
      return;
    }
    if (below !== "" && looksLikeRepository(folder, below, entries)) {
      found.repositories.push(mirrorAt(below));
      if (hasWorkingTree(entries)) append(found.nested, repositoriesIn(folder, below, entries, nestedDepth));
      return;
    }
    append(
      found.links,
      entries
        .filter((entry) => entry.isSymbolicLink() && kindOf(join(folder, below, entry.name)) !== "file")
        .map(({ name }) => inside(below, name)),
    );
    const folders = foldersIn(below, entries);
    if (depth < maxDepth) for (const path of folders) visit(path, depth + 1);
    else append(found.deep, folders);
  };
  visit("", 0);
  return found;
}

function mirrorAt(path: string): Mirror {
  return { name: path.replace(/\.git$/, ""), path };
}

/** Sorted by name; a text: why the folder cannot be read. */
function entriesOf(path: string): readonly Dirent[] | string {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (!(error instanceof Error && isOfMachine(error))) throw error;
    // Without the path, which is different on the next machine.
    return error.message.replace(/, \w+ '.*$/s, "");
  }
}

/**
 * Also where git would not open it, so that a broken mirror is reported and not passed over. An owner may have
 * repositories with the names of git's own folders, and they hide none of the others. `path`: below `folder`.
 */
function looksLikeRepository(folder: string, path: string, entries: readonly Dirent[]): boolean {
  const isThere = (name: string) => entries.some((entry) => entry.name === name);
  if (path.endsWith(".git") || isThere(".git")) return true;
  return ["objects", "refs"].every((name) => isThere(name) && !isRepository(join(folder, path, name)));
}

/** Whether a folder is one of git's, or a working tree of it: no folder in such a one is. */
function isRepository(path: string): boolean {
  const entries = entriesOf(path);
  return typeof entries !== "string" && entries.some(({ name }) => name === ".git" || name === "HEAD");
}

function hasWorkingTree(entries: readonly Dirent[]): boolean {
  return entries.some(({ name }) => name === ".git");
}

/** A submodule and a second working tree have a file `.git`, and are parts of what is around them. */
function repositoriesIn(folder: string, below: string, entries: readonly Dirent[], depth: number): readonly string[] {
  return foldersIn(below, entries).flatMap((path) => {
    if (path.endsWith("/.git")) return [];
    const inner = entriesOf(join(folder, path));
    if (typeof inner === "string") return [];
    if (!looksLikeRepository(folder, path, inner))
      return depth > 1 ? repositoriesIn(folder, path, inner, depth - 1) : [];
    return inner.some((entry) => entry.name === ".git" && !entry.isDirectory()) ? [] : [path];
  });
}

function foldersIn(below: string, entries: readonly Dirent[]): readonly string[] {
  // The folder of mirrors may be kept in a repository of its own.
  const isMirror = (entry: Dirent) => entry.isDirectory() && !(below === "" && entry.name === ".git");
  return entries.filter(isMirror).map(({ name }) => inside(below, name));
}

function inside(below: string, name: string): string {
  return below === "" ? name : `${below}/${name}`;
}

/** What is there, links followed; `undefined`: nothing that can be reached. */
function kindOf(path: string): "file" | "folder" | undefined {
  try {
    const kind = statSync(path, { throwIfNoEntry: false });
    return kind?.isDirectory() ? "folder" : kind && "file";
  } catch (error) {
    if (isOfMachine(error)) return undefined;
    throw error;
  }
}

/** The branch that a repository has checked out, or that a bare one names first; `undefined`: it cannot be told. */
export function headBranch(gitDirectory: string): string | undefined {
  const head = join(gitDirectory, "HEAD");
  if (!lstatSync(head, { throwIfNoEntry: false })?.isFile()) return undefined;
  const [, name] = /^ref:\s*refs\/heads\/(\S+)\s*$/.exec(readFileSync(head, "utf8")) ?? [];
  // A repository with reftables has a name here that is none.
  return name === ".invalid" ? undefined : name;
}

/**
 * Why the commit of `HEAD` is not there; `undefined`: the repository has no commit at all. A mirror that lost objects,
 * or whose `HEAD` names a branch that is gone, is not empty.
 */
export async function missingHead(
  place: { readonly top: string; readonly isBare: boolean },
  environment: Environment,
): Promise<string | undefined> {
  const git = gitAt(place.top, environment, place);
  const { status } = await runGit(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
  if (status === 0) return "the commit of `HEAD` is not in it, or is no commit";
  const { output } = await runGit(git, ["for-each-ref", "--count=1", "--format=%(refname)"], { answers: [0, 1, 128] });
  return output.length === 0 ? undefined : "`HEAD` names a branch that it does not have";
}
