/**
 * Everything in a repository's policy that would allow more than the organisation's. None of it counts, and all of it
 * is reported.
 */
import type { Capability } from "../../model/capability.ts";
import type { Level } from "../../model/finding.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { presets } from "../../model/rule.ts";
import type { Place } from "../../repo/text.ts";
import { checkLists } from "./list-loosening.ts";
import type { Matcher } from "./selector.ts";
import type { PolicyGrant, RuleSettings, Stated, Waiver } from "../model.ts";
import { isWaivable } from "./dates.ts";
import { daysBetween } from "./days.ts";
import { type PolicyView, ruleOf, waiverDays } from "./effective.ts";
import { isLaxerLevel } from "./levels.ts";
import { checkRollout } from "./rollout-loosening.ts";
import { selectorCovers, isPathWithin, overridesNextTo, type Situation, situationOf } from "./scope.ts";

/** The two policies, and where problems go. */
interface Comparison {
  readonly organisation: PolicyView;
  readonly repository: PolicyView;
  /** In UTC: `2027-03-31`. Entries that ended before it count on neither side. */
  readonly today: string;
  readonly matches: Matcher;
  readonly report: Report;
}

/**
 * `advice`: what to write instead; it is no part of the problem's identity. `limit`: what the organisation's policy
 * states.
 */
type Report = (at: Place, message: string, advice: string, limit?: Place) => void;

/** The settings of `repository` that exceed those of `organisation`, each at its place. */
export function looseningsIn(
  organisation: PolicyView,
  repository: PolicyView,
  today: string,
  matches: Matcher,
): readonly PolicyProblem[] {
  const problems = new Map<string, PolicyProblem>();
  const comparison: Comparison = {
    organisation,
    repository,
    today,
    matches,
    report(at, text, advice, limit) {
      const identity = `${text}; the organisation's policy applies`;
      // One setting can be compared for several kinds.
      problems.set(JSON.stringify([at.source.path, at.span.start, identity]), {
        topic: "exceeds-organisation",
        message: `${text}; ${advice}: the organisation's policy applies`,
        at,
        identity,
        ...(limit && !limit.source.path.startsWith("preset:")
          ? { related: [{ message: "in the organisation's policy", at: limit }] }
          : {}),
      });
    },
  };
  for (const check of checks) check(comparison);
  return [...problems.values()];
}

const checks: readonly ((comparison: Comparison) => void)[] = [
  checkSettings,
  checkPreset,
  checkGrants,
  checkWaivers,
  checkIgnores,
  ({ organisation, repository, today, report }) =>
    checkRollout(organisation.policy.rollout, repository.policy.rollout, today, report),
  checkBaseline,
  ({ organisation, repository, matches, report }) =>
    checkLists(organisation.policy, repository.policy, matches, report),
  checkGrantable,
  checkWaivable,
];

function checkSettings(comparison: Comparison): void {
  const { organisation, repository } = comparison;
  const { policy } = repository;
  const scopes = [
    { scope: undefined, ceiling: policy.ceiling, rules: policy.rules },
    ...policy.overrides.map((override) => ({ scope: override, ceiling: override.ceiling, rules: override.rules })),
  ];
  for (const { scope, ceiling, rules } of scopes) {
    const situation = situationOf(scope, organisation.policy.overrides, policy.overrides);
    if (ceiling) checkCeiling(comparison, ceiling, situation);
    checkRules(comparison, rules, situation);
  }
}

/** Only where this ceiling is the one that counts; so with levels and options. */
function checkCeiling(
  { organisation, repository, report }: Comparison,
  ceiling: Stated<readonly Capability[]>,
  situation: Situation,
): void {
  if (repository.ceilingIn(situation.repository) !== ceiling) return;
  const limit = organisation.ceilingIn(situation.organisation);
  const excess = ceiling.value.filter((capability) => !limit.value.includes(capability));
  if (excess.length > 0)
    report(
      ceiling.at,
      `the ceiling allows ${excess.join(", ")}, beyond the organisation's ceiling (${limit.value.join(", ") || "nothing"})`,
      `write \`[${ceiling.value.filter((capability) => limit.value.includes(capability)).join(", ")}]\``,
      limit.at,
    );
}

function checkRules(comparison: Comparison, rules: RuleSettings, situation: Situation): void {
  for (const [key, { level, options }] of Object.entries(rules)) {
    if (level) checkLevel(comparison, key, level, situation);
    for (const [name, option] of Object.entries(options)) checkOption(comparison, key, name, option, situation);
  }
}

/** `key`: a rule or `rule/kind`. */
function checkOption(
  { organisation, repository, report }: Comparison,
  key: string,
  name: string,
  option: Stated<number>,
  situation: Situation,
): void {
  const [id = key] = key.split("/");
  const isMinimum = ruleOf(id)?.options?.[name]?.tightens === "up";
  if (repository.optionIn(situation.repository, id, name) !== option) return;
  const { value, at } = organisation.optionIn(situation.organisation, id, name);
  if (isMinimum ? option.value < value : option.value > value)
    report(
      option.at,
      `\`${name}\` of \`${key}\` is ${option.value}, but the organisation requires ${value}`,
      `write ${value}`,
      at,
    );
}

