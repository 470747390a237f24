/**
 * The report model: everything a page shows, as plain data. It comes from a run in this process or from the JSON that
 * another run wrote. Every string may be hostile.
 */
import type { CrossHostAccess } from "../../../inspect/cross-host.ts";
import type { FileReason } from "../../../inspect/material/differing-files.ts";
import type { Capability } from "../../../model/capability.ts";
import type { ChangeKind, PromptChange, Widening } from "../../../compare/change.ts";
import type { InstructionChange } from "../../../compare/instructions/index.ts";
import type { SettingEffect } from "../../../compare/settings/effects.ts";
import type { Severity } from "../../../model/finding.ts";
import type { Upcoming } from "../../../policy/rollout.ts";
import type { UnstatedCeiling } from "../../model/ceilings.ts";
import type { SourceOfPolicy, State, Tool } from "../../../evaluate/result.ts";
import type { DecidedState } from "../../state.ts";

/** A file and a line in it, counted from 1. */
export interface Spot {
  readonly path: string;
  readonly line: number | null;
  /** Whether the line is in the base: something removed, or the governing policy. */
  readonly isOfBase?: boolean;
}

/** A subagent before or after a change. */
export interface SideModel {
  /** `null` if the profile could not be read. */
  readonly capabilities: readonly Capability[] | null;
  /** The host's verdict as in `list`; `null` if unknown. */
  readonly verdict: string | null;
  readonly mode: string | null;
  readonly model: string | null;
}

/** A finding on a changed subagent, reduced to what answers whether the change is allowed. */
export interface ObjectionModel {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: Severity;
  readonly state: State;
  /** Whether the rule is about power, which is what a grant allows. */
  readonly isPower: boolean;
  /** Whether nothing but an approval is missing. */
  readonly isAwaited?: true;
  /** Whether it exceeds a ceiling that no policy states. */
  readonly isUnstated?: true;
}

/** One field that differs; `null`: the side does not have it. */
export interface DifferenceModel {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: Spot;
}

/** One reason why a subagent can do more. */
export interface WideningModel {
  readonly kind: Widening["kind"];
  readonly capability: Capability | null;
  readonly message: string;
  readonly at: Spot;
  /** For `material`: the files that changed or are gone. */
  readonly files?: readonly string[];
  readonly reasons?: readonly FileReason[];
}

/** What became of one subagent. `null` on a side: it is not there. */
export interface ChangeModel {
  readonly kind: ChangeKind;
  /** Its file is there after the change, and could not be checked. */
  readonly isUnchecked?: true;
  /** The title of its host. */
  readonly host: string;
  readonly name: string | null;
  /** Empty for a built-in. */
  readonly path: string;
  /** The previous path if it moved, otherwise `null`. */
  readonly previousPath: string | null;
  readonly before: SideModel | null;
  readonly after: SideModel | null;
  /** Tools in the author's spelling, without those on both sides. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Those of `gained` that only read. */
  readonly readers: readonly string[];
  readonly isWidened: boolean;
  readonly widenings: readonly WideningModel[];
  readonly differences: readonly DifferenceModel[];
  /** The names of the fields that differ, as in `list`. */
  readonly fields: readonly string[];
  readonly prompt: PromptChange | null;
  /** Findings on its new state and on the settings through which it gained power; worst first. */
  readonly objections: readonly ObjectionModel[];
  /**
   * Whether the policy's ceiling and grants cover all capabilities, and the places of those grants; `null` if unknown.
   */
  readonly allowance: { readonly isEnough: boolean; readonly grants: readonly Spot[] } | null;
  /** The owners of its file as written in the base's `CODEOWNERS`. */
  readonly owners: readonly string[];
  /** Whether GitHub folds its file in the review. */
  readonly isFolded: boolean;
  /** Whether its diff is too large for GitHub to show. */
  readonly isLarge: boolean;
}

/** One setting next to the profiles that changed. */
export interface SettingModel {
  /** The title of its host. */
  readonly host: string;
  /** The settings file. */
  readonly path: string;
  readonly setting: string;
  /** `null`: it is new. */
  readonly before: string | null;
  /** `null`: it is gone. */
  readonly after: string | null;
  readonly effect: SettingEffect;
  readonly may: readonly Capability[];
  /** Completes the name of the setting. */
  readonly because: string;
  readonly at: Spot;
  /** How many subagents run under it. */
  readonly subagents: number;
  readonly isWidened: boolean;
  /** Whether it is of a start of the host in a workflow, a pipeline or a script. */
  readonly isStart: boolean;
  /** Whether the setting is the same on both sides, and only files that it starts have changed. */
  readonly isSame: boolean;
  /** Those files. */
  readonly material: readonly string[];
  readonly reasons?: readonly FileReason[];
  /** The owners of the file as written in the base's `CODEOWNERS`. */
  readonly owners: readonly string[];
  /** Whether GitHub folds the file in the review. */
  readonly isFolded: boolean;
  /** Whether its diff is too large for GitHub to show. */
  readonly isLarge: boolean;
}

