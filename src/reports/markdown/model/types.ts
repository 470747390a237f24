/**
 * What a page tells, as plain data: whoever has it can render the page, from a run at hand or from what a run wrote
 * down. Every string may hold hostile text.
 */
import type { CrossHostAccess } from "../../../inspect/cross-host.ts";
import type { Capability } from "../../../model/capability.ts";
import type { ChangeKind, PromptChange, Widening } from "../../../compare/change.ts";
import type { Severity } from "../../../model/finding.ts";
import type { Upcoming } from "../../../policy/model.ts";
import type { Gate, SourceOfPolicy, State, Tool } from "../../../evaluate/result.ts";

/** A file, and a line of it that counts from 1. */
export interface Spot {
  readonly path: string;
  readonly line: number | null;
  /** It is a line of the base: what is gone, or what governs. */
  readonly isOfBase?: boolean;
}

/** Findings by severity. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

export interface VerdictModel {
  readonly conclusion: "clean" | "findings";
  readonly profiles: number;
  /** What fails the run, where that is known beyond the conclusion. */
  readonly failing: Counts | null;
  /** What does not fail it; waived findings aside. */
  readonly passing: Counts;
  readonly existing: number;
  readonly waived: number;
  /** What the policy leaves out. */
  readonly ignored: number;
  readonly gate: Gate;
}

/** A subagent before or after a change. */
export interface SideModel {
  /** `null` where the profile could not be read. */
  readonly capabilities: readonly Capability[] | null;
  /** What its host makes of it, in the words of `list`; `null` where that is not known. */
  readonly verdict: string | null;
  readonly mode: string | null;
  readonly model: string | null;
}

/** A finding on a changed subagent, as far as it answers whether the change is allowed. */
export interface ObjectionModel {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: Severity;
  readonly state: State;
}

export interface DifferenceModel {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: Spot;
}

export interface WideningModel {
  readonly kind: Widening["kind"];
  readonly capability: Capability | null;
  readonly message: string;
  readonly at: Spot;
}

export interface ChangeModel {
  readonly kind: ChangeKind;
  /** What people call its host. */
  readonly host: string;
  readonly name: string | null;
  /** Empty where it is one of the host's own. */
  readonly path: string;
  /** Where it was before, where that was elsewhere. */
  readonly previousPath: string | null;
  readonly before: SideModel | null;
  readonly after: SideModel | null;
  /** Tools as they are written, without those that both sides have. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly isWidened: boolean;
  readonly widenings: readonly WideningModel[];
  readonly differences: readonly DifferenceModel[];
  /** What differs, in the words of `list`. */
  readonly fields: readonly string[];
  readonly prompt: PromptChange | null;
  /** Findings on it as it is now, and on the settings by which it may do more; worst first. */
  readonly objections: readonly ObjectionModel[];
  /** Whether the policy's ceiling and grants hold all it may do, and where those grants stand; `null` where that is not known. */
  readonly allowance: { readonly isEnough: boolean; readonly grants: readonly Spot[] } | null;
  /** Who answers for its file, as the base's `CODEOWNERS` writes them. */
  readonly owners: readonly string[];
  /** GitHub folds its file in the review. */
  readonly isFolded: boolean;
}

/** Findings that read as one: a habit of a layer, or the same of several hosts. */
export interface FindingGroupModel {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: Severity;
  readonly message: string;
  /** Every place it concerns: one in each file. */
  readonly places: readonly [first: Spot, ...others: Spot[]];
  /** The subagent, where it is about one. */
  readonly name: string | null;
  /** What people call the hosts. */
  readonly hosts: readonly string[];
  /** How many findings it stands for. */
  readonly count: number;
  readonly waiver: {
    readonly owner: string;
    readonly reason: string;
    readonly until: string;
    readonly at: Spot;
  } | null;
  readonly related: readonly { readonly message: string; readonly at: Spot }[];
}

/** Worst first in each. */
export interface FindingsModel {
  readonly fresh: readonly FindingGroupModel[];
  /** Standing at the base already, on subagents that the request changes. */
  readonly touched: readonly FindingGroupModel[];
  /** Standing at the base already, or let stand by a baseline, elsewhere. */
  readonly elsewhere: readonly FindingGroupModel[];
  readonly waived: readonly FindingGroupModel[];
}

export interface PolicyModel {
  readonly looser: readonly { readonly message: string; readonly at: Spot }[];
  readonly tighter: readonly { readonly message: string; readonly at: Spot }[];
  readonly found: readonly FindingGroupModel[];
  readonly gone: readonly FindingGroupModel[];
}

export interface ProfileModel {
  readonly name: string | null;
  readonly path: string;
  readonly host: string;
  readonly side: SideModel;
}

/** Who may start whom, where a change is about that. */
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

/** What a rollout brings on a day, with the rules and how many findings each has. */
export interface StepModel extends Omit<Upcoming, "rules"> {
  readonly rules: readonly (readonly [rule: string, findings: number])[];
}

export interface ReportModel {
  readonly tool: Tool;
  /** `owner/name`, and commits as full ids. */
  readonly repository: string | null;
  readonly commit: string | null;
  readonly base: string | null;
  readonly sources: readonly Pick<SourceOfPolicy, "ref" | "commit">[];
  readonly verdict: VerdictModel;
  readonly notes: readonly string[];
  /** `null` where there is nothing to compare with. */
  readonly changes: readonly ChangeModel[] | null;
  readonly delegation: DelegationModel | null;
  /** Who has to approve of what may do more, where policies ask for that: each by itself. */
  readonly approvals: readonly { readonly by: readonly string[]; readonly count: number }[];
  readonly findings: FindingsModel;
  /** `null` where the policy stays as it is, or nothing is known of it; the same holds below. */
  readonly policy: PolicyModel | null;
  readonly upcoming: readonly StepModel[];
  readonly profiles: readonly ProfileModel[] | null;
  readonly abroad: readonly CrossHostAccess[];
}
