/** What a rule about policy sees: the problems that the pipeline found, the entries of the policies, and the day. */
import type { Awaited, Report } from "./finding.ts";
import type { Item, Problem } from "./load.ts";
import type { PolicyEntries } from "./policy-entry.ts";

/** What a problem of a policy or of a gate is about. */
export type PolicyTopic =
  /** The repository's policy allows more than the organisation's. The organisation's setting counts. */
  | "exceeds-organisation"
  /** A pull request loosens a policy, a waiver or a baseline. */
  | "loosened"
  /** The same without the approvals that the policy requires. */
  | "loosened-unapproved"
  /** The same where nobody has to approve it. */
  | "loosened-unprotected"
  /** A subagent gains power without the approvals that the policy requires. The problem has an `item`. */
  | "widened-unapproved"
  /** A pull request weakens the use of this tool in a workflow or a hook. */
  | "weakened-gate"
  /** The same where nobody has to approve it. */
  | "weakened-gate-unprotected"
  /** The last day of a grant or a waiver has passed. */
  | "expired"
  /** A waiver runs longer than the preset allows, so it does not count. */
  | "too-long"
  /** A grant or a waiver ends soon. */
  | "expiring"
  /** A grant, a waiver or an entry of a baseline matches nothing. */
  | "unused"
  /** The same of a grant or a waiver that a pull request adds. */
  | "unused-added"
  /** A pattern of an override matches no file, or the override no profile. */
  | "unused-override"
  /** A pattern of `ignore` matches no file. */
  | "unused-ignore"
  /** A directory that the policy names for a host does not exist. */
  | "unused-directory"
  /** A pull request adds a grant or a waiver whose owner does not exist. */
  | "unowned";

/** A problem in a policy file, or of a profile for which a policy states something. */
export interface PolicyProblem extends Problem {
  readonly topic: PolicyTopic;
  /** The profile that the problem is about, if it is about one. */
  readonly item?: Item;
  /** The entry of the policy that is new, if it is one. */
  readonly entry?: "grant" | "waiver";
  /** Nothing but these approvals is missing; absent: approvals do not settle it. */
  readonly awaited?: Awaited;
  /** The sentence for several such problems, as the `groupKey` of a finding. */
  readonly groupKey?: string;
}

/** What rules may know of the policy. */
export interface PolicyFacts extends PolicyEntries {
  /** The day of the run, in UTC: `2027-03-31`. Days compare as text. */
  readonly today: string;
  /** The problems of these topics, in the order in which they were found. */
  problems(...topics: readonly PolicyTopic[]): readonly PolicyProblem[];
}

/** A problem as the report of a rule. Its value is the problem's identity, or its message if it has none. */
export function reportOf(
  { message, at, identity = message, related, item, awaited, groupKey }: PolicyProblem,
  kind?: string,
): Report {
  return {
    message,
    at,
    ...(kind === undefined ? {} : { kind }),
    value: identity,
    ...(related ? { related } : {}),
    ...(item ? { item } : {}),
    ...(awaited ? { awaited } : {}),
    ...(groupKey === undefined ? {} : { groupKey }),
  };
}
