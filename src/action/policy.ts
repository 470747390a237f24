/**
 * Which policy governs: on a pull request and in a merge group that of the base, so that nobody excuses himself;
 * elsewhere that of the commit; beside a branch that is not the default one, what the default branch decides counts
 * too; and over all of them the organisation's, where the workflow names one. What a request brings is read as well,
 * so that no broken policy is merged.
 */
import { decide } from "../policy/decide/index.ts";
import { intersect } from "../policy/decide/intersect.ts";
import { type PolicyDiff, diffPolicies } from "../policy/diff/index.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { type PolicyLibrary, readPolicy } from "../policy/file/index.ts";
import { type RemoteFile, referenceText } from "../policy/file/reference.ts";
import { type Baseline, type Decisions, type Policy, type PolicyProblems, presetPolicy } from "../policy/model.ts";
import type { Preset } from "../model/rule.ts";
import { isGate, weakenedGates } from "../policy/gate/index.ts";
import type { Place } from "../repo/text.ts";
import { UserError } from "../repo/tree.ts";
import { type Holder, isBroken, noPolicy, type RepoPolicy, repoPolicyIn, sourcesIn } from "./repo-policy.ts";

export type { Holder } from "./repo-policy.ts";

export interface PolicyRequest {
  readonly head: Holder;
  /** Where the policy comes from the base. */
  readonly base: Holder | undefined;
  /** The default branch, where another one is at stake. */
  readonly main: Holder | undefined;
  readonly policy: { readonly kind: "file"; readonly path: string } | RemoteFile | undefined;
  readonly fallback: Preset | undefined;
  readonly remote: PolicyLibrary["remote"];
  /** The same with no more rights than anybody's request has, for files that only a request names; `undefined`: `remote` has no more. */
  readonly openRemote: PolicyLibrary["remote"] | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

export interface GoverningPolicy {
  readonly kind: "policy";
  readonly decisions: Decisions;
  readonly baseline: Baseline | undefined;
  /** The commit that the repository's own files were read from; `null` where none of them governs. */
  readonly commit: string | null;
  readonly notes: readonly string[];
  /** What a pull request loosens in the policy, and how it weakens the gate. */
  readonly policyProblems: readonly PolicyProblem[];
  /** What a request makes of the policy, and would be judged by afterwards; `undefined` where it leaves it alone. */
  readonly shift: PolicyDiff | undefined;
  readonly proposed: { readonly decisions: Decisions; readonly baseline: Baseline | undefined } | undefined;
}

/** Rejects with `Mistake` where the organisation's policy cannot be had. */
export async function governingPolicy(wanted: PolicyRequest): Promise<GoverningPolicy | PolicyProblems> {
  const { head, base, main, policy: named, today, remote } = wanted;
  const notes: string[] = [];
  const upper = named?.kind === "remote" ? await upperOf(named, wanted, notes) : undefined;
  if (upper && "kind" in upper) return upper;
  const path = named?.kind === "file" ? named.path : undefined;
  const holds = ({ repo }: Holder) => path === undefined || repo.entries.has(path);
  const own = (holder: Holder) => repoPolicyIn(holder, path, remote);

  // A file that an input names must be somewhere: where the request deletes it, or brings it, that is.
  const elsewhere = [base, main].some((holder) => holder && holds(holder));
  const standing = base && (holds(base) ? await own(base) : noPolicy);
  const beside = main && (holds(main) ? await own(main) : noPolicy);
  const guarded = guard(wanted, [standing, beside, upper && { policy: upper }]);
  const proposed = holds(head) || !elsewhere ? await repoPolicyIn(head, path, guarded.remote) : noPolicy;
  const counting = standing ?? beside ?? proposed;

  const unreachable = [counting, ...(beside ? [beside] : [])].find(isUnreachable);
  if (unreachable && wanted.fallback === undefined) return unreachable.problems;
  const unread = isBroken(proposed) && guarded.kept() ? proposed.problems.problems : [];
  if (
    isBroken(proposed) &&
    unread.length === 0 &&
    !(isUnreachable(proposed) && wanted.fallback !== undefined) &&
    !isSameFault(proposed, counting)
  )
    return proposed.problems;
  if (unread.length > 0)
    notes.push(
      "the policy that this change brings extends a file that is not read for a request: what it loosens cannot be told",
    );

  const decisionsOf = async (one: RepoPolicy, whose: string): Promise<Decisions> =>
    decide(usable(one, whose, path, { ...wanted, upper, proposed }, notes), today, upper);
  const beyond =
    standing && beside && !isSame(standing, beside) ? await decisionsOf(beside, "the default branch") : undefined;
  let decisions = await decisionsOf(counting, standing ? "the base" : beside ? "the default branch" : "this commit");
  if (beyond) {
    decisions = intersect(decisions, beyond);
    notes.push("the base is not the default branch, so the stricter of its policy and the default branch's counts");
  } else if (!standing && beside && !isSame(proposed, beside))
    notes.push("this is not the default branch, whose policy counts here");

  const common = {
    kind: "policy" as const,
    decisions,
    commit: counting.policy ? (counting.holder?.commit ?? null) : null,
  };
  const baseline = standing && beside ? shared(counting, beside) : counting.baseline;
  if (decisions.baseline !== "refuse") {
    if (proposed.baselineProblems && (proposed === counting || !isSameFault(proposed, counting)))
      return proposed.baselineProblems;
    if (counting.baselineProblems) notes.push("the baseline cannot be used, so it lets nothing stand");
  } else if (counting.baseline) notes.push("the policy refuses baselines, so the one that stands there is not heard");
  const heard = decisions.baseline === "refuse" ? undefined : baseline;
  if (!base || !standing)
    return {
      ...common,
      baseline: heard,
      notes,
      policyProblems: [],
      shift: undefined,
      proposed: undefined,
    };

  const gates = await Promise.all([base, head].map(({ repo }) => sourcesIn(repo, isGate)));
  const next = {
    policy: isBroken(proposed) ? undefined : (proposed.policy ?? presetPolicy("recommended")),
    baseline: proposed.baseline,
  };
  const moves = () =>
    next.policy && !isBroken(standing)
      ? diffPolicies(
          { ...standing, policy: standing.policy ?? presetPolicy("recommended") },
          { ...proposed, policy: next.policy },
          today,
        )
      : still;
  const shift = next.policy && !isSame(standing, proposed) ? moves() : undefined;
  const alone = next.policy && (await decide(next.policy, today, upper));
  const after = alone && beyond ? intersect(alone, beyond) : alone;
  // What is above the organisation's ceiling is told as that, and once.
  const above = new Set(
    after?.problems.flatMap(({ topic, at }) => (topic === "exceeds-organisation" ? [placeOf(at)] : [])),
  );
  return {
    ...common,
    baseline: heard,
    notes,
    policyProblems: [
      ...[...unread, ...(shift?.looser ?? [])]
        .filter(({ at }) => !above.has(placeOf(at)))
        .map((problem): PolicyProblem => ({ ...problem, topic: "loosened" })),
      ...(await weakenedGates(gates[0] ?? [], gates[1] ?? [])),
    ],
    shift,
    proposed: after && { decisions: after, baseline: after.baseline === "refuse" ? undefined : proposed.baseline },
  };
}

/**
 * A request may name any file of any repository, and faults of a policy show what it says. So files of repositories that
 * no standing policy names are read for it without the rights that others lack. `kept`: whether one could not be had so.
 */
function guard(
  { base, main, remote, openRemote }: PolicyRequest,
  standing: readonly (Pick<RepoPolicy, "policy"> | undefined)[],
): { readonly remote: PolicyLibrary["remote"]; kept(): boolean } {
  if (!openRemote || (!base && !main)) return { remote, kept: () => false };
  const homeOf = (ref: string) => ref.split("//")[0]?.toLowerCase();
  const trusted = new Set(
    standing
      .flatMap((one) => one?.policy?.sources ?? [])
      .flatMap(({ ref }) => (ref.includes("//") ? [homeOf(ref)] : [])),
  );
  let isKept = false;
  return {
    kept: () => isKept,
    async remote(reference) {
      if (trusted.has(homeOf(referenceText(reference)))) return remote(reference);
      const found = await openRemote(reference);
      if (typeof found === "string") isKept = true;
      return found;
    },
  };
}

/** Beside a policy that cannot be used nothing is looser: a repair must not fail for it. */
const still: PolicyDiff = { looser: [], tighter: [] };

/** The organisation's policy, or what the workflow wants instead. */
async function upperOf(
  reference: RemoteFile,
  { remote, fallback }: PolicyRequest,
  notes: string[],
): Promise<Policy | PolicyProblems> {
  const name = referenceText(reference);
  const instead = (reason: string): Policy | undefined => {
    if (fallback === undefined) return undefined;
    notes.push(`the policy \`${name}\` cannot be had, so preset:${fallback} is the ceiling: ${reason}`);
    return presetPolicy(fallback);
  };
  const found = await remote(reference);
  if (typeof found === "string") {
    const policy = instead(found);
    if (policy) return policy;
    throw new UserError(`the policy \`${name}\` cannot be had: ${found}`);
  }
  const policy = await readPolicy(
    { ...found.source, path: name },
    { remote, file: async () => "a file of another repository names no file of this one" },
    found.commit,
  );
  return "kind" in policy ? (instead(policy.problems[0]?.message ?? "it cannot be read") ?? policy) : policy;
}

/** What judges for one's own policy, which may be missing or beyond use. */
function usable(
  own: RepoPolicy,
  whose: string,
  path: string | undefined,
  {
    upper,
    fallback,
    proposed,
  }: Pick<PolicyRequest, "fallback"> & { readonly upper: Policy | undefined; readonly proposed: RepoPolicy },
  notes: string[],
): Policy {
  if (isBroken(own)) {
    const [first] = own.problems.problems;
    const isAway = isUnreachable(own) && fallback !== undefined;
    const instead = isAway ? fallback : "strict";
    notes.push(
      `the policy of ${whose} cannot be used, so ${upper && !isAway ? "the organisation's alone" : `preset:${instead}`} judges: ${first?.message ?? ""}`,
    );
    return presetPolicy(upper && !isAway ? "recommended" : instead);
  }
  if (own.policy) return own.policy;
  const judging = upper ? "the organisation's alone judges" : "preset:recommended judges";
  if (path !== undefined) notes.push(`${whose} has no policy \`${path}\` yet, so ${judging}`);
  else if (proposed.policy && proposed !== own)
    notes.push(`${whose} has no policy, so ${judging}; the one that this change brings counts once it is merged`);
  return presetPolicy("recommended");
}

function isUnreachable(own: RepoPolicy): own is RepoPolicy & { readonly problems: PolicyProblems } {
  return own.problems !== undefined && own.missed;
}

/** Whether both ends are broken alike, so that a request is not to blame. */
function isSameFault(one: RepoPolicy, other: RepoPolicy): boolean {
  const said = ({ problems, baselineProblems }: RepoPolicy) =>
    JSON.stringify(
      [problems, baselineProblems].map((broken) =>
        broken?.problems.map(({ message, at }) => [at.source.path, message]),
      ),
    );
  return one !== other && said(one) === said(other);
}

function placeOf({ source, span }: Place): string {
  return `${source.path} ${span.start}`;
}

/** Whether the same files say the same. */
function isSame(one: RepoPolicy, other: RepoPolicy): boolean {
  const said = ({ policy, problems, baselineSource }: RepoPolicy) =>
    JSON.stringify([
      policy?.sources.map(({ ref, text }) => [ref, text]),
      problems?.problems.map(({ message }) => message),
      baselineSource?.text,
    ]);
  return said(one) === said(other);
}

/** Findings that both let stand. */
function shared({ baseline: one }: RepoPolicy, { baseline: other }: RepoPolicy): Baseline | undefined {
  if (!one || !other) return undefined;
  return { entries: new Map([...one.entries].filter(([print]) => other.entries.has(print))) };
}
