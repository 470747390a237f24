/** The policies and baselines of a run's trees, as they were found: the input of the decision which one governs. */
import type { Source } from "../repo/text.ts";
import type { Baseline, Policy, PolicyProblems } from "./model.ts";

/** The policy of one tree, as it was found. */
export type PolicyState =
  | { readonly kind: "none" }
  | BrokenPolicy
  | { readonly kind: "read"; readonly policy: Policy; readonly source: Source }
  /** Found, but not parsed, because it cannot count in this run. `text`: `undefined` where it is no text. */
  | { readonly kind: "unread"; readonly text: string | undefined };

/**
 * `unreachable`: a file of another repository that it extends could not be fetched. `withheld`: such a file was not
 * fetched with the rights of this run, because only the change names it. `invalid`: anything else.
 */
export interface BrokenPolicy {
  readonly kind: "broken";
  readonly cause: "invalid" | "unreachable" | "withheld";
  readonly problems: PolicyProblems;
}

/** The baseline of one tree, as it was found. `source` of a broken one: `undefined` where it is no text. */
export type BaselineState =
  | { readonly kind: "none" }
  | { readonly kind: "broken"; readonly problems: PolicyProblems; readonly source: Source | undefined }
  | { readonly kind: "read"; readonly baseline: Baseline; readonly source: Source };

/** What one tree holds. */
export interface PolicyFiles {
  readonly policy: PolicyState;
  readonly baseline: BaselineState;
}

/** The policy that a workflow or a flag names outside the repository. `name` is how messages call it. */
export type OrganisationState =
  | { readonly kind: "unreachable"; readonly name: string; readonly reason: string }
  | { readonly kind: "broken"; readonly name: string; readonly problems: PolicyProblems }
  | { readonly kind: "read"; readonly policy: Policy };

/** Whether two trees have broken files with the same faults, so that a change is not to blame. */
export function hasSameFaults(a: PolicyFiles, b: PolicyFiles): boolean {
  const faultsOf = ({ policy, baseline }: PolicyFiles) =>
    JSON.stringify(
      [policy, baseline].map((state) =>
        state.kind === "broken" ? state.problems.problems.map(({ message, at }) => [at.source.path, message]) : null,
      ),
    );
  return faultsOf(a) === faultsOf(b);
}

/** Whether the files of two trees have the same content. */
export function holdsSame(a: PolicyFiles, b: PolicyFiles): boolean {
  const contentOf = ({ policy, baseline }: PolicyFiles) =>
    JSON.stringify([
      policy.kind === "read" ? policy.policy.sources.map(({ ref, text }) => [ref, text]) : null,
      policy.kind === "broken" ? policy.problems.problems.map(({ message }) => message) : null,
      baseline.kind === "none" ? null : baseline.source?.text,
    ]);
  return contentOf(a) === contentOf(b);
}