/** The level of a rule is also that of each of its kinds, unless an entry or a preset sets the kind's own. */
function checkLevel(
  { organisation, repository, report }: Comparison,
  key: string,
  level: Stated<Level>,
  situation: Situation,
): void {
  const [id = key, ownKind] = key.split("/");
  const kinds = ownKind === undefined ? [undefined, ...Object.keys(ruleOf(id)?.kinds ?? {})] : [ownKind];
  for (const kind of kinds) {
    if (repository.decidedIn(situation.repository, id, kind) !== level) continue;
    const limit = organisation.decidedIn(situation.organisation, id, kind);
    if (isLaxerLevel(level.value, limit.value))
      return report(
        level.at,
        `\`${key}\` is ${level.value}, but the organisation ${kind === ownKind ? "requires" : `sets \`${id}/${kind}\` to`} ${limit.value}`,
        kind === ownKind ? `write ${limit.value}` : `set \`${id}/${kind}\` too`,
        limit.at,
      );
  }
}

function checkPreset({ organisation: { policy: limit }, repository: { policy }, report }: Comparison): void {
  if (policy.presetAt && presets.indexOf(policy.preset) < presets.indexOf(limit.preset))
    report(
      policy.presetAt,
      `preset:${policy.preset} is weaker than the organisation's preset:${limit.preset}`,
      `write preset:${limit.preset}`,
    );
}

function checkGrants(comparison: Comparison): void {
  for (const grant of comparison.repository.policy.grants)
    if (isCurrent(grant, comparison)) checkGrant(comparison, grant);
}

function isCurrent({ until }: Pick<PolicyGrant, "until">, { today }: Comparison): boolean {
  return until === undefined || until >= today;
}

function checkGrant(comparison: Comparison, grant: PolicyGrant): void {
  const { organisation, report } = comparison;
  const { grants, grantable, overrides } = organisation.policy;
  const nextTo = overridesNextTo(grant, overrides);
  const granted = grants
    .filter((entry) => isCurrent(entry, comparison) && selectorCovers(entry, grant))
    .flatMap(({ may }) => may);
  const excess = grant.may.filter(
    (capability) =>
      !granted.includes(capability) &&
      !nextTo.every((matches) => organisation.ceilingIn(matches).value.includes(capability)),
  );
  const refused = excess.filter((capability) => !grantable?.may.includes(capability));
  if (refused.length > 0)
    report(
      grant.at,
      `this grant gives ${refused.join(", ")}, which the organisation's \`grantable\` does not allow`,
      "remove it, or ask the organisation to make this grantable",
      grantable?.at,
    );
  else if (grantable && excess.length > 0 && !selectorCovers(grantable, grant))
    report(
      grant.at,
      `this grant covers ${grant.settings.length > 0 ? "settings files" : "profiles"} outside the organisation's \`grantable\` and does not apply to them`,
      "name only those inside",
      grantable.at,
    );
}

/** Waivers that ended or run too long count nowhere and are reported elsewhere. */
function checkWaivers(comparison: Comparison): void {
  const { organisation, repository, today } = comparison;
  const longest = Math.min(waiverDays[organisation.policy.preset], waiverDays[repository.policy.preset]);
  for (const waiver of repository.policy.waivers)
    if (isCurrent(waiver, comparison) && daysBetween(today, waiver.until) <= longest) checkWaiver(comparison, waiver);
}

function checkWaiver({ organisation: { policy }, today, report }: Comparison, waiver: Waiver): void {
  const { rule, until, at } = waiver;
  const { waivable } = policy;
  const isWaivedAbove = policy.waivers.some(
    (entry) =>
      isWaivable([entry.rule], rule) &&
      entry.until >= until &&
      daysBetween(today, entry.until) <= waiverDays[policy.preset] &&
      selectorCovers(entry, waiver),
  );
  if (isWaivedAbove) return;
  const days = daysBetween(today, until);
  if (!waivable || !isWaivable(waivable.rules, rule))
    report(
      at,
      `this waiver excuses \`${rule}\`, which the organisation's \`waivable\` does not allow`,
      "remove it, or ask the organisation to make the rule waivable",
      waivable?.at,
    );
  else if (days > waivable.maxDays)
    report(
      at,
      `this waiver runs for ${days} days, but the organisation allows at most ${waivable.maxDays}`,
      "write an earlier `until`",
      waivable.at,
    );
}

function checkIgnores({ organisation, repository, report }: Comparison): void {
  const ignored = organisation.policy.ignore.flatMap(({ paths }) => paths);
  for (const { paths, at } of repository.policy.ignore)
    if (!paths.every((path) => ignored.some((pattern) => isPathWithin(path, pattern))))
      report(at, "`ignore` excludes files that the organisation's policy checks", "remove the entry");
}

function checkBaseline({ organisation, repository, report }: Comparison): void {
  const { baseline } = repository.policy;
  const limit = organisation.policy.baseline;
  if (baseline?.value === "allow" && limit?.value !== "allow")
    report(baseline.at, "`baseline` is `allow`, but the organisation allows no baselines", "remove the key", limit?.at);
}

/** Only the organisation decides what can be granted and waived; a repository's policy may repeat or narrow it. */
function checkGrantable({ organisation, repository, report }: Comparison): void {
  const [limit, own] = [organisation.policy.grantable, repository.policy.grantable];
  if (!own) return;
  const isCovered =
    limit && selectorCovers(limit, own) && own.may.every((capability) => limit.may.includes(capability));
  if (!isCovered) report(own.at, "only the organisation's policy can set `grantable`", "remove the key");
}

function checkWaivable({ organisation, repository, report }: Comparison): void {
  const [limit, own] = [organisation.policy.waivable, repository.policy.waivable];
  if (!own) return;
  const isCovered = limit && own.maxDays <= limit.maxDays && own.rules.every((rule) => isWaivable(limit.rules, rule));
  if (!isCovered) report(own.at, "only the organisation's policy can set `waivable`", "remove the key");
}
