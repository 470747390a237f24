/** A repository through GitHub's API: commits, branches, and trees whose contents are fetched when they are read. */
import { BlobTree, batched, chainObjects, type Objects } from "../../../repo/git/blobs.ts";
import { type Entry, limits, UserError, type Tree } from "../../../repo/tree.ts";
import { ensureMemoryForFile } from "../../memory.ts";
import { type Blob, blobsOf } from "./blobs.ts";
import { fieldsOf, idOf, type RepositoryClient, clientFor, type Options } from "./client.ts";
import { entriesOf } from "./trees.ts";

/** A commit as the API gives it. */
export interface HostedCommit {
  /** The full id, as are `parents` and `tree`. */
  readonly id: string;
  readonly parents: readonly string[];
  readonly tree: string;
}

/**
 * Every method rejects with a `UserError` if a request fails; `undefined` means that GitHub does not have the object.
 */
export interface HostedRepository {
  commit(id: string): Promise<HostedCommit | undefined>;
  /** The commit of a branch. */
  tipOf(branch: string): Promise<string | undefined>;
  /**
   * GitHub's test merge of an open pull request. While GitHub makes a new one, or cannot, it is that of an older head,
   * or none.
   */
  mergeOf(number: number): Promise<string | undefined>;
  /**
   * The same, from the pull request. The request makes GitHub compute the merge; until that is done, `isPending` is
   * true.
   */
  testMergeOf(number: number): Promise<{ readonly merge: string | undefined; readonly isPending: boolean } | undefined>;
  /**
   * The tree of an id. Contents come from `nearer` if it has them; files that are expected to be read are fetched
   * early.
   */
  tree(id: string, nearer?: Objects, isExpected?: (entry: Entry) => boolean): Tree;
  /** Blobs, fetched in batches. A missing blob rejects with a `UserError`. */
  readonly objects: Objects;
}

/** Blobs of one query, within GitHub's limits for aliases. */
const batchSize = 100;

/** Sends nothing itself: commits, trees and blobs are fetched when they are asked for. */
export function hostedRepository(options: Options): HostedRepository {
  const line = clientFor(options);
  const brought = batched<Blob>(batchSize, (ids) => blobsOf(ids, line));
  const objects: Objects = {
    async get(id, limit) {
      const blob = await brought(id);
      // The id comes from a tree, so a missing blob means that the tree is incomplete.
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
    async testMergeOf(number) {
      const found = await line.get(`pulls/${number}`, limits.fileBytes);
      return found && { merge: idOf(found["merge_commit_sha"]), isPending: found["mergeable"] === null };
    },
    tree(id, nearer, isExpected) {
      const source = nearer ? chainObjects(nearer, objects) : objects;
      const tree = new BlobTree(source, "", () => entriesOf(id, line), isExpected);
      return {
        list: () => tree.list(),
        identify: (path) => tree.identify(path),
        read(path) {
          ensureMemoryForFile();
          return tree.read(path);
        },
      };
    },
    objects,
  };
}

async function commitOf(line: RepositoryClient, id: string): Promise<HostedCommit | undefined> {
  const found = await line.get(`git/commits/${id}`, limits.fileBytes);
  if (!found) return undefined;
  const parents = Array.isArray(found["parents"])
    ? found["parents"].map((parent) => idOf(fieldsOf(parent)["sha"]))
    : [undefined];
  const [tree, own] = [idOf(fieldsOf(found["tree"])["sha"]), idOf(found["sha"])];
  if (own !== id || tree === undefined || parents.includes(undefined))
    throw new UserError(`GitHub's answer for the commit ${id} is for another object`);
  return { id, tree, parents: parents.flatMap((parent) => parent ?? []) };
}

async function targetOf(line: RepositoryClient, ref: string): Promise<string | undefined> {
  const found = await line.get(`git/ref/${ref.split("/").map(encodeURIComponent).join("/")}`, 1 << 16);
  const { type, sha } = fieldsOf(found?.["object"]);
  return found?.["ref"] === `refs/${ref}` && type === "commit" ? idOf(sha) : undefined;
}
