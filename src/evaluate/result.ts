/** The result of a run, as every report and entry point reads it. */
import type { Capability } from "../model/capability.ts";
import type { Change } from "../compare/change.ts";
import type { Power } from "../compare/power.ts";
import type { ChangedFiles } from "../compare/changed-files.ts";
import type { InstructionChange } from "../compare/instructions/index.ts";
import type { SettingChange } from "../compare/settings/index.ts";
import { classes, type Finding, type FindingClass, type Severity, severities } from "../model/finding.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Problem } from "../model/load.ts";
import type { Waiver } from "../policy/model.ts";
import type { Upcoming } from "../policy/rollout.ts";
import type { Permission } from "./permission.ts";
import type { GovernedSetting } from "./setting-permission.ts";
import type { PolicyDifference } from "./policy-power.ts";
import type { ReviewContext } from "../approvals/index.ts";

/** `existing`: the base has the finding too, or the baseline accepts it. `waived`: the policy waives it until a day. */
export const states = ["new", "existing", "waived"] as const;
export type State = (typeof states)[number];

/** The values of `--fail-on` for one class of findings, mildest first. */
export const failLevels = [...severities, "never"] as const;
export type FailLevel = (typeof failLevels)[number];
/** The mildest severity that fails a run, by class of the finding. */
export type FailOn = { readonly [C in FindingClass]: FailLevel };

/** The same for every class. */
export function failOnAll(level: FailLevel): FailOn {
  return Object.fromEntries(classes.map((name) => [name, level])) as FailOn;
}

/** The values of `--gate`. */
export const gates = ["new", "all"] as const;
/** Which findings can fail a run: those that the base does not have, or all. */
export type Gate = (typeof gates)[number];

/** This tool, as it names itself in reports. */
export interface Tool {
  readonly name: string;
  readonly version: string;
  /** A URL. Help links are `<homepage>/src/rules/<id>.md`. */
  readonly homepage: string;
}

/** One preset or file that the policy consists of. */
export interface SourceOfPolicy {
  /** `preset:recommended`, a path of the repository, or `owner/repo//path@ref`. */
  readonly ref: string;
  /** The full id of the commit that it was read from; `null`: a preset or a working tree. */
  readonly commit: string | null;
  /** The hash of the text, as hex. */
  readonly sha256: string;
}

/** A finding, and whether it counts. */
export interface EvaluatedFinding {
  readonly finding: Finding;
  readonly state: State;
  /** SHA-256 over what identifies the finding, as hex. */
  readonly fingerprint: string;
  /** The waiver of the policy; `null`: not waived. */
  readonly waiver: Waiver | null;
  /** Whether the baseline accepts it. It then fails no run, whatever the gate. */
  readonly isBaselined: boolean;
}

