/** What one policy decides about one profile, overrides and rollout included, with nobody above it. */
import type { Capability } from "../../model/capability.ts";
import { rules } from "../../generated/catalogue.ts";
import type { Finding, Level } from "../../model/finding.ts";
import type { ProfileRef, Override, Policy, PolicyGrant, Stated, Waiver } from "../model.ts";
import { presetPlace } from "../model.ts";
import type { Preset, Rule } from "../../model/rule.ts";
import { daysBetween } from "./days.ts";
import { capped, stageOf } from "./levels.ts";
import type { OverrideFilter } from "./scope.ts";
import type { Selects } from "./selector.ts";

/** What any profile may do where no policy says otherwise. */
const presetCeiling: readonly Capability[] = ["read"];

/** How many days a waiver may run at the most. */
export const waiverDays: { readonly [P in Preset]: number } = { recommended: 180, strict: 90 };

export interface PolicyView {
  readonly policy: Policy;
  /** What counts on a day. */
  level(rule: string, kind: string | undefined, about: ProfileRef | undefined, day: string): Level;
  /** What is decided, before the rollout. */
  decided(rule: string, kind: string | undefined, about: ProfileRef | undefined): Stated<Level>;
  option(rule: string, name: string, about: ProfileRef | undefined): Stated<number>;
  ceiling(about: ProfileRef | undefined): { readonly value: Stated<readonly Capability[]>; readonly stated: boolean };
  /** The same in a situation that a profile can be in. */
  decidedIn(world: OverrideFilter, rule: string, kind: string | undefined): Stated<Level>;
  optionIn(world: OverrideFilter, rule: string, name: string): Stated<number>;
  ceilingIn(world: OverrideFilter): Stated<readonly Capability[]>;
  /** Everything that was said of one thing: what counts first, then what it overrides, nearest first, the preset's word last. */
  readonly statements: {
    level(rule: string, kind: string | undefined, about: ProfileRef | undefined): Iterable<Stated<Level>>;
    option(rule: string, name: string, about: ProfileRef | undefined): Iterable<Stated<number>>;
    ceiling(about: ProfileRef | undefined): Iterable<Stated<readonly Capability[]>>;
  };
  /** Overrides that match, in their order. */
  overrides(about: ProfileRef): readonly Override[];
  grants(about: ProfileRef): { readonly current: readonly PolicyGrant[]; readonly ended: readonly PolicyGrant[] };
  /** A waiver that is about a finding, counts today, and is `free` to. */
  waiver(finding: Finding, about: ProfileRef, free?: (waiver: Waiver) => boolean): Waiver | undefined;
}

/** `longest`: the days that a waiver of it may run from `today` on. */
export function viewOf(
  policy: Policy,
  today: string,
  selects: Selects,
  longest = waiverDays[policy.preset],
): PolicyView {
  const preset = presetPlace(policy.preset);
  /** What the overrides say that match, the last one first, then what the policy says for all. */
  function* told<T>(
    world: OverrideFilter,
    own: (part: Pick<Override, "ceiling" | "rules">) => Stated<T> | undefined,
  ): Generator<Stated<T>> {
    for (let i = policy.overrides.length - 1; i >= 0; i--) {
      const override = policy.overrides[i];
      const stated = override && own(override);
      if (override && stated && world(override)) yield stated;
    }
    const general = own(policy);
    if (!general) return;
    yield general;
    yield* general.over ?? [];
  }
  const isStated = (world: OverrideFilter): boolean => first(told(world, (part) => part.ceiling)) !== undefined;

  function* level(id: string, kind: string | undefined, world: OverrideFilter): Generator<Stated<Level>> {
    const rule = ruleOf(id);
    if (kind !== undefined) yield* told(world, ({ rules: own }) => own[`${id}/${kind}`]?.level);
    const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
    const levels = ofKind ?? (rule?.levelsUnstated && !isStated(world) ? rule.levelsUnstated : rule?.levels);
    const silent: Stated<Level> = { value: levels?.[policy.preset] ?? "error", at: preset };
    // A kind that the preset leaves off is noise to most, so it wants its own name to come on.
    if (!ofKind || silent.value !== "off") yield* told(world, ({ rules: own }) => own[id]?.level);
    yield silent;
  }

  function* option(id: string, name: string, world: OverrideFilter): Generator<Stated<number>> {
    yield* told(world, ({ rules: own }) => own[id]?.options[name]);
    yield { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: preset };
  }

  function* ceiling(world: OverrideFilter): Generator<Stated<readonly Capability[]>> {
    yield* told(world, (part) => part.ceiling);
    yield { value: presetCeiling, at: preset };
  }

  const around =
    (about: ProfileRef | undefined): OverrideFilter =>
    (override) =>
      about !== undefined && selects(override, about);
  const decided = (id: string, kind: string | undefined, about: ProfileRef | undefined) =>
    foremost(level(id, kind, around(about)));

  return {
    policy,
    decided,
    level: (id, kind, about, day) => capped(decided(id, kind, about).value, stageOf(policy.rollout, id, day)),
    option: (id, name, about) => foremost(option(id, name, around(about))),
    ceiling: (about) => ({ value: foremost(ceiling(around(about))), stated: isStated(around(about)) }),
    decidedIn: (world, id, kind) => foremost(level(id, kind, world)),
    optionIn: (world, id, name) => foremost(option(id, name, world)),
    ceilingIn: (world) => foremost(ceiling(world)),
    statements: {
      level: (id, kind, about) => level(id, kind, around(about)),
      option: (id, name, about) => option(id, name, around(about)),
      ceiling: (about) => ceiling(around(about)),
    },
    overrides: (about) => policy.overrides.filter((override) => selects(override, about)),

    grants(about) {
      const matching = policy.grants.filter((grant) => selects(grant, about));
      return {
        current: matching.filter(({ until }) => until === undefined || until >= today),
        ended: matching.filter(({ until }) => until !== undefined && until < today),
      };
    },

    waiver: (finding, about, free = () => true) =>
      policy.waivers.find(
        (waiver) =>
          matchesFinding(waiver, finding) &&
          selects(waiver, about) &&
          waiver.until >= today &&
          daysBetween(today, waiver.until) <= longest &&
          free(waiver),
      ),
  };
}

function first<T>(some: Iterable<T>): T | undefined {
  for (const one of some) return one;
  return undefined;
}

/** The preset says something of everything, so there is always a first word. */
function foremost<T>(some: Iterable<T>): T {
  for (const one of some) return one;
  throw new Error("nothing was said");
}

export function matchesFinding({ rule }: Pick<Waiver, "rule">, finding: Pick<Finding, "rule" | "kind">): boolean {
  return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}

/** The profile of a finding; its path alone if it has none. */
export function profileOf({ host, item, at }: Pick<Finding, "host" | "item" | "at">): ProfileRef {
  return { host, item, path: item?.files[0] ?? at.source.path };
}

export function ruleOf(id: string): Rule | undefined {
  return Object.hasOwn(rules, id) ? (rules as { readonly [id: string]: Rule })[id] : undefined;
}
