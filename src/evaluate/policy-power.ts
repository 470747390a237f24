/** What a change does to what checks the repository: its policy, its baseline, the use of this tool, code owners. */
import { ownershipChanges } from "../approvals/ownership.ts";
import { joinedPower, type Power } from "../compare/power.ts";
import type { InspectOptions } from "../inspect/index.ts";
import { identityAt } from "../inspect/unread/unjudged.ts";
import type { Problem } from "../model/load.ts";
import { diffPolicies, type PolicyState } from "../policy/diff/index.ts";
import { isGate, weakenedGates } from "../policy/gate/index.ts";
import { presetPolicy } from "../policy/model.ts";
import type { PolicyFiles } from "../policy/policy-files.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { gateSources } from "./repo-policy.ts";

/** One end of a change. */
export interface PolicySide {
  readonly repo: RepoIndex;
  readonly files: PolicyFiles;
}

/** What a change does to what checks the repository, with the reasons. */
export interface PolicyDifference {
  readonly power: Power;
  /** What the policy or the baseline comes to allow. */
  readonly looser: readonly Problem[];
  /** What the policy or the baseline no longer allows. */
  readonly tighter: readonly Problem[];
  /** Why the policies cannot be compared. */
  readonly unread: readonly Problem[];
  /** Uses of this tool that check less. */
  readonly gate: readonly Problem[];
  /** Other code owners of what needs their approval. */
  readonly owners: readonly Problem[];
}

/** Nothing is approved, waived or left out here. */
export async function policyDifferenceOf(
  before: PolicySide,
  after: PolicySide,
  options: InspectOptions,
): Promise<PolicyDifference> {
  const ofPolicies = differenceOfPolicies(before.files, after.files, options.decisions.today);
  const [ofGates, ofOwners] = await Promise.all([
    differenceOfGates(before.repo, after.repo),
    differenceOfOwners(before.repo, after.repo, options),
  ]);
  return {
    ...ofPolicies,
    gate: ofGates.problems,
    owners: ofOwners.problems,
    power: joinedPower([ofPolicies.power, ofGates.power, ofOwners.power]),
  };
}

/** The same in one word. */
export async function policyPowerOf(before: PolicySide, after: PolicySide, options: InspectOptions): Promise<Power> {
  return (await policyDifferenceOf(before, after, options)).power;
}

/** A policy or a baseline that cannot be read leaves open what it allows, on either side. */
function differenceOfPolicies(
  before: PolicyFiles,
  after: PolicyFiles,
  today: string,
): Pick<PolicyDifference, "power" | "looser" | "tighter" | "unread"> {
  const [old, fresh] = [stateOf(before), stateOf(after)];
  if (!old || !fresh)
    return { power: "undecided", looser: [], tighter: [], unread: [...faultsOf(before), ...faultsOf(after)] };
  const { looser, tighter } = diffPolicies(old, fresh, today);
  return { power: powerOfPolicies(old, fresh, looser.length, today), looser, tighter, unread: [] };
}

function powerOfPolicies(old: PolicyState, fresh: PolicyState, looser: number, today: string): Power {
  if (looser > 0) return "widened";
  if (diffPolicies(fresh, old, today).looser.length > 0) return "narrowed";
  return meaningOf(old) === meaningOf(fresh) ? "unchanged" : "undecided";
}

function faultsOf({ policy, baseline }: PolicyFiles): readonly Problem[] {
  return [policy, baseline].flatMap((state) => (state.kind === "broken" ? state.problems.problems : []));
}

function stateOf({ policy, baseline }: PolicyFiles): PolicyState | undefined {
  if (policy.kind === "broken" || policy.kind === "unread" || baseline.kind === "broken") return undefined;
  return {
    policy: policy.kind === "read" ? policy.policy : presetPolicy("recommended"),
    source: policy.kind === "read" ? policy.source : undefined,
    baseline: baseline.kind === "read" ? baseline.baseline : undefined,
  };
}

/** Equal for policies that decide the same, wherever their settings are written. */
function meaningOf({ policy, baseline }: PolicyState): string {
  const entries = [...(baseline?.entries ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([policy, entries], (key, value: unknown) =>
    ["sources", "at", "ownerAt", "presetAt", "over", "reason"].includes(key) ? undefined : value,
  );
}

/** A part of the difference: its power, and what is looser. */
interface Part {
  readonly power: Power;
  readonly problems: readonly Problem[];
}

async function differenceOfGates(before: RepoIndex, after: RepoIndex): Promise<Part> {
  const [{ old, fresh }, wasUnread, isUnread] = await Promise.all([
    gateSources(before, after, isGate),
    unreadGates(before),
    unreadGates(after),
  ]);
  const problems = await weakenedGates(old, fresh);
  if (problems.length > 0) return { power: "widened", problems };
  if (wasUnread !== isUnread) return { power: "undecided", problems };
  // On the way back, a version that is no older than the other looks like an older one. It takes no power away.
  const isNarrowed = (await weakenedGates(fresh, old, (name) => name !== "version")).length > 0;
  return { power: isNarrowed ? "narrowed" : "unchanged", problems };
}

/** Where workflows are, which may be a link or a submodule as a whole. */
const gateFolders = [".github", ".github/workflows"];

/** What might be a gate and is no text file, with its content. */
async function unreadGates(repo: RepoIndex): Promise<string> {
  const isUnread = async (path: string, kind: string) => kind !== "file" || (await repo.read(path)).kind !== "text";
  const found: string[] = [];
  for (const { path, kind } of repo.entries.values())
    if (kind !== "directory" && (isGate(path) || gateFolders.includes(path)) && (await isUnread(path, kind)))
      found.push(JSON.stringify([path, await identityAt(path, repo)]));
  return found.sort().join("\n");
}

/**
 * Other owners of what the policy has code owners approve are a gain: they decide who approves the next change. Other
 * owners of a profile that the policy asks nobody about may matter to a ruleset, which is not in the repository.
 */
async function differenceOfOwners(before: RepoIndex, after: RepoIndex, options: InspectOptions): Promise<Part> {
  const problems = await ownershipChanges(before, after, options);
  if (problems.length > 0) return { power: "widened", problems };
  const others = await ownershipChanges(before, after, options, "all");
  return { power: others.length > 0 ? "undecided" : "unchanged", problems };
}
