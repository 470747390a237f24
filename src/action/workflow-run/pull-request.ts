/** Finds the pull request of an ended run by the commit and repository of its head, never by the content of the run. */
import { UserError } from "../../repo/tree.ts";
import { faultOf } from "../comment/failure.ts";
import type { Client } from "../comment/index.ts";
import type { ApiCall } from "../comment/retry.ts";
import type { EndedRun } from "./run.ts";

/** A pull request that the run may have checked. */
export interface PullRequest {
  readonly number: number;
  /** The commit of the base branch when GitHub last updated the pull request. */
  readonly base: string;
  /** GitHub's trial merge. */
  readonly merge: string | null;
}

/** The open pull requests whose head is still the run's commit. */
export async function pullRequestsOf(
  { commit, from, branch, repository }: EndedRun,
  client: Client,
  call: ApiCall,
): Promise<readonly PullRequest[]> {
  const [owner = "", repo = ""] = repository.split("/");
  const matches = ({
    state,
    head,
  }: {
    readonly state: string;
    readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
  }) => state === "open" && head.sha === commit && (from === null || head.repo?.full_name === from);
  const pullRequestIn = ({
    number,
    base,
    merge_commit_sha,
  }: {
    readonly number: number;
    readonly base: { readonly sha: string };
    readonly merge_commit_sha: string | null;
  }): PullRequest => ({ number, base: base.sha, merge: merge_commit_sha });
  if (from !== null && branch !== null) {
    const { data } = await call((signal) =>
      client.rest.pulls.list({
        owner,
        repo,
        state: "open",
        head: `${from.split("/")[0]}:${branch}`,
        per_page: 100,
        request: { signal },
      }),
    );
    if (data.some(matches)) return data.filter(matches).map(pullRequestIn);
  }
  // GitHub knows the commits of a fork by this way only sometimes, and those of its own repository always.
  const { data } = await call((signal) =>
    client.rest.repos.listPullRequestsAssociatedWithCommit({
      owner,
      repo,
      commit_sha: commit,
      per_page: 100,
      request: { signal },
    }),
  ).catch((error: unknown) => {
    if (faultOf(error)?.kind === "gone" || faultOf(error)?.status === 422) return { data: [] };
    throw error;
  });
  return data.filter(matches).map(pullRequestIn);
}

/**
 * The pull request that was checked: the only one, or the only one with the checked merge (`evaluated`) or base.
 * `undefined`: the run does not say which.
 */
export function checkedPullRequest(
  pullRequests: readonly PullRequest[],
  evaluated: string,
  base: string | null,
): PullRequest | undefined {
  if (pullRequests.length === 1) return pullRequests[0];
  const [byMerge, byBase] = [
    pullRequests.filter(({ merge }) => merge === evaluated),
    pullRequests.filter((one) => one.base === base),
  ];
  return byMerge.length === 1 ? byMerge[0] : byBase.length === 1 ? byBase[0] : undefined;
}

/** Rejects with `UserError` unless the commit of the result (`evaluated`) is the run's head, or a merge of it. */
export async function ensureJudged(
  evaluated: string | null,
  { commit, repository }: EndedRun,
  client: Client,
  call: ApiCall,
): Promise<void> {
  if (evaluated === commit) return;
  const refused = new UserError(
    `the result is about ${evaluated === null ? "no commit" : `\`${evaluated}\``}, which is neither \`${commit}\`, of which the run was, nor its merge`,
  );
  if (evaluated === null) throw refused;
  const [owner = "", repo = ""] = repository.split("/");
  const parents = await call((signal) =>
    client.rest.git.getCommit({ owner, repo, commit_sha: evaluated, request: { signal } }),
  ).then(
    ({ data }) => data.parents.map(({ sha }) => sha),
    (error: unknown) => {
      if (faultOf(error)?.kind === "gone" || faultOf(error)?.status === 422) throw refused;
      throw error;
    },
  );
  if (parents.length !== 2 || parents[1] !== commit) throw refused;
}
