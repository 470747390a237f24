/** A tree that tells of each file that is read, and identifies every file. */
import { blobId } from "../platform/hash.ts";
import type { Identity, Tree } from "../repo/tree.ts";
import type { Machine } from "./input-types.ts";

/** The same tree. `onRead` is called for each file that is read, whether it can be or not. */
export function counted(tree: Tree, { onRead }: Pick<Machine, "onRead">): Tree {
  return {
    ...(tree.holdsUser ? { holdsUser: true } : {}),
    list: () => tree.list(),
    ...(tree.each ? { each: (take) => tree.each?.(take) ?? Promise.resolve() } : {}),
    identify: async (path) => (await tree.identify?.(path)) ?? byContent(path, tree),
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

function byContent(path: string, tree: Tree): Promise<Identity | undefined> {
  return tree.read(path).then(
    (bytes) => ({ id: blobId(bytes) }),
    () => undefined,
  );
}
