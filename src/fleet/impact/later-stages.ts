/** The stages of a rollout that begin after the days that are looked at: nobody may learn of them on the day itself. */
import { dayAfter } from "../../policy/decide/days.ts";
import type { Policy } from "../../policy/model.ts";
import type { Schedule } from "../../policy/rollout.ts";
import { byBytes } from "../../repo/path.ts";
import { visible } from "../../sanitize/text.ts";
import type { LaterStage } from "./schema.ts";
import { counted } from "../../sanitize/counted.ts";

/** By day. `ending`: how many days after today are looked at. */
export function laterStages(
  { rollout }: Pick<Policy, "rollout">,
  today: string,
  ending: number,
): readonly LaterStage[] {
  if (!rollout) return [];
  const last = dayAfter(today, ending);
  const stagesOf = (schedule: Schedule, of: Pick<LaterStage, "rule" | "wave">): readonly LaterStage[] =>
    (["warn", "enforce"] as const).flatMap((stage) => {
      const day = (stage === "warn" ? schedule.warnFrom : schedule.enforceFrom)?.value;
      return day !== undefined && day > last ? [{ day, stage, ...of }] : [];
    });
  return [
    ...stagesOf(rollout, { rule: null, wave: null }),
    ...Object.entries(rollout.rules).flatMap(([rule, schedule]) => stagesOf(schedule, { rule, wave: null })),
    ...rollout.waves.flatMap((wave) => stagesOf(wave, { rule: null, wave: wave.repositories })),
  ].toSorted((a, b) => byBytes(a.day, b.day));
}

/** One line for each stage; none where the days that are looked at have them all. */
export function laterStageLines(stages: readonly LaterStage[], ending: number): readonly string[] {
  if (stages.length === 0) return [];
  const what = { warn: "warnings begin", enforce: "errors begin" };
  const whom = ({ rule, wave }: LaterStage) =>
    rule !== null ? `for ${rule}` : wave === null ? "for all other rules and repositories" : `in ${wave.join(", ")}`;
  return [
    "",
    `After the next ${counted(ending, "day")}, not evaluated here (--ending reaches further)`,
    ...stages.map((one) => `  ${one.day}: ${what[one.stage]} ${visible(whom(one))}`),
  ];
}
