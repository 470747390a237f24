/**
 * Checks the commit of an event: reads its trees and policies, evaluates them, and adds what GitHub knows about them.
 */
import { join } from "node:path";
import type { ApprovalCheck, TeamDirectory } from "../approvals/status.ts";
import { changedFiles } from "../compare/changed-files.ts";
import type { StatusUnderAll } from "../approvals/missing.ts";
import type { EvaluateInput } from "../evaluate/input.ts";
import type { Result } from "../evaluate/result.ts";
import { tool } from "../generated/tool.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import type { PolicyLibrary } from "../policy/file/index.ts";
import type { PolicyProblems } from "../policy/model.ts";
import { isWithin } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { comparedNamesIn } from "../repo/repository-name.ts";
import { UserError } from "../repo/tree.ts";
import { openCommitSource } from "./commits.ts";
import { graphqlOf } from "../platform/github/addresses.ts";
import type { GitHubEvent } from "./event.ts";
import type { Environment } from "../platform/environment.ts";
import { defaultBranchTree, type EvaluationInput, evaluationInput } from "./input.ts";
import type { Inputs } from "./inputs.ts";
import { evaluateWithAdditions } from "./one-pull-request.ts";
import { type GoverningPolicy, governingPolicy } from "./policy.ts";
import { changesUnder } from "./policy-changes.ts";
import { powerRequest } from "./power.ts";
import { filterByRoot } from "../evaluate/root-filter.ts";

