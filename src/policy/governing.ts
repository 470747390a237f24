/**
 * Decides which policies govern a run, and how they combine. Pure: files are read before, and the policies are applied
 * after. The truth table is `test/unit/policy/governing.test.ts`.
 */
import type { Problem } from "../model/load.ts";
import type { Preset } from "../model/rule.ts";
import { type Policy, type PolicyProblems, presetPolicy } from "./model.ts";
import { pinNote } from "./organisation.ts";
import {
  type BrokenPolicy,
  hasSameFaults,
  holdsSame,
  type OrganisationState,
  type PolicyFiles,
  type PolicyState,
} from "./policy-files.ts";

/**
 * What a run checks. `pull-request`: a pull request or a merge group in the action. `push`: any other event in the
 * action. `staged`: the index of a clone, on the command line. `plain`: anything else on the command line.
 */
export type RunKind = "pull-request" | "push" | "staged" | "plain";

/** The policies of all trees of a run, read but not applied. */
export interface GoverningInput {
  readonly run: RunKind;
  /** The tree that is checked. */
  readonly head: PolicyFiles;
  /** The tree that it is compared with; `undefined` in runs of kind `push` and `plain`. */
  readonly base: PolicyFiles | undefined;
  /** The tip of the default branch; `undefined` where the run is about that branch, and on the command line. */
  readonly defaultBranch: PolicyFiles | undefined;
  /** `undefined`: neither the workflow nor a policy names one. */
  readonly organisation: OrganisationState | undefined;
  /** The preset that a workflow names for a policy that cannot be fetched. */
  readonly fallback: Preset | undefined;
  /** The path of the policy, where a workflow names one inside the repository. */
  readonly path: string | undefined;
}

/** A tree of the repository that a policy comes from. */
export type PolicyOwner = "base" | "default branch" | "head";

/** What counts for a tree: its own policy, or what replaces a missing or broken one. */
export type Substitute = "itself" | "recommended" | "strict" | "fallback" | "organisation alone";

/** Nothing can be checked. `fault` is a sentence where no file has the fault. */
export interface GoverningRefusal {
  readonly kind: "refused";
  readonly by: PolicyOwner | "organisation";
  readonly fault: PolicyProblems | string;
}

/** The policies that count for a run. */
export interface GoverningPolicies {
  readonly kind: "governed";
  /** Whose policy governs. */
  readonly governs: PolicyOwner;
  /** Why this one does. */
  readonly because: string;
  readonly policy: Policy;
  /** What stands in for the policy of `governs`, if that is missing or broken. */
  readonly substitute: Substitute;
  /** The policy that the governing one lies below: the organisation's, or its fallback. */
  readonly ceiling: Policy | undefined;
  /** The default branch's policy, where the stricter of both counts. */
  readonly stricterOf: Policy | undefined;
  /** What a pull request proposes; `undefined` in other runs, and where its policy is broken. */
  readonly proposal: Proposal | undefined;
  /** Faults of a proposed policy that was not read whole. */
  readonly unread: readonly Problem[];
  /** Sentences for people. */
  readonly notes: readonly string[];
}

/** The policy that governs once the pull request is merged. */
export interface Proposal {
  readonly policy: Policy;
  /** Whether the pull request changes the policy or the baseline. */
  readonly isChange: boolean;
}

/** Decides which policies govern a run. */
export function chooseGoverning(input: GoverningInput): GoverningRefusal | GoverningPolicies {
  const ceiling = ceilingOf(input.organisation, input.fallback);
  // Whoever runs a command fixes their own policy first.
  if ("kind" in ceiling) return (isCommand(input) ? refuseRepository(input) : undefined) ?? ceiling;
  return refuseRepository(input) ?? combinePolicies(input, ceiling);
}

/** The refusal that no policy of the repository can change, so that the action need not read those. */
export function refuseOrganisation(
  organisation: OrganisationState | undefined,
  fallback: Preset | undefined,
): GoverningRefusal | undefined {
  const ceiling = ceilingOf(organisation, fallback);
  return "kind" in ceiling ? ceiling : undefined;
}

interface Ceiling {
  readonly policy: Policy | undefined;
  readonly note: string | undefined;
}

