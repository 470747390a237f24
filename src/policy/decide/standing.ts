/** What one policy decides about one profile, overrides and rollout included, with nobody above it. */
import type { Capability } from "../../capability.ts";
import { rules } from "../../catalogue.ts";
import type { Finding } from "../../finding.ts";
import type { About, Override, Policy, PolicyGrant, Stated, Waiver } from "../../policy.ts";
import { presetPlace } from "../../policy.ts";
import type { Level, Preset, Rule } from "../../rule.ts";
import { daysBetween } from "./days.ts";
import { capped, stageOf } from "./levels.ts";
import type { Selects } from "./selector.ts";

/** What any profile may do where no policy says otherwise. */
const presetCeiling: readonly Capability[] = ["read"];

/** How many days a waiver may run at the most. */
export const waiverDays: { readonly [P in Preset]: number } = { recommended: 180, strict: 90 };

export interface Standing {
  readonly policy: Policy;
  /** What counts on a day. */
  level(rule: string, kind: string | undefined, about: About | undefined, day: string): Level;
  /** What is decided, before the rollout. */
  decided(rule: string, kind: string | undefined, about: About | undefined): Stated<Level>;
  option(rule: string, name: string, about: About | undefined): Stated<number>;
  ceiling(about: About): { readonly value: Stated<readonly Capability[]>; readonly stated: boolean };
  grants(about: About): { readonly current: readonly PolicyGrant[]; readonly ended: readonly PolicyGrant[] };
  /** A waiver that is about a finding and counts today. */
  waiver(finding: Finding, about: About): Waiver | undefined;
}

export function standingOf(policy: Policy, today: string, selects: Selects): Standing {
  const overriding = (about: About | undefined, has: (override: Override) => boolean): Override | undefined =>
    about && policy.overrides.length > 0 ? policy.overrides.findLast((override) => has(override) && selects(override, about)) : undefined;
  const ceiling = (about: About | undefined): Stated<readonly Capability[]> | undefined => overriding(about, (override) => override.ceiling !== undefined)?.ceiling ?? policy.ceiling;

  const level = (key: string, about: About | undefined): Stated<Level> | undefined =>
    overriding(about, ({ rules: own }) => own[key]?.level !== undefined)?.rules[key]?.level ?? policy.rules[key]?.level;

  const decided = (id: string, kind: string | undefined, about: About | undefined): Stated<Level> => {
    const rule = ruleOf(id);
    const own = kind === undefined ? undefined : level(`${id}/${kind}`, about);
    if (own) return own;
    const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
    const levels = ofKind ?? (ceiling(about) ? undefined : rule?.levelsUnstated) ?? rule?.levels;
    const preset: Stated<Level> = { value: levels?.[policy.preset] ?? "error", at: presetPlace(policy.preset) };
    // A kind that the preset leaves off is noise to most, so it wants its own name to come on.
    return ofKind && preset.value === "off" ? preset : (level(id, about) ?? preset);
  };

  return {
    policy,
    decided,

    level: (id, kind, about, day) => capped(decided(id, kind, about).value, stageOf(policy.rollout, id, day)),

    option: (id, name, about) =>
      overriding(about, ({ rules: own }) => own[id]?.options[name] !== undefined)?.rules[id]?.options[name] ??
      policy.rules[id]?.options[name] ?? { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: presetPlace(policy.preset) },

    ceiling(about) {
      const own = ceiling(about);
      return { value: own ?? { value: presetCeiling, at: presetPlace(policy.preset) }, stated: own !== undefined };
    },

    grants(about) {
      const matching = policy.grants.filter((grant) => selects(grant, about));
      return { current: matching.filter(({ until }) => until === undefined || until >= today), ended: matching.filter(({ until }) => until !== undefined && until < today) };
    },

    waiver: (finding, about) =>
      policy.waivers.find((waiver) => isAbout(waiver, finding) && selects(waiver, about) && waiver.until >= today && daysBetween(today, waiver.until) <= waiverDays[policy.preset]),
  };
}

export function isAbout({ rule }: Pick<Waiver, "rule">, finding: Pick<Finding, "rule" | "kind">): boolean {
  return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}

export function ruleOf(id: string): Rule | undefined {
  return Object.hasOwn(rules, id) ? (rules as { readonly [id: string]: Rule })[id] : undefined;
}
