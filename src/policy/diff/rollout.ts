/**
 * Compares the stages of two rollouts, for repositories in each wave and in several of them, on each day. Below an
 * organisation's policy, what a repository's policy does not state follows the organisation's rollout, or the
 * repository's own where that is further on.
 */
import type { Place } from "../../repo/text.ts";
import { rolloutDays, scheduledStage, stageOf } from "../decide/levels.ts";
import { isPathWithin, mayMatchSame } from "../decide/scope.ts";
import { statesPreset } from "../decide/stack.ts";
import type { Policy } from "../model.ts";
import { type Rollout, type Stage, stages, type Wave } from "../rollout.ts";
import { propertyPrefix, withSchedule } from "../waves.ts";
import type { ReportDiff } from "./types.ts";

/** A repository's policy, and the policies of organisations above it, which are those of this repository. */
interface Side {
  readonly policy: Policy;
  readonly ceilings: readonly Policy[];
}

/** What changes by the repository's own rollout: `ceilings` are above both versions. */
export function diffRollout(
  old: Policy,
  fresh: Policy,
  ceilings: readonly Policy[],
  today: string,
  gone: Place,
  report: ReportDiff,
): void {
  const steps = stepsBetween({ policy: old, ceilings }, { policy: fresh, ceilings }, today);
  const at = fresh.rollout?.at ?? gone;
  if (steps.some((step) => step < 0))
    report("looser", at, "the rollout takes effect later than before", old.rollout?.at);
  if (steps.some((step) => step > 0))
    report("tighter", at, "the rollout takes effect earlier than before", old.rollout?.at);
}

/** What changes because an organisation's policy begins or ends to be above this one: its rollout comes with it. */
export function diffInheritedRollout(
  policy: Policy,
  before: readonly Policy[],
  after: readonly Policy[],
  today: string,
  at: Place,
  report: ReportDiff,
): void {
  if (before.length === after.length) return;
  const steps = stepsBetween({ policy, ceilings: before }, { policy, ceilings: after }, today);
  const cause = after.length > before.length ? "it follows" : "it no longer follows";
  const because = `${cause} the rollout of the organisation's policy`;
  if (steps.some((step) => step < 0))
    report("looser", at, `what this policy does not state takes effect later than before: ${because}`);
  if (steps.some((step) => step > 0))
    report("tighter", at, `what this policy does not state takes effect earlier than before: ${because}`);
}

/** The steps from one stage to another, today and on each later day on which a stage changes. */
function stepsBetween(before: Side, after: Side, today: string): readonly number[] {
  const upper = [...before.ceilings, ...after.ceilings].flatMap(({ rollout }) => rollout ?? []);
  const [old, fresh] = [before.policy.rollout, after.policy.rollout];
  const ids = ["", ...[old, fresh, ...upper].flatMap((rollout) => Object.keys(rollout?.rules ?? {}))];
  const readings = [
    ...(statesRolledOutSetting(before) || statesRolledOutSetting(after) ? [stageOfStated] : []),
    stageOfUnstated,
  ];
  return situationsIn(old, fresh).flatMap((waves) => {
    const [first, second] = [rolloutInWaves(old, waves), rolloutInWaves(fresh, waves)];
    const days = [today, ...rolloutDays(first, second, ...upper).filter((day) => day > today)];
    return ids.flatMap((rule) =>
      days.flatMap((day) =>
        readings.map(
          (stageIn) =>
            stages.indexOf(stageIn(after, second, rule, day)) - stages.indexOf(stageIn(before, first, rule, day)),
        ),
      ),
    );
  });
}

/** Whether a policy states anything that its own rollout is about. */
function statesRolledOutSetting({ policy, ceilings }: Side): boolean {
  const { ceiling, overrides, rules } = policy;
  return (
    ceilings.length === 0 ||
    ceiling !== undefined ||
    overrides.length > 0 ||
    Object.keys(rules).length > 0 ||
    statesPreset(policy)
  );
}

function stageOfStated(_: Side, own: Rollout | undefined, rule: string, day: string): Stage {
  return stageOf(own, rule, day);
}

function stageOfUnstated({ policy, ceilings }: Side, own: Rollout | undefined, rule: string, day: string): Stage {
  // A strict preset states every level.
  if (ceilings.length === 0 || statesPreset(policy)) return stageOf(own, rule, day);
  const upper = ceilings.map(({ rollout }) => stageOf(rollout, rule, day));
  const scheduled = scheduledStage(own, rule, day);
  return furthestStage(scheduled === undefined ? upper : [...upper, scheduled]);
}

function furthestStage(some: readonly Stage[]): Stage {
  return stages.findLast((stage) => some.includes(stage)) ?? "enforce";
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
  return a.startsWith(propertyPrefix) || b.startsWith(propertyPrefix) || mayMatchSame([a], [b]);
}

/** GitHub's names and properties do not differ by case. */
function patternsOf({ repositories }: Wave): readonly string[] {
  return repositories.map((pattern) => pattern.toLowerCase());
}

function keyOf(wave: Wave): string {
  return JSON.stringify([...patternsOf(wave)].sort());
}

function rolloutInWaves(rollout: Rollout | undefined, waves: Waves): Rollout | undefined {
  const wave = rollout?.waves.find((one) => waves.has(keyOf(one)));
  return rollout && wave ? withSchedule(rollout, wave) : rollout;
}
