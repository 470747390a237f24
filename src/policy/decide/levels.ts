/** Levels from `off` to `error`, and how a rollout caps them. */
import { type Level, severities } from "../../model/finding.ts";
import type { Rollout, Schedule, Stage } from "../rollout.ts";

/** From the laxest to the strictest. */
export const levelOrder: readonly Level[] = ["off", ...severities];

/** The stricter of two levels. */
export function stricterLevel(a: Level, b: Level): Level {
  return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}

/** Whether `a` is laxer than `b`; `false` for equal ones. */
export function isLaxerLevel(a: Level, b: Level): boolean {
  return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}

/** The level, or the most severe one that the stage allows. */
export function cappedByStage(level: Level, stage: Stage): Level {
  const limit: Level = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
  return isLaxerLevel(limit, level) ? limit : level;
}

/**
 * The stage of a rule on a day. Without a rollout, everything is enforced. A rule without a schedule has the rollout's
 * stage.
 */
export function stageOf(rollout: Rollout | undefined, rule: string, day: string): Stage {
  return scheduledStage(rollout, rule, day) ?? "enforce";
}

/** The same; `undefined` if the rollout has no schedule for the rule: neither its own nor one for all rules. */
export function scheduledStage(rollout: Rollout | undefined, rule: string, day: string): Stage | undefined {
  return rollout && (stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day));
}

/** The days on which a stage begins, in no order and with repetitions. */
export function rolloutDays(...rollouts: readonly (Rollout | undefined)[]): readonly string[] {
  return rollouts
    .flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))
    .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
    .filter((day) => day !== undefined);
}

function stageIn(schedule: Schedule | undefined, day: string): Stage | undefined {
  if (!schedule) return undefined;
  if (schedule.enforceFrom && schedule.enforceFrom.value <= day) return "enforce";
  if (schedule.warnFrom && schedule.warnFrom.value <= day) return "warn";
  if (schedule.stage) return schedule.stage.value;
  return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}
