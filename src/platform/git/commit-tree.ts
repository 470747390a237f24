/** The tree of a commit, independent of the working tree and the index. */
import { BlobTree, entryOf, type Objects } from "../../repo/git/blobs.ts";
import type { Entry, Tree } from "../../repo/tree.ts";
import { type Git, run } from "./command.ts";
import { cut, recordsOf } from "./records.ts";

/** `id` is the full id of a commit. */
export function commitTree(
  git: Git,
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
      const { output } = await run(git, ["ls-tree", "-r", "-z", "--full-tree", id]);
      const entries: Entry[] = [];
      for (const record of recordsOf(output)) {
        const [facts, path] = cut(record);
        const [mode = "", , object = ""] = facts.split(" ");
        entries.push(entryOf(mode, object, path, record.nameable));
      }
      return entries;
    },
    isExpected,
  );
}
