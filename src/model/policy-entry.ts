/**
 * The entries of a policy: who may exceed the ceiling, which findings are waived or ignored, what differs for some
 * profiles.
 */
import type { Capability } from "./capability.ts";
import type { Level } from "./finding.ts";
import type { Place } from "../repo/text.ts";

/** A setting and the place that states it. `over`: the settings that it replaces within one policy, nearest first. */
export interface Stated<T> {
  readonly value: T;
  readonly at: Place;
  readonly over?: readonly Stated<T>[];
}

/** Which profiles an entry covers: each list that is not empty must match, and an empty list matches everything. */
export interface Selector {
  /** Patterns of names. */
  readonly profiles: readonly string[];
  /** Patterns of paths in the repository. */
  readonly paths: readonly string[];
  /** Ids of hosts. */
  readonly hosts: readonly string[];
  /** Of grants: patterns of settings files. A grant that names some is about them, and about no profile. */
  readonly settings?: readonly string[];
  /** Of grants: patterns of skill and command files. A grant that names some is about what profiles do through them. */
  readonly skills?: readonly string[];
}

/** Who is responsible for an entry, why it exists, and its last day. */
export interface Accountable {
  readonly reason: string;
  /** A login or a team: `alice`, `@acme/security`. */
  readonly owner: string;
  /** The last day on which the entry counts, in UTC: `2027-03-31`. */
  readonly until: string | undefined;
  readonly at: Place;
  readonly ownerAt: Place;
}

/** Lets some profiles, settings files or skills do more than the ceiling. */
export interface PolicyGrant extends Selector, Accountable {
  readonly settings: readonly string[];
  readonly skills: readonly string[];
  readonly may: readonly Capability[];
}

/** Excuses some findings until a day; reports still show them, as waived. */
export interface Waiver extends Selector, Accountable {
  /** The id of a rule, or `rule/kind`. */
  readonly rule: string;
  readonly until: string;
}

/** Files whose findings do not count; their profiles are still listed. */
export interface Ignore {
  readonly paths: readonly string[];
  readonly reason: string;
  readonly at: Place;
}

/** One entry of `rules`. */
export interface RuleSetting {
  readonly level: Stated<Level> | undefined;
  readonly options: { readonly [name: string]: Stated<number> };
}

/** By the id of a rule, or `rule/kind`. */
export type RuleSettings = { readonly [key: string]: RuleSetting };

/** Other settings for some profiles. Of the overrides that match, the last one counts. */
export interface Override extends Selector {
  readonly ceiling: Stated<readonly Capability[]> | undefined;
  readonly rules: RuleSettings;
  readonly at: Place;
}

/**
 * Which file states an entry. `repository`: a file of this repository. `extended`: a file of another repository that
 * the repository's policy extends. `organisation`: the policy above the repository's, which cannot be fixed here.
 */
export type Origin = "repository" | "extended" | "organisation";

/** An entry with its origin. */
export type FromPolicy<T> = T & { readonly origin: Origin };

/**
 * All entries of the policies that count, the organisation's first, each list in the order of its files. Expired
 * entries are included.
 */
export interface PolicyEntries {
  readonly grants: readonly FromPolicy<PolicyGrant>[];
  readonly waivers: readonly FromPolicy<Waiver>[];
  readonly ignores: readonly FromPolicy<Ignore>[];
  readonly overrides: readonly FromPolicy<Override>[];
}
