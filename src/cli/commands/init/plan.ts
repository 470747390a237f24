/** What `init` finds out before it writes, and the files that follow from it. */
import type { Environment } from "../../run.ts";
import type { Arguments } from "../../arguments.ts";
import { existsAt, textInside } from "../../../platform/disk/single-file.ts";
import { kindAt } from "../../../platform/disk/write.ts";
import { type DefaultBranch, defaultBranchOf } from "../../../platform/git/commits/default-branch.ts";
import { installedHookOf } from "../../../platform/git/hooks.ts";
import { originServer } from "../../../platform/git/origin-server.ts";
import { type Location, locateRepository } from "../../../platform/git/location.ts";
import { pathBelow } from "../../../platform/native-path.ts";
import { ownCommit } from "../../../platform/own-commit.ts";
import { baselinePath, policyPaths } from "../../../policy/model.ts";
import { readPolicyFile } from "../../../policy/file/policy-file.ts";
import { isGate } from "../../../policy/gate/index.ts";
import { gatePlaces } from "../../../policy/gate/places.ts";
import type { Problem } from "../../../model/load.ts";
import { readableText } from "../../../repo/content.ts";
import { join, nameOf } from "../../../repo/path.ts";
import { UserError } from "../../../repo/tree.ts";
import type { EvaluationInput } from "../../input-types.ts";
import { type CurrentState, currentState, headAndExcess } from "./from-current.ts";
import { type HookPlan, hookPlan, type Look } from "./hook-managers.ts";
import { codeownersText, type PolicyOwners, policyOwners } from "./owners.ts";
import { type Pin, pinFor } from "./pin.ts";
import { checkPaths, type Service, serviceOf, stageIn } from "./service.ts";
import {
  belowPurpose,
  gitlabJob,
  linesText,
  plainPolicy,
  plainPurpose,
  reviewWorkflow,
  workflow,
} from "./templates.ts";
import type { NewFile } from "./write-all.ts";

const workflowsFolder = ".github/workflows";

/** The workflow that re-runs the check after a review. */
const reviewsPath = ".github/workflows/agent-profiles-reviews.yml";

/** The options of `init`. */
export type InitArguments = Extract<Arguments, { kind: "init" }>;

/** What `init` found and will write. Nothing is written before the plan is complete. */
export interface Plan {
  readonly service: Service;
  /** The file that runs the check on changes. */
  readonly checkPath: string;
  /** The stage that a job for an existing pipeline of GitLab has to name; `undefined`: none, or not GitLab. */
  readonly stage: string | undefined;
  readonly location: Location | undefined;
  readonly branch: DefaultBranch;
  readonly hasOrigin: boolean;
  /** Where the command runs, relative to the top; `undefined`: at the top. */
  readonly away: string | undefined;
  readonly own: Awaited<ReturnType<typeof ownCommit>>;
  readonly pin: Pin;
  readonly hook: HookPlan;
  readonly owners: PolicyOwners | undefined;
  /** The policy that is there already. */
  readonly policy: string | undefined;
  /** What is wrong with the policy that is there already: no check can use it. */
  readonly policyProblem: Problem | undefined;
  /** Whether `checkPath` is there already and does not run the check, nor does another workflow. */
  readonly isCheckIdle: boolean;
  /** The text of the policy to write; `undefined`: there is one. */
  readonly freshPolicy: string | undefined;
  /** What exceeds the ceiling of the policy to write, as in "3 profiles"; empty if nothing does, or it is granted. */
  readonly excess: string;
  /** `undefined`: without `--from-current`, or where there is a policy. */
  readonly current: CurrentState | undefined;
  readonly options: InitArguments;
}

/** Reads only. Throws a `UserError` below the top of a repository. `named`: the owner from the command line. */
export async function planFor(
  input: EvaluationInput,
  options: InitArguments,
  named: string | undefined,
  { tool, environment, script, today: clock, directory }: Environment,
): Promise<Plan> {
  const { root, below: inside } = input;
  if (inside !== "")
    throw new UserError(`\`${inside}\` is inside the repository ${root}, and these files belong in its top directory`);
  const location = locateRepository(root);
  const [server, branch, hook, own, slug] = await Promise.all([
    originServer(location, environment),
    defaultBranchOf(location, root, environment),
    installedHookOf(location, environment),
    ownCommit(script, environment, tool),
    input.slug(),
  ]);
  const look: Look = { text: (path) => textInside(root, path), exists: (path) => existsAt(root, path), ...hook };
  const service = serviceOf(server, look);
  const checkPath = checkPaths[service];
  const owners = policyOwners(look, named, service);
  const policy = policyPaths.find((path) => kindAt(root, path) === "file");
  // The command reads no approvals of GitLab, which asks the code owners by itself.
  const [today, isOwned] = [options.today ?? clock, service === "github" && owners !== undefined];
  const fresh = policy === undefined ? await freshFor(input, options, today, tool, { owner: named, isOwned }) : nothing;
  const pin = pinFor(tool, own);
  return {
    service,
    checkPath,
    stage: await stageIn(service, look.text(checkPath)),
    location,
    branch,
    hasOrigin: slug !== null,
    away: directory === root ? undefined : (pathBelow(directory, root) ?? root),
    own,
    pin,
    hook: hookPlan(look, tool, pin),
    owners,
    policy,
    policyProblem: await problemOf(input.policy),
    isCheckIdle: await isIdle(service, look.text(checkPath), input),
    ...fresh,
    options,
  };
}

