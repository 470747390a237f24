/**
 * The repository's policy under the organisation's: of every setting the stricter one counts, for each profile by
 * itself.
 */
import { capabilities, type Capability } from "../../model/capability.ts";
import type { Finding, Level } from "../../model/finding.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { defaultPreset, presets } from "../../model/rule.ts";
import { type Policy, presetPlace, type ProfileRef, type Stated, type Waiver } from "../model.ts";
import { isWaivable } from "./dates.ts";
import { daysBetween } from "./days.ts";
import { type LevelQuestion, profileOf, type PolicyView, ruleOf } from "./effective.ts";
import { cappedByStage, scheduledStage, stageOf, stricterLevel } from "./levels.ts";
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

/**
 * The level on a day, the rollouts included. What the repository's policy states counts at once, or by its own rollout;
 * everything else follows the organisation's policy and its rollout.
 */
export function levelOn(stack: PolicyStack, day: string, question: LevelQuestion): Level {
  const { repository, organisation } = stack;
  if (!organisation) return repository.level(question, day);
  const limit = organisation.level(question, day);
  const { rollout } = repository.policy;
  const decided = repository.decided(question);
  if (!isSilent(repository.policy, decided))
    return stricterLevel(limit, cappedByStage(decided.value, stageOf(rollout, question.rule, day)));
  if (failsOwnCeiling(repository, question))
    return stricterLevel(
      limit,
      cappedByStage(statedLevel(organisation, question), stageOf(rollout, question.rule, day)),
    );
  const stage = scheduledStage(rollout, question.rule, day);
  return stage ? stricterLevel(limit, cappedByStage(organisation.decided(question).value, stage)) : limit;
}

/** Whether a level can depend on more than the rule, its kind and the overrides: on what a profile does. */
export function dependsOnPower({ repository, organisation }: PolicyStack, rule: string): boolean {
  return organisation !== undefined && repository.policy.ceiling !== undefined && isAboutCeiling(rule);
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
 * Whether a value comes from a preset that is no stricter than the default one, named or not: under an organisation's
 * policy it states nothing.
 */
function isSilent(policy: Policy, { at }: Stated<unknown>): boolean {
  return isOfPreset(policy, at) && !statesPreset(policy);
}

/** Whether a policy names a preset that is stricter than the default one. To name the default says nothing. */
export function statesPreset({ preset, presetAt }: Policy): boolean {
  return presetAt !== undefined && presets.indexOf(preset) > presets.indexOf(defaultPreset);
}

function isOfPreset({ preset }: Policy, at: Stated<unknown>["at"]): boolean {
  return at.source.path === presetPlace(preset).source.path;
}

/** Whether the level of a rule, or of one of its kinds, depends on whether a policy states a ceiling. */
function isAboutCeiling(rule: string): boolean {
  const { levelsUnstated, kindsUnstated } = ruleOf(rule) ?? {};
  return (levelsUnstated ?? kindsUnstated) !== undefined;
}

/**
 * Whether a finding exceeds a ceiling that the repository's policy states itself, and not the organisation's alone. If
 * the profile does not tell, it does, unless the repository's policy allows everything.
 */
function failsOwnCeiling(repository: PolicyView, { rule, kind, profile }: LevelQuestion): boolean {
  if (!isAboutCeiling(rule)) return false;
  const { stated, value } = repository.ceiling(profile);
  if (!stated) return false;
  const own = profile ? repository.grants(profile).current.flatMap(({ may }) => may) : [];
  const may = new Set<Capability>([...value.value, ...own]);
  const known = kind === undefined && profile?.item?.profile ? capabilitiesOf(profile.item.profile) : capabilities;
  // Who starts other agents can have them do anything.
  const does = known.includes("delegate") ? capabilities : known;
  return does.some((capability) => !may.has(capability));
}

/** The organisation's level, as if its policy stated a ceiling: a preset is milder while no policy states one. */
function statedLevel(organisation: PolicyView, question: LevelQuestion): Level {
  return organisation.decided({ ...question, isCeilingStated: true }).value;
}
