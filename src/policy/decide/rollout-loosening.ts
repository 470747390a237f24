/** Where a repository's rollout is behind the organisation's. */
import type { Place } from "../../repo/text.ts";
import { type Rollout, type Stage, stages } from "../rollout.ts";
import { rolloutDays, stageOf } from "./levels.ts";

const advice = "write an earlier day, or remove the setting";

/**
 * Compares the stages of today, a day in UTC, and of each later day on which one of them changes. `limit` is the
 * organisation's.
 */
export function checkRollout(
  limit: Rollout | undefined,
  rollout: Rollout | undefined,
  today: string,
  report: (at: Place, message: string, advice: string) => void,
): void {
  if (!rollout) return;
  const days = [today, ...rolloutDays(limit, rollout).filter((day) => day > today)].sort();
  const firstDayBehind = (rule: string) =>
    days.find((day) => stageRank(stageOf(rollout, rule, day)) < stageRank(stageOf(limit, rule, day)));
  const behindAsWhole = firstDayBehind("");
  const compare = (day: string, rule: string) =>
    `is at ${stageOf(rollout, rule, day)} on ${day}, but the organisation's is at ${stageOf(limit, rule, day)}`;
  if (behindAsWhole !== undefined) report(rollout.at, `the rollout ${compare(behindAsWhole, "")}`, advice);
  for (const rule of new Set([...Object.keys(limit?.rules ?? {}), ...Object.keys(rollout.rules)])) {
    const day = firstDayBehind(rule);
    if (day === undefined) continue;
    if (rollout.rules[rule])
      report(placeOfSchedule(rollout, rule), `the rollout of \`${rule}\` ${compare(day, rule)}`, advice);
    else if (behindAsWhole === undefined) report(rollout.at, `the rollout ${compare(day, rule)}`, advice);
  }
}

function stageRank(stage: Stage): number {
  return stages.indexOf(stage);
}

/** The setting of a rule's own schedule that decides its last stage. */
function placeOfSchedule({ rules, at }: Rollout, rule: string): Place {
  const { enforceFrom, warnFrom, stage } = rules[rule] ?? {};
  return (enforceFrom ?? warnFrom ?? stage)?.at ?? at;
}
