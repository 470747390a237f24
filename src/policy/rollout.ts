/** How a policy comes into force: its stages, and the days on which they begin. */
import type { Stated } from "../model/policy-entry.ts";
import type { Place } from "../repo/text.ts";

/** From the laxest to the strictest. */
export const stages = ["observe", "warn", "enforce"] as const;
/**
 * `observe`: every finding is a note. `warn`: no finding is worse than a warning. `enforce`: the levels of the policy.
 */
export type Stage = (typeof stages)[number];

/** How a policy comes into force: a fixed stage, or the days on which the stages begin. */
export interface Schedule {
  /** Counts before the days. */
  readonly stage: Stated<Stage> | undefined;
  /** A day in UTC: `2027-03-31`. From then on the stage is `warn`. */
  readonly warnFrom: Stated<string> | undefined;
  /** The same for `enforce`. */
  readonly enforceFrom: Stated<string> | undefined;
}

/** A schedule of some repositories, in place of that of the rollout. */
export interface Wave extends Schedule {
  /** Patterns of `owner/name`, and of custom properties: `property:tier=critical`. */
  readonly repositories: readonly string[];
  readonly at: Place;
}

/** When the levels of a policy count as stated. */
export interface Rollout extends Schedule {
  /** Rules with a schedule of their own. */
  readonly rules: { readonly [rule: string]: Schedule };
  /** The first that has the repository counts. Once it is applied, its schedule is that of the rollout. */
  readonly waves: readonly Wave[];
  readonly at: Place;
}

/** A step of a rollout: the findings that it makes worse on a day. */
export interface Upcoming {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `enforce`: they become errors. `warn`: they become warnings. */
  readonly stage: "warn" | "enforce";
  /** How many of today's findings. */
  readonly findings: number;
  /** The same number, by rule. */
  readonly rules: ReadonlyMap<string, number>;
}
