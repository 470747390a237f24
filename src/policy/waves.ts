/** Waves of a rollout: which repository has which schedule. */
import { patternMatcher } from "./decide/selector.ts";
import type { Policy, Rollout, Wave } from "./model.ts";

/**
 * The wave that has a repository; `undefined`: none has, and the rollout's own schedule counts. `name`: `owner/name`; GitHub's
 * names do not differ by case.
 */
export async function waveOf({ rollout }: Pick<Policy, "rollout">, name: string): Promise<Wave | undefined> {
  if (!rollout || rollout.waves.length === 0) return undefined;
  const matches = await patternMatcher();
  return rollout.waves.find(({ repositories }) =>
    repositories.some((pattern) => matches(name.toLowerCase(), pattern.toLowerCase())),
  );
}

/** The policy as it counts for one repository. `name`: `null`: it is not known, and no wave has it. */
export async function forRepository(policy: Policy, name: string | null): Promise<Policy> {
  const { rollout } = policy;
  const wave = name === null ? undefined : await waveOf(policy, name);
  return rollout && wave ? { ...policy, rollout: withSchedule(rollout, wave) } : policy;
}

/** A rollout whose schedule is that of a wave. */
export function withSchedule(rollout: Rollout, { stage, warnFrom, enforceFrom }: Wave): Rollout {
  return { ...rollout, stage, warnFrom, enforceFrom };
}
