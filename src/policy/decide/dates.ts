/** What a policy has to answer for itself: dates that ran out, and those that soon will. */
import type { PolicyProblem, PolicyTopic } from "../../model/policy-facts.ts";
import type { Policy, PolicyGrant, Waiver } from "../model.ts";
import { daysBetween } from "./days.ts";

/** Days before its last one from which a grant or a waiver is announced to end. */
const notice = 14;

/**
 * Grants and waivers whose day has passed, is near, or is further away than `longest` days. What an organisation wrote
 * (`isAbove`) is not for a repository to mend: there it is said, and fails nobody.
 */
export function expiryProblems(
  { grants, waivers }: Policy,
  today: string,
  longest: number,
  isAbove = false,
): readonly PolicyProblem[] {
  const all = [
    ...grants.map((entry) => ({ entry, what: "grant" })),
    ...waivers.map((entry) => ({ entry, what: "waiver" })),
  ];
  return all.flatMap(({ what, entry }): PolicyProblem[] => {
    const { until, owner, at } = entry;
    if (until === undefined) return [];
    const problem = (topic: PolicyTopic, message: string): PolicyProblem[] => [
      {
        topic: isAbove ? "expiring" : topic,
        message: `the ${what} of ${owner} ${message}`,
        at,
        identity: identityOfEntry(entry),
      },
    ];
    const left = daysBetween(today, until);
    if (left < 0) return problem("expired", `ended on ${until} and counts no more`);
    if (what === "waiver" && left > longest)
      return problem(
        "too-long",
        `runs until ${until}, ${left} days; ${longest} are taken at the most, so it does not count`,
      );
    return left <= notice
      ? problem(
          "expiring",
          `ends on ${until}, ${left === 0 ? "which is today" : `in ${left} ${left === 1 ? "day" : "days"}`}`,
        )
      : [];
  });
}

/** Tells an entry from every other, wherever it stands and whichever day it is. */
export function identityOfEntry(entry: PolicyGrant | Waiver): string {
  const { profiles, paths, hosts, owner, until } = entry;
  return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until]);
}

/** Whether `rule`, or the rule that it is a kind of, is among `rules`. */
export function isWaivable(rules: readonly string[], rule: string): boolean {
  return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}
