/** What the rules about policies judge: dates, attempts to widen, and entries that are about nothing. */
import { rules } from "../catalogue.ts";
import type { Finding } from "../finding.ts";
import type { Problem } from "../load.ts";
import type { About, Decisions } from "../policy.ts";
import type { PolicyCase, Rule } from "../rule.ts";

/** What only a door can know: how a request changes what governs, and the gate itself. */
export interface Movement {
  readonly loosened: readonly Problem[];
  readonly weakened: readonly Problem[];
}

/** `about` names every profile that was judged, `findings` what was found of them before anything was waived. */
export function policyCase(decisions: Decisions, about: readonly About[], findings: readonly Finding[], { loosened, weakened }: Movement): PolicyCase {
  const of = (...kinds: readonly string[]) => decisions.faults.filter((fault) => kinds.includes(fault.about));
  const approvals = decisions.standings.flatMap((policy) => policy.approvals.policy ?? []);
  const asked = approvals.map(({ by, count }) => `${count} of ${by.join(", ")}`).join(" and ");
  const unapproved = asked === "" ? [] : loosened.map((problem) => ({ ...problem, message: `${problem.message}; the policy asks for the approval of ${asked}` }));
  return { widened: of("loosened"), loosened: asked === "" ? loosened : [], unapproved, weakened, ended: of("ended", "far"), ending: of("ending"), unused: decisions.unused(about, findings) };
}

/** The findings of the rules about policies. */
export function checkPolicy(decisions: Decisions, standing: PolicyCase): readonly Finding[] {
  if (Object.values<readonly Problem[]>({ ...standing }).every(({ length }) => length === 0)) return [];
  return Object.entries<Rule>(rules).flatMap(([rule, judgement]) => {
    if (judgement.subject !== "policy") return [];
    return [...judgement.check(standing)].flatMap((report): Finding[] => {
      const severity = decisions.levelOf(rule, report.kind);
      return severity === "off" ? [] : [{ ...report, rule, severity, host: null, edition: null, layer: null, item: null }];
    });
  });
}
