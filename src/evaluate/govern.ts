/** Applies the policies that govern a run, and finds the baseline that they accept. */
import { chooseBaseline } from "../policy/governing-baseline.ts";
import { chooseGoverning, type GoverningInput } from "../policy/governing.ts";
import type { Baseline, Decisions, Policy, PolicyProblems } from "../policy/model.ts";
import type { BaselineState } from "../policy/policy-files.ts";
import { positionAt } from "../repo/text.ts";
import { UserError } from "../repo/tree.ts";

/** The policies of a run, applied. */
export interface GoverningPolicy {
  readonly decisions: Decisions;
  /** `undefined` where there is none, or the policy refuses it. */
  readonly baseline: Baseline | undefined;
  /** Sentences for people: which policy governs where that is not plain, and what could not be used. */
  readonly notes: readonly string[];
}

/** Decides under a policy, and under one above it. */
type Decide = (policy: Policy, today: string, organisation?: Policy) => Promise<Decisions>;

/**
 * `baseline`: absent: the tree has none. `today` is a day in UTC. Rejects with `UserError` for a fault without a place.
 */
export async function govern(
  read: GoverningInput,
  baseline: BaselineState | undefined,
  today: string,
  decide: Decide,
): Promise<GoverningPolicy | PolicyProblems> {
  const choice = chooseGoverning(read);
  if (choice.kind === "refused") {
    if (typeof choice.fault === "string") throw new UserError(choice.fault);
    return choice.fault;
  }
  const decisions = await decide(choice.policy, today, choice.ceiling);
  if (!baseline) return { decisions, baseline: undefined, notes: choice.notes };
  const own = { ...(read.base ?? read.head), baseline };
  const chosen = chooseBaseline(
    read.base ? { ...read, base: own } : { ...read, head: own },
    decisions.baseline === "refuse" ? `the baseline is ignored: ${baselineRefusal(decisions)}` : undefined,
  );
  if (chosen.kind === "refused") return chosen.problems;
  return {
    decisions,
    baseline: chosen.baseline,
    notes: chosen.note === undefined ? choice.notes : [...choice.notes, chosen.note],
  };
}

/** Which policy refuses baselines, and at which line, or which one above the repository's does not allow them. */
export function baselineRefusal({ policies }: Pick<Decisions, "policies">): string {
  const at = policies.map(({ baseline }) => baseline).find((stated) => stated?.value === "refuse")?.at;
  if (at) return `the policy forbids baselines (${at.source.path}:${positionAt(at.source, at.span.start).line})`;
  const above = policies.find(({ baseline }) => baseline?.value !== "allow")?.sources.at(-1)?.ref ?? "";
  return `below the policy \`${above}\`, which does not say \`baseline: allow\`, no baseline counts`;
}
