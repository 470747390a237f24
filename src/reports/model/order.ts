/** The order in which people read findings. */
import { classes, severities } from "../../model/finding.ts";
import type { FindingGroup } from "./groups.ts";

/** How many groups of one rule come before other rules have had their turn. */
const foremost = 3;

/**
 * Errors, warnings, notes. Within a severity a few groups of each rule come before the rest of any, so that a frequent
 * rule hides no other. Then the most harmful first: power, then integrity, correctness and hygiene; then the rules with
 * the most findings, and within a rule the largest groups. Otherwise the order stays.
 */
export function worstFirst(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  const totals = new Map<string, number>();
  for (const group of groups) totals.set(sortOf(group), (totals.get(sortOf(group)) ?? 0) + group.findings.length);
  const ranked = groups
    .map((group) => ({
      group,
      sort: sortOf(group),
      severity: severities.indexOf(group.severity),
      harm: classes.indexOf(group.first.finding.class),
      total: totals.get(sortOf(group)) ?? 0,
      size: group.findings.length,
    }))
    .sort(
      (a, b) =>
        b.severity - a.severity ||
        a.harm - b.harm ||
        b.total - a.total ||
        (a.sort === b.sort ? b.size - a.size : a.sort < b.sort ? -1 : 1),
    );
  const counts = new Map<string, number>();
  return ranked
    .map(({ group, sort, severity }) => {
      const count = (counts.get(sort) ?? 0) + 1;
      counts.set(sort, count);
      return { group, severity, isLater: count > foremost };
    })
    .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
    .map(({ group }) => group);
}

function sortOf({ severity, first: { finding } }: FindingGroup): string {
  return `${severity} ${finding.rule} ${finding.kind ?? ""}`;
}
