/** Subagents that have a capability which only a grant of the policy allows. */
import type { GrantHolders } from "../compare/change.ts";
import type { Inspection, Subject } from "../inspect/index.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Decisions } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";

/**
 * Each with the fingerprint of what the grant was given to: its prompt, the files it names and the scripts it starts.
 */
export async function grantHoldersIn(
  { subjects }: Inspection,
  repo: RepoIndex,
  decisions: Decisions,
): Promise<GrantHolders> {
  const holders = subjects.filter((subject) => usesGrant(subject, decisions));
  if (holders.length === 0) return new Map();
  const { fingerprintOf } = await import("../policy/fingerprint.ts");
  return new Map(
    await Promise.all(holders.map(async (subject) => [subject, await fingerprintOf(subject.item, repo)] as const)),
  );
}

function usesGrant({ host, item }: Subject, decisions: Decisions): boolean {
  const { granted } = decisions.allowance(host, item);
  return (
    granted.length > 0 &&
    item.profile !== undefined &&
    capabilitiesOf(item.profile).some((capability) => granted.includes(capability))
  );
}
