/** A repository in memory. */
import type { Entry, Tree } from "../../src/tree.ts";

export type Held = string | Uint8Array | { readonly link: string } | { readonly directory: true } | { readonly submodule: true } | { readonly unnameable: true };

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
      throw new Error(`${path} is no file`);
    },
  };
}
