/** What one policy decides about a profile, its overrides and rollout included, without any policy above it. */
import type { Capability } from "../../model/capability.ts";
import { rules } from "../../generated/catalogue.ts";
import type { Finding, Level, SeverityCap } from "../../model/finding.ts";
import {
  type Override,
  type Policy,
  type PolicyGrant,
  presetPlace,
  type ProfileRef,
  type Stated,
  type Waiver,
} from "../model.ts";
import { baseOf, classOf, type Levels, type Preset, presetCeiling, type Rule } from "../../model/rule.ts";
import type { Place } from "../../repo/text.ts";
import { daysBetween } from "./days.ts";
import { cappedByStage, isLaxerLevel, stageOf } from "./levels.ts";
import type { OverrideFilter } from "./scope.ts";
import type { Selects } from "./selector.ts";

/** How many days a waiver may run. */
export const waiverDays: { readonly [P in Preset]: number } = { required: 180, recommended: 180, strict: 90 };

/** What a level is asked for. Without a profile: for all that no override matches. */
export interface LevelQuestion {
  readonly rule: string;
  readonly kind: string | undefined;
  readonly profile: ProfileRef | undefined;
  /** What lowers the level of a preset; a level that a policy states is not lowered. */
  readonly cap: SeverityCap | undefined;
  /** To ask as if the policy stated a ceiling. */
  readonly isCeilingStated?: true;
}

/** The settings of one policy. Without a profile: the settings for all that no override matches. */
export interface PolicyView {
  readonly policy: Policy;
  /** The level on a day, the rollout included. */
  level(question: LevelQuestion, day: string): Level;
  /** The level before the rollout. */
  decided(question: LevelQuestion): Stated<Level>;
  option(rule: string, name: string, profile: ProfileRef | undefined): Stated<number>;
  /** `stated`: whether the policy states the ceiling, rather than the preset. */
  ceiling(profile: ProfileRef | undefined): { readonly value: Stated<readonly Capability[]>; readonly stated: boolean };
  /** The same for a situation: the overrides that match in it. */
  decidedIn(matches: OverrideFilter, rule: string, kind: string | undefined, cap?: SeverityCap): Stated<Level>;
  optionIn(matches: OverrideFilter, rule: string, name: string): Stated<number>;
  ceilingIn(matches: OverrideFilter): Stated<readonly Capability[]>;
  /** All statements of one setting: the one that counts first, then those that it overrides, the preset's last. */
  readonly statements: {
    level(rule: string, kind: string | undefined, profile: ProfileRef | undefined): Iterable<Stated<Level>>;
    option(rule: string, name: string, profile: ProfileRef | undefined): Iterable<Stated<number>>;
    ceiling(profile: ProfileRef | undefined): Iterable<Stated<readonly Capability[]>>;
  };
  /** The overrides that match, in their order. */
  overrides(profile: ProfileRef): readonly Override[];
  grants(profile: ProfileRef): { readonly current: readonly PolicyGrant[]; readonly ended: readonly PolicyGrant[] };
  /** The first waiver that matches a finding, counts today, and that `isAllowed` accepts. */
  waiver(finding: Finding, profile: ProfileRef, isAllowed?: (waiver: Waiver) => boolean): Waiver | undefined;
}

/** `longest`: how many days from `today` on a waiver may run. */
export function viewOf(
  policy: Policy,
  today: string,
  selects: Selects,
  longest = waiverDays[policy.preset],
): PolicyView {
  const origin: Origin = { policy, presetAt: presetPlace(policy.preset) };
  const matching =
    (profile: ProfileRef | undefined): OverrideFilter =>
    (override) =>
      profile !== undefined && selects(override, profile);
  const decided = ({ profile, ...question }: LevelQuestion) =>
    firstStatement(levelStatements(origin, matching(profile), question));

  return {
    policy,
    decided,
    level: (question, day) => cappedByStage(decided(question).value, stageOf(policy.rollout, question.rule, day)),
    option: (id, name, profile) => firstStatement(optionStatements(origin, matching(profile), id, name)),
    ceiling: (profile) => ({
      value: firstStatement(ceilingStatements(origin, matching(profile))),
      stated: statesCeiling(policy, matching(profile)),
    }),
    decidedIn: (matches, rule, kind, cap) => firstStatement(levelStatements(origin, matches, { rule, kind, cap })),
    optionIn: (matches, id, name) => firstStatement(optionStatements(origin, matches, id, name)),
    ceilingIn: (matches) => firstStatement(ceilingStatements(origin, matches)),
    statements: {
      level: (rule, kind, profile) => levelStatements(origin, matching(profile), { rule, kind }),
      option: (id, name, profile) => optionStatements(origin, matching(profile), id, name),
      ceiling: (profile) => ceilingStatements(origin, matching(profile)),
    },
    overrides: (profile) => policy.overrides.filter((override) => selects(override, profile)),

    grants(profile) {
      const grants = policy.grants.filter((grant) => selects(grant, profile));
      return {
        current: grants.filter(({ until }) => until === undefined || until >= today),
        ended: grants.filter(({ until }) => until !== undefined && until < today),
      };
    },

    waiver: (finding, profile, isAllowed = () => true) =>
      policy.waivers.find(
        (waiver) =>
          matchesFinding(waiver, finding) &&
          selects(waiver, profile) &&
          waiver.until >= today &&
          daysBetween(today, waiver.until) <= longest &&
          isAllowed(waiver),
      ),
  };
}

