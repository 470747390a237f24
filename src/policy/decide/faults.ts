/** What a policy has to answer for itself: dates that ran out, and attempts to widen the ceiling above it. */
import { type Grantable, type Policy, type PolicyFault, type RuleSettings, type Selector, stages } from "../../policy.ts";
import type { Place } from "../../text.ts";
import { daysBetween } from "./days.ts";
import { isLaxer, stageOf } from "./levels.ts";
import { ruleOf, type Standing, waiverDays } from "./standing.ts";

/** Days before its last one from which a grant or a waiver is announced to end. */
const notice = 14;

/** Grants and waivers whose day has passed, is near, or is too far away. */
export function dated({ grants, waivers, preset }: Policy, today: string): readonly PolicyFault[] {
  const all = [...grants.map((grant) => ({ ...grant, what: "grant" })), ...waivers.map((waiver) => ({ ...waiver, what: "waiver" }))];
  return all.flatMap(({ what, until, owner, at }): PolicyFault[] => {
    if (until === undefined) return [];
    const left = daysBetween(today, until);
    if (left < 0) return [{ about: "ended", message: `the ${what} of ${owner} ended on ${until} and counts no more`, at }];
    if (what === "waiver" && left > waiverDays[preset]) return [{ about: "far", message: `the waiver of ${owner} runs until ${until}, ${left} days; preset:${preset} takes ${waiverDays[preset]} at the most, so it does not count`, at }];
    return left <= notice ? [{ about: "ending", message: `the ${what} of ${owner} ends on ${until}, in ${left} ${left === 1 ? "day" : "days"}`, at }] : [];
  });
}

/** Everything in a policy that would allow more than the one above it does; none of it counts. */
export function attempts(upper: Standing, lower: Standing, today: string): readonly PolicyFault[] {
  const below = lower.policy;
  const faults: PolicyFault[] = [];
  const say = (at: Place, message: string) => faults.push({ about: "loosened", message: `${message}; what the organisation decided stands`, at });
  const most = upper.policy.ceiling?.value ?? ["read"];

  const ceiling = (stated: Policy["ceiling"]) => {
    const more = stated?.value.filter((capability) => !most.includes(capability)) ?? [];
    if (stated && more.length > 0) say(stated.at, `the ceiling takes in ${more.join(", ")}, which is above the organisation's (${most.join(", ") || "nothing"})`);
  };
  const settings = (rules: RuleSettings) => {
    for (const [key, { level, options }] of Object.entries(rules)) {
      const [id = key, kind] = key.split("/");
      const above = upper.decided(id, kind, undefined).value;
      if (level && isLaxer(level.value, above)) say(level.at, `\`${key}\` is ${level.value}, and the organisation's is ${above}`);
      for (const [name, option] of Object.entries(options)) {
        const limit = upper.option(id, name, undefined).value;
        const up = ruleOf(id)?.options?.[name]?.tightens === "up";
        if (up ? option.value < limit : option.value > limit) say(option.at, `\`${name}\` of \`${key}\` is ${option.value}, and the organisation's is ${limit}`);
      }
    }
  };

  ceiling(below.ceiling);
  settings(below.rules);
  for (const override of below.overrides) {
    ceiling(override.ceiling);
    settings(override.rules);
  }
  for (const grant of below.grants) {
    const free = upper.policy.grantable;
    const more = grant.may.filter((capability) => !most.includes(capability) && !free?.may.includes(capability));
    if (more.length > 0) say(grant.at, `a grant gives ${more.join(", ")}, which the organisation does not call grantable`);
    else if (free && grant.may.some((capability) => !most.includes(capability)) && !isNarrower(grant, free)) say(grant.at, "a grant names profiles beyond those that the organisation calls grantable; it counts for those alone");
  }
  for (const { rule, until, at } of below.waivers) {
    const free = upper.policy.waivable;
    if (!free || !isWaivable(free.rules, rule)) say(at, `a waiver excuses \`${rule}\`, which the organisation does not call waivable`);
    else if (daysBetween(today, until) > free.maxDays) say(at, `a waiver runs for ${daysBetween(today, until)} days, and the organisation takes ${free.maxDays} at the most`);
  }
  for (const { at } of below.ignore) say(at, "an `ignore` leaves files out that the organisation judges");
  for (const [id, { edition }] of Object.entries(below.hosts)) {
    const fixed = upper.policy.hosts[id]?.edition;
    if (edition && fixed && edition.value !== fixed.value) say(edition.at, `the edition of \`${id}\` is ${edition.value}, and the organisation fixed ${fixed.value}`);
  }
  if (below.rollout && isLaterThan(upper, lower, today)) say(below.rollout.at, "the rollout comes into force later than the organisation's");
  for (const kind of ["widening", "policy"] as const) {
    const [above, own] = [upper.policy.approvals[kind], below.approvals[kind]];
    if (above && own && (own.count < above.count || own.by.some((name) => !above.by.includes(name)))) say(own.at, `approvals of ${kind} ask for less than the organisation's`);
  }
  if (below.baseline?.value === "allow" && upper.policy.baseline?.value === "refuse") say(below.baseline.at, "a baseline is allowed, and the organisation refuses it");
  if (below.grantable && upper.policy.grantable === undefined) say(below.grantable.at, "`grantable` is for the organisation to say");
  if (below.waivable && upper.policy.waivable === undefined) say(below.waivable.at, "`waivable` is for the organisation to say");
  return faults;
}

export function isWaivable(rules: readonly string[], rule: string): boolean {
  return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}

/** Whether every pattern of one stands word for word in the other, so that nothing more can match. */
function isNarrower(one: Selector, free: Grantable): boolean {
  const within = (own: readonly string[], theirs: readonly string[]) => theirs.length === 0 || (own.length > 0 && own.every((glob) => theirs.includes(glob)));
  return within(one.profiles, free.profiles) && within(one.paths, free.paths) && within(one.hosts, free.hosts);
}

function isLaterThan(upper: Standing, lower: Standing, today: string): boolean {
  const rules = new Set([...Object.keys(upper.policy.rollout?.rules ?? {}), ...Object.keys(lower.policy.rollout?.rules ?? {}), "*"]);
  const days = [today, ...[upper, lower].flatMap(({ policy: { rollout } }) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []).flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value]))].filter((day) => day !== undefined);
  return [...rules].some((rule) => days.some((day) => stages.indexOf(stageOf(lower.policy.rollout, rule, day)) < stages.indexOf(stageOf(upper.policy.rollout, rule, day))));
}
