/** The Git index as a tree: the content of the next commit, independent of the disk. */
import { BlobTree, entryOf, type Objects } from "../../../repo/git/blobs.ts";
import { type Entry, inConflict, type Tree } from "../../../repo/tree.ts";
import type { Git } from "../command.ts";
import { recordsOf } from "../records.ts";
import { listStages, stageRecordOf } from "./records.ts";

/**
 * `file` is an index other than the repository's own. The flags `skip-worktree` and `assume-unchanged` change nothing
 * here. A file added with `--intent-to-add` is empty, as in the index.
 */
export function indexTree(git: Git, objects: Objects, prefix: string, file: string | undefined): Tree {
  return new BlobTree(objects, prefix, async () => {
    const entries: Entry[] = [];
    for (const { text, isNameable } of recordsOf(await listStages(git, file))) {
      const { mode, id, path, isMerged } = stageRecordOf(text);
      if (isMerged) entries.push(entryOf(mode, id, path, { isNameable }));
      else if (entries.at(-1)?.path !== path) entries.push({ path, kind: "file", unjudged: inConflict(path) });
    }
    return entries;
  });
}
