/** What a rule is. */
import type { Capability } from "./capability.ts";
import type { Reachable } from "./delegation.ts";
import type { Level, Report } from "./finding.ts";
import type { Item, Layer, Load } from "./load.ts";
import type { PolicyFacts } from "./policy-facts.ts";
import type { Profile } from "./profile.ts";
import type { Place } from "../repo/text.ts";

export const presets = ["recommended", "strict"] as const;
export type Preset = (typeof presets)[number];

export type Levels = { readonly [P in Preset]: Level };

/** A whole number that a policy may set. `tightens` says which way is stricter, for policies above policies. */
export interface Option {
  readonly description: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly tightens: "up" | "down";
  readonly presets: { readonly [P in Preset]: number };
}

export type Options = { readonly [name: string]: Option };

/** What a profile may do under the policy, and who says so: "the ceiling of preset:recommended". */
export interface Allowance {
  readonly may: readonly Capability[];
  /** What of it grants give, beyond the ceiling. */
  readonly granted: readonly Capability[];
  /** The entries that give it. */
  readonly grants: readonly Place[];
  readonly from: string;
  /** Whether a policy states the ceiling; otherwise a preset does, and nearly every profile is beyond it. */
  readonly stated: boolean;
}

/** Everything a rule may know beside its subject. */
export interface Context<O extends Options = Options> {
  /** The host's title, for messages. */
  readonly host: string;
  readonly options: { readonly [name in keyof O]: number };
  readonly allowance: (item: Item) => Allowance;
  /** What a profile can have done by those that it may start, beyond its own powers. */
  readonly reachable: (item: Item) => Reachable;
}

interface Common<O extends Options> {
  /** A present-tense sentence about what a good profile does; the README's table has it. */
  readonly summary: string;
  readonly levels: Levels;
  /** The level while only a preset, and no policy of the user, sets the ceiling. */
  readonly levelsUnstated?: Levels;
  readonly kinds?: { readonly [kind: string]: Levels };
  readonly options?: O;
}

/**
 * `profile`: every item whose text could be read, whatever the host's verdict. `item`: every file the host looked at
 * and would not pass over. `layer`: a layer with its items. `load`: what a host made of the whole tree. `policy`:
 * what governs, and what a request does to it.
 */
export type Rule<O extends Options = Options> = Common<O> &
  (
    | { readonly subject: "profile"; check(profile: Profile, item: Item, context: Context<O>): Iterable<Report> }
    | { readonly subject: "item"; check(item: Item, context: Context<O>): Iterable<Report> }
    | { readonly subject: "layer"; check(layer: Layer, items: readonly Item[], context: Context<O>): Iterable<Report> }
    | { readonly subject: "load"; check(load: Load, context: Context<O>): Iterable<Report> }
    | { readonly subject: "policy"; check(facts: PolicyFacts, context: Pick<Context<O>, "options">): Iterable<Report> }
  );

/** Lets `options` teach `check` their names, and keeps them inside the rule. */
export function defineRule<const O extends Options>(rule: Rule<O>): Rule {
  return rule as unknown as Rule;
}
