/** The working tree: the files on disk; in a Git repository, those that Git does not ignore. */
import { sep } from "node:path";
import { pathsIn } from "../../repo/name-list.ts";
import type { Entry, Take, Tree } from "../../repo/tree.ts";
import { ensureMemoryForFile } from "../memory.ts";
import { borrowFile, readFile } from "./bytes.ts";
import { DiskIdentities } from "./identity.ts";
import { type UnlistedFile, unlistedAmong } from "./unlisted.ts";
import { bytesOfName, type Known, walkAll, walkKnown } from "./walk.ts";

/** A working tree. What Git ignores is not among its files. */
export interface DiskTree extends Tree {
  /**
   * What Git ignores or cannot hold, and what matches one of the path patterns of hosts: on disk, but not in `list`. In
   * the order of their paths; none outside Git.
   */
  unlisted(places: readonly string[]): Promise<readonly UnlistedFile[]>;
}

/** What is kept of a walk besides its entries. */
interface Walked {
  /** What is unknown to Git: paths, directories with a `/` at the end. */
  readonly others: readonly string[];
  /** The ids of the Git objects of submodules. */
  readonly ids: ReadonlyMap<string, string>;
  /** The kinds of paths that may be the printable form of a name that is not UTF-8. */
  readonly escaped: ReadonlyMap<string, Entry["kind"]>;
}

/**
 * The files below `root` (absolute). `known` gives those that count; without it, or if it gives `undefined`, all count.
 * Each directory is listed once, files are not examined one by one, and links are not followed. `trustsModes`: whether
 * the disk knows which files are executable.
 */
export function diskTree(
  root: string,
  known?: () => Promise<Known | undefined>,
  trustsModes: () => boolean = () => false,
): DiskTree {
  const walk = (take: Take): Promise<Walked> => walkOnce(root, known, take);
  const below = `${root}${root.endsWith(sep) ? "" : sep}`;
  let identities: DiskIdentities | undefined;
  let first: Promise<Walked> | undefined;
  const walked = (): Promise<Walked> => (first ??= walk({ entry: () => undefined, files: () => undefined }));
  const each = async (take: Take): Promise<void> => {
    const own = walk(take);
    first ??= own;
    await own;
  };
  let listed: Promise<readonly Entry[]> | undefined;
  return {
    each,
    list: () =>
      (listed ??= (async () => {
        const entries: Entry[] = [];
        await each({
          entry: (entry) => entries.push(entry),
          files(directory, names) {
            for (const path of pathsIn(directory, names)) entries.push({ path, kind: "file" });
          },
        });
        return entries;
      })()),
    read: async (path) => {
      ensureMemoryForFile();
      const isUnnameable = path.includes("\\x") && (await walked()).escaped.get(path) === "unnameable";
      return readFile(isUnnameable ? Buffer.concat([Buffer.from(below), bytesOfName(path)]) : below + path);
    },
    readNow: (path) => {
      if (path.includes("\\x")) return undefined;
      ensureMemoryForFile();
      return borrowFile(below + path);
    },
    identify: async (path) => {
      const id = (await walked()).ids.get(path);
      if (id !== undefined) return { id };
      return path.includes("\\x") ? undefined : (identities ??= new DiskIdentities(below, trustsModes())).of(path);
    },
    unlisted: async (places) => unlistedAmong(root, (await walked()).others, places),
  };
}

/** Gives every entry to `take`, and keeps what later questions need. */
async function walkOnce(
  root: string,
  known: (() => Promise<Known | undefined>) | undefined,
  take: Take,
): Promise<Walked> {
  const files = await known?.();
  const ids = new Map<string, string>();
  const escaped = new Map<string, Entry["kind"]>();
  const entry = (one: Entry): void => {
    const { path, kind, id } = one;
    if (id !== undefined) ids.set(path, id);
    if (path.includes("\\x") && (kind === "unnameable" || !escaped.has(path))) escaped.set(path, kind);
    take.entry(one);
  };
  const add: Take = {
    entry,
    files(directory, names) {
      if (!directory.includes("\\x") && !names.includes("\\x")) take.files(directory, names);
      else for (const path of pathsIn(directory, names)) entry({ path, kind: "file" });
    },
  };
  if (files) return { others: walkKnown(root, files, add), ids, escaped };
  walkAll(root, add);
  return { others: [], ids, escaped };
}
