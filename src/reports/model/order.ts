/** The order in which people read findings. */
import { classes, severities } from "../../model/finding.ts";
import type { FindingGroup } from "./groups.ts";

/**
 * Errors, warnings, notes. Within a severity the most harmful first: power, then integrity, correctness and hygiene; then the
 * rules with the most findings, and within a rule the largest groups. Otherwise the order stays.
 */
export function worstFirst(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  const totals = new Map<string, number>();
  for (const group of groups) totals.set(sortOf(group), (totals.get(sortOf(group)) ?? 0) + group.findings.length);
  const ranked = groups.map((group) => ({
    group,
    severity: severities.indexOf(group.severity),
    harm: classes.indexOf(group.first.finding.class),
    total: totals.get(sortOf(group)) ?? 0,
    sort: sortOf(group),
  }));
  return ranked
    .sort(
      (a, b) =>
        b.severity - a.severity ||
        a.harm - b.harm ||
        b.total - a.total ||
        (a.sort === b.sort ? b.group.findings.length - a.group.findings.length : a.sort < b.sort ? -1 : 1),
    )
    .map(({ group }) => group);
}

/** How many groups of one rule and severity come before the rest of that rule, where there is not room for all. */
const foremost = 3;

/** The same order, but a few groups of each rule come first within a severity, so that a frequent rule hides no other. */
export function eachRuleFirst(ordered: readonly FindingGroup[]): readonly FindingGroup[] {
  const counts = new Map<string, number>();
  const ranked = ordered.map((group) => {
    const sort = sortOf(group);
    const count = (counts.get(sort) ?? 0) + 1;
    counts.set(sort, count);
    return { group, severity: severities.indexOf(group.severity), isLater: count > foremost };
  });
  return ranked
    .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
    .map(({ group }) => group);
}

function sortOf({ severity, first: { finding } }: FindingGroup): string {
  return `${severity} ${finding.rule} ${finding.kind ?? ""}`;
}
