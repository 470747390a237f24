/** The types of a policy: every setting with the place that states it. */
import type { Capability } from "../model/capability.ts";
import type { Finding, Level, SeverityCap } from "../model/finding.ts";
import type { Item, Problem } from "../model/load.ts";
import type {
  Ignore,
  Override,
  PolicyEntries,
  PolicyGrant,
  RuleSettings,
  Selector,
  Stated,
  Waiver,
} from "../model/policy-entry.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import type { Allowance, Lists, Preset } from "../model/rule.ts";
import type { MatchContext } from "./match-context.ts";
import { type Place, placeOfPath } from "../repo/text.ts";
import type { PinnedFile } from "./file/reference.ts";
import type { Rollout, Upcoming } from "./rollout.ts";

export type {
  Accountable,
  Ignore,
  Override,
  PolicyGrant,
  RuleSetting,
  RuleSettings,
  Selector,
  Stated,
  Waiver,
} from "../model/policy-entry.ts";

/** What a policy states of one host. */
export interface HostSetting {
  /** More directories to look in, relative to the root; `""` is the root. */
  readonly dirs: readonly Stated<string>[];
  /** The edition to check instead of the default one; `undefined`: not stated. */
  readonly edition: Stated<string> | undefined;
}

/** What is decided for one host. */
export interface HostDecision {
  readonly dirs: readonly Stated<string>[];
  /**
   * The directories of one policy alone, where another policy adds to them. What they give by themselves counts too.
   */
  readonly fewerDirs: readonly (readonly Stated<string>[])[];
  /** The editions to check, each once: the one that governs first. */
  readonly editions: readonly string[];
}

/** What an organisation lets a repository's own policy grant. */
export interface Grantable extends Selector {
  /** The most that a grant of a repository may allow. */
  readonly may: readonly Capability[];
  readonly at: Place;
}

/** What an organisation lets a repository's own policy waive, and for how many days from today. */
export interface Waivable {
  /** Ids of rules, or of kinds: `max-capability/read`. */
  readonly rules: readonly string[];
  /** From the day of the run to the last day of the waiver. */
  readonly maxDays: number;
  readonly at: Place;
}

/** A server that a policy lists, by what it runs or connects to. */
export type ServerEntry =
  | { readonly command: string; readonly package?: string | undefined; readonly pinned?: boolean | undefined }
  | { readonly url: string };

/** What profiles may use; everything else is a finding. */
export interface AllowList<T> {
  readonly allow: readonly Stated<T>[];
  /** The place of the list. */
  readonly at: Place;
}

/** In `approvals`: the owners of a file in the base's `CODEOWNERS`. */
export const codeOwners = "codeowners";

/** A required approval: who can give it, and how many people have to. */
export interface Approval {
  /** Logins, teams, `codeowners`. */
  readonly by: readonly string[];
  /** At least 1. */
  readonly count: number;
  readonly at: Place;
}

/**
 * A preset, and the files that extend it in their order. A later file replaces the settings of an earlier one; lists
 * (grants, waivers, ignore, overrides, directories) grow.
 */
export interface Policy {
  readonly preset: Preset;
  /** The place that names the preset. A preset that no file names states nothing under an organisation's policy. */
  readonly presetAt: Place | undefined;
  readonly hosts: { readonly [id: string]: HostSetting };
  /** What subagents may do without a grant. `undefined`: the preset's. */
  readonly ceiling: Stated<readonly Capability[]> | undefined;
  readonly grants: readonly PolicyGrant[];
  /** `undefined`: any server. */
  readonly servers: AllowList<ServerEntry> | undefined;
  /** `undefined`: any model. */
  readonly models: AllowList<string> | undefined;
  readonly ignore: readonly Ignore[];
  readonly rules: RuleSettings;
  readonly overrides: readonly Override[];
  readonly waivers: readonly Waiver[];
  readonly grantable: Grantable | undefined;
  readonly waivable: Waivable | undefined;
  /** Whether a baseline is honoured. */
  readonly baseline: Stated<"allow" | "refuse"> | undefined;
  readonly rollout: Rollout | undefined;
  readonly approvals: { readonly widening: Approval | undefined; readonly policy: Approval | undefined };
  /** The organisation's policy that it names as its ceiling. */
  readonly organisation: NamedOrganisation | undefined;
  /** The presets and files that it consists of, in order. */
  readonly sources: readonly PolicySource[];
}

/** The key `organisation`. */
export interface NamedOrganisation {
  readonly reference: PinnedFile;
  readonly at: Place;
  /** `undefined`: it was not read, because the same file that a workflow names counts in its place. */
  readonly policy: Policy | undefined;
}

/** A file or a preset that the policy is made of. */
export interface PolicySource {
  /** `preset:recommended`, a path of the repository, or `owner/repo//path@ref`. */
  readonly ref: string;
  /** The commit that the file was read from. */
  readonly commit?: string;
  /** The line that extends it. */
  readonly at?: Place;
  /** For a file of another repository: whether that line pins the content, by a commit or a digest. */
  readonly isPinned?: boolean;
  /** Identifies the content: the text of the file, or the name of the preset. */
  readonly text: string;
}

