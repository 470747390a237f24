/** A repository as GitHub's API shows it: commits, what branches are at, and trees whose contents come when they are read. */
import { BlobTree, gathering, inTurn, type Objects } from "../../../repo/git/blobs.ts";
import { type Entry, limits, UserError, type Tree } from "../../../repo/tree.ts";
import type { Patience } from "../request.ts";
import { type Blob, blobsOf } from "./blobs.ts";
import { fieldsOf, idOf, type Line, lineTo, type Options } from "./client.ts";
import { entriesOf } from "./trees.ts";

export interface HostedCommit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly tree: string;
}

/** Every method rejects with `Mistake` where GitHub does not answer as it should; `undefined` is what it says it has not. */
export interface Hosted {
  commit(id: string): Promise<HostedCommit | undefined>;
  /** The commit that a branch is at. */
  tipOf(branch: string): Promise<string | undefined>;
  /** GitHub's own merge of an open request; while it makes a new one, or cannot, that of an older head, or none. */
  mergeOf(number: number): Promise<string | undefined>;
  /** The same as the request itself names it. Asking makes GitHub look whether it can be merged; until it knows, it `isPending`. */
  trialOf(number: number): Promise<{ readonly merge: string | undefined; readonly isPending: boolean } | undefined>;
  /** Everything below a tree's id, its contents from `nearer` where that has them; what is expected is asked for early. */
  tree(id: string, nearer?: Objects, isExpected?: (entry: Entry) => boolean): Tree;
  /** Blobs, many at once. None of them is missing: it rejects with `Mistake`. */
  readonly objects: Objects;
}

/** Blobs of one query: GitHub's limits allow as many aliases. */
const together = 100;

export function hostedRepository(options: Options): Hosted {
  const patience: Patience = { milliseconds: 60_000 };
  const line = lineTo(options, patience);
  const brought = gathering<Blob>(together, (ids) => blobsOf(ids, line));
  const objects: Objects = {
    async get(id, limit) {
      const blob = await brought(id);
      // It stands in a tree, so that whoever cannot give it has no whole tree.
      if (!blob) throw new UserError(`GitHub's API does not have the object ${id}`);
      const { size, content } = blob;
      return { kind: "object", id, type: "blob", size, ...(content && size <= limit ? { content } : {}) };
    },
  };
  const commits = new Map<string, Promise<HostedCommit | undefined>>();
  return {
    commit(id) {
      let commit = commits.get(id);
      if (!commit) commits.set(id, (commit = commitOf(line, id)));
      return commit;
    },
    tipOf: (branch) => targetOf(line, `heads/${branch}`),
    mergeOf: (number) => targetOf(line, `pull/${number}/merge`),
    async trialOf(number) {
      const found = await line.get(`pulls/${number}`, limits.fileBytes);
      return found && { merge: idOf(found["merge_commit_sha"]), isPending: found["mergeable"] === null };
    },
    tree: (id, nearer, isExpected) =>
      new BlobTree(nearer ? inTurn(nearer, objects) : objects, "", () => entriesOf(id, line), isExpected),
    objects,
  };
}

async function commitOf(line: Line, id: string): Promise<HostedCommit | undefined> {
  const found = await line.get(`git/commits/${id}`, limits.fileBytes);
  if (!found) return undefined;
  const parents = Array.isArray(found["parents"])
    ? found["parents"].map((parent) => idOf(fieldsOf(parent)["sha"]))
    : [undefined];
  const [tree, own] = [idOf(fieldsOf(found["tree"])["sha"]), idOf(found["sha"])];
  if (own !== id || tree === undefined || parents.includes(undefined))
    throw new UserError(`GitHub's answer for the commit ${id} is about something else`);
  return { id, tree, parents: parents.flatMap((parent) => parent ?? []) };
}

async function targetOf(line: Line, ref: string): Promise<string | undefined> {
  const found = await line.get(`git/ref/${ref.split("/").map(encodeURIComponent).join("/")}`, 1 << 16);
  const { type, sha } = fieldsOf(found?.["object"]);
  return found?.["ref"] === `refs/${ref}` && type === "commit" ? idOf(sha) : undefined;
}
