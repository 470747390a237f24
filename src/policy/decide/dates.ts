/** Problems with the dates of grants and waivers: passed, soon to pass, or too far away. */
import type { PolicyProblem, PolicyTopic } from "../../model/policy-facts.ts";
import type { Policy, PolicyGrant, Waiver } from "../model.ts";
import { daysBetween } from "./days.ts";
import { counted } from "../../sanitize/counted.ts";
import { addTo } from "../../repo/many.ts";

/** From how many days before its last day a grant or a waiver counts as ending soon. */
export const noticeDays = 14;

/**
 * `longest`: how many days from `today` on a waiver may run. A repository cannot fix the entries of its organisation's
 * policy (`isOrganisation`): they are all reported as ending, which fails no check.
 */
export function expiryProblems(
  { grants, waivers }: Policy,
  today: string,
  longest: number,
  { isOrganisation = false } = {},
): readonly PolicyProblem[] {
  const dated = [
    ...grants.map((entry) => ({ entry, what: "grant" as const })),
    ...waivers.map((entry) => ({ entry, what: "waiver" as const })),
  ];
  const ending = new Map<string, DatedEntry[]>();
  const faults = dated.flatMap(({ what, entry }): PolicyProblem[] => {
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
      return problem(
        "too-long",
        `runs for ${left} days, until ${until}, and is ignored; the limit is ${counted(longest, "day")}`,
      );
    const key = JSON.stringify([owner, until]);
    if (left <= noticeDays) addTo(ending, key, { what, entry });
    return [];
  });
  return [...faults, ...[...ending.values()].flatMap((entries) => endingProblem(entries, today))];
}

interface DatedEntry {
  readonly what: "grant" | "waiver";
  readonly entry: PolicyGrant | Waiver;
}

/** One problem for the entries of one owner that end on one day. */
function endingProblem(entries: readonly DatedEntry[], today: string): readonly PolicyProblem[] {
  const [first, ...others] = entries;
  if (!first) return [];
  const { at, owner, until = today } = first.entry;
  const left = daysBetween(today, until);
  const when = `${left === 0 ? "today" : `in ${counted(left, "day")}`}, on ${until}`;
  if (others.length === 0)
    return [
      {
        topic: "expiring",
        message: `this ${first.what} (owner ${owner}) ends ${when}; renew it if it is still needed`,
        at,
        identity: identityOfEntry(first.entry),
      },
    ];
  const counts = (["grant", "waiver"] as const).flatMap((what) => {
    const count = entries.filter((entry) => entry.what === what).length;
    return count === 0 ? [] : [counted(count, what)];
  });
  return [
    {
      topic: "expiring",
      message: `${counts.join(" and ")} of ${owner} end ${when}; renew those that are still needed`,
      at,
      identity: JSON.stringify(entries.map(({ entry }) => identityOfEntry(entry))),
      related: others.map(({ what, entry }) => ({ message: `this ${what} ends too`, at: entry.at })),
    },
  ];
}

/** Identifies an entry independently of its place and of the day. */
export function identityOfEntry(entry: PolicyGrant | Waiver): string {
  const { profiles, paths, hosts, settings = [], skills = [], owner, until } = entry;
  const besides = settings.length + skills.length > 0 ? [settings, skills] : [];
  return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until, ...besides]);
}

/** Whether `rules` has `rule`, or the rule of a `rule/kind`. */
export function isWaivable(rules: readonly string[], rule: string): boolean {
  return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}
