/** Everything one run decided, as every report and both doors see it. */
import type { Change } from "../compare/change.ts";
import { type Finding, type Severity, severities } from "../model/finding.ts";
import type { Inspection } from "../inspect/index.ts";
import type { Problem } from "../model/load.ts";
import type { Upcoming, Waiver } from "../policy/model.ts";
import type { ReviewContext } from "../approvals/index.ts";

/** `existing`: the base has it too. `waived`: the policy excuses it for a time. */
export const states = ["new", "existing", "waived"] as const;
export type State = (typeof states)[number];

export const failOns = [...severities, "never"] as const;
/** The mildest severity that fails a run. */
export type FailOn = (typeof failOns)[number];

export const gates = ["new", "all"] as const;
/** Which findings may fail a run: those that the base does not have, or all. */
export type Gate = (typeof gates)[number];

export interface Tool {
  readonly name: string;
  readonly version: string;
  /** The base of every help link: `<homepage>/src/rules/<id>.md`. */
  readonly homepage: string;
}

/** What the policy was made of; `commit` where it was read from one. */
export interface SourceOfPolicy {
  readonly ref: string;
  readonly commit: string | null;
  readonly sha256: string;
}

/** A finding with its standing. */
export interface EvaluatedFinding {
  readonly finding: Finding;
  readonly state: State;
  /** The digest of `identityOf`, as hex. */
  readonly fingerprint: string;
  /** What excuses it, where it is waived. */
  readonly waiver: Waiver | null;
  /** Whether a baseline lets it stand, whatever the gate. */
  readonly isBaselined: boolean;
}

export interface Result {
  readonly tool: Tool;
  /** `owner/name` where that is known, and the commits as full ids. */
  readonly repository: string | null;
  readonly commit: string | null;
  readonly base: string | null;
  readonly sources: readonly SourceOfPolicy[];
  readonly inspection: Inspection;
  /** In the order of `inspection.findings`. */
  readonly findings: readonly EvaluatedFinding[];
  /** Against the base; `undefined` where there is none to compare with. */
  readonly changes: readonly Change[] | undefined;
  /** What stands beside the changes, where there are some. */
  readonly reviewContext?: ReviewContext;
  /** What the reader should know beside the findings: one sentence each, without a full stop. May hold hostile text. */
  readonly notes: readonly string[];
  readonly failOn: FailOn;
  readonly gate: Gate;
  /** How a request changes the policy, where it does. */
  readonly policyChanges?: PolicyChanges;
  /** Findings that a rollout keeps down, and the day on which they come into force. */
  readonly upcoming: readonly Upcoming[];
  /** The owners of a path by `CODEOWNERS`, as it writes them; absent where nobody asked. */
  readonly ownersOf?: (path: string) => readonly string[];
}

/** What becomes of a policy once a request is merged. */
export interface PolicyChanges {
  readonly looser: readonly Problem[];
  readonly tighter: readonly Problem[];
  /** What the new policy would find that the old one does not. */
  readonly found: readonly Finding[];
  /** What the old one finds and the new one would not. */
  readonly gone: readonly Finding[];
}

/** Findings that are not waived, by severity, and all of them by state. */
export interface Summary {
  readonly profiles: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly new: number;
  readonly existing: number;
  readonly waived: number;
}

export function summaryOf({ inspection, findings: judged }: Pick<Result, "inspection" | "findings">): Summary {
  const severe = (severity: Severity) =>
    judged.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
  const standing = (wanted: State) => judged.filter(({ state }) => state === wanted).length;
  return {
    profiles: inspection.subjects.length,
    errors: severe("error"),
    warnings: severe("warning"),
    notes: severe("note"),
    new: standing("new"),
    existing: standing("existing"),
    waived: standing("waived"),
  };
}

/** Whether a finding fails the run it was found in. */
export function fails(
  { finding, state, isBaselined }: EvaluatedFinding,
  { failOn, gate }: Pick<Result, "failOn" | "gate">,
): boolean {
  if (failOn === "never" || state === "waived" || isBaselined || (gate === "new" && state === "existing")) return false;
  return severities.indexOf(finding.severity) >= severities.indexOf(failOn);
}

export function conclusionOf(result: Pick<Result, "findings" | "failOn" | "gate">): "clean" | "findings" {
  return result.findings.some((judged) => fails(judged, result)) ? "findings" : "clean";
}

/** Where a rule is explained. */
export function helpOf({ homepage }: Tool, rule: string): string {
  return `${homepage}/src/rules/${rule}.md`;
}
