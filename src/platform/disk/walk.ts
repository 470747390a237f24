/** Lists directories: those with files that Git knows, or all of them. */
import { type Dirent, lstatSync, readdirSync, readlinkSync, type Stats } from "node:fs";
import { join as joinNative } from "node:path";
import { between, namesIn as namesInList } from "../../repo/name-list.ts";
import { join, nameOf } from "../../repo/path.ts";
import { decodeText } from "../../repo/text.ts";
import { type Entry, inConflict, limits, type Take, UserError, UnreadableFile } from "../../repo/tree.ts";
import { asUnreadable } from "./bytes.ts";
import { listedAsKnown } from "./as-known.ts";
import type { Expected, Folder, Outline } from "./outline.ts";

/** What Git knows, from `Repository.knownFiles`. */
export interface Known {
  readonly outline: Outline;
  readonly unnameable: readonly string[];
  readonly commits: ReadonlyMap<string, string>;
}

/**
 * The disk decides what a known path is: it may have been deleted, or be a link or a directory now. Returns what is
 * next to the entries and unknown to Git: paths, directories with a `/` at the end.
 */
export function walkKnown(root: string, known: Known, take: Take): readonly string[] {
  for (const path of known.unnameable) take.entry({ path, kind: "unnameable" });
  return new KnownWalk(root, known, take).all();
}

/** One walk over what Git knows. */
class KnownWalk {
  readonly #root: string;
  readonly #known: Known;
  readonly #take: Take;
  readonly #others: string[] = [];
  /** How many directories are open; those that are deeper than the stack allows come later. */
  #level = 0;
  readonly #later: (readonly [path: string, folder: Folder])[] = [];

  constructor(root: string, known: Known, take: Take) {
    this.#root = root;
    this.#known = known;
    this.#take = take;
  }

  all(): readonly string[] {
    this.#visit("", this.#known.outline.root);
    for (let next = this.#later.pop(); next; next = this.#later.pop()) this.#visit(...next);
    return this.#others;
  }

  #visit(directory: string, folder: Folder): void {
    const found = folder.listed === undefined ? namesIn(this.#root, directory, this.#take) : [];
    if (found === undefined) {
      takeUnlisted(directory, folder, this.#take);
      return;
    }
    const listed = folder.listed ?? listedAsKnown(folder, found, directory === "");
    if (listed === undefined) this.#compare(directory, folder, found);
    else takeListed(directory, listed, this.#take, (path) => this.#enter(folder, path));
  }

  /** What the disk has in a directory, and what Git knows there besides. */
  #compare(directory: string, folder: Folder, found: readonly Dirent[]): void {
    const names = folder.names();
    let seen = 0;
    for (const stats of found) {
      const expected = names.get(stats.name);
      const path = join(directory, stats.name);
      if (expected !== undefined) seen++;
      if (expected !== undefined) this.#place(folder, path, expected, stats);
      else if (stats.name !== ".git") this.#others.push(stats.isDirectory() ? `${path}/` : path);
    }
    if (seen === names.size) return;
    const all = new Set(found.map(({ name }) => name));
    for (const [name, expected] of names) {
      if (all.has(name)) continue;
      const path = join(directory, name);
      const stats = lookAt(joinNative(this.#root, path));
      if (stats) this.#place(folder, path, expected, stats);
    }
  }

  #place(folder: Folder, path: string, expected: Expected, stats: Dirent | Stats): void {
    if (!stats.isDirectory()) {
      const entry = entryOf(this.#root, path, stats);
      this.#take.entry(expected === "unmerged" ? { ...entry, unjudged: inConflict(path) } : entry);
    } else if (expected === "submodule")
      this.#take.entry({ path, kind: "submodule", ...idOf(this.#known.commits.get(path)) });
    else if (expected === "embedded")
      this.#take.entry({
        path,
        kind: "directory",
        unjudged: "is a repository of its own, whose files git does not list here",
      });
    else if (expected === "directory") this.#enter(folder, path);
    else this.#others.push(`${path}/`);
  }

  #enter(folder: Folder, path: string): void {
    const inside = folder.folders?.get(nameOf(path));
    if (!inside) return;
    if (this.#level === limits.levels) this.#later.push([path, inside]);
    else {
      this.#level++;
      this.#visit(path, inside);
      this.#level--;
    }
  }
}

/**
 * What Git knows in a directory that cannot be listed: a profile among it is reported, and not taken for a deleted one.
 */
function takeUnlisted(directory: string, folder: Folder, take: Take): void {
  const left = [{ directory, folder }];
  for (let next = left.pop(); next; next = left.pop()) {
    for (const [name, expected] of next.folder.names()) {
      const path = join(next.directory, name);
      const inside = expected === "directory" ? next.folder.folders?.get(name) : undefined;
      if (inside) left.push({ directory: path, folder: inside });
      else take.entry({ path, kind: "file", unjudged: "is in a directory that cannot be listed" });
    }
  }
}

/** `listed`: the list of the names in a directory, directories with a `/`. */
function takeListed(directory: string, listed: string, take: Take, enter: (path: string) => void): void {
  if (!listed.includes("/")) {
    if (listed !== "") take.files(directory, listed);
    return;
  }
  let files: string[] = [];
  const give = (): void => {
    if (files.length > 0) take.files(directory, files.join(between));
    files = [];
  };
  for (const name of namesInList(listed)) {
    if (!name.endsWith("/")) files.push(name);
    else {
      give();
      enter(join(directory, name.slice(0, -1)));
    }
  }
  give();
}

function idOf(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}

/** The faults of a name that is not there. */
const unnamed: ReadonlySet<string> = new Set(["ENOTDIR", "EACCES", "ENAMETOOLONG"]);

/** A name that a directory does not list may still exist on a file system that folds names. */
function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && unnamed.has(String(error.code))) return undefined;
    throw error;
  }
}

