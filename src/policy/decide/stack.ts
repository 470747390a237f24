/**
 * The repository's policy under the organisation's: of every setting the stricter one counts, for each profile by
 * itself.
 */
import type { Finding, Level } from "../../model/finding.ts";
import { baseOf } from "../../model/rule.ts";
import { type Policy, presetPlace, type ProfileRef, type Stated, type Waiver } from "../model.ts";
import { isWaivable } from "./dates.ts";
import { daysBetween } from "./days.ts";
import { type LevelQuestion, profileOf, type PolicyView, ruleOf } from "./effective.ts";
import { capped, stageOf, stricter } from "./levels.ts";
import type { Selects } from "./selector.ts";

/** The policies that decide on one day. */
export interface PolicyStack {
  readonly repository: PolicyView;
  /** The policy above the repository's, if there is one. */
  readonly organisation: PolicyView | undefined;
  readonly selects: Selects;
  /** In UTC: `2027-03-31`. */
  readonly today: string;
}

/** The level on a day, the rollouts included. */
export function levelOn({ repository, organisation }: PolicyStack, day: string, question: LevelQuestion): Level {
  if (!organisation) return repository.level(question, day);
  const limit = organisation.level(question, day);
  const decided = repository.decided(question);
  const isStated = !isSilent(repository.policy, decided);
  const level = isStated ? decided.value : inheritedLevel(repository, organisation, question);
  const { rollout } = isStated || repository.policy.rollout !== undefined ? repository.policy : organisation.policy;
  return stricter(limit, capped(level, stageOf(rollout, question.rule, day)));
}

/** The options of a rule, by name. */
export function optionsFor(
  { repository, organisation }: PolicyStack,
  rule: string,
  profile: ProfileRef | undefined,
): { readonly [name: string]: number } {
  return Object.fromEntries(
    Object.entries(ruleOf(rule)?.options ?? {}).map(([name, { tightens }]) => {
      const option = repository.option(rule, name, profile);
      if (!organisation) return [name, option.value];
      const limit = organisation.option(rule, name, profile).value;
      if (isSilent(repository.policy, option)) return [name, limit];
      return [name, tightens === "up" ? Math.max(limit, option.value) : Math.min(limit, option.value)];
    }),
  );
}

/** The waiver that excuses a finding. The repository's own waivers count as far as the organisation allows waivers. */
export function waiverFor({ repository, organisation, today }: PolicyStack, finding: Finding): Waiver | undefined {
  const profile = profileOf(finding);
  if (!organisation) return repository.waiver(finding, profile);
  const { waivable } = organisation.policy;
  const isAllowed = ({ rule, until }: Waiver) =>
    waivable !== undefined && isWaivable(waivable.rules, rule) && daysBetween(today, until) <= waivable.maxDays;
  return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}

/**
 * Whether a value comes from a preset that the policy does not name: under an organisation's policy it states nothing.
 */
function isSilent(policy: Policy, { at }: Stated<unknown>): boolean {
  return policy.presetAt === undefined && isOfPreset(policy, at);
}

function isOfPreset({ preset }: Policy, at: Stated<unknown>["at"]): boolean {
  return at.source.path === presetPlace(preset).source.path;
}

/**
 * The level for a repository whose policy states none: the organisation's. A preset has a milder level for a rule while
 * no policy states a ceiling; if the repository's policy states one, the preset's full level applies.
 */
function inheritedLevel(repository: PolicyView, organisation: PolicyView, question: LevelQuestion): Level {
  const { policy } = organisation;
  const { rule, kind, profile } = question;
  const decided = organisation.decided(question);
  const { levels, levelsUnstated } = ruleOf(rule) ?? {};
  const isMilder = kind === undefined && levels && levelsUnstated && isOfPreset(policy, decided.at);
  return isMilder && repository.ceiling(profile).stated ? levels[baseOf(policy.preset)] : decided.value;
}
