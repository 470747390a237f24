/** Waves of a rollout: which repository has which schedule. */
import { type Matcher, patternMatcher } from "./decide/selector.ts";
import type { Policy } from "./model.ts";
import type { Rollout, Wave } from "./rollout.ts";

/** What a wave knows a repository by. */
export interface KnownRepository {
  /** `owner/name`; GitHub's names do not differ by case. `null`: it is not known. */
  readonly name: string | null;
  /** Its custom properties on GitHub; absent: they are not known, and no wave has the repository by one. */
  readonly properties?: CustomProperties | undefined;
}

/** Values of custom properties, by their names. */
export interface CustomProperties {
  readonly [name: string]: string | readonly string[];
}

/** Stands before `NAME=VALUE` where a pattern is about a custom property. No name of a repository has a colon. */
export const propertyPrefix = "property:";

/**
 * The wave that has a repository, by a pattern of its name or of a custom property; `undefined`: the rollout's own
 * schedule counts.
 */
export async function waveOf(
  { rollout }: Pick<Policy, "rollout">,
  repository: KnownRepository,
): Promise<Wave | undefined> {
  if (!rollout || rollout.waves.length === 0) return undefined;
  const matches = await patternMatcher();
  return rollout.waves.find(({ repositories }) =>
    repositories.some((pattern) => hasRepository(pattern.toLowerCase(), repository, matches)),
  );
}

function hasRepository(pattern: string, { name, properties = {} }: KnownRepository, matches: Matcher): boolean {
  if (!pattern.startsWith(propertyPrefix)) return name !== null && matches(name.toLowerCase(), pattern);
  const equals = pattern.indexOf("=");
  const [key, value] = [pattern.slice(propertyPrefix.length, equals), pattern.slice(equals + 1)];
  return Object.entries(properties).some(
    ([property, own]) =>
      property.toLowerCase() === key &&
      (typeof own === "string" ? [own] : own).some((text) => matches(oneSegment(text), oneSegment(value))),
  );
}

/** A slash in a value separates nothing. */
function oneSegment(text: string): string {
  return text.toLowerCase().replaceAll("/", "\u001f");
}

/** The policy as it counts for one repository. */
export async function forRepository(policy: Policy, repository: KnownRepository): Promise<Policy> {
  const { rollout } = policy;
  const wave = await waveOf(policy, repository);
  return rollout && wave ? { ...policy, rollout: withSchedule(rollout, wave) } : policy;
}

/** A rollout whose schedule is that of a wave. */
export function withSchedule(rollout: Rollout, { stage, warnFrom, enforceFrom }: Wave): Rollout {
  return { ...rollout, stage, warnFrom, enforceFrom };
}
