/** What a change does to what checks the repository: its policy, its baseline, the use of this tool, code owners. */
import { ownershipChanges } from "../approvals/ownership.ts";
import { joinedPower, type Power } from "../compare/power.ts";
import type { InspectOptions } from "../inspect/index.ts";
import { identityAt } from "../inspect/unjudged.ts";
import { diffPolicies, type PolicyState } from "../policy/diff/index.ts";
import { isGate, weakenedGates } from "../policy/gate/index.ts";
import { presetPolicy } from "../policy/model.ts";
import type { PolicyFiles } from "../policy/policy-files.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { sourcesIn } from "./repo-policy.ts";

/** One end of a change. */
export interface PolicySide {
  readonly repo: RepoIndex;
  readonly files: PolicyFiles;
}

/** Nothing is approved, waived or left out here. */
export async function policyPowerOf(before: PolicySide, after: PolicySide, options: InspectOptions): Promise<Power> {
  return joinedPower([
    powerOfPolicies(before.files, after.files, options.decisions.today),
    ...(await Promise.all([powerOfGates(before.repo, after.repo), powerOfOwners(before.repo, after.repo, options)])),
  ]);
}

/** A policy or a baseline that cannot be read leaves open what it allows, on either side. */
function powerOfPolicies(before: PolicyFiles, after: PolicyFiles, today: string): Power {
  const [old, fresh] = [stateOf(before), stateOf(after)];
  if (!old || !fresh) return "undecided";
  if (diffPolicies(old, fresh, today).looser.length > 0) return "widened";
  if (diffPolicies(fresh, old, today).looser.length > 0) return "narrowed";
  return meaningOf(old) === meaningOf(fresh) ? "unchanged" : "undecided";
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

async function powerOfGates(before: RepoIndex, after: RepoIndex): Promise<Power> {
  const [old, fresh, wasUnread, isUnread] = await Promise.all([
    sourcesIn(before, isGate),
    sourcesIn(after, isGate),
    unreadGates(before),
    unreadGates(after),
  ]);
  if ((await weakenedGates(old, fresh)).length > 0) return "widened";
  if (wasUnread !== isUnread) return "undecided";
  // On the way back, a version that is no older than the other looks like an older one. It takes no power away.
  return (await weakenedGates(fresh, old, (name) => name !== "version")).length > 0 ? "narrowed" : "unchanged";
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
async function powerOfOwners(before: RepoIndex, after: RepoIndex, options: InspectOptions): Promise<Power> {
  if ((await ownershipChanges(before, after, options)).length > 0) return "widened";
  return (await ownershipChanges(before, after, options, "all")).length > 0 ? "undecided" : "unchanged";
}
