/** Reads the policies of a command, decides which one governs, and applies it. */
import { chooseBaseline } from "../policy/governing-baseline.ts";
import { chooseGoverning, type GoverningInput } from "../policy/governing.ts";
import type { Baseline, Decisions, Policy, PolicyProblems } from "../policy/model.ts";
import type { BaselineState, OrganisationState, PolicyState } from "../policy/policy-files.ts";
import { positionAt, type Source } from "../repo/text.ts";
import { UserError } from "../repo/tree.ts";
import type { EvaluationInput } from "./input-types.ts";

export interface GoverningPolicy {
  readonly decisions: Decisions;
  /** `undefined` where there is none, or the policy refuses it. */
  readonly baseline: Baseline | undefined;
  readonly notes: readonly string[];
}

type PolicySources = Pick<
  EvaluationInput,
  "policy" | "stagedPolicy" | "upper" | "library" | "policyCommit" | "baseline"
>;

/** `today` is a day in UTC. Every fault of a file has its place. */
export async function governingPolicy(
  sources: PolicySources,
  today: string,
): Promise<GoverningPolicy | PolicyProblems> {
  const [{ decide }, read] = await Promise.all([import("./lazy.ts"), readPolicies(sources)]);
  const choice = chooseGoverning(read);
  if (choice.kind === "refused") {
    if (typeof choice.fault === "string") throw new UserError(choice.fault);
    return choice.fault;
  }
  const decisions = await decide(choice.policy, today, choice.ceiling);
  if (!sources.baseline) return { decisions, baseline: undefined, notes: choice.notes };
  const own = { ...(read.base ?? read.head), baseline: await baselineFrom(sources.baseline) };
  const chosen = chooseBaseline(
    read.base ? { ...read, base: own } : { ...read, head: own },
    decisions.baseline === "refuse" ? `the baseline is ignored: ${refusalOf(decisions)}` : undefined,
  );
  if (chosen.kind === "refused") return chosen.problems;
  return {
    decisions,
    baseline: chosen.baseline,
    notes: chosen.note === undefined ? choice.notes : [...choice.notes, chosen.note],
  };
}

/** Which policy refuses baselines, and at which line. */
export function refusalOf({ policies }: Decisions): string {
  const at = policies.map(({ baseline }) => baseline).find((stated) => stated?.value === "refuse")?.at;
  return at
    ? `the policy forbids baselines (${at.source.path}:${positionAt(at.source, at.span.start).line})`
    : "the policy forbids baselines";
}

/** The baseline is read later, if at all. */
async function readPolicies(sources: PolicySources): Promise<GoverningInput> {
  const { policy, stagedPolicy, upper, library, policyCommit } = sources;
  const [own, organisation] = await Promise.all([
    policyFrom(policy, library, policyCommit),
    upper && organisationFrom(upper, library),
  ]);
  const files = { policy: own, baseline: noBaseline };
  return {
    run: stagedPolicy ? "staged" : "plain",
    head: stagedPolicy ? { policy: stagedPolicy, baseline: noBaseline } : files,
    base: stagedPolicy && files,
    defaultBranch: undefined,
    organisation,
    fallback: undefined,
    path: undefined,
  };
}

const noBaseline: BaselineState = { kind: "none" };

async function policyFrom(
  found: EvaluationInput["policy"],
  library: EvaluationInput["library"],
  commit: string | null,
): Promise<PolicyState> {
  if (found === undefined) return { kind: "none" };
  if ("kind" in found) return { kind: "broken", cause: "invalid", problems: found };
  const policy = await readFrom(found, library, commit);
  return "kind" in policy
    ? { kind: "broken", cause: "invalid", problems: policy }
    : { kind: "read", policy, source: found };
}

/** A repository cannot supply a file that the organisation's policy extends. */
async function organisationFrom(source: Source, library: EvaluationInput["library"]): Promise<OrganisationState> {
  const outside = {
    ...library,
    file: async () => "a policy outside the repository can extend only presets and files of other repositories",
  };
  const policy = await readFrom(source, outside, null);
  if ("kind" in policy) return { kind: "broken", name: source.path, problems: policy };
  if (!policy.organisation) return { kind: "read", policy };
  const { at } = policy.organisation;
  const message = "a policy from outside the repository cannot name another one above it; remove `organisation`";
  return { kind: "broken", name: source.path, problems: { kind: "problems", problems: [{ message, at }] } };
}

async function readFrom(
  source: Source,
  library: EvaluationInput["library"],
  commit: string | null,
): Promise<Policy | PolicyProblems> {
  const { readPolicy } = await import("../policy/file/index.ts");
  return readPolicy(source, library, commit ?? undefined);
}

async function baselineFrom(found: NonNullable<EvaluationInput["baseline"]>): Promise<BaselineState> {
  if ("kind" in found) return { kind: "broken", problems: found, source: undefined };
  const { readBaseline } = await import("../evaluate/baseline.ts");
  const baseline = readBaseline(found);
  return "kind" in baseline
    ? { kind: "broken", problems: baseline, source: found }
    : { kind: "read", baseline, source: found };
}
