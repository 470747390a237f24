/** Reads the policies of an event, decides which one governs, and applies it. */
import type { PolicyProblem } from "../model/policy-facts.ts";
import type { Preset } from "../model/rule.ts";
import { type Additions, additionsIn } from "../policy/additions.ts";
import { decide } from "../policy/decide/index.ts";
import { intersectDecisions } from "../policy/decide/intersect.ts";
import { newEntries } from "../policy/diff/entries.ts";
import { diffPolicies, type PolicyDiff } from "../policy/diff/index.ts";
import { type PolicyLibrary, readPolicy } from "../policy/file/index.ts";
import { type RemoteFile, referenceText } from "../policy/file/reference.ts";
import { isGate, weakenedGates } from "../policy/gate/index.ts";
import { chooseBaseline } from "../policy/governing-baseline.ts";
import {
  chooseGoverning,
  type GoverningInput,
  type GoverningPolicies,
  type GoverningRefusal,
  refuseOrganisation,
} from "../policy/governing.ts";
import { type Baseline, type Decisions, type Policy, type PolicyProblems, presetPolicy } from "../policy/model.ts";
import type { OrganisationState } from "../policy/policy-files.ts";
import type { KnownRepository } from "../policy/waves.ts";
import type { Place } from "../repo/text.ts";
import { UserError } from "../repo/tree.ts";
import { guardRemote } from "./remote-guard.ts";
import { baselineRefusal } from "../evaluate/govern.ts";
import type { ProposedPolicy } from "../evaluate/input.ts";
import { noPolicy, type PolicyTree, type RepoPolicy, gateSources, repoPolicyIn } from "../evaluate/repo-policy.ts";

