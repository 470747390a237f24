/** The types of a rule, and what it can see. */
import type { Capability } from "./capability.ts";
import type { Reachable } from "./delegation.ts";
import type { FindingClass, Level, Report } from "./finding.ts";
import type { Fix } from "./fix.ts";
import type { UnguardedStart } from "./launch.ts";
import type { Item, Layer, Load } from "./load.ts";
import type { PolicyFacts } from "./policy-facts.ts";
import type { Profile } from "./profile.ts";
import type { ServerSource } from "./server-source.ts";
import type { Place } from "../repo/text.ts";

/** In ascending order. `required` is `recommended` with the errors of the class `correctness` as warnings. */
export const presets = ["required", "recommended", "strict"] as const;
export type Preset = (typeof presets)[number];

/** The preset of a policy that names none. */
export const defaultPreset: Preset = "recommended";

/** The ceiling of every preset, which counts if no policy states one. */
export const presetCeiling: readonly Capability[] = ["read"];

/** The presets with settings of their own. */
type FullPreset = Exclude<Preset, "required">;

/** The preset whose levels and options one starts from. */
export function baseOf(preset: Preset): FullPreset {
  return preset === "required" ? "recommended" : preset;
}

/** The level in each preset that states levels; `required` takes those of `recommended`. */
export type Levels = { readonly [P in FullPreset]: Level };

/** A kind of a rule. */
export interface Kind extends Levels {
  /** Absent: the rule's class. */
  readonly class?: FindingClass;
  /** Reported once for a repository and not for each file: what is wrong is no fault of one profile. */
  readonly isOnce?: true;
}

/**
 * A whole number that a policy can set. `tightens`: the direction that is stricter, for policies under an
 * organisation's.
 */
export interface Option {
  readonly description: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly tightens: "up" | "down";
  readonly presets: { readonly [P in FullPreset]: number };
}

/** By the name that a policy writes: `min-length`. */
export type Options = { readonly [name: string]: Option };

/**
 * What a profile may do under the policy. `from`: what decides it, for messages: "the ceiling of preset:recommended".
 */
export interface Allowance {
  readonly may: readonly Capability[];
  /** The part that only grants give, beyond the ceiling. */
  readonly granted: readonly Capability[];
  /** The places of these grants. */
  readonly grants: readonly Place[];
  readonly from: string;
  /** What the grant that `from` names as ended would give, if it were renewed; absent: none has ended. */
  readonly ended?: readonly Capability[];
  /** Whether a policy states the ceiling. The ceiling of a preset is so low that nearly every profile exceeds it. */
  readonly stated: boolean;
  /** Absent: a grant of the repository's policy can give everything. */
  readonly refusal?: Refusal;
}

/** What no grant of a repository's policy can give here, since a policy above it does not make it grantable. */
export interface Refusal {
  readonly may: readonly Capability[];
  /** The files of the policies above. */
  readonly by: readonly string[];
}

/** What the policies list. A missing test: no policy has such a list, and everything is allowed. */
export interface Lists {
  readonly server?: (source: ServerSource) => boolean;
  readonly model?: (model: string) => boolean;
  /** The policies above the repository's whose lists lack it: only their owners can list it. */
  readonly lacking?: (subject: { readonly server: ServerSource } | { readonly model: string }) => readonly string[];
  /** Adds an entry, given as YAML, to the repository's own list. */
  readonly adding?: (list: "servers" | "models", entry: string) => Fix;
}

/** What a rule can see in addition to its subject. */
export interface Context<O extends Options = Options> {
  /** The host's title, for messages. */
  readonly host: string;
  readonly options: { readonly [name in keyof O]: number };
  readonly allowance: (item: Item) => Allowance;
  /** Whether the policy switches off a kind for an item, so that nothing needs to be found. */
  readonly isOff: (item: Item, kind: string) => boolean;
  /** What the settings of a file may do beside the profiles. */
  readonly settingsAllowance: (path: string) => Allowance;
  /** What a profile may do through a skill or command. */
  readonly skillAllowance: (item: Item, path: string) => Allowance;
  /** The servers and models that the policies list. */
  readonly lists: Lists;
  /** The capabilities that a profile reaches through the profiles that it can start, beyond its own. */
  readonly reachable: (item: Item) => Reachable;
  /** The commands in a prompt that start another agent without its permission prompts or its sandbox. */
  readonly unguardedStarts: (prompt: string) => readonly UnguardedStart[];
}

interface Common<O extends Options> {
  /** What a good profile does, as one sentence in the present tense. The table in the README shows it. */
  readonly summary: string;
  readonly class: FindingClass;
  readonly levels: Levels;
  /**
   * Whether a preset's level is lowered for a finding of a host that merely reads another host's folder, and for one
   * that rests on an assumed fact. Never for a rule about power: there the widest reading counts.
   */
  readonly isCapped?: true;
  /** The key that all findings of the rule are about, where a report names no other `cause`. */
  readonly cause?: string;
  /**
   * What findings of the rule depend on besides the text of a profile. `files`: which files there are anywhere.
   * `verdict`: whether the host does without the profile because of another one.
   */
  readonly dependsOn?: "files" | "verdict";
  /** The levels while a preset sets the ceiling and no policy states one. */
  readonly levelsUnstated?: Levels;
  readonly kinds?: { readonly [kind: string]: Kind };
  /** Kinds that it had before, with the rule or kind that takes their place. */
  readonly formerKinds?: { readonly [kind: string]: string };
  /** The same for kinds. */
  readonly kindsUnstated?: { readonly [kind: string]: Levels };
  readonly options?: O;
  /** What the rule says of a layer, where its subject is `profile`. */
  checkLayer?(layer: Layer, context: Context<O>): Iterable<Report>;
}

/**
 * The subject decides what `check` gets, once each. `profile`: every item whose text could be read, whatever the host's
 * verdict. `item`: every file that the host looked at, except those with the verdict `passed-over`. `layer`: a layer
 * with its items. `load`: what a host made of the whole tree. `policy`: the policies, and what a pull request changes
 * in them.
 */
export type Rule<O extends Options = Options> = Common<O> &
  (
    | { readonly subject: "profile"; check(profile: Profile, item: Item, context: Context<O>): Iterable<Report> }
    | { readonly subject: "item"; check(item: Item, context: Context<O>): Iterable<Report> }
    | { readonly subject: "layer"; check(layer: Layer, items: readonly Item[], context: Context<O>): Iterable<Report> }
    | { readonly subject: "load"; check(load: Load, context: Context<O>): Iterable<Report> }
    | { readonly subject: "policy"; check(facts: PolicyFacts, context: Pick<Context<O>, "options">): Iterable<Report> }
  );

/** Types the options of `check` by the names in `options`, which stay inside the rule. */
export function defineRule<const O extends Options>(rule: Rule<O>): Rule {
  return rule as unknown as Rule;
}

/** The class of a rule's findings of one kind. */
export function classOf(rule: Pick<Rule, "class" | "kinds">, kind: string | undefined): FindingClass {
  return (kind === undefined ? undefined : rule.kinds?.[kind]?.class) ?? rule.class;
}
