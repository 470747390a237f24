/** Problems with the dates of grants and waivers: passed, soon to pass, or too far away. */
import type { PolicyProblem, PolicyTopic } from "../../model/policy-facts.ts";
import type { Policy, PolicyGrant, Waiver } from "../model.ts";
import { daysBetween } from "./days.ts";

/** From how many days before its last day a grant or a waiver counts as ending soon. */
const noticeDays = 14;

/**
 * `longest`: how many days from `today` on a waiver may run. A repository cannot fix the entries of its organisation's
 * policy (`isOrganisation`): they are all reported as ending, which fails no check.
 */
export function expiryProblems(
  { grants, waivers }: Policy,
  today: string,
  longest: number,
  isOrganisation = false,
): readonly PolicyProblem[] {
  const dated = [
    ...grants.map((entry) => ({ entry, what: "grant" })),
    ...waivers.map((entry) => ({ entry, what: "waiver" })),
  ];
  return dated.flatMap(({ what, entry }): PolicyProblem[] => {
    const { until, owner, at } = entry;
    if (until === undefined) return [];
    const problem = (topic: PolicyTopic, message: string): PolicyProblem[] => [
      {
        topic: isOrganisation ? "expiring" : topic,
        message: `this ${what} (owner ${owner}) ${message}`,
        at,
        identity: identityOfEntry(entry),
      },
    ];
    const left = daysBetween(today, until);
    if (left < 0) return problem("expired", `ended on ${until} and no longer applies; renew it or remove it`);
    if (what === "waiver" && left > longest)
      return problem("too-long", `runs for ${left} days, until ${until}, and is ignored; the limit is ${longest} days`);
    return left <= noticeDays
      ? problem(
          "expiring",
          `ends ${left === 0 ? "today" : `in ${left} ${left === 1 ? "day" : "days"}`}, on ${until}; renew it if it is still needed`,
        )
      : [];
  });
}

/** Identifies an entry independently of its place and of the day. */
export function identityOfEntry(entry: PolicyGrant | Waiver): string {
  const { profiles, paths, hosts, owner, until } = entry;
  return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until]);
}

/** Whether `rules` has `rule`, or the rule of a `rule/kind`. */
export function isWaivable(rules: readonly string[], rule: string): boolean {
  return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}