/** What one run found and decided. */
export interface Result {
  readonly tool: Tool;
  /** `owner/name`; `null`: unknown. */
  readonly repository: string | null;
  /** The full commit id of the head; `null`: not a commit. */
  readonly commit: string | null;
  /** The full commit id of the base; `null`: no base. */
  readonly base: string | null;
  /** The day that the policy is judged on, in UTC: `2027-03-31`. */
  readonly date: string;
  readonly sources: readonly SourceOfPolicy[];
  readonly inspection: Inspection;
  /** In the order of `inspection.findings`. */
  readonly findings: readonly EvaluatedFinding[];
  /** Compared with the base; `undefined`: there is no base, or it cannot be read. */
  readonly changes: readonly Change[] | undefined;
  /** How the settings beside the profiles differ from the base, most dangerous first; `undefined` as for `changes`. */
  readonly settings: readonly SettingChange[] | undefined;
  /** What the change does to the power of the whole repository; absent: not requested. */
  readonly power?: Power;
  /** What the change does to policy and gate, with the reasons; absent: not requested. */
  readonly policyDifference?: PolicyDifference;
  /** The instruction files that differ from the base, which are not judged; `undefined` as for `changes`. */
  readonly instructions?: readonly InstructionChange[] | undefined;
  /** Which files differ from the base; absent: not requested. */
  readonly changedFiles?: ChangedFiles;
  /** The run is for a merge group, a push or a schedule: there is no pull request that somebody can approve. */
  readonly isPastReview?: true;
  /** What reviewers of the changes need; absent: no changes. */
  readonly reviewContext?: ReviewContext;
  /** One sentence each, without a full stop. May contain hostile text. */
  readonly notes: readonly string[];
  /** How many files with profiles were not judged because the change does not concern them; absent: all were. */
  readonly leftOut?: number;
  readonly failOn: FailOn;
  readonly gate: Gate;
  /** How a pull request changes the policy; absent: it does not. */
  readonly policyChanges?: PolicyChanges;
  /** The days on which the rollout of the policy makes findings more severe. */
  readonly upcoming: readonly Upcoming[];
  /** What the policy says of what a profile can do; absent: not requested. */
  readonly permissionOf?: (subject: Pick<Subject, "host" | "item">) => Permission | undefined;
  /** The same of a setting next to the profiles; absent: not requested. */
  readonly settingPermissionOf?: (setting: GovernedSetting) => Permission | undefined;
  /** What grants that name its host give to a profile; absent: no policy is known. */
  readonly grantedByHost?: (subject: Pick<Subject, "host" | "item">) => readonly Capability[];
  /** The owners of a path as written in `CODEOWNERS`; absent: not requested. */
  readonly ownersOf?: (path: string) => readonly string[];
}

/** How a pull request changes the policy. */
export interface PolicyChanges {
  /** The pull request removes the policy file. */
  readonly isRemoved?: true;
  /** One problem for each setting that allows more. */
  readonly looser: readonly Problem[];
  /** One problem for each setting that allows less. */
  readonly tighter: readonly Problem[];
  /** Findings that only the new policy has. */
  readonly found: readonly Finding[];
  /** Findings that only the old policy has. */
  readonly gone: readonly Finding[];
}

/**
 * Counts. `errors`, `warnings` and `notes` are findings that are not waived; `new`, `existing` and `waived` are all
 * findings.
 */
export interface Summary {
  readonly profiles: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly new: number;
  readonly existing: number;
  readonly waived: number;
}

/** Counts the profiles and findings of a result. */
export function summaryOf({ inspection, findings }: Pick<Result, "inspection" | "findings">): Summary {
  const ofSeverity = (severity: Severity) =>
    findings.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
  const inState = (state: State) => findings.filter((evaluated) => evaluated.state === state).length;
  return {
    profiles: inspection.subjects.length,
    errors: ofSeverity("error"),
    warnings: ofSeverity("warning"),
    notes: ofSeverity("note"),
    new: inState("new"),
    existing: inState("existing"),
    waived: inState("waived"),
  };
}

/** The number of findings, profiles and changes that a report is made of. */
export function sizeOf({
  inspection,
  findings,
  changes = [],
}: Pick<Result, "inspection" | "findings" | "changes">): number {
  return inspection.subjects.length + findings.length + changes.length;
}

/** Whether a finding fails the run. */
export function failsRun(
  { finding, state, isBaselined }: EvaluatedFinding,
  { failOn, gate }: Pick<Result, "failOn" | "gate">,
): boolean {
  if (state === "waived" || isBaselined || (gate === "new" && state === "existing")) return false;
  const level = failOn[finding.class];
  return level !== "never" && severities.indexOf(finding.severity) >= severities.indexOf(level);
}

/** `findings`: at least one finding fails the run. */
export function conclusionOf(result: Pick<Result, "findings" | "failOn" | "gate">): "clean" | "findings" {
  return result.findings.some((evaluated) => failsRun(evaluated, result)) ? "findings" : "clean";
}

/** The URL of the page of a rule. */
export function helpOf({ homepage }: Tool, rule: string): string {
  return `${homepage}/src/rules/${rule}.md`;
}
