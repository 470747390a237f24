/** Lists directories: those with files that Git knows, or all of them. */
import { type Dirent, lstatSync, readdirSync, readlinkSync, type Stats } from "node:fs";
import { join as joinNative } from "node:path";
import { join } from "../../repo/path.ts";
import { decodeText } from "../../repo/text.ts";
import { type Entry, limits, UserError, UnreadableFile } from "../../repo/tree.ts";
import { guarded } from "./bytes.ts";
import { type Expected, type Known, outlineOf } from "./known-tree.ts";

export interface Walk {
  readonly entries: readonly Entry[];
  /** What is next to them and unknown to Git: paths, directories with a `/` at the end. */
  readonly others: readonly string[];
}

/** The disk decides what a known path is: it may have been deleted, or be a link or a directory now. */
export function walkKnown(root: string, known: Known): Walk {
  const outline = outlineOf(known);
  const entries: Entry[] = known.unnameable.map((path) => ({ path, kind: "unnameable" }));
  const others: string[] = [];
  const place = (path: string, expected: Expected, stats: Dirent | Stats): void => {
    if (!stats.isDirectory())
      entries.push(
        expected === "unmerged"
          ? { ...entryOf(root, path, stats), unjudged: "has unresolved merge stages" }
          : entryOf(root, path, stats),
      );
    else if (expected === "submodule") entries.push({ path, kind: "submodule", ...idOf(known.commits?.get(path)) });
    else if (expected === "embedded")
      entries.push({
        path,
        kind: "directory",
        unjudged: "is a repository of its own, whose files git does not list here",
      });
    else if (expected === "directory") visit(path);
    else others.push(`${path}/`);
  };
  const visit = (directory: string): void => {
    const names = outline.get(directory);
    if (!names) return;
    const found = namesIn(root, directory, entries);
    let seen = 0;
    for (const stats of found) {
      const expected = names.get(stats.name);
      const path = join(directory, stats.name);
      if (expected !== undefined) seen++;
      if (expected !== undefined) place(path, expected, stats);
      else if (stats.name !== ".git") others.push(stats.isDirectory() ? `${path}/` : path);
    }
    if (seen === names.size) return;
    const listed = new Set(found.map(({ name }) => name));
    for (const [name, expected] of names) {
      if (listed.has(name)) continue;
      const path = join(directory, name);
      const stats = lookAt(joinNative(root, path));
      if (stats) place(path, expected, stats);
    }
  };
  visit("");
  return { entries, others };
}

function idOf(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}

/** A name that a directory does not list may still exist on a file system that folds names. */
function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOTDIR" || error.code === "EACCES"))
      return undefined;
    throw error;
  }
}

/** Everything except `.git`. Throws a `UserError` if there are too many entries. */
export function walkAll(root: string): Walk {
  const entries: Entry[] = [];
  const pending = [""];
  for (let directory = pending.pop(); directory !== undefined; directory = pending.pop()) {
    for (const stats of namesIn(root, directory, entries)) {
      if (stats.name === ".git") continue;
      const path = join(directory, stats.name);
      entries.push(stats.isDirectory() ? { path, kind: "directory" } : entryOf(root, path, stats));
      if (stats.isDirectory()) pending.push(path);
    }
    if (entries.length > limits.entries)
      throw new UserError(
        `${root} is no git repository and holds more than ${limits.entries} files; name a smaller directory`,
      );
  }
  return { entries, others: [] };
}

/** The entries of a directory. A directory that may not be listed becomes an entry, and so do names that are not UTF-8. */
function namesIn(root: string, directory: string, entries: Entry[]): readonly Dirent[] {
  try {
    const { found, unnameable } = listing(joinNative(root, directory));
    const known = unnameable.length > 0 ? new Set(entries.map(({ path }) => path)) : undefined;
    for (const name of unnameable) {
      const path = join(directory, name);
      if (!known?.has(path)) entries.push({ path, kind: "unnameable" });
    }
    return found;
  } catch (error) {
    if (!(error instanceof UnreadableFile) || directory === "") throw error;
    entries.push({ path: directory, kind: "directory", unjudged: error.message });
    return [];
  }
}

/** The entries of the directory at a native path, and printable forms of names that are not UTF-8. */
export function listing(path: string): { readonly found: readonly Dirent[]; readonly unnameable: readonly string[] } {
  const found = guarded(() => readdirSync(path, { withFileTypes: true }));
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

export function entryOf(root: string, path: string, stats: Dirent | Stats): Entry {
  if (stats.isFile()) return { path, kind: "file" };
  if (!stats.isSymbolicLink()) return { path, kind: "file", unjudged: "is not a regular file" };
  try {
    const target = decodeText(guarded(() => readlinkSync(joinNative(root, path), { encoding: "buffer" })));
    if (target === undefined) return { path, kind: "link", unjudged: "is a link whose target is not UTF-8" };
    return { path, kind: "link", target: process.platform === "win32" ? target.replaceAll("\\", "/") : target };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { path, kind: "link", unjudged: error.message };
  }
}
