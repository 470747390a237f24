/** Looks through a small directory tree quickly: if no name in it belongs to a host or a policy, git is not needed. */
import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { sep } from "node:path";

/** Above these, git is faster. */
const limits = { directories: 40, entries: 400 };

/** Names that every file system keeps as they are: nothing that is folded, shortened or cut off. */
const plain = /^\.?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/** What means that git has to list the tree; all names in lower case. */
interface Names {
  /** Names, and two names with a slash such as `.github/agents`: the second directly inside the first. */
  readonly anywhere: ReadonlySet<string>;
  /** The first names of those with a slash. */
  readonly parents: ReadonlySet<string>;
  /** Names that count directly inside directories that begin with a dot. */
  readonly inHidden: ReadonlySet<string>;
}

/** Whether the names in a directory (relative to the root, with `/`) mean that git has to list the tree. */
type IsTelling = (directory: string, names: readonly string[]) => boolean;

/**
 * Whether the tree below `root` (absolute) is small and contains none of `names` (in lower case), in any spelling.
 * `.github/agents` is a name inside another one; the names of `inHidden` count inside directories that begin with a
 * dot. `isTelling` sees the names of each directory that has none of these. Conservative: `false` may be wrong.
 */
export function treeLacksNames(
  root: string,
  names: ReadonlySet<string>,
  inHidden: ReadonlySet<string>,
  isTelling: IsTelling,
): boolean {
  const parents = new Set([...names].flatMap((name) => (name.includes("/") ? [name.slice(0, name.indexOf("/"))] : [])));
  const pending = [{ path: root, relative: "", name: "" }];
  let entries = 0;
  for (const directory of pending) {
    const inside = listed(directory.path);
    if (!inside || (entries += inside.length) > limits.entries) return false;
    if (!isPlainDirectory(directory.name, inside, { anywhere: names, parents, inHidden })) return false;
    const files = inside.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    if (isTelling(directory.relative, files)) return false;
    for (const { name } of inside.filter((entry) => entry.isDirectory() && entry.name !== ".git")) {
      const relative = directory.relative === "" ? name : `${directory.relative}/${name}`;
      pending.push({ path: `${directory.path}${sep}${name}`, relative, name: name.toLowerCase() });
    }
    if (pending.length > limits.directories) return false;
  }
  return true;
}

/** Whether a directory has only files and directories with plain names that are not among `names`. */
function isPlainDirectory(directory: string, inside: readonly Dirent[], names: Names): boolean {
  const isParent = names.parents.has(directory);
  // A submodule that is not checked out is empty or has only `.git`.
  if (isParent && inside.every(({ name }) => name === ".git")) return false;
  return inside.every((entry) => (entry.name === ".git" ? !isParent : isPlainEntry(directory, entry, names)));
}

function isPlainEntry(directory: string, entry: Dirent, { anywhere, inHidden }: Names): boolean {
  const name = entry.name.toLowerCase();
  if (!plain.test(entry.name) || !(entry.isDirectory() || entry.isFile())) return false;
  return (
    !anywhere.has(name) && !anywhere.has(`${directory}/${name}`) && !(directory.startsWith(".") && inHidden.has(name))
  );
}

/** The largest file that is read to know whether Git is needed. */
const maxBytes = 200_000;

/** The files directly in a directory (absolute) by name; `undefined` if one of them is too large or cannot be read. */
export function textsAt(directory: string): readonly (readonly [name: string, text: string])[] | undefined {
  const found: (readonly [string, string])[] = [];
  for (const { name } of listed(directory) ?? []) {
    const text = textAt(`${directory}${sep}${name}`);
    if (text === undefined) return undefined;
    found.push([name, text]);
  }
  return found;
}

/** The text of a file (absolute); `undefined` if it is too large or cannot be read. */
export function textAt(path: string): string | undefined {
  try {
    const file = statSync(path);
    return file.isFile() && file.size <= maxBytes ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined;
  }
}

/** The names in a directory (absolute); none if it cannot be listed. */
export function namesAt(directory: string): readonly string[] {
  return (listed(directory) ?? []).map(({ name }) => name);
}

/** Whether a path (absolute) leads to a directory, links followed. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function listed(directory: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/**
 * Whether git has put every file on the disk: neither `--no-checkout`, which leaves no index, nor a sparse checkout.
 * `gitDirectory`: absolute. Conservative: `false` may be wrong.
 */
export function isWhollyCheckedOut(gitDirectory: string): boolean {
  return (
    existsSync([gitDirectory, "index"].join(sep)) && !existsSync([gitDirectory, "info", "sparse-checkout"].join(sep))
  );
}

/** Whether a directory (absolute) is the working tree of an ordinary repository. Conservative: `false` may be wrong. */
export function isPlainTop(directory: string): boolean {
  const isThere = (...path: readonly string[]): boolean =>
    lstatSync([directory, ...path].join(sep), { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isThere(".git", "objects") || !isThere(".git", "refs") || isThere("objects") || isThere("refs")) return false;
  try {
    const config = readFileSync([directory, ".git", "config"].join(sep), "utf8");
    const head = lstatSync([directory, ".git", "HEAD"].join(sep));
    // The settings of a repository may say that it has no working tree.
    return head.isFile() && !/worktreeconfig|bare(?!\s*=\s*false\b)/i.test(config);
  } catch {
    return false;
  }
}
