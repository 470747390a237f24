/** What the rules about policies judge: dates, attempts to widen, and entries that are about nothing. */
import { rules } from "../generated/catalogue.ts";
import type { Finding } from "../model/finding.ts";
import type { Item, Problem } from "../model/load.ts";
import type { ProfileRef, Decisions } from "./model.ts";
import type { PolicyFacts, Rule } from "../model/rule.ts";

/** What only a door can know: how a request changes what governs, and the gate itself. */
export interface GovernanceChange {
  readonly loosened: readonly Problem[];
  /** The same, where the policy asks for approvals that are not there. */
  readonly unapproved?: readonly Problem[];
  readonly weakened: readonly Problem[];
  /** Grants and waivers whose owner is nobody. */
  readonly unowned?: readonly Problem[];
}

/** What may do more than at the base without the approvals that the policy asks for, with whose it is. */
export type UnapprovedWidening = Problem & { readonly item: Item };

/** `about` names every profile that was judged, `findings` what was found of them before anything was waived. */
export function policyFacts(
  decisions: Decisions,
  about: readonly ProfileRef[],
  findings: readonly Finding[],
  { loosened, unapproved = [], weakened, unowned = [] }: GovernanceChange,
  unapprovedWidenings: readonly UnapprovedWidening[] = [],
): PolicyFacts {
  const of = (...kinds: readonly string[]) => decisions.faults.filter((fault) => kinds.includes(fault.about));
  return {
    widened: of("loosened"),
    loosened,
    unapproved,
    unapprovedWidenings,
    weakened,
    ended: of("ended", "far"),
    ending: of("ending"),
    unused: decisions.unused(about, findings),
    unowned,
  };
}

/** The findings of the rules about policies; `hostOf` knows the host of an item. */
export function checkPolicy(
  decisions: Decisions,
  standing: PolicyFacts,
  hostOf: (item: Item) => Pick<Finding, "host" | "edition"> | undefined = () => undefined,
): readonly Finding[] {
  if (Object.values<readonly Problem[]>({ ...standing }).every(({ length }) => length === 0)) return [];
  return Object.entries<Rule>(rules).flatMap(([rule, judgement]) => {
    if (judgement.subject !== "policy") return [];
    return [...judgement.check(standing)].flatMap((report): Finding[] => {
      const severity = decisions.levelOf(rule, report.kind);
      const { item = null } = report;
      const { host = null, edition = null } = (item && hostOf(item)) ?? {};
      return severity === "off" ? [] : [{ ...report, rule, severity, host, edition, layer: item?.layer ?? null, item }];
    });
  });
}

/** Whether a finding is about what governs, or what a request does to it: nothing excuses that. */
export function isPolicyFinding({ rule }: Pick<Finding, "rule">): boolean {
  return Object.hasOwn(rules, rule) && (rules as { readonly [id: string]: Rule })[rule]?.subject === "policy";
}
