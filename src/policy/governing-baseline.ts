/** Decides which baseline counts in a run. Pure, like the decision about policies. */
import { type GoverningInput, governingTree, isCommand } from "./governing.ts";
import type { Baseline, PolicyProblems } from "./model.ts";
import { hasSameFaults, type PolicyFiles } from "./policy-files.ts";

/** What the baselines of the trees amount to, once it is known whether the policies refuse baselines. */
export type BaselineChoice =
  | { readonly kind: "refused"; readonly problems: PolicyProblems }
  | { readonly kind: "chosen"; readonly baseline: Baseline | undefined; readonly note: string | undefined };

/**
 * Decides which baseline counts. `refusal`: why the policies refuse baselines, as a note; `undefined`: they allow them.
 * Like policies, a change does not bring its own baseline; next to the default branch only findings of both baselines
 * are excused.
 */
export function chooseBaseline(input: GoverningInput, refusal: string | undefined): BaselineChoice {
  const { base, defaultBranch, head } = input;
  const [, own] = governingTree(input);
  if (refusal !== undefined) {
    const isNoted = isCommand(input) ? own.baseline.kind !== "none" : own.baseline.kind === "read";
    return { kind: "chosen", baseline: undefined, note: isNoted ? refusal : undefined };
  }
  const isRepaired = input.run === "staged" && head.baseline.kind !== "broken";
  if (own.baseline.kind === "broken" && isCommand(input) && !isRepaired)
    return { kind: "refused", problems: (head.baseline.kind === "broken" ? head.baseline : own.baseline).problems };
  if (head.baseline.kind === "broken" && (head === own || !hasSameFaults(head, own)))
    return { kind: "refused", problems: head.baseline.problems };
  const baseline = readBaselineOf(own);
  return {
    kind: "chosen",
    baseline: base && defaultBranch ? sharedBaseline(baseline, readBaselineOf(defaultBranch)) : baseline,
    note: own.baseline.kind === "broken" ? "the baseline is invalid and is ignored" : undefined,
  };
}

function readBaselineOf({ baseline }: PolicyFiles): Baseline | undefined {
  return baseline.kind === "read" ? baseline.baseline : undefined;
}

/**
 * The entries whose fingerprint both baselines have, as `a` states them: only what both accept is accepted. `undefined`
 * where either is missing, so nothing is accepted.
 */
export function sharedBaseline(a: Baseline | undefined, b: Baseline | undefined): Baseline | undefined {
  if (!a || !b) return undefined;
  return { entries: new Map([...a.entries].filter(([fingerprint]) => b.entries.has(fingerprint))) };
}
