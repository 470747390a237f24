/** The working tree: the files on disk; in a Git repository, those that Git does not ignore. */
import { sep } from "node:path";
import type { Tree } from "../../repo/tree.ts";
import { ensureMemoryForFile } from "../memory.ts";
import { readFile } from "./bytes.ts";
import { ignoredAmong } from "./ignored.ts";
import type { Known } from "./known-tree.ts";
import { bytesOfName, type Walk, walkAll, walkKnown } from "./walk.ts";

export interface DiskTree extends Tree {
  /**
   * Files that Git ignores and that match one of the path patterns of hosts: on disk, but not in `list`. In the order of
   * their paths; none outside Git.
   */
  ignored(places: readonly string[]): Promise<readonly string[]>;
}

/**
 * The files below `root` (absolute). `known` gives those that count; without it, or if it gives `undefined`, all count.
 * Each directory is listed once, files are not examined one by one, and links are not followed.
 */
export function diskTree(root: string, known?: () => Promise<Known | undefined>): DiskTree {
  const find = async (): Promise<Walk> => {
    const files = await known?.();
    return files ? walkKnown(root, files) : walkAll(root);
  };
  let walk: Promise<Walk> | undefined;
  let ids: ReadonlyMap<string, string> | undefined;
  return {
    list: async () => (await (walk ??= find())).entries,
    read: async (path) => {
      ensureMemoryForFile();
      const native = `${root}${root.endsWith(sep) ? "" : sep}`;
      const isUnnameable =
        path.includes("\\x") &&
        (await (walk ??= find())).entries.find((entry) => entry.path === path)?.kind === "unnameable";
      return readFile(isUnnameable ? Buffer.concat([Buffer.from(native), bytesOfName(path)]) : native + path);
    },
    identify: async (path) => {
      const { entries } = await (walk ??= find());
      ids ??= new Map(entries.flatMap(({ path: at, id }) => (id === undefined ? [] : [[at, id] as const])));
      return ids.get(path);
    },
    ignored: async (places) => ignoredAmong(root, (await (walk ??= find())).others, places),
  };
}
