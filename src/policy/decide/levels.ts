/** Levels, from `off` to `error`, and what a rollout leaves of them. */
import { severities } from "../../model/finding.ts";
import type { Rollout, Schedule, Stage } from "../model.ts";
import type { Level } from "../../model/finding.ts";

export const levelOrder: readonly Level[] = ["off", ...severities];

export function stricter(one: Level, other: Level): Level {
  return levelOrder.indexOf(one) >= levelOrder.indexOf(other) ? one : other;
}

export function isLaxer(one: Level, other: Level): boolean {
  return levelOrder.indexOf(one) < levelOrder.indexOf(other);
}

/** The most that a stage lets a level be. */
export function capped(level: Level, stage: Stage): Level {
  const most: Level = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
  return isLaxer(most, level) ? most : level;
}

/** The stage of a rule on a day. Without a rollout everything is enforced. */
export function stageOf(rollout: Rollout | undefined, rule: string, today: string): Stage {
  if (!rollout) return "enforce";
  return stageIn(rollout.rules[rule], today) ?? stageIn(rollout, today) ?? "enforce";
}

/** The days on which a stage begins, in no order and with repetitions. */
export function rolloutDays(...rollouts: readonly (Rollout | undefined)[]): readonly string[] {
  return rollouts
    .flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))
    .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
    .filter((day) => day !== undefined);
}

function stageIn(schedule: Schedule | undefined, today: string): Stage | undefined {
  if (!schedule) return undefined;
  if (schedule.enforceFrom && schedule.enforceFrom.value <= today) return "enforce";
  if (schedule.warnFrom && schedule.warnFrom.value <= today) return "warn";
  if (schedule.stage) return schedule.stage.value;
  return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}
