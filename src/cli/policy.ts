/** Reads the policies of a command, decides which one governs, and applies it. */
import type { EvaluateInput } from "../evaluate/input.ts";
import { govern, type GoverningPolicy } from "../evaluate/govern.ts";
import type { GoverningInput } from "../policy/governing.ts";
import type { Problem } from "../model/load.ts";
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
  const [baseline, staged] = await Promise.all([
    sources.baseline && baselineFrom(sources.baseline),
    stagedBaseline(sources),
  ]);
  const head = staged ?? baseline;
  if (read.run !== "staged" || !head) return govern(read, baseline, today, decide);
  return govern({ ...read, head: { ...read.head, baseline: head } }, baseline ?? noBaseline, today, decide);
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

/** What takes the place of the baseline of `HEAD` once this is committed; `undefined`: nothing does. */
async function stagedBaseline({ baseline, next }: PolicySources): Promise<BaselineState | undefined> {
  if (!next || (isText(baseline) && isText(next.baseline) && baseline.text === next.baseline.text)) return undefined;
  return next.baseline ? baselineFrom(next.baseline) : noBaseline;
}

/** The states of the policies, without the baseline. */
export async function readPolicies(sources: PolicySources): Promise<GoverningInput> {
  const { policy, next, upper, library, policyCommit } = sources;
  const [own, organisation] = await Promise.all([
    policyFrom(policy, library, policyCommit),
    upper && organisationFrom(upper, library),
  ]);
  const files = { policy: own, baseline: noBaseline };
  return {
    run: next ? "staged" : "plain",
    head: next ? { policy: await stagedPolicy(own, sources, next), baseline: noBaseline } : files,
    base: next && files,
    defaultBranch: undefined,
    organisation,
    fallback: undefined,
    path: undefined,
  };
}

/**
 * The policy of the index. It does not count, but may repair the one of `HEAD`, and must not be worse than that: no
 * later commit would pass. It is not parsed where it consists of the very text that `HEAD` has, or comes from the
 * same tree.
 */
async function stagedPolicy(
  own: PolicyState,
  { library }: PolicySources,
  next: NonNullable<PolicySources["next"]>,
): Promise<PolicyState> {
  const text = isText(next.policy) ? next.policy.text : undefined;
  const unread: PolicyState = { kind: "unread", text };
  const isSame = own.kind === "read" && own.source.text === text;
  if (isSame && (library === next.library || isOneFile(own.policy))) return unread;
  const staged = await policyFrom(next.policy, next.library, null);
  return own.kind === "broken" || staged.kind === "broken" ? staged : unread;
}

/** Whether the policy consists of its own file and a preset. */
function isOneFile({ sources, organisation }: Policy): boolean {
  return !organisation && sources.filter(({ ref }) => !ref.startsWith("preset:")).length < 2;
}

function isText(found: Source | PolicyProblems | undefined): found is Source {
  return found !== undefined && "text" in found;
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
  "the policy and the baseline of `HEAD` decide about every commit, so no later one passes while this file is invalid; correct it and stage it with `git add`, or delete it with `git rm`";

/** How a policy or a baseline is repaired that `HEAD` or the index has, where it decides about commits. */
export function repairNotes({ problems }: PolicyProblems, isStaged: boolean): readonly string[] {
  const own: readonly string[] = [...policyPaths, baselinePath];
  const isOwn = ({ at, related = [] }: Problem) =>
    [at, ...related.map((other) => other.at)].some(({ source }) => own.includes(source.path)) &&
    !at.source.path.includes("//");
  return isStaged && problems.some(isOwn) ? [repairAdvice] : [];
}
