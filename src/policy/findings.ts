/**
 * Runs the rules about policy: over the policies that count, their problems, and what a pull request changes in them.
 */
import { rules as allRules } from "../generated/catalogue.ts";
import type { Finding } from "../model/finding.ts";
import type { Item } from "../model/load.ts";
import type { PolicyFacts, PolicyProblem } from "../model/policy-facts.ts";
import { classOf, type Rule } from "../model/rule.ts";
import type { Decisions, ProfileRef } from "./model.ts";
import type { MatchContext } from "./match-context.ts";

/** Every profile of a tree, and every finding about them, waived ones included. */
export interface Inspected extends MatchContext {
  readonly profiles: readonly ProfileRef[];
  readonly findings: readonly Finding[];
}

/**
 * The facts for the rules about policy. `decisions`: those whose files have to be right. `found`: problems that the
 * pipeline found elsewhere. `inspected` is absent if only some profiles were inspected: then no entry counts as unused.
 */
export function policyFacts(
  decisions: Decisions,
  found: readonly PolicyProblem[] = [],
  inspected?: Inspected,
): PolicyFacts {
  const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings, inspected) : [];
  const problems = [...decisions.problems, ...unused, ...found];
  return {
    ...decisions.entries,
    today: decisions.today,
    problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
  };
}

type HostOf = (item: Item) => Pick<Finding, "host" | "edition"> | undefined;
type Rules = { readonly [id: string]: Rule };

/**
 * The findings of the rules about policy. `decisions` sets their levels and options, `hostOf` finds the host of an
 * item.
 */
export function checkPolicy(
  decisions: Pick<Decisions, "levelOf" | "optionsOf">,
  facts: PolicyFacts,
  hostOf: HostOf = () => undefined,
  rules: Rules = allRules,
): readonly Finding[] {
  return Object.entries(rules).flatMap(([id, rule]) => {
    if (rule.subject !== "policy") return [];
    return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report): Finding[] => {
      const severity = decisions.levelOf(id, report.kind);
      const { item = null } = report;
      const { host = null, edition = null } = (item && hostOf(item)) ?? {};
      return severity === "off"
        ? []
        : [
            {
              certainty: "measured",
              ...report,
              rule: id,
              class: classOf(rule, report.kind),
              severity,
              host,
              edition,
              layer: item?.layer ?? null,
              item,
            },
          ];
    });
  });
}

/** Whether a finding comes from a rule about policy. Such a finding cannot be waived. */
export function isPolicyFinding({ rule }: Pick<Finding, "rule">): boolean {
  return Object.hasOwn(allRules, rule) && (allRules as Rules)[rule]?.subject === "policy";
}
