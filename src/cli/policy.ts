/** Reads the policies of a command, decides which one governs, and applies it. */
import type { EvaluateInput } from "../evaluate/input.ts";
import { govern, type GoverningPolicy } from "../evaluate/govern.ts";
import type { GoverningInput } from "../policy/governing.ts";
import { baselinePath, type Decisions, type Policy, policyPaths, type PolicyProblems } from "../policy/model.ts";
import type { BaselineState, OrganisationState, PolicyState } from "../policy/policy-files.ts";
import type { Source } from "../repo/text.ts";
import type { EvaluationInput, PolicySources } from "./input-types.ts";

/** `today` is a day in UTC. Every fault of a file has its place. */
export async function governingPolicy(
  sources: PolicySources,
  today: string,
): Promise<GoverningPolicy | PolicyProblems> {
  const [{ decide }, read] = await Promise.all([import("../policy/decide/index.ts"), readPolicies(sources)]);
  const baseline = sources.baseline && (await baselineFrom(sources.baseline));
  if (baseline?.kind !== "broken" || read.run !== "staged") return govern(read, baseline, today, decide);
  return govern(
    { ...read, head: { ...read.head, baseline: await stagedBaseline(sources, baseline) } },
    baseline,
    today,
    decide,
  );
}

/**
 * What was wrong with the policy of the base is not new, and what the policy in force adds to it may land first.
 * `sources`: absent where there is no base of its own.
 */
export async function policyBefore(
  sources: PolicySources | undefined,
  { policies }: Decisions,
  today: string,
): Promise<Pick<EvaluateInput, "before">> {
  if (!sources) return {};
  const [{ newEntries }, governing] = await Promise.all([
    import("../policy/diff/entries.ts"),
    governingPolicy(sources, today),
  ]);
  if ("kind" in governing) return { before: { decisions: undefined, baseline: undefined, added: [] } };
  const { decisions, baseline } = governing;
  // Those above are the same.
  const [old, fresh] = [decisions.policies.at(-1), policies.at(-1)];
  const { grants, waivers } = old && fresh ? newEntries(old, fresh, today) : { grants: [], waivers: [] };
  return { before: { decisions, baseline, added: [...grants, ...waivers].map(({ at }) => at) } };
}

/**
 * With `--base`, the policy is that of the checked files, and in a pull request that of the base decides. `base`: the
 * revision as it was given.
 */
export function notesOnOtherPolicy(
  { policy, before }: Pick<EvaluationInput, "policy" | "before">,
  { base }: { readonly kind: string; readonly base?: string | undefined },
): readonly string[] {
  if (base === undefined || !before) return [];
  const [now, old] = [policy, before.policy].map((source) => (source && "text" in source ? source.text : undefined));
  if (now === old) return [];
  return [
    `the policy differs from that of ${base}, with which a pull request is checked, so it may fail there; \`diff ${base}\` shows what the policy changes`,
  ];
}

/** What takes the place of a broken baseline of `HEAD` once this is committed; without a `repair`, the same. */
async function stagedBaseline({ repair }: PolicySources, own: BaselineState): Promise<BaselineState> {
  if (!repair) return own;
  return repair.baseline ? baselineFrom(repair.baseline) : noBaseline;
}

/** The states of the policies, without the baseline. */
export async function readPolicies(sources: PolicySources): Promise<GoverningInput> {
  const { policy, stagedPolicy, repair, upper, library, policyCommit } = sources;
  const [own, organisation] = await Promise.all([
    policyFrom(policy, library, policyCommit),
    upper && organisationFrom(upper, library),
  ]);
  const files = { policy: own, baseline: noBaseline };
  // What the index holds is parsed only where it may repair what `HEAD` has.
  const staged = own.kind === "broken" && repair ? await policyFrom(repair.policy, repair.library, null) : stagedPolicy;
  return {
    run: stagedPolicy ? "staged" : "plain",
    head: staged ? { policy: staged, baseline: noBaseline } : files,
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

/** What is wrong with a baseline is a part of the result, not an error: findings that it would cover then count. */
export async function baselineFrom(found: NonNullable<EvaluationInput["baseline"]>): Promise<BaselineState> {
  if ("kind" in found) return { kind: "broken", problems: found, source: undefined };
  const { readBaseline } = await import("../evaluate/baseline.ts");
  const baseline = readBaseline(found);
  return "kind" in baseline
    ? { kind: "broken", problems: baseline, source: found }
    : { kind: "read", baseline, source: found };
}

const repairAdvice =
  "this file of `HEAD` decides about every commit, so repair it and stage it with `git add`; the hook lets the commit that repairs or deletes it pass";

/** How a policy or a baseline of the repository is repaired that `HEAD` has, where it decides about the index. */
export function repairNotes({ problems }: PolicyProblems, isStaged: boolean): readonly string[] {
  const own: readonly string[] = [...policyPaths, baselinePath];
  return isStaged && problems.some(({ at }) => own.includes(at.source.path)) ? [repairAdvice] : [];
}
