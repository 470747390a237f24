/** The tree of a commit, independent of the working tree and the index. */
import { BlobTree, entryOf, type Objects } from "../../repo/git/blobs.ts";
import type { Entry, Tree } from "../../repo/tree.ts";
import { type Git, run } from "./command.ts";
import { recordsOf } from "./records.ts";

/** The largest commit or tree object that is read, in bytes. */
export const objectBytes = 1 << 28;

/**
 * `id` is the full id of a commit. Contents come from `objects`; `own` reads the clone, where Git finds the commit and its trees.
 * Rejects with `ForeignObject` if one of them is not what its name says.
 */
export function commitTree(
  git: Git,
  own: Objects,
  objects: Objects,
  prefix: string,
  id: string,
  isExpected?: (entry: Entry) => boolean,
): Tree {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new Error(`${id} is not the id of a commit`);
  return new BlobTree(
    objects,
    prefix,
    async () => {
      const { output } = await run(git, ["ls-tree", "-r", "-t", "-z", "--full-tree", id]);
      const entries: Entry[] = [];
      const trees = new Set([id, `${id}^{tree}`]);
      // `100644 blob ID`, a tab, and the path.
      for (const { text, nameable } of recordsOf(output)) {
        const tab = text.indexOf("\t");
        const [mode = "", type, object = ""] = text.slice(0, tab).split(" ");
        if (type === "tree") trees.add(object);
        else entries.push(entryOf(mode, object, text.slice(tab + 1), nameable));
      }
      await Promise.all([...trees].map((name) => verified(own, name)));
      return entries;
    },
    isExpected,
  );
}

/** Git lists trees without a look at their hashes; reading one through `own` compares them. */
async function verified(own: Objects, name: string): Promise<void> {
  const found = await own.get(name, objectBytes);
  if (found.kind === "missing" || !found.content) throw new Error(`git lists ${name} and cannot read it`);
}
