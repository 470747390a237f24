/** Where the policy of this repository is, whose code owners approve what loosens it. */
import { type Decisions, isForeign, policyPaths } from "../policy/model.ts";
import { type Place, placeOfPath } from "../repo/text.ts";

/** Whether a place is in a file of this repository. */
export function isOwn(at: Place): boolean {
  return !isForeign(at) && !at.source.path.startsWith("preset:");
}

/** The policy file; where the repository has none, the path at which one would be. */
export function ownPolicyPath({ sources }: Pick<Decisions, "sources">): string {
  return sources.findLast(({ ref }) => isOwn(placeOfPath(ref)))?.ref ?? policyPaths[0];
}
