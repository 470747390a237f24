/** Everything in a policy that would allow more than the one above it does. None of it counts, and none goes unsaid. */
import type { Capability } from "../../model/capability.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import {
  type Policy,
  type PolicyGrant,
  type RuleSettings,
  type Stage,
  type Stated,
  stages,
  type Waiver,
} from "../model.ts";
import { presets } from "../../model/rule.ts";
import type { Level } from "../../model/finding.ts";
import type { Place } from "../../repo/text.ts";
import { daysBetween } from "./days.ts";
import { isWaivable } from "./dates.ts";
import { isLaxer, stageOf } from "./levels.ts";
import { covers, isWithin, type Situation, situationsOf } from "./scope.ts";
import { ruleOf, type PolicyView, waiverDays } from "./effective.ts";

type Say = (at: Place, message: string) => void;

export function looseningsIn(upper: PolicyView, lower: PolicyView, today: string): readonly PolicyProblem[] {
  const faults = new Map<string, PolicyProblem>();
  const say: Say = (at, message) => {
    const said = `${message}; what the organisation decided stands`;
    faults.set(JSON.stringify([at.source.path, at.span.start, said]), {
      topic: "exceeds-organisation",
      message: said,
      at,
    });
  };
  const { policy: above } = upper;
  const { policy: below } = lower;
  const scopes = [
    { scope: undefined, ceiling: below.ceiling, rules: below.rules },
    ...below.overrides.map((override) => ({ scope: override, ceiling: override.ceiling, rules: override.rules })),
  ];
  for (const { scope, ceiling, rules } of scopes) {
    const situations = situationsOf(scope, above.overrides, below.overrides);
    if (ceiling) overCeiling(upper, lower, ceiling, situations, say);
    overSettings(upper, lower, rules, situations, say);
  }
  if (below.presetAt && presets.indexOf(below.preset) < presets.indexOf(above.preset))
    say(below.presetAt, `preset:${below.preset} is laxer than the organisation's preset:${above.preset}`);
  for (const grant of below.grants)
    if (grant.until === undefined || grant.until >= today) overGrant(upper, grant, today, say);
  const longest = Math.min(waiverDays[above.preset], waiverDays[below.preset]);
  for (const waiver of below.waivers)
    if (waiver.until >= today && daysBetween(today, waiver.until) <= longest) overWaiver(above, waiver, today, say);
  const ignored = above.ignore.flatMap(({ paths }) => paths);
  for (const { paths, at } of below.ignore)
    if (!paths.every((path) => ignored.some((glob) => isWithin(path, glob))))
      say(at, "an `ignore` leaves files out that the organisation judges");
  for (const [id, { edition }] of Object.entries(below.hosts)) {
    const fixed = above.hosts[id]?.edition;
    if (edition && fixed && edition.value !== fixed.value)
      say(edition.at, `the edition of \`${id}\` is ${edition.value}, and the organisation fixed ${fixed.value}`);
  }
  overRollout(above, below, today, say);
  if (below.baseline?.value === "allow" && above.baseline?.value === "refuse")
    say(below.baseline.at, "a baseline is allowed, and the organisation refuses it");
  overFreedom(above, below, say);
  return [...faults.values()];
}

/** Only where it is this ceiling that counts below; so with levels and options. */
function overCeiling(
  upper: PolicyView,
  lower: PolicyView,
  ceiling: Stated<readonly Capability[]>,
  situations: readonly Situation[],
  say: Say,
): void {
  for (const { organisation: above, repository: below } of situations) {
    if (lower.ceilingIn(below) !== ceiling) continue;
    const most = upper.ceilingIn(above).value;
    const more = ceiling.value.filter((capability) => !most.includes(capability));
    if (more.length > 0)
      return say(
        ceiling.at,
        `the ceiling takes in ${more.join(", ")}, which is above the organisation's (${most.join(", ") || "nothing"})`,
      );
  }
}

function overSettings(
  upper: PolicyView,
  lower: PolicyView,
  rules: RuleSettings,
  situations: readonly Situation[],
  say: Say,
): void {
  for (const [key, { level, options }] of Object.entries(rules)) {
    const [id = key, kind] = key.split("/");
    if (level) overLevel(upper, lower, { id, kind, level }, situations, say);
    for (const [name, option] of Object.entries(options)) {
      const up = ruleOf(id)?.options?.[name]?.tightens === "up";
      const counting = situations.filter(({ repository: below }) => lower.optionIn(below, id, name) === option);
      const limit = counting
        .map(({ organisation: above }) => upper.optionIn(above, id, name).value)
        .find((most) => (up ? option.value < most : option.value > most));
      if (limit !== undefined)
        say(option.at, `\`${name}\` of \`${key}\` is ${option.value}, and the organisation's is ${limit}`);
    }
  }
}

