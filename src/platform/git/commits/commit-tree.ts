/** The tree of a commit, independent of the working tree and the index. */
import { BlobTree, entryOf, type Objects } from "../../../repo/git/blobs.ts";
import type { Entry, Tree } from "../../../repo/tree.ts";
import { type Git, runGit } from "../command.ts";
import { recordsOf } from "../records.ts";

/** The largest commit or tree object that is read, in bytes. */
export const objectBytes = 1 << 28;

/** What a commit's tree is made of. */
export interface CommitSource {
  readonly git: Git;
  /** The full id of the commit. */
  readonly id: string;
  /** The checked directory below the top. */
  readonly prefix: string;
  /** The clone, where Git finds the commit and its trees. */
  readonly trees: Objects;
  /** Where the contents of files come from. */
  readonly contents: Objects;
  /** Files that are expected to be read are requested early; default: none. */
  readonly isExpected?: ((entry: Entry) => boolean) | undefined;
}

/** Rejects with `ForeignObject`, once it is listed, if the commit or one of its trees is not what its name says. */
export function commitTree({ git, id, prefix, trees, contents, isExpected }: CommitSource): Tree {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new Error(`${id} is not the id of a commit`);
  return new BlobTree(
    contents,
    prefix,
    async () => {
      const { output } = await runGit(git, ["ls-tree", "-r", "-t", "-z", "--full-tree", id]);
      const entries: Entry[] = [];
      const names = new Set([id, `${id}^{tree}`]);
      // `100644 blob ID`, a tab, and the path.
      for (const { text, isNameable } of recordsOf(output)) {
        const tab = text.indexOf("\t");
        const [mode = "", type, object = ""] = text.slice(0, tab).split(" ");
        if (type === "tree") names.add(object);
        else entries.push(entryOf(mode, object, text.slice(tab + 1), { isNameable }));
      }
      await Promise.all([...names].map((name) => verified(trees, name)));
      return entries;
    },
    isExpected,
  );
}

/** Git lists trees without a look at their hashes; reading one compares them. */
async function verified(trees: Objects, name: string): Promise<void> {
  const found = await trees.get(name, objectBytes);
  if (found.kind === "missing" || !found.content) throw new Error(`git lists ${name} and cannot read it`);
}
