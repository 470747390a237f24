/** A tree that tells of each file that is read, and knows an id for every file. */
import { blobId } from "../platform/hash.ts";
import type { Tree } from "../repo/tree.ts";
import type { Machine } from "./input-types.ts";

/** The same tree. `onRead` is called for each file that is read, whether it can be or not. */
export function counted(tree: Tree, { onRead }: Pick<Machine, "onRead">): Tree {
  return {
    ...(tree.holdsUser ? { holdsUser: true } : {}),
    list: () => tree.list(),
    ...(tree.each ? { each: (take) => tree.each?.(take) ?? Promise.resolve() } : {}),
    identify: async (path) => (await tree.identify?.(path)) ?? tree.read(path).then(blobId, () => undefined),
    glimpse: async (paths, take) => (await tree.glimpse?.(paths, take)) ?? false,
    read: (path) => {
      onRead();
      return tree.read(path);
    },
    ...(tree.readNow
      ? {
          readNow: (path) => {
            const bytes = tree.readNow?.(path);
            if (bytes) onRead();
            return bytes;
          },
        }
      : {}),
  };
}