/** The organisation's policy, or the fallback for one that cannot be used. */
function ceilingOf(
  organisation: OrganisationState | undefined,
  fallback: Preset | undefined,
): Ceiling | GoverningRefusal {
  if (organisation === undefined) return { policy: undefined, note: undefined };
  if (organisation.kind === "read") return { policy: organisation.policy, note: undefined };
  const missing = `the policy \`${organisation.name}\` could not be fetched`;
  if (fallback === undefined) {
    const fault = organisation.kind === "broken" ? organisation.problems : `${missing}: ${organisation.reason}`;
    return { kind: "refused", by: "organisation", fault };
  }
  const reason =
    organisation.kind === "unreachable"
      ? organisation.reason
      : (organisation.problems.problems[0]?.message ?? "it cannot be read");
  return { policy: presetPolicy(fallback), note: `${missing}, so preset:${fallback} is the ceiling: ${reason}` };
}

function refuseRepository(input: GoverningInput): GoverningRefusal | undefined {
  const { head, defaultBranch, fallback } = input;
  const [owner, own] = governingTree(input);
  const refuse = (by: PolicyOwner, { problems }: BrokenPolicy): GoverningRefusal => ({
    kind: "refused",
    by,
    fault: problems,
  });
  if (own.policy.kind === "broken" && !isRepaired(input)) {
    if (input.run === "staged" && head.policy.kind === "broken") return refuse("head", head.policy);
    if (isCommand(input) || isUnreachable(own.policy, fallback)) return refuse(owner, own.policy);
  }
  if (defaultBranch?.policy.kind === "broken" && isUnreachable(defaultBranch.policy, fallback))
    return refuse("default branch", defaultBranch.policy);
  if (head.policy.kind === "broken" && !isExcused(head, head.policy, own, fallback)) return refuse("head", head.policy);
  return undefined;
}

/** Whether the index has a policy that can be used in place of the one that `HEAD` has and that cannot, or none. */
function isRepaired({ run, head }: GoverningInput): boolean {
  return run === "staged" && (head.policy.kind === "read" || head.policy.kind === "none");
}

/** Whether a fallback would be needed, and there is none. */
function isUnreachable({ cause }: BrokenPolicy, fallback: Preset | undefined): boolean {
  return cause === "unreachable" && fallback === undefined;
}

/** Whether the author of a change cannot fix the broken policy that the change holds, or need not. */
function isExcused(
  head: PolicyFiles,
  { cause }: BrokenPolicy,
  own: PolicyFiles,
  fallback: Preset | undefined,
): boolean {
  if (cause === "unreachable" && fallback !== undefined) return true;
  return head !== own && (cause === "withheld" || hasSameFaults(head, own));
}

/** A change never brings its own policy: the base comes first, then the default branch, then the commit itself. */
export function governingTree({ base, defaultBranch, head }: GoverningInput): readonly [PolicyOwner, PolicyFiles] {
  if (base) return ["base", base];
  if (defaultBranch) return ["default branch", defaultBranch];
  return ["head", head];
}

/** Why the policy of a tree governs. */
const reasons: { readonly [owner in PolicyOwner]: string } = {
  base: "the policy of the base applies, so that no change can excuse itself",
  "default branch": "the policy of the default branch applies to commits on other branches",
  head: "there is no base or default branch to take a policy from, so the commit's own policy applies",
};

function combinePolicies(input: GoverningInput, ceiling: Ceiling): GoverningPolicies {
  const { base, defaultBranch, head } = input;
  const [owner, own] = governingTree(input);
  const stricterOf =
    base && defaultBranch && !holdsSame(base, defaultBranch)
      ? countingPolicy("default branch", defaultBranch, input)
      : undefined;
  const counting = countingPolicy(owner, own, input);
  const unread = head.policy.kind === "broken" && head.policy.cause === "withheld" ? head.policy.problems.problems : [];
  const notes = [
    ceiling.note,
    unread.length > 0 ? unreadNote : undefined,
    stricterOf?.note,
    counting.note,
    stricterOf ? stricterNote : otherBranchNote(input),
    isCommand(input) ? undefined : pinNote(counting.policy.organisation, ceiling.policy),
    stagedNote(own.policy, head.policy),
  ];
  return {
    kind: "governed",
    governs: owner,
    because: reasons[owner],
    policy: counting.policy,
    substitute: counting.substitute,
    ceiling: ceiling.policy,
    stricterOf: stricterOf?.policy,
    proposal: input.run === "pull-request" && base ? proposalOf(head, base) : undefined,
    unread,
    notes: notes.filter((note) => note !== undefined),
  };
}

