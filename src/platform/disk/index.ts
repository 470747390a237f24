/** The working tree: what is on disk, of that what git knows where there is git. */
import { sep } from "node:path";
import type { Tree } from "../../repo/tree.ts";
import { readFile } from "./bytes.ts";
import { ignoredAmong } from "./ignored.ts";
import type { Known } from "./known-tree.ts";
import { bytesOfName, type Walk, walkAll, walkKnown } from "./walk.ts";

export interface DiskTree extends Tree {
  /**
   * Files that stand where a host looks and that git ignores: on disk, not in `list`, and matched by one of `places`
   * (patterns as hosts write them). In order of path; none outside git.
   */
  ignored(places: readonly string[]): Promise<readonly string[]>;
}

/**
 * The files below `root`, an absolute path. `known` says which of them count; without it, or where it says `undefined`,
 * all do. Directories are listed once each, files are not looked at one by one, and links are not followed.
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
