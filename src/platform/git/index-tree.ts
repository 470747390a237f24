/** The Git index as a tree: the content of the next commit, independent of the disk. */
import { BlobTree, entryOf, type Objects } from "../../repo/git/blobs.ts";
import type { Entry, Tree } from "../../repo/tree.ts";
import { type Git, run } from "./command.ts";
import { cut, recordsOf } from "./records.ts";

/**
 * `file` is an index other than the repository's own. The flags `skip-worktree` and `assume-unchanged` change nothing
 * here. A file added with `--intent-to-add` is empty, as in the index.
 */
export function indexTree(git: Git, objects: Objects, prefix: string, file: string | undefined): Tree {
  return new BlobTree(objects, prefix, async () => {
    const { output } = await run(
      git,
      ["ls-files", "--stage", "-z"],
      file === undefined ? {} : { environment: { GIT_INDEX_FILE: file } },
    );
    const entries: Entry[] = [];
    for (const record of recordsOf(output)) {
      const [facts, path] = cut(record);
      const [mode = "", id = "", stage] = facts.split(" ");
      if (stage === "0") entries.push(entryOf(mode, id, path, record.nameable));
      else if (entries.at(-1)?.path !== path)
        entries.push({ path, kind: "file", unjudged: "has unresolved merge stages" });
    }
    return entries;
  });
}
