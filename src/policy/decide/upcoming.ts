/** What a rollout makes worse on later days. */
import type { Finding, Level } from "../../model/finding.ts";
import type { Upcoming } from "../rollout.ts";
import { questionOf } from "./effective.ts";
import { isLaxerLevel, rolloutDays } from "./levels.ts";
import { levelOn, type PolicyStack } from "./stack.ts";

/**
 * The days after today on which findings become warnings or errors, nearest first, with the number of findings by rule.
 */
export function upcomingIn(stack: PolicyStack, findings: readonly Finding[]): readonly Upcoming[] {
  const days = laterDays(stack);
  if (days.length === 0) return [];
  const levels = new Map<Finding, Level>(findings.map((finding) => [finding, finding.severity]));
  return days.flatMap((day) => {
    const raised = { warn: new Map<string, number>(), enforce: new Map<string, number>() };
    for (const finding of findings) {
      const level = levelOn(stack, day, questionOf(finding));
      const counts = level === "error" ? raised.enforce : raised.warn;
      if (isLaxerLevel(levels.get(finding) ?? "off", level))
        counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
      levels.set(finding, level);
    }
    return (["warn", "enforce"] as const).flatMap((stage): Upcoming[] => {
      const rules = raised[stage];
      const count = [...rules.values()].reduce((sum, ofRule) => sum + ofRule, 0);
      return count === 0 ? [] : [{ day, stage, findings: count, rules }];
    });
  });
}

function laterDays({ repository, organisation, today }: PolicyStack): readonly string[] {
  const days = rolloutDays(organisation?.policy.rollout, repository.policy.rollout);
  return [...new Set(days.filter((day) => day > today))].sort();
}