const unreadNote =
  "the policy in this change extends a file that is not fetched for pull requests, so the tool cannot tell what it loosens";
const stricterNote =
  "the base is not the default branch, so the stricter of its policy and the default branch's applies";

/** What counts for one tree of the repository. */
interface CountingPolicy {
  readonly policy: Policy;
  readonly substitute: Substitute;
  readonly note: string | undefined;
}

function countingPolicy(owner: PolicyOwner, { policy }: PolicyFiles, input: GoverningInput): CountingPolicy {
  switch (policy.kind) {
    case "read":
      return { policy: policy.policy, substitute: "itself", note: undefined };
    case "broken":
      return substituteFor(owner, policy, input);
    default:
      return {
        policy: presetPolicy("recommended"),
        substitute: input.organisation ? "organisation alone" : "recommended",
        note: missingNote(owner, input),
      };
  }
}

/** A broken policy must not be laxer than any policy: the fallback counts, or the organisation's alone, or `strict`. */
function substituteFor(
  owner: PolicyOwner,
  { cause, problems }: BrokenPolicy,
  { organisation, fallback, run }: GoverningInput,
): CountingPolicy {
  const [whose, change] = run === "staged" ? ["`HEAD`", " to the commit that repairs it"] : [ownerNames[owner], ""];
  const noteFor = (what: string) =>
    `the policy of ${whose} is invalid, so ${what} applies${change}: ${problems.problems[0]?.message ?? ""}`;
  if (cause === "unreachable" && fallback !== undefined)
    return { policy: presetPolicy(fallback), substitute: "fallback", note: noteFor(`preset:${fallback}`) };
  return organisation
    ? {
        policy: presetPolicy("recommended"),
        substitute: "organisation alone",
        note: noteFor("only the organisation's policy"),
      }
    : { policy: presetPolicy("strict"), substitute: "strict", note: noteFor("preset:strict") };
}

const ownerNames: { readonly [owner in PolicyOwner]: string } = {
  base: "the base",
  "default branch": "the default branch",
  head: "this commit",
};

function missingNote(owner: PolicyOwner, { path, organisation, head }: GoverningInput): string | undefined {
  const checking = organisation ? "only the organisation's policy applies" : "preset:recommended applies";
  if (path !== undefined) return `${ownerNames[owner]} has no policy \`${path}\` yet, so ${checking}`;
  // A head that was read is not the tree that has none.
  if (head.policy.kind !== "read") return undefined;
  return `${ownerNames[owner]} has no policy, so ${checking}; the policy in this change takes effect once merged`;
}

function otherBranchNote({ base, defaultBranch, head }: GoverningInput): string | undefined {
  return !base && defaultBranch && !holdsSame(head, defaultBranch)
    ? "this is not the default branch; the default branch's policy applies"
    : undefined;
}

function stagedNote(head: PolicyState, staged: PolicyState): string | undefined {
  if (staged.kind !== "unread" || staged.text === (head.kind === "read" ? head.source.text : undefined))
    return undefined;
  return `staged policy changes take effect once committed; until then, ${head.kind === "none" ? "preset:recommended" : "HEAD's policy"} applies`;
}

function proposalOf(head: PolicyFiles, base: PolicyFiles): Proposal | undefined {
  if (head.policy.kind === "broken") return undefined;
  const policy = head.policy.kind === "read" ? head.policy.policy : presetPolicy("recommended");
  return { policy, isChange: !holdsSame(head, base) };
}

/** Whether whoever runs this can fix the policy in their own working tree. */
export function isCommand({ run }: GoverningInput): boolean {
  return run === "staged" || run === "plain";
}
