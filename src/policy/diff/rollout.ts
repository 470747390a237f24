/** Compares the stages of two rollouts, in each wave, on each day. */
import type { Place } from "../../repo/text.ts";
import { rolloutDays, stageOf } from "../decide/levels.ts";
import { type Policy, type Rollout, stages } from "../model.ts";
import { withSchedule } from "../waves.ts";
import type { ReportDiff } from "./types.ts";

/** Compares the stages of today and of each later day on which one of them changes. */
export function diffRollout(
  { rollout: old }: Policy,
  { rollout: fresh }: Policy,
  today: string,
  gone: Place,
  report: ReportDiff,
): void {
  const steps = wavesIn(old, fresh).flatMap((key) => {
    const [before, after] = [inWave(old, key), inWave(fresh, key)];
    const days = [today, ...rolloutDays(before, after).filter((day) => day > today)];
    const ids = ["", ...Object.keys(old?.rules ?? {}), ...Object.keys(fresh?.rules ?? {})];
    return ids.flatMap((rule) =>
      days.map((day) => stages.indexOf(stageOf(after, rule, day)) - stages.indexOf(stageOf(before, rule, day))),
    );
  });
  if (steps.some((step) => step < 0))
    report("looser", fresh?.at ?? gone, "the rollout takes effect later than before", old?.at);
  if (steps.some((step) => step > 0))
    report("tighter", fresh?.at ?? gone, "the rollout takes effect earlier than before", old?.at);
}

/** A text for each wave, and one for the repositories in none. Waves with the same patterns are the same. */
function wavesIn(...rollouts: readonly (Rollout | undefined)[]): readonly string[] {
  const waves = rollouts.flatMap((rollout) => rollout?.waves ?? []);
  return ["", ...new Set(waves.map(({ repositories }) => JSON.stringify(repositories)))];
}

function inWave(rollout: Rollout | undefined, key: string): Rollout | undefined {
  const wave = rollout?.waves.find(({ repositories }) => JSON.stringify(repositories) === key);
  return rollout && wave ? withSchedule(rollout, wave) : rollout;
}