/** Where statements come from. Places compare by reference, so a view has one for its preset. */
interface Origin {
  readonly policy: Policy;
  readonly presetAt: Place;
}

/** What the matching overrides state, the last one first, then what the policy states for all profiles. */
function* statementsIn<T>(
  policy: Policy,
  matches: OverrideFilter,
  settingOf: (part: Pick<Override, "ceiling" | "rules">) => Stated<T> | undefined,
): Generator<Stated<T>> {
  for (let i = policy.overrides.length - 1; i >= 0; i--) {
    const override = policy.overrides[i];
    const stated = override && settingOf(override);
    if (override && stated && matches(override)) yield stated;
  }
  const general = settingOf(policy);
  if (!general) return;
  yield general;
  yield* general.over ?? [];
}

function* levelStatements(
  { policy, presetAt }: Origin,
  matches: OverrideFilter,
  {
    rule: id,
    kind,
    cap,
    isCeilingStated,
  }: Pick<LevelQuestion, "rule" | "kind" | "isCeilingStated"> & { readonly cap?: SeverityCap | undefined },
): Generator<Stated<Level>> {
  if (kind !== undefined)
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
  const rule = ruleOf(id);
  const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => isCeilingStated ?? statesCeiling(policy, matches));
  const value = levelIn(policy.preset, rule, kind, kindLevels ?? ruleLevels, cap);
  // A preset leaves a kind off if most teams do not need it, so only a setting of the kind itself turns it on.
  if (!kindLevels || value !== "off")
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.level);
  yield { value, at: presetAt };
}

/** What the presets say of a rule and of one of its kinds, while no policy states a ceiling or after one does. */
function presetLevels(rule: Rule | undefined, kind: string | undefined, isStated: () => boolean) {
  const { levels, kinds = {}, levelsUnstated = levels, kindsUnstated = {} } = rule ?? {};
  const isUnstated = (rule?.levelsUnstated ?? rule?.kindsUnstated) !== undefined && !isStated();
  const ofKinds = isUnstated ? { ...kinds, ...kindsUnstated } : kinds;
  return {
    kindLevels: kind === undefined ? undefined : ofKinds[kind],
    ruleLevels: isUnstated ? levelsUnstated : levels,
  };
}

/** The level of a preset, lowered where the finding is another host's reading or rests on an assumption. */
function levelIn(
  preset: Preset,
  rule: Rule | undefined,
  kind: string | undefined,
  levels: Levels | undefined,
  cap: SeverityCap | undefined,
): Level {
  const level = levels?.[baseOf(preset)] ?? "error";
  const isMilder = preset === "required" && level === "error" && rule && classOf(rule, kind) === "correctness";
  const own = isMilder ? "warning" : level;
  if (cap === undefined) return own;
  const most = capLevels[cap][baseOf(preset)];
  return isLaxerLevel(most, own) ? most : own;
}

/** The most severe level that a preset gives to a lowered finding. */
const capLevels: { readonly [C in SeverityCap]: Levels } = {
  reader: { recommended: "note", strict: "warning" },
  assumed: { recommended: "warning", strict: "error" },
};

function* optionStatements(
  { policy, presetAt }: Origin,
  matches: OverrideFilter,
  id: string,
  name: string,
): Generator<Stated<number>> {
  yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.options[name]);
  yield { value: ruleOf(id)?.options?.[name]?.presets[baseOf(policy.preset)] ?? 0, at: presetAt };
}

function* ceilingStatements(
  { policy, presetAt }: Origin,
  matches: OverrideFilter,
): Generator<Stated<readonly Capability[]>> {
  yield* statementsIn(policy, matches, ({ ceiling }) => ceiling);
  yield { value: presetCeiling, at: presetAt };
}

function statesCeiling(policy: Policy, matches: OverrideFilter): boolean {
  return !statementsIn(policy, matches, ({ ceiling }) => ceiling).next().done;
}

/** The preset states a value for every setting, so there is always a first statement. */
function firstStatement<T>(statements: Iterable<T>): T {
  for (const statement of statements) return statement;
  throw new Error("nothing was said");
}

/** Whether the rule of a waiver is the finding's rule or kind. */
export function matchesFinding({ rule }: Pick<Waiver, "rule">, finding: Pick<Finding, "rule" | "kind">): boolean {
  return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}

/** What the level of a finding is asked for. */
export function questionOf(finding: Finding): LevelQuestion {
  const { rule, kind, cap } = finding;
  return { rule, kind, cap, profile: profileOf(finding) };
}

/** The profile of a finding; its path alone if it has none. */
export function profileOf({ host, item, at }: Pick<Finding, "host" | "item" | "at">): ProfileRef {
  return { host, item, path: item?.files[0] ?? at.source.path };
}

/** `undefined` for an id that no rule has. Names such as `constructor` are none. */
export function ruleOf(id: string): Rule | undefined {
  return Object.hasOwn(rules, id) ? (rules as { readonly [id: string]: Rule })[id] : undefined;
}