/** Everything except `.git`. Throws a `UserError` if there are too many entries. */
export function walkAll(root: string, take: Take): void {
  let count = 0;
  const counted: Take = {
    ...take,
    entry(entry) {
      count++;
      take.entry(entry);
    },
  };
  const pending = [""];
  for (let directory = pending.pop(); directory !== undefined; directory = pending.pop()) {
    for (const stats of namesIn(root, directory, counted) ?? []) {
      if (stats.name === ".git") continue;
      const path = join(directory, stats.name);
      counted.entry(stats.isDirectory() ? { path, kind: "directory" } : entryOf(root, path, stats));
      if (stats.isDirectory()) pending.push(path);
    }
    if (count > limits.entries)
      throw new UserError(
        `${root} is no git repository and holds more than ${limits.entries} files; name a smaller directory`,
      );
  }
}

/**
 * The entries of a directory; `undefined` if it cannot be listed. Then it becomes an entry, as names do that are not
 * UTF-8.
 */
function namesIn(root: string, directory: string, take: Take): readonly Dirent[] | undefined {
  try {
    const { found, unnameable } = listFolder(joinNative(root, directory));
    for (const name of unnameable) take.entry({ path: join(directory, name), kind: "unnameable" });
    return found;
  } catch (error) {
    if (!(error instanceof UnreadableFile) || directory === "") throw error;
    take.entry({ path: directory, kind: "directory", unjudged: error.message });
    return undefined;
  }
}

/** The entries of the directory at a native path, and printable forms of names that are not UTF-8. */
export function listFolder(path: string): {
  readonly found: readonly Dirent[];
  readonly unnameable: readonly string[];
} {
  const found = asUnreadable(() => readdirSync(path, { withFileTypes: true }));
  if (!found.some(({ name }) => name.includes("\ufffd"))) return { found, unnameable: [] };
  const names = readdirSync(path, { encoding: "buffer" }).filter((name) => decodeText(name) === undefined);
  const lossy = new Set(names.map(String));
  return {
    found: found.filter(({ name }) => !lossy.has(name)),
    unnameable: names.map((name) =>
      name.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`),
    ),
  };
}

/** The bytes of a path whose name is not UTF-8 and was escaped (`caf\\xe9.md`). */
export function bytesOfName(path: string): Buffer {
  return Buffer.concat(
    (path.match(/\\x[89a-f][0-9a-f]|[^\\]+|\\/g) ?? []).map((part) =>
      part.length === 4 && part.startsWith("\\x") ? Buffer.from(part.slice(2), "hex") : Buffer.from(part),
    ),
  );
}

/**
 * The entry of a file or a link at `path` below `root`. What cannot be read says why in `unjudged`; nothing is thrown.
 */
export function entryOf(root: string, path: string, stats: Dirent | Stats): Entry {
  if (stats.isFile()) return { path, kind: "file" };
  if (!stats.isSymbolicLink()) return { path, kind: "file", unjudged: "is not a regular file" };
  try {
    const target = decodeText(asUnreadable(() => readlinkSync(joinNative(root, path), { encoding: "buffer" })));
    if (target === undefined) return { path, kind: "link", unjudged: "is a link whose target is not UTF-8" };
    return { path, kind: "link", target: process.platform === "win32" ? target.replaceAll("\\", "/") : target };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { path, kind: "link", unjudged: error.message };
  }
}