/** The trees that policies come from, and what the workflow says of the policy. */
export interface PolicyRequest {
  readonly head: PolicyTree;
  /** `undefined` where the event is neither a pull request nor a merge group. */
  readonly base: PolicyTree | undefined;
  /** The tip of the default branch, where the event is about another branch. */
  readonly main: PolicyTree | undefined;
  readonly policy: { readonly kind: "file"; readonly path: string } | RemoteFile | undefined;
  /** The preset for an organisation's policy that cannot be fetched. */
  readonly fallback: Preset | undefined;
  readonly remote: PolicyLibrary["remote"];
  /** The same with the rights of the job alone; `undefined`: `remote` has no more rights. */
  readonly openRemote: PolicyLibrary["remote"] | undefined;
  /** For waves of a rollout. */
  readonly repository: KnownRepository;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

/** What the policies of a run decide, and how a pull request changes them. */
export interface GoverningPolicy {
  readonly kind: "policy";
  readonly decisions: Decisions;
  readonly baseline: Baseline | undefined;
  /** The commit that the governing policy was read from; `null` where a preset or the organisation's policy governs. */
  readonly commit: string | null;
  readonly notes: readonly string[];
  /** What a pull request loosens in the policy, and how it weakens the gate. */
  readonly policyProblems: readonly PolicyProblem[];
  /** How a pull request changes the policy; `undefined` where it does not. */
  readonly shift: PolicyDiff | undefined;
  /** What the trees hold; the base only where it governs. */
  readonly files: { readonly head: RepoPolicy; readonly base: RepoPolicy | undefined };
  /** What would govern once the pull request is merged. */
  readonly proposed: ProposedPolicy | undefined;
  /** The grants and waivers that a pull request adds, which can count for it; `undefined`: it adds none. */
  readonly additions: Additions | undefined;
}

/** The policies of the repository's trees, as the decision takes them. */
interface PoliciesRead extends GoverningInput {
  readonly head: RepoPolicy;
  readonly base: RepoPolicy | undefined;
  readonly defaultBranch: RepoPolicy | undefined;
}

/** Rejects with `UserError` where the organisation's policy cannot be fetched and there is no fallback. */
export async function governingPolicy(request: PolicyRequest): Promise<GoverningPolicy | PolicyProblems> {
  const organisation = request.policy?.kind === "remote" ? await readOrganisation(request.policy, request) : undefined;
  const early = refuseOrganisation(organisation, request.fallback);
  if (early) return faultOf(early);
  const read = await readPolicies(request, organisation);
  const choice = chooseGoverning(read);
  return choice.kind === "refused" ? faultOf(choice) : apply(choice, read, request);
}

function faultOf({ fault }: GoverningRefusal): PolicyProblems {
  if (typeof fault === "string") throw new UserError(fault);
  return fault;
}

async function readOrganisation(
  reference: RemoteFile,
  { remote, repository }: PolicyRequest,
): Promise<OrganisationState> {
  const name = referenceText(reference);
  const found = await remote(reference);
  if (typeof found === "string") return { kind: "unreachable", name, reason: found };
  const policy = await readPolicy(
    { ...found.source, path: name },
    {
      remote,
      file: async () => "a file of another repository cannot extend a file of this one",
      repository: async () => repository,
    },
    found.commit,
  );
  return "kind" in policy ? { kind: "broken", name, problems: policy } : { kind: "read", policy };
}

async function readPolicies(
  request: PolicyRequest,
  organisation: OrganisationState | undefined,
): Promise<PoliciesRead> {
  const { head, base, main, policy, fallback, remote } = request;
  const repository = async () => request.repository;
  const path = policy?.kind === "file" ? policy.path : undefined;
  const named = policy?.kind === "remote" ? policy : undefined;
  const holds = ({ repo }: PolicyTree) => path === undefined || repo.entries.has(path);
  const readIn = async (tree: PolicyTree | undefined) =>
    tree && (holds(tree) ? await repoPolicyIn(tree, path, remote, { named, change: head.repo, repository }) : noPolicy);
  const baseFiles = await readIn(base);
  const mainFiles = await readIn(main);
  const inForce = [baseFiles?.policy, mainFiles?.policy, organisation];
  const guard = guardRemote(
    remote,
    // Without a base and a default branch the commit is trusted itself.
    base || main ? request.openRemote : undefined,
    inForce.flatMap((state) => (state?.kind === "read" ? [state.policy] : [])),
  );
  // A policy that an input names must be in one of the trees; a pull request may add or delete it.
  const isElsewhere = [base, main].some((tree) => tree && holds(tree));
  const headFiles =
    holds(head) || !isElsewhere ? await repoPolicyIn(head, path, guard.remote, { named, repository }) : noPolicy;
  return {
    run: base ? "pull-request" : "push",
    head: guard.hasWithheld() ? withheld(headFiles) : headFiles,
    base: baseFiles,
    defaultBranch: mainFiles,
    organisation,
    fallback,
    path,
  };
}

function withheld(files: RepoPolicy): RepoPolicy {
  return files.policy.kind === "broken" ? { ...files, policy: { ...files.policy, cause: "withheld" } } : files;
}

async function apply(
  choice: GoverningPolicies,
  read: PoliciesRead,
  request: PolicyRequest,
): Promise<GoverningPolicy | PolicyProblems> {
  const stricter = choice.stricterOf && (await decide(choice.stricterOf, request.today, choice.ceiling));
  const own = await decide(choice.policy, request.today, choice.ceiling);
  const decisions = stricter ? intersectDecisions(own, stricter) : own;
  const baseline = chooseBaseline(
    read,
    decisions.baseline === "refuse" ? `the baseline is ignored: ${baselineRefusal(decisions)}` : undefined,
  );
  if (baseline.kind === "refused") return baseline.problems;
  return {
    kind: "policy",
    decisions,
    baseline: baseline.baseline,
    commit: choice.substitute === "itself" ? (filesOf(choice, read)?.commit ?? null) : null,
    notes: baseline.note === undefined ? choice.notes : [...choice.notes, baseline.note],
    files: { head: read.head, base: read.base },
    ...(await changesOf(choice, read, request, { stricter, own, baseline: baseline.baseline })),
  };
}

/** What governs: the base's decisions, the default branch's where they differ, and the baseline. */
interface InForce {
  readonly own: Decisions;
  readonly stricter: Decisions | undefined;
  readonly baseline: Baseline | undefined;
}

type Changes = Pick<GoverningPolicy, "policyProblems" | "shift" | "proposed" | "additions">;

/**
 * What a pull request changes about the policy and the gate. `stricter`: the default branch's decisions, where both
 * count.
 */
async function changesOf(
  choice: GoverningPolicies,
  read: PoliciesRead,
  { head, base, today }: PolicyRequest,
  { stricter, own, baseline }: InForce,
): Promise<Changes> {
  if (!base || !read.base) return { policyProblems: [], shift: undefined, proposed: undefined, additions: undefined };
  const { old, fresh } = await gateSources(base.repo, head.repo, isGate);
  const shift = policyDiffOf(choice, read.base, read.head, today);
  const alone = choice.proposal && (await decide(choice.proposal.policy, today, choice.ceiling));
  const after = alone && stricter ? intersectDecisions(alone, stricter) : alone;
  const proposed = after && {
    decisions: after,
    baseline: after.baseline === "refuse" ? undefined : baselineOf(read.head),
    added: choice.proposal ? addedEntries(ownPolicyOf(read.base), choice.proposal.policy, today) : [],
  };
  return {
    policyProblems: [
      ...belowCeiling([...choice.unread, ...(shift?.looser ?? [])], after),
      ...(await weakenedGates(old, fresh)),
    ],
    shift,
    proposed,
    additions:
      proposed &&
      (await additionsIn({
        choice,
        proposed: proposed.decisions,
        // A base with the default branch's policy grows laxer than it by the additions.
        stricter: stricter ?? (read.defaultBranch ? own : undefined),
        today,
        baselines: [baseline, proposed.baseline],
      })),
  };
}

function filesOf({ governs }: GoverningPolicies, { base, defaultBranch, head }: PoliciesRead): RepoPolicy | undefined {
  return { base, "default branch": defaultBranch, head }[governs];
}

/** Compared with a broken policy nothing is looser: a pull request that repairs one must not fail for it. */
function policyDiffOf(
  { proposal, ceiling }: GoverningPolicies,
  base: RepoPolicy,
  head: RepoPolicy,
  today: string,
): PolicyDiff | undefined {
  if (!proposal?.isChange) return undefined;
  if (base.policy.kind === "broken") return { looser: [], tighter: [] };
  return diffPolicies(sideOf(base, ownPolicyOf(base)), sideOf(head, proposal.policy), today, ceiling);
}

function ownPolicyOf({ policy }: RepoPolicy): Policy {
  return policy.kind === "read" ? policy.policy : presetPolicy("recommended");
}

/** The places of the grants and waivers that `after` has and `before` has not. */
function addedEntries(before: Policy, after: Policy, today: string): readonly Place[] {
  const { grants, waivers } = newEntries(before, after, today);
  return [...grants, ...waivers].map(({ at }) => at);
}

function sideOf(files: RepoPolicy, policy: Parameters<typeof diffPolicies>[0]["policy"]) {
  return {
    policy,
    baseline: baselineOf(files),
    source: files.policy.kind === "read" ? files.policy.source : undefined,
  };
}

function baselineOf({ baseline }: RepoPolicy): Baseline | undefined {
  return baseline.kind === "read" ? baseline.baseline : undefined;
}

/** A change above the organisation's ceiling is reported as that, and once. */
function belowCeiling(loosened: PolicyDiff["looser"], after: Decisions | undefined): readonly PolicyProblem[] {
  const above = new Set(
    after?.problems.flatMap(({ topic, at }) => (topic === "exceeds-organisation" ? [keyOf(at)] : [])),
  );
  return loosened
    .filter(({ at }) => !above.has(keyOf(at)))
    .map((problem): PolicyProblem => ({ ...problem, topic: "loosened" }));
}

function keyOf({ source, span }: Place): string {
  return `${source.path} ${span.start}`;
}
