/** What governs a run of the command: the policy ready to judge, the one above it, and the baseline. */
import { type Baseline, type Decisions, type Policy, type PolicyProblems, presetPolicy } from "../policy/model.ts";
import type { EvaluationInput } from "./input.ts";
import { positionAt } from "../repo/text.ts";

export interface GoverningPolicy {
  readonly decisions: Decisions;
  /** `undefined` where there is none, or the policy refuses it. */
  readonly baseline: Baseline | undefined;
  readonly notes: readonly string[];
}

/** `today` is a day in UTC. Every fault of a file has its place. */
export async function governingPolicy(
  matter: Pick<EvaluationInput, "policy" | "upper" | "library" | "policyCommit" | "baseline">,
  today: string,
): Promise<GoverningPolicy | PolicyProblems> {
  const [{ decide }, policy, upper] = await Promise.all([
    import("./lazy.ts"),
    policyFrom(matter.policy, matter),
    matter.upper && policyFrom(matter.upper, { library: outside(matter.library), policyCommit: null }),
  ]);
  if ("kind" in policy) return policy;
  if (upper && "kind" in upper) return upper;
  const decisions = await decide(policy, today, upper);
  if (!matter.baseline) return { decisions, baseline: undefined, notes: [] };
  if (decisions.baseline === "refuse")
    return { decisions, baseline: undefined, notes: [`the baseline is not heard: ${refusalOf(decisions)}`] };
  if ("kind" in matter.baseline) return matter.baseline;
  const { readBaseline } = await import("../evaluate/baseline.ts");
  const baseline = readBaseline(matter.baseline);
  return "kind" in baseline ? baseline : { decisions, baseline, notes: [] };
}

/** Who refuses baselines, and where. */
export function refusalOf({ policies: standings }: Decisions): string {
  const at = standings.map(({ baseline }) => baseline).find((stated) => stated?.value === "refuse")?.at;
  return at
    ? `the policy refuses one (${at.source.path}:${positionAt(at.source, at.span.start).line})`
    : "the policy refuses one";
}

/** Whoever is governed does not supply a file that the policy above extends. */
function outside(library: EvaluationInput["library"]): EvaluationInput["library"] {
  return {
    ...library,
    file: async () => "a policy from outside the repository extends presets and files of other repositories alone",
  };
}

async function policyFrom(
  found: EvaluationInput["policy"],
  { library, policyCommit }: Pick<EvaluationInput, "library" | "policyCommit">,
): Promise<Policy | PolicyProblems> {
  if (found === undefined) return presetPolicy("recommended");
  if ("kind" in found) return found;
  const { readPolicy } = await import("../policy/file/index.ts");
  return readPolicy(found, library, policyCommit ?? undefined);
}
