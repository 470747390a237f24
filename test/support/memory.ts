/** A repository in memory. */
import { blobId } from "../../src/platform/hash.ts";
import { type Entry, type Tree, UnreadableFile } from "../../src/repo/tree.ts";

export type Held =
  | string
  | Uint8Array
  | { readonly link: string }
  | { readonly directory: true }
  | { readonly submodule: true }
  | { readonly unnameable: true | Uint8Array };

/** A tree of what is held under each path: text, bytes, a link with its target, an empty directory, a submodule. */
export function treeOf(files: Readonly<Record<string, Held>> | ReadonlyMap<string, Held>): Tree {
  const held = files instanceof Map ? files : new Map(Object.entries(files));
  const entries = [...held].map(([path, value]): Entry => {
    if (typeof value === "string" || value instanceof Uint8Array) return { path, kind: "file" };
    if ("link" in value) return { path, kind: "link", target: value.link };
    return { path, kind: "directory" in value ? "directory" : "submodule" in value ? "submodule" : "unnameable" };
  });
  return {
    list: async () => entries,
    read: async (path) => {
      const value = held.get(path);
      if (typeof value === "string") return new TextEncoder().encode(value);
      if (value instanceof Uint8Array) return value;
      if (value && "unnameable" in value) {
        if (value.unnameable === true) throw new UnreadableFile("cannot be read");
        return value.unnameable;
      }
      throw new Error(`${path} is no file`);
    },
  };
}

/** The same with the ids of Git's objects, as a commit has them. */
export function commitOf(files: Readonly<Record<string, Held>>): Tree {
  const tree = treeOf(files);
  const withId = (entry: Entry): Entry => {
    const held = files[entry.path];
    const content = typeof held === "string" || held instanceof Uint8Array ? held : JSON.stringify(held);
    return entry.kind === "directory" ? entry : { ...entry, id: blobId(Buffer.from(content)) };
  };
  return { ...tree, list: async () => (await tree.list()).map(withId) };
}