type Fresh = Pick<Plan, "freshPolicy" | "excess" | "current">;

const nothing: Fresh = { freshPolicy: undefined, excess: "", current: undefined };

/** The policy to write. `owner`: for files without a code owner. `isOwned`: whether the policy file has code owners. */
async function freshFor(
  input: EvaluationInput,
  { fromCurrent, organisation }: InitArguments,
  today: string,
  tool: Environment["tool"],
  { owner, isOwned }: { readonly owner: string | undefined; readonly isOwned: boolean },
): Promise<Fresh> {
  if (fromCurrent) {
    const current = await currentState(input, today, tool, { owner, isOwned });
    return { freshPolicy: current.policy, excess: "", current };
  }
  const isBelow = organisation !== undefined;
  const purpose = isBelow ? belowPurpose : plainPurpose;
  const { head, excess } = await headAndExcess(input, today, tool, purpose, { isOwned, isBelow });
  // Below an organisation's policy the new one states no ceiling.
  return { freshPolicy: plainPolicy(head), excess: isBelow ? "" : excess, current: undefined };
}

/** The first problem of a policy in its own text. */
async function problemOf(policy: EvaluationInput["policy"]): Promise<Problem | undefined> {
  if (!policy) return undefined;
  const read = "kind" in policy ? policy : await readPolicyFile(policy);
  return "kind" in read ? read.problems[0] : undefined;
}

/** `text`: of the file that would be written; `undefined`: there is none. */
async function isIdle(service: Service, text: string | undefined, { repo }: EvaluationInput): Promise<boolean> {
  if (text === undefined) return false;
  const path = checkPaths[service];
  const others = [...(service === "github" ? repo.entries.inside(workflowsFolder) : [])]
    .map((name) => join(workflowsFolder, name))
    .filter((other) => other !== path && isGate(other));
  const contents = await Promise.all(others.map((other) => repo.read(other)));
  const sources = contents.flatMap((content) => readableText(content) ?? []);
  return (await gatePlaces([{ path, text }, ...sources])).length === 0;
}

/**
 * The files that belong to a plan, whether they exist or not. `policyText`: the new policy with what was added to it.
 * The existing policy is none of them.
 */
export function filesFor(plan: Plan, policyText = plan.freshPolicy): readonly NewFile[] {
  const { freshPolicy, current, owners, hook } = plan;
  const { entry } = owners ?? {};
  const isFresh = freshPolicy !== undefined;
  return [
    ...(isFresh ? [{ path: policyPaths[0], text: policyText ?? freshPolicy }] : []),
    ...(isFresh && entry?.isNewFile ? [{ path: entry.path, text: codeownersText(entry.lines) }] : []),
    ...checkFiles(plan, isFresh),
    ...(hook.text === undefined
      ? []
      : [{ path: hook.path, text: hook.text, ...(hook.mode === undefined ? {} : { mode: hook.mode }) }]),
    ...(current?.baseline === undefined ? [] : [{ path: baselinePath, text: current.baseline }]),
  ];
}

/** What runs the check, and on GitHub what re-runs it. `isFresh`: whether the policy is written too. */
function checkFiles({ service, checkPath, owners, pin, branch }: Plan, isFresh: boolean): readonly NewFile[] {
  if (service === "gitlab") return [{ path: checkPath, text: linesText(gitlabJob(pin, undefined)) }];
  const team = owners?.owners.find((owner) => owner.includes("/"));
  return [
    { path: checkPath, text: workflow(pin, branch.name, team) },
    // Only a policy of this run is known to need approvals.
    ...(isFresh && owners ? [{ path: reviewsPath, text: reviewWorkflow(pin, nameOf(checkPath)) }] : []),
  ];
}
