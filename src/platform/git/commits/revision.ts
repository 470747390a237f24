/** Reads commits from their objects. */
import type { Objects } from "../../../repo/git/blobs.ts";

/** The raw object, without grafts, replacements or a shallow boundary: parents that this clone lacks are included. */
export interface Commit {
  /** The full id, as are `parents` and `tree`. */
  readonly id: string;
  readonly parents: readonly string[];
  /** The id of its root tree. */
  readonly tree: string;
}

/** The largest commit object that is read, in bytes. */
const commitBytes = 1 << 20;

/**
 * The commit of a revision, tags peeled; `undefined` if there is none. The revision is passed on standard input, so
 * that git cannot read it as an option.
 */
export async function commitOf(objects: Objects, revision: string): Promise<Commit | undefined> {
  const found = await objects.get(`${revision}^{commit}`, commitBytes);
  if (found.kind === "missing" || found.type !== "commit" || !found.content) return undefined;
  const head = found.content.toString("latin1").split("\n\n", 1)[0] ?? "";
  const [, tree = ""] = /^tree ([0-9a-f]{40,64})$/m.exec(head) ?? [];
  return { id: found.id, tree, parents: [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id ?? "") };
}
