/** Commits in memory: a clone that has some of them, a remote that git may fetch from, and GitHub's API. */
import type { CommitSource, CommitTree } from "../../src/action/commits.ts";
import { baseOf, type PullRequest } from "../../src/platform/git/commits/pull-request-base.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { UserError } from "../../src/repo/tree.ts";
import { treeOf } from "./memory.ts";

export interface StoredCommit {
  readonly files: Readonly<Record<string, string>>;
  readonly parents: readonly string[];
}

export type Commits = ReadonlyMap<string, StoredCommit>;

export interface CommitMapOptions {
  /** What exists on GitHub, by id. */
  readonly commits: Commits;
  /** Ids that the clone in the workspace has, and the one it has checked out; `undefined`: there is no clone. */
  readonly clone: { readonly has: ReadonlySet<string>; readonly head: string } | undefined;
  /** Whether git may fetch. */
  readonly canFetch: boolean;
  /** Whether there is a token for the API. */
  readonly hasToken: boolean;
  /** The commit at `refs/pull/7/merge`. */
  readonly merge: string | undefined;
}

/** Counts how often git fetched a commit, and how often the API was asked for one. */
export interface CommitMap extends CommitSource {
  readonly fetched: readonly string[];
  readonly asked: readonly string[];
}

/** A source with the order of the action's own: the clone, then what git fetches, then the API. */
export function commitMap({ commits, clone, canFetch, hasToken, merge }: CommitMapOptions): CommitMap {
  const has = new Set(clone?.has);
  const fetched: string[] = [];
  const asked: string[] = [];
  const treeAt = async (id: string, { files }: StoredCommit): Promise<CommitTree> => ({
    repo: await RepoIndex.of(treeOf(files)),
    commit: id,
    sharesObjects: true,
  });
  const onGitHub = (id: string): StoredCommit | undefined => {
    if (!hasToken) return undefined;
    asked.push(id);
    return commits.get(id);
  };
  const shown = async (id: string): Promise<CommitTree> => {
    const commit = onGitHub(id);
    if (!commit) throw new UserError(`the commit ${id} cannot be read through GitHub's API`);
    return treeAt(id, commit);
  };
  const inClone = async (revision: string) => {
    const id = revision === "HEAD" ? clone?.head : revision;
    const commit = id !== undefined && has.has(id) ? commits.get(id) : undefined;
    return id !== undefined && commit ? { id, parents: commit.parents, tree: id } : undefined;
  };
  const firstParent = (id: string, head: string): string | undefined => {
    const [first, second] = onGitHub(id)?.parents ?? [];
    return second === head ? first : undefined;
  };
  return {
    fetched,
    asked,
    hasClone: clone !== undefined,
    holds: async (id) => has.has(id),
    shown,
    async held(id) {
      if (!clone) return shown(id);
      if (!has.has(id) && canFetch && commits.has(id)) {
        fetched.push(id);
        has.add(id);
      }
      const commit = has.has(id) ? commits.get(id) : undefined;
      return commit ? treeAt(id, commit) : shown(id);
    },
    async baseOf(request: PullRequest) {
      const { ran, head } = request;
      const base = ran === undefined || has.has(ran) ? undefined : firstParent(ran, head);
      if (base !== undefined) return base;
      return clone ? (await baseOf(request, inClone, async () => false)).id : request.base;
    },
    async mergeOf(_, head) {
      const base = merge === undefined ? undefined : firstParent(merge, head);
      return merge === undefined || base === undefined ? undefined : { id: merge, base };
    },
    tipOf: async () => undefined,
    close: async () => undefined,
  };
}