/** A policy that cannot be used, with all of its problems, each at its place in the file. */
export interface PolicyProblems {
  readonly kind: "problems";
  readonly problems: readonly Problem[];
}

/** What a decision is about: a profile of a host, or only a path. */
export interface ProfileRef {
  /** `null`: the finding is of no host. */
  readonly host: string | null;
  /** `null`: the file is no profile. */
  readonly item: Item | null;
  readonly path: string;
  /** What it is about instead of the profile alone: a settings file (`path`), or a skill that the profile reaches. */
  readonly beside?: { readonly kind: "settings" } | { readonly kind: "skill"; readonly path: string };
}

/** The decisions of a policy on one day, or of a repository's policy under an organisation's. */
export interface Decisions {
  readonly sources: readonly PolicySource[];
  readonly hosts: { readonly [id: string]: HostDecision };
  /** The level today, the rollout included. `cap`: what lowers the level of a preset. */
  levelOf(rule: string, kind: string | undefined, profile?: ProfileRef, cap?: SeverityCap): Level;
  optionsOf(rule: string, profile?: ProfileRef): { readonly [name: string]: number };
  allowance(host: string, item: Item): Allowance;
  /** What the settings of a file may do beside the profiles. */
  settingsAllowance(host: string, path: string): Allowance;
  /** What a profile may do through a skill or command: what it may do itself, and what grants give to the skill. */
  skillAllowance(host: string, item: Item, path: string): Allowance;
  /** The servers and models that the policies list. */
  readonly lists: Lists;
  /** The entry that ignores a path of the repository. */
  ignored(path: string): Ignore | undefined;
  /** The waiver that excuses a finding today. */
  waiver(finding: Finding): Waiver | undefined;
  /** The day that the decisions are for, in UTC: `2027-03-31`. */
  readonly today: string;
  /** The entries of the policies, as rules see them. */
  readonly entries: PolicyEntries;
  /** Problems of the policy files themselves: dates of grants and waivers, settings that exceed the organisation's. */
  readonly problems: readonly PolicyProblem[];
  /**
   * Grants and waivers that count today and match none of `profiles` and `findings`, nor any of the places that could
   * not be checked, in which there may be what they match; patterns and directories that match nothing in the tree.
   */
  unused(
    profiles: readonly ProfileRef[],
    findings: readonly Finding[],
    around?: MatchContext,
  ): readonly PolicyProblem[];
  /** The findings that the rollout will make worse, by day, nearest first. */
  upcoming(findings: readonly Finding[]): readonly Upcoming[];
  /** Whether a baseline is honoured. */
  readonly baseline: "allow" | "refuse";
  readonly policies: readonly Policy[];
}

/** Findings that existed when a team adopted the policy, by fingerprint. They fail no check. */
export interface Baseline {
  /** By fingerprint. */
  readonly entries: ReadonlyMap<string, BaselineEntry>;
}

/** One finding of a baseline, for people who review it, with its place in the file. */
export interface BaselineEntry {
  /** SHA-256 of the identity of the finding, as hex. */
  readonly fingerprint: string;
  readonly rule: string;
  readonly kind: string | null;
  /** Of the finding, relative to the root. */
  readonly path: string;
  /** The name of the profile; `null`: the finding is about none. */
  readonly profile: string | null;
  readonly at: Place;
}

/** The path of the baseline in a repository. */
export const baselinePath = ".github/agent-profile-check.baseline.json";

/** The paths of the policy in a repository. Only one of them can exist. */
export const policyPaths = [
  ".github/agent-profile-check.yml",
  ".github/agent-profile-check.yaml",
  ".agent-profile-check.yml",
] as const;

/** Names that people give to a policy, right in one of the places above and wrong elsewhere. */
export const nearPolicyNames: readonly string[] = [
  "agent-profile-check",
  "agent-profiles-check",
  "agent-profile-checks",
  "agent_profile_check",
].flatMap((stem) => ["yml", "yaml", "json"].flatMap((ending) => ["", "."].map((dot) => `${dot}${stem}.${ending}`)));

/** The policy of a repository that has none. */
export function presetPolicy(preset: Preset): Policy {
  return {
    preset,
    presetAt: undefined,
    hosts: {},
    ceiling: undefined,
    grants: [],
    servers: undefined,
    models: undefined,
    ignore: [],
    rules: {},
    overrides: [],
    waivers: [],
    grantable: undefined,
    waivable: undefined,
    baseline: undefined,
    rollout: undefined,
    approvals: { widening: undefined, policy: undefined },
    organisation: undefined,
    sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }],
  };
}

/**
 * Whether a place is outside this repository: in `owner/repo//path@ref` (no path of a tree has `//`), or elsewhere on
 * disk.
 */
export function isForeign({ source: { path } }: Place): boolean {
  return path.includes("//") || /^(?:\/|\.\.(?:\/|$)|[A-Za-z]:)/.test(path);
}

/** The place of the settings of a preset. */
export function presetPlace(preset: Preset): Place {
  return placeOfPath(`preset:${preset}`);
}
