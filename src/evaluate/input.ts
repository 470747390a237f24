/** What a run is evaluated from: the trees, the decisions of the policy, and the settings of the run. */
import type { Power } from "../compare/power.ts";
import type { ApprovalCheck } from "../approvals/status.ts";
import type { InspectOptions } from "../inspect/index.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import type { Baseline, Decisions } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Place } from "../repo/text.ts";
import type { FailOn, Gate, PolicyChanges, Tool } from "./result.ts";

/** The tree that the head is compared with. */
export interface Base {
  readonly repo: RepoIndex;
  /** The full commit id. */
  readonly commit: string;
  /** Whether both trees consist of Git objects of one repository, from its top. Then equal ids mean equal files. */
  readonly sharesObjects?: boolean;
}

/** Finds out what the change does to policy, gate and code owners. */
export type PolicyPower = () => Promise<Power>;

/** The policy that a pull request proposes. */
export interface ProposedPolicy {
  readonly decisions: Decisions;
  readonly baseline: Baseline | undefined;
  /** The grants and waivers that the base's policy does not have. */
  readonly added: readonly Place[];
}

/** Everything that one run depends on. */
export interface EvaluateInput {
  readonly tool: Tool;
  /** The tree to check: the head. */
  readonly repo: RepoIndex;
  /**
   * The tree to compare with, inspected under the same decisions; `undefined`: there is none, and every finding is new.
   */
  readonly base: Base | undefined;
  readonly options: InspectOptions;
  /** `owner/name`. */
  readonly repository: string | null;
  /** The same where it is only asked for if a grant needs an owner; absent: it is `repository`. */
  readonly slug?: () => Promise<string | null>;
  /** The commit of the head. */
  readonly commit: string | null;
  /** The commit that the policy files were read from. */
  readonly policyCommit: string | null;
  /** Notes from the caller: one sentence each, without a full stop. */
  readonly notes: readonly string[];
  readonly failOn: FailOn;
  readonly gate: Gate;
  /** What a pull request changes in the policy, the gate and the owners of entries. */
  readonly policyProblems?: readonly PolicyProblem[];
  /** Checks the approvals of a pull request; absent: no approval is required. */
  readonly approve?: ApprovalCheck;
  readonly policyChanges?: PolicyChanges;
  /** The policy that a pull request proposes: faults are reported for its files as the pull request has them. */
  readonly proposed?: ProposedPolicy;
  /**
   * The policy of the base, where that in force is the head's: what is wrong with it is not new. `decisions`:
   * `undefined` where it cannot be used. `added`: the grants and waivers that it does not have.
   */
  readonly before?: {
    readonly decisions: Decisions | undefined;
    readonly baseline: Baseline | undefined;
    readonly added: readonly Place[];
  };
  /** What the change does to policy, gate and code owners; absent: the power of the change is not computed. */
  readonly policyPower?: PolicyPower;
  /** The findings that the baseline accepts. */
  readonly baseline?: Baseline;
}