/** A prompt or a settings file that changed. */
export interface TextModel {
  readonly kind: "prompt" | "settings";
  /** Whose prompt it is. */
  readonly names: readonly (string | null)[];
  /** The titles of their hosts. */
  readonly hosts: readonly string[];
  readonly path: string;
  /** `null`: it is new. */
  readonly before: string | null;
  /** `null`: it is gone. */
  readonly after: string | null;
  /** The line of the file in which the text begins, after the change; `null` if its lines are not those of the file. */
  readonly firstLine: number | null;
}

/** A group of findings shown as one: a habit of a layer, or one finding of several hosts. */
export interface FindingGroupModel {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: Severity;
  readonly message: string;
  /** What the findings are about, where the message has `…` in its place. */
  readonly values: readonly string[];
  /** One place in each file of the group. */
  readonly places: readonly [first: Spot, ...others: Spot[]];
  /** The name of the subagent if the group concerns exactly one. */
  readonly name: string | null;
  /** The titles of the hosts. */
  readonly hosts: readonly string[];
  /** How many findings are in the group. */
  readonly count: number;
  /** The line to write instead; `null`: there is none for the whole group. */
  readonly fix: string | null;
  readonly waiver: {
    readonly owner: string;
    readonly reason: string;
    readonly until: string;
    readonly at: Spot;
  } | null;
  readonly related: readonly { readonly message: string; readonly at: Spot }[];
}

/** Finding groups by section, worst first in each. */
export interface FindingsModel {
  readonly new: readonly FindingGroupModel[];
  /** Existing findings on subagents that the pull request changes. */
  readonly touched: readonly FindingGroupModel[];
  /** Existing findings, from the base or a baseline, on other subagents. */
  readonly elsewhere: readonly FindingGroupModel[];
  readonly waived: readonly FindingGroupModel[];
}

/** What the change does to the policy; findings about the policy are new (`found`) or no longer there (`gone`). */
export interface PolicyModel {
  /** Whether the policy file is removed; absent if it is not, or if only the JSON of a run is known. */
  readonly isRemoved?: true;
  readonly looser: readonly { readonly message: string; readonly at: Spot }[];
  readonly tighter: readonly { readonly message: string; readonly at: Spot }[];
  readonly found: readonly FindingGroupModel[];
  readonly gone: readonly FindingGroupModel[];
}

/** A subagent as it is, where there is no base to compare with. */
export interface ProfileModel {
  readonly name: string | null;
  readonly path: string;
  readonly host: string;
  readonly side: SideModel;
}

/** The delegation graph that the changes open. */
export interface DelegationModel {
  readonly nodes: readonly {
    readonly name: string | null;
    readonly host: string;
    readonly capabilities: readonly Capability[] | null;
    readonly isChanged: boolean;
  }[];
  /** Indices of `nodes`. */
  readonly edges: readonly { readonly from: number; readonly to: number }[];
}

/** What a rollout enforces from a day on: the rules and the number of findings of each. */
export interface StepModel extends Omit<Upcoming, "rules"> {
  readonly rules: readonly (readonly [rule: string, findings: number])[];
}

/** Everything that one page shows. */
export interface ReportModel {
  readonly tool: Tool;
  /** `owner/name`; commits are full ids. */
  readonly repository: string | null;
  readonly commit: string | null;
  readonly base: string | null;
  readonly sources: readonly Pick<SourceOfPolicy, "ref" | "commit">[];
  readonly state: DecidedState;
  /** How many findings the policy ignores. */
  readonly ignored: number;
  readonly notes: readonly string[];
  /** `null` if there is no base. */
  readonly changes: readonly ChangeModel[] | null;
  /** The settings that changed, most dangerous first; `null` if there is no base. */
  readonly settings: readonly SettingModel[] | null;
  /** How many subagents run under looser settings than before. */
  readonly settingsWidened: number;
  /** Settings files first, then prompts; none if only the JSON of a run is known. */
  readonly texts: readonly TextModel[];
  /** Instruction files that changed, by path. */
  readonly instructions: readonly InstructionChange[];
  readonly delegation: DelegationModel | null;
  /** Whether there is no pull request that somebody can approve; absent: there is one, or there will be. */
  readonly isPastReview?: true;
  /** Whether owners and allowances are known; otherwise they are empty and `null`. */
  readonly isReviewKnown: boolean;
  /** Who must approve a gain of power, one entry for each policy that requires it. */
  readonly approvals: readonly { readonly by: readonly string[]; readonly count: number }[];
  /** Without those that `unstated` counts. */
  readonly findings: FindingsModel;
  /** What exceeds a ceiling that no policy states. */
  readonly unstated: readonly UnstatedCeiling[];
  /** `null` if the policy does not change or nothing is known about it; the same holds for the keys below. */
  readonly policy: PolicyModel | null;
  readonly upcoming: readonly StepModel[];
  readonly profiles: readonly ProfileModel[] | null;
  readonly crossHost: readonly CrossHostAccess[];
}
