/** A pull request in memory, evaluated as the action does it, with its policies, organisation and reviews. */
import { evaluateWithAdditions } from "../../src/action/one-pull-request.ts";
import { governingPolicy } from "../../src/action/policy.ts";
import { applyApprovals, policyApproval } from "../../src/approvals/missing.ts";
import { ownershipChanges } from "../../src/approvals/ownership.ts";
import type { ApprovalCheck } from "../../src/approvals/status.ts";
import { type Gate, failOnAll, type Result } from "../../src/evaluate/result.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { organisationPath, type Repository } from "./judging.ts";
import { treeOf } from "./memory.ts";
import { approving } from "./reviews.ts";

export interface PullRequestInMemory {
  readonly base: Repository;
  readonly head: Repository;
  /** The default branch, if the base is another branch. */
  readonly main?: Repository;
  readonly organisation?: string;
  /** In the words of `approving`: `alice approves`. */
  readonly reviews?: string;
  /** In a merge queue nobody is asked again. */
  readonly isQueued?: boolean;
  readonly gate?: Gate;
  readonly today?: string;
}

/** Rejects for a policy that is invalid. */
export async function evaluatePullRequest({
  base,
  head,
  main,
  organisation,
  reviews = "",
  isQueued = false,
  gate = "new",
  today = "2026-11-20",
}: PullRequestInMemory): Promise<Result> {
  const [before, after, trunk] = await Promise.all(
    [base, head, main].map((files) => (files ? RepoIndex.of(treeOf(files)) : undefined)),
  );
  if (!before || !after) throw new Error("no trees");
  const [owner = "", rest = ""] = organisationPath.split("//");
  const [path = "", ref = ""] = rest.split("@");
  const [account = "", name = ""] = owner.split("/");
  const governing = await governingPolicy({
    head: { repo: after, commit: "a".repeat(40) },
    base: { repo: before, commit: "b".repeat(40) },
    main: trunk && { repo: trunk, commit: "c".repeat(40) },
    policy:
      organisation === undefined
        ? undefined
        : { kind: "remote", owner: account, repository: name, path, ref, sha256: undefined },
    fallback: undefined,
    remote: async () =>
      organisation === undefined
        ? "it is not there"
        : { source: { path: organisationPath, text: organisation }, commit: "d".repeat(40) },
    openRemote: undefined,
    repository: { name: null },
    today,
  });
  if (governing.kind === "problems") throw new Error(governing.problems.map(({ message }) => message).join("; "));
  const files = new Map(Object.entries(base).flatMap(([at, held]) => (typeof held === "string" ? [[at, held]] : [])));
  const { approve: ask, owners } = approving(reviews, files);
  const approve: ApprovalCheck = isQueued ? async () => ({ kind: "elsewhere" }) : ask;
  const { decisions, additions, baseline, proposed } = governing;
  const changed = [
    ...governing.policyProblems,
    ...(await ownershipChanges(before, after, { decisions, repositoryNames: [] })),
  ];
  const { problems, notes } = await applyApprovals(changed, decisions, approve, owners);
  const added = additions && [...additions.grants, ...additions.waivers].map(({ at }) => at);
  return evaluateWithAdditions(
    {
      tool: { name: "agent-profile-check", version: "9.9.9", homepage: "https://example.com/x" },
      repo: after,
      base: { repo: before, commit: "b".repeat(40) },
      options: { decisions },
      repository: null,
      commit: "a".repeat(40),
      policyCommit: governing.commit,
      notes: [...governing.notes, ...notes],
      failOn: failOnAll("error"),
      gate,
      policyProblems: problems,
      ...(baseline ? { baseline } : {}),
      ...(proposed ? { proposed } : {}),
      ...(decisions.policies.some(({ approvals }) => approvals.widening) ? { approve } : {}),
    },
    additions,
    added && (await policyApproval(added, decisions, approve, owners)),
  );
}
