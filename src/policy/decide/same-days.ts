/** How long what a policy says of unchanged files stays the same. */
import type { Policy } from "../model.ts";
import { noticeDays } from "./dates.ts";
import { dayAfter, daysBetween } from "./days.ts";
import { waiverDays } from "./effective.ts";
import { rolloutDays } from "./levels.ts";
import { smallest } from "../../repo/many.ts";

/**
 * The last day, from `today` on, on which the policies together decide the same of the same files, message by message;
 * `null`: every day to come. A file of another repository that no commit or digest pins can change at any time: then it
 * is the day before `today`.
 */
export function lastSameDay(policies: readonly Policy[], today: string): string | null {
  if (policies.some(({ sources }) => sources.some(({ isPinned }) => isPinned === false))) return dayAfter(today, -1);
  // A rollout that is behind that of a policy above is reported with a day, which is today where it is behind already.
  if (policies.slice(1).some(({ rollout }) => rollout)) return today;
  const longest = smallest(policies.map(({ preset }) => waiverDays[preset]));
  const days = policies.flatMap(({ grants, waivers, rollout }) => [
    ...grants.flatMap(({ until }) => sameUntil(until, today, Infinity)),
    ...waivers.flatMap(({ until }) => sameUntil(until, today, longest)),
    ...rolloutDays(rollout).flatMap((day) => (day > today ? [dayAfter(day, -1)] : [])),
  ]);
  return days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}

/** What ended stays ended. Within the notice, and where it runs too long, a message counts the days. */
function sameUntil(until: string | undefined, today: string, longest: number): readonly string[] {
  if (until === undefined) return [];
  const left = daysBetween(today, until);
  if (left < 0) return [];
  return [left <= noticeDays || left > longest ? today : dayAfter(until, -noticeDays - 1)];
}