/** Where the action runs. `server` and `api` are URLs without a slash at the end. */
export interface Runner {
  readonly environment: Environment;
  readonly server: string;
  readonly api: string;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

/** One run of the action. */
interface Run {
  readonly inputs: Inputs;
  readonly event: GitHubEvent;
  readonly runner: Runner;
}

/** Resolves to the problems where the policy cannot be used. Rejects with `UserError` for what the user can fix. */
export async function checkEvent(inputs: Inputs, event: GitHubEvent, runner: Runner): Promise<Result | PolicyProblems> {
  const run = { inputs, event, runner };
  const { environment, server, today } = runner;
  const commits = openCommitSource({ environment, server, token: inputs.token, repository: event.repository });
  try {
    const trees = await evaluationInput(event, commits);
    requireRoot(inputs.root, trees);
    const [remote, openRemote] = await remotesFor(run);
    const governing = await governingPolicy({
      head: trees.head,
      base: isGovernedByBase(event) ? trees.base : undefined,
      main: await defaultBranchTree(event, commits),
      policy: inputs.policy,
      fallback: inputs.fallback,
      remote,
      openRemote,
      repository: { name: event.repository, properties: event.properties },
      today,
    });
    if (governing.kind === "problems") return governing;
    const result = await evaluateTrees(run, trees, governing, remote);
    return filterByRoot(await withContext(run, trees, governing, result), inputs.root);
  } finally {
    await commits.close();
  }
}

function isGovernedByBase({ context }: GitHubEvent): boolean {
  return context.kind === "request" || context.kind === "group";
}

function requireRoot(root: string, { head, base }: EvaluationInput): void {
  const paths = root === "" ? [""] : [head, ...(base ? [base] : [])].flatMap(({ repo }) => [...repo.entries.keys()]);
  if (!paths.some((path) => isWithin(path, root)))
    throw new UserError(`the input \`root\` names \`${root}\`, which is not a directory`);
}

async function evaluateTrees(
  run: Run,
  { head, base, notes }: EvaluationInput,
  governing: GoverningPolicy,
  remote: PolicyLibrary["remote"],
) {
  const { inputs, event } = run;
  const { decisions, baseline, proposed } = governing;
  const isGoverned = isGovernedByBase(event);
  const approvals = isGoverned && base ? await approvalsOf(run, head.repo, base.repo, governing) : undefined;
  const options = { decisions, repositoryNames: namesOf(event) };
  const input: EvaluateInput = {
    tool,
    repo: head.repo,
    base,
    options,
    repository: event.repository,
    commit: head.commit,
    policyCommit: governing.commit,
    notes: [...notes, ...governing.notes, ...(approvals?.notes ?? [])],
    failOn: inputs.failOn,
    gate: inputs.gate ?? (isGoverned ? "new" : "all"),
    policyProblems: [...(approvals?.problems ?? governing.policyProblems), ...(await unownedOf(run, governing))],
    ...(approvals?.approve ? { approve: approvals.approve } : {}),
    ...(baseline ? { baseline } : {}),
    ...(proposed ? { proposed } : {}),
    ...powerRequest({ head, base }, inputs, { governing, options, remote }),
  };
  return evaluateWithAdditions(input, governing.additions, approvals?.ofAdditions);
}

/** Adds the pull requests that introduced findings, what the proposed policy would change, and which files differ. */
async function withContext(
  { inputs: { token }, event, runner: { api } }: Run,
  { head, base }: EvaluationInput,
  { proposed, shift }: GoverningPolicy,
  result: Result,
): Promise<Result> {
  const introduced =
    event.context.kind === "push" && token !== undefined
      ? await (await import("./introduced-by.ts")).introducedBy(result, event, { api, token })
      : [];
  const changes =
    shift && proposed
      ? { policyChanges: await changesUnder(result, proposed.decisions, head.repo, namesOf(event), shift) }
      : {};
  const files = base && event.context.kind === "request" ? { changedFiles: changedFiles(base.repo, head.repo) } : {};
  const review = event.context.kind === "request" ? {} : { isPastReview: true as const };
  return { ...result, ...changes, ...files, ...review, notes: [...introduced, ...result.notes] };
}

/** The name of the repository that the run is for, which a pull request cannot change. */
function namesOf({ repository }: GitHubEvent): readonly string[] {
  return repository === null ? [] : comparedNamesIn([repository]);
}

interface Approvals {
  readonly problems: readonly PolicyProblem[];
  readonly notes: readonly string[];
  /** Checks what gained power, where a policy requires approvals of that. */
  readonly approve: ApprovalCheck | undefined;
  /** The approvals of new grants and waivers; `undefined`: there are none, or no policy requires approvals. */
  readonly ofAdditions: StatusUnderAll | undefined;
}

/** What a pull request changes in the policy, the gate and who owns them, without what is approved. */
async function approvalsOf(
  run: Run,
  head: RepoIndex,
  base: RepoIndex,
  { decisions, policyProblems, additions }: GoverningPolicy,
): Promise<Approvals> {
  const { inputs, event, runner } = run;
  const [{ applyApprovals, policyApproval }, { ownershipChanges }, { directoryOf }] = await Promise.all([
    import("../approvals/missing.ts"),
    import("../approvals/ownership.ts"),
    import("./directory.ts"),
  ]);
  const { token, policyToken } = inputs;
  const directory = directoryOf({ api: runner.api, token, policyToken, repository: event.repository, base });
  const approve = await approverOf(run, directory);
  const changed = [
    ...policyProblems,
    ...(await ownershipChanges(base, head, { decisions, repositoryNames: namesOf(event) })),
  ];
  const needsApproval = decisions.policies.some(({ approvals }) => approvals.widening !== undefined);
  return {
    ...(await applyApprovals(changed, decisions, approve, directory.owners)),
    approve: needsApproval ? approve : undefined,
    ofAdditions:
      additions &&
      (await policyApproval(
        [...additions.grants, ...additions.waivers].map(({ at }) => at),
        decisions,
        approve,
        directory.owners,
      )),
  };
}

/** A merge queue takes what was approved, so only a run for a pull request reads reviews. */
async function approverOf({ inputs, event, runner }: Run, directory: TeamDirectory): Promise<ApprovalCheck> {
  const { context, repository } = event;
  if (context.kind !== "request") return async () => ({ kind: "elsewhere" });
  const { approverFor } = await import("./reviews.ts");
  const { environment, api } = runner;
  const { number, head } = context;
  return approverFor(
    { api, graphql: graphqlOf(environment, api), token: inputs.token, repository, number, head },
    directory,
  );
}

/** New grants and waivers whose owner is no account on GitHub. */
async function unownedOf(
  { inputs: { token }, runner: { api } }: Run,
  { decisions, proposed, shift }: GoverningPolicy,
): Promise<readonly PolicyProblem[]> {
  if (token === undefined || !proposed || !shift) return [];
  const [{ unownedIn }, { accountsOf }] = await Promise.all([
    import("../approvals/unowned.ts"),
    import("./accounts.ts"),
  ]);
  return unownedIn(decisions, proposed.decisions, accountsOf({ api, token }));
}

/**
 * Reads files of other repositories: first with the policy token, or else the job's; second with the job's alone,
 * `undefined` where that is the same.
 */
async function remotesFor({
  inputs: { token, policyToken },
  event: { isForeign },
  runner: { api, environment },
}: Run): Promise<readonly [PolicyLibrary["remote"], PolicyLibrary["remote"] | undefined]> {
  const temporary = environment["RUNNER_TEMP"];
  const { remoteFiles } = await import("../platform/github/remote-files.ts");
  const advice = isForeign
    ? "; a pull request from a fork gets no secrets: make that repository public, or set `policy-fallback` in the workflow"
    : "; give `policy-token` a token that can, or set `policy-fallback` in the workflow";
  // Earlier steps of the job may know the job's token and write to the cache, so only another token can seal entries.
  const cache = temporary && policyToken ? join(temporary, tool.name) : undefined;
  const remote = remoteFiles({
    api,
    token: policyToken ?? token,
    cache,
    seal: policyToken ?? "",
    offline: false,
    advice,
  });
  return [
    remote,
    policyToken === undefined
      ? undefined
      : remoteFiles({ api, token, cache: undefined, seal: "", offline: false, advice: "" }),
  ];
}