/** A level for a rule is one for each of its kinds too, where no entry of theirs and no preset says otherwise. */
function overLevel(
  upper: PolicyView,
  lower: PolicyView,
  { id, kind, level }: { readonly id: string; readonly kind: string | undefined; readonly level: Stated<Level> },
  situations: readonly Situation[],
  say: Say,
): void {
  const kinds = kind === undefined ? [undefined, ...Object.keys(ruleOf(id)?.kinds ?? {})] : [kind];
  for (const one of kinds) {
    const counting = situations.filter(({ repository: below }) => lower.decidedIn(below, id, one) === level);
    const limit = counting
      .map(({ organisation: above }) => upper.decidedIn(above, id, one).value)
      .find((least) => isLaxer(level.value, least));
    const key = kind === undefined ? id : `${id}/${kind}`;
    if (limit)
      return say(
        level.at,
        `\`${key}\` is ${level.value}, and the organisation's ${one === kind ? "is" : `\`${id}/${one}\` is`} ${limit}`,
      );
  }
}

function overGrant(upper: PolicyView, grant: PolicyGrant, today: string, say: Say): void {
  const { policy: above } = upper;
  const situations = situationsOf(grant, above.overrides, []);
  const free = above.grantable;
  const given = above.grants
    .filter((other) => (other.until === undefined || other.until >= today) && covers(other, grant))
    .flatMap(({ may }) => may);
  const more = grant.may.filter(
    (capability) =>
      !given.includes(capability) &&
      !situations.every((one) => upper.ceilingIn(one.organisation).value.includes(capability)),
  );
  const foreign = more.filter((capability) => !free?.may.includes(capability));
  if (foreign.length > 0)
    say(grant.at, `a grant gives ${foreign.join(", ")}, which the organisation does not call grantable`);
  else if (free && more.length > 0 && !covers(free, grant))
    say(
      grant.at,
      "a grant names profiles beyond those that the organisation calls grantable; it counts for those alone",
    );
}

function overWaiver(above: Policy, waiver: Waiver, today: string, say: Say): void {
  const { rule, until, at } = waiver;
  const free = above.waivable;
  if (
    above.waivers.some(
      (other) =>
        isWaivable([other.rule], rule) &&
        other.until >= until &&
        daysBetween(today, other.until) <= waiverDays[above.preset] &&
        covers(other, waiver),
    )
  )
    return;
  if (!free || !isWaivable(free.rules, rule))
    say(at, `a waiver excuses \`${rule}\`, which the organisation does not call waivable`);
  else if (daysBetween(today, until) > free.maxDays)
    say(
      at,
      `a waiver runs for ${daysBetween(today, until)} days, and the organisation takes ${free.maxDays} at the most`,
    );
}

/** Compares the stages from today on, on every day on which one of them moves. */
function overRollout({ rollout: above }: Policy, { rollout: below }: Policy, today: string, say: Say): void {
  if (!below) return;
  const schedules = [above, below].flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
  const days = [
    today,
    ...schedules
      .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
      .filter((day) => day !== undefined && day > today),
  ].sort();
  const late = (rule: string) => {
    const rank = (stage: Stage) => stages.indexOf(stage);
    return days.find((day) => day !== undefined && rank(stageOf(below, rule, day)) < rank(stageOf(above, rule, day)));
  };
  const named = new Set([...Object.keys(above?.rules ?? {}), ...Object.keys(below.rules)]);
  for (const rule of [undefined, ...named]) {
    const day = late(rule ?? "");
    const own = rule === undefined ? undefined : below.rules[rule];
    const at = own?.enforceFrom?.at ?? own?.warnFrom?.at ?? own?.stage?.at ?? below.at;
    if (day !== undefined && (own || late("") === undefined || rule === undefined))
      say(
        at,
        `the rollout${own ? ` of \`${rule}\`` : ""} is at ${stageOf(below, rule ?? "", day)} on ${day}, and the organisation's is at ${stageOf(above, rule ?? "", day)}`,
      );
  }
}

/** What may be granted and waived is for the organisation to say; below it, it may be said again. */
function overFreedom({ grantable, waivable }: Policy, below: Policy, say: Say): void {
  const own = below.grantable;
  if (
    own &&
    !(grantable && covers(grantable, own) && own.may.every((capability) => grantable.may.includes(capability)))
  )
    say(own.at, "`grantable` is for the organisation to say");
  const free = below.waivable;
  if (
    free &&
    !(waivable && free.maxDays <= waivable.maxDays && free.rules.every((rule) => isWaivable(waivable.rules, rule)))
  )
    say(free.at, "`waivable` is for the organisation to say");
}
