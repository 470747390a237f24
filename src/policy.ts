/** What a team decided: every setting with the place it came from. */
import type { Capability } from "./capability.ts";
import type { Item, Problem } from "./load.ts";
import type { Allowance, Level, Preset } from "./rule.ts";
import type { Place } from "./text.ts";

/** A decision and where it was made. */
export interface Stated<T> {
  readonly value: T;
  readonly at: Place;
}

/** Some profiles may do more than the ceiling. All of what it names must match. */
export interface PolicyGrant {
  readonly profiles: readonly string[];
  readonly paths: readonly string[];
  readonly hosts: readonly string[];
  readonly may: readonly Capability[];
  readonly reason: string;
  readonly owner: string | undefined;
  readonly until: string | undefined;
  readonly at: Place;
}

/** Files whose findings do not count; their profiles are still listed. */
export interface Ignore {
  readonly paths: readonly string[];
  readonly reason: string;
  readonly at: Place;
}

/** One entry of `rules`, under the id of a rule or `rule/kind`. */
export interface RuleSetting {
  readonly level: Stated<Level> | undefined;
  readonly options: { readonly [name: string]: Stated<number> };
}

export interface HostSetting {
  readonly dirs: readonly Stated<string>[];
  readonly edition: Stated<string> | undefined;
}

/** A policy file as read, or none: then only the preset speaks. */
export interface Policy {
  readonly preset: Preset;
  readonly hosts: { readonly [id: string]: HostSetting };
  readonly ceiling: Stated<readonly Capability[]> | undefined;
  readonly grants: readonly PolicyGrant[];
  readonly ignore: readonly Ignore[];
  readonly rules: { readonly [key: string]: RuleSetting };
  /** What it was made of, for the reader of a report: a preset, or the path of a file with the bytes it had. */
  readonly sources: readonly PolicySource[];
}

export interface PolicySource {
  readonly ref: string;
  /** What identifies the content: the text of the file, or of the preset's table. */
  readonly text: string;
}

/** A policy that cannot be used: every fault, each at its place in the file. */
export interface PolicyProblems {
  readonly kind: "problems";
  readonly problems: readonly Problem[];
}

/** A policy, ready to judge. */
export interface Decisions {
  readonly sources: readonly PolicySource[];
  readonly hosts: { readonly [id: string]: HostSetting };
  levelOf(rule: string, kind: string | undefined): Level;
  optionsOf(rule: string): { readonly [name: string]: number };
  allowance(host: string, item: Item): Allowance;
  /** The grants that count no longer. */
  readonly ended: readonly (PolicyGrant & { readonly until: string })[];
  /** The entry that covers a path of the repository. */
  ignored(path: string): Ignore | undefined;
}

/** Where a repository keeps its policy; two of them at once are the user's mistake. */
export const policyPaths = [".github/agent-profile-check.yml", ".github/agent-profile-check.yaml", ".agent-profile-check.yml"] as const;

/** The policy of a repository that has none. */
export function presetPolicy(preset: Preset): Policy {
  return { preset, hosts: {}, ceiling: undefined, grants: [], ignore: [], rules: {}, sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }] };
}
