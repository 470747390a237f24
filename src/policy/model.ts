/** What a team decided: every setting with the place it came from. */
import type { Capability } from "../model/capability.ts";
import type { Finding, Level } from "../model/finding.ts";
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
import type { Allowance, Preset } from "../model/rule.ts";
import { type Place, placeOfPath } from "../repo/text.ts";

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

export interface HostSetting {
  readonly dirs: readonly Stated<string>[];
  readonly edition: Stated<string> | undefined;
}

/** What a policy below may grant. */
export interface Grantable extends Selector {
  readonly may: readonly Capability[];
  readonly at: Place;
}

/** What a policy below may waive, and for how many days from the day of judgement. */
export interface Waivable {
  readonly rules: readonly string[];
  readonly maxDays: number;
  readonly at: Place;
}

export const stages = ["observe", "warn", "enforce"] as const;
/** `observe`: everything is a note; `warn`: nothing is worse than a warning; `enforce`: as decided. */
export type Stage = (typeof stages)[number];

/** How a policy comes into force: at a stage, or by days from which the next one holds. */
export interface Schedule {
  readonly stage: Stated<Stage> | undefined;
  readonly warnFrom: Stated<string> | undefined;
  readonly enforceFrom: Stated<string> | undefined;
}

export interface Rollout extends Schedule {
  /** Schedules of their own for some rules. */
  readonly rules: { readonly [rule: string]: Schedule };
  readonly at: Place;
}

/** How `approvals` names those whom the base's `CODEOWNERS` names for a file. */
export const codeOwners = "codeowners";

/** Who approves something, and how many different people of them. */
export interface Approval {
  /** Logins, teams, `codeowners`. */
  readonly by: readonly string[];
  readonly count: number;
  readonly at: Place;
}

/**
 * The decisions of one standing: a preset, and the files that extend it in their order, each replacing what came before.
 * What is a list (grants, waivers, ignore, overrides, directories) grows.
 */
export interface Policy {
  readonly preset: Preset;
  /** Where the preset is named; absent where nobody named one, so that it is silent below another policy. */
  readonly presetAt: Place | undefined;
  readonly hosts: { readonly [id: string]: HostSetting };
  readonly ceiling: Stated<readonly Capability[]> | undefined;
  readonly grants: readonly PolicyGrant[];
  readonly ignore: readonly Ignore[];
  readonly rules: RuleSettings;
  readonly overrides: readonly Override[];
  readonly waivers: readonly Waiver[];
  readonly grantable: Grantable | undefined;
  readonly waivable: Waivable | undefined;
  /** Whether a file of findings from an earlier day may let them stand. */
  readonly baseline: Stated<"allow" | "refuse"> | undefined;
  readonly rollout: Rollout | undefined;
  readonly approvals: { readonly widening: Approval | undefined; readonly policy: Approval | undefined };
  /** What it was made of, in order: presets and files. */
  readonly sources: readonly PolicySource[];
}

export interface PolicySource {
  /** `preset:recommended`, a path of the repository, or `owner/repo//path@ref`. */
  readonly ref: string;
  /** The commit that the file was read from, where it was. */
  readonly commit?: string;
  /** The line that extends it, where one does. */
  readonly at?: Place;
  /** Of a file of another repository: whether the line pins what it holds, by a commit or a digest. */
  readonly isPinned?: boolean;
  /** What identifies the content: the text of the file, or of the preset's table. */
  readonly text: string;
}

/** A policy that cannot be used: every fault, each at its place in the file. */
export interface PolicyProblems {
  readonly kind: "problems";
  readonly problems: readonly Problem[];
}

/** Whom a decision is about: a profile of a host, or a path where there is none. */
export interface ProfileRef {
  readonly host: string | null;
  readonly item: Item | null;
  readonly path: string;
}

/** A policy, ready to judge. */
export interface Decisions {
  readonly sources: readonly PolicySource[];
  readonly hosts: { readonly [id: string]: HostSetting };
  /** The level that counts today, the rollout included. */
  levelOf(rule: string, kind: string | undefined, about?: ProfileRef): Level;
  optionsOf(rule: string, about?: ProfileRef): { readonly [name: string]: number };
  allowance(host: string, item: Item): Allowance;
  /** The entry that covers a path of the repository. */
  ignored(path: string): Ignore | undefined;
  /** The waiver that excuses a finding today. */
  waiver(finding: Finding): Waiver | undefined;
  /** The day that the decisions are for, in UTC: `2027-03-31`. */
  readonly today: string;
  /** The entries of the policies, as rules see them. */
  readonly entries: PolicyEntries;
  /** Problems of the policy files themselves: dates of grants and waivers, settings that exceed the organisation's. */
  readonly problems: readonly PolicyProblem[];
  /** Grants and waivers that count today and match none of `profiles` and `findings`. */
  unused(profiles: readonly ProfileRef[], findings: readonly Finding[]): readonly PolicyProblem[];
  /** What the rollout will make worse, and when, nearest first. */
  upcoming(findings: readonly Finding[]): readonly Upcoming[];
  /** Whether a baseline may let findings stand. */
  readonly baseline: "allow" | "refuse";
  readonly policies: readonly Policy[];
}

/** Findings of an earlier day that may stand, by fingerprint. */
export interface Baseline {
  readonly entries: ReadonlyMap<string, BaselineEntry>;
}

/** What a baseline says of one finding, for people who review it, and its place in the file where it was read from one. */
export interface BaselineEntry {
  /** SHA-256 over what identifies the finding, as hex. */
  readonly fingerprint: string;
  readonly rule: string;
  readonly kind: string | null;
  readonly path: string;
  readonly profile: string | null;
  readonly at: Place;
}

/** Where a repository keeps its baseline. */
export const baselinePath = ".github/agent-profile-check.baseline.json";

/** What a rollout makes worse on a day than it was the day before. */
export interface Upcoming {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `enforce`: they become errors; `warn`: warnings. */
  readonly stage: "warn" | "enforce";
  /** How many of today's findings. */
  readonly findings: number;
  /** The same by rule. */
  readonly rules: ReadonlyMap<string, number>;
}

/** Where a repository keeps its policy; two of them at once are the user's mistake. */
export const policyPaths = [
  ".github/agent-profile-check.yml",
  ".github/agent-profile-check.yaml",
  ".agent-profile-check.yml",
] as const;

/** The policy of a repository that has none. */
export function presetPolicy(preset: Preset): Policy {
  return {
    preset,
    presetAt: undefined,
    hosts: {},
    ceiling: undefined,
    grants: [],
    ignore: [],
    rules: {},
    overrides: [],
    waivers: [],
    grantable: undefined,
    waivable: undefined,
    baseline: undefined,
    rollout: undefined,
    approvals: { widening: undefined, policy: undefined },
    sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }],
  };
}

/** Whether a place lies in no file of this repository: in `owner/repo//path@ref`, as no path of a tree holds `//`, or elsewhere on disk. */
export function isForeign({ source: { path } }: Place): boolean {
  return path.includes("//") || /^(?:\/|\.\.(?:\/|$)|[A-Za-z]:)/.test(path);
}

/** The place of what a preset says. */
export function presetPlace(preset: Preset): Place {
  return placeOfPath(`preset:${preset}`);
}
