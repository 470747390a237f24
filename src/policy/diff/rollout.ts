/** Compares the stages of two rollouts, for repositories in each wave and in several of them, on each day. */
import type { Place } from "../../repo/text.ts";
import { rolloutDays, stageOf } from "../decide/levels.ts";
import { isPathWithin, mayMatchSame } from "../decide/scope.ts";
import { type Policy, type Rollout, stages, type Wave } from "../model.ts";
import { byProperty, withSchedule } from "../waves.ts";
import type { ReportDiff } from "./types.ts";

/** Compares the stages of today and of each later day on which one of them changes. */
export function diffRollout(
  { rollout: old }: Policy,
  { rollout: fresh }: Policy,
  today: string,
  gone: Place,
  report: ReportDiff,
): void {
  const ids = ["", ...Object.keys(old?.rules ?? {}), ...Object.keys(fresh?.rules ?? {})];
  const steps = situationsIn(old, fresh).flatMap((waves) => {
    const [before, after] = [within(old, waves), within(fresh, waves)];
    const days = [today, ...rolloutDays(before, after).filter((day) => day > today)];
    return ids.flatMap((rule) =>
      days.map((day) => stages.indexOf(stageOf(after, rule, day)) - stages.indexOf(stageOf(before, rule, day))),
    );
  });
  if (steps.some((step) => step < 0))
    report("looser", fresh?.at ?? gone, "the rollout takes effect later than before", old?.at);
  if (steps.some((step) => step > 0))
    report("tighter", fresh?.at ?? gone, "the rollout takes effect earlier than before", old?.at);
}

/** Waves with the same patterns are the same, wherever they are in the list. */
type Waves = ReadonlySet<string>;

/**
 * The waves that can have one repository: none, and for each pattern those that have all that it matches, alone and
 * with each other one that may have some of it. The first of them in the list counts.
 */
function situationsIn(...rollouts: readonly (Rollout | undefined)[]): readonly Waves[] {
  const waves = new Map(
    rollouts.flatMap((rollout) => rollout?.waves ?? []).map((wave) => [keyOf(wave), patternsOf(wave)]),
  );
  const found = new Map<string, Waves>([["", new Set()]]);
  for (const pattern of new Set([...waves.values()].flat())) {
    const [having, others]: [string[], string[]] = [[], []];
    for (const [key, patterns] of waves) {
      if (patterns.some((wider) => isPathWithin(pattern, wider))) having.push(key);
      else if (patterns.some((other) => mayHaveSame(pattern, other))) others.push(key);
    }
    for (const all of [having, ...others.map((other) => [...having, other].sort())])
      found.set(all.join("\n"), new Set(all));
  }
  return [...found.values()];
}

/** A repository has any name and any properties together, and several values of a property. */
function mayHaveSame(a: string, b: string): boolean {
  return a.startsWith(byProperty) || b.startsWith(byProperty) || mayMatchSame([a], [b]);
}

/** GitHub's names and properties do not differ by case. */
function patternsOf({ repositories }: Wave): readonly string[] {
  return repositories.map((pattern) => pattern.toLowerCase());
}

function keyOf(wave: Wave): string {
  return JSON.stringify([...patternsOf(wave)].sort());
}

function within(rollout: Rollout | undefined, waves: Waves): Rollout | undefined {
  const wave = rollout?.waves.find((one) => waves.has(keyOf(one)));
  return rollout && wave ? withSchedule(rollout, wave) : rollout;
}
