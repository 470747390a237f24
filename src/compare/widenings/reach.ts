/** Capabilities that a subagent reaches through others: how they differ, and which are gained. */
import type { Subject } from "../../inspect/index.ts";
import { type Capability, phrases } from "../../model/capability.ts";
import { displayName } from "../../model/delegation.ts";
import { grantsOf } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";
import type { Difference, Widening } from "../change.ts";
import type { DelegationPaths } from "./delegation.ts";
import { placeOfItem } from "../item-place.ts";

/** The delegation paths of one subagent on both sides. */
export interface BothPaths {
  readonly before: DelegationPaths;
  readonly after: DelegationPaths;
}

/** `undefined`: the same capabilities are reached. */
export function reachDifference({ before, after }: BothPaths, subject: Subject): Difference | undefined {
  const [was, is] = [reachText(before), reachText(after)];
  return was === is ? undefined : { field: "reach", before: was, after: is, at: delegationPlace(subject) };
}

function reachText(paths: DelegationPaths): string | null {
  return paths.size === 0 ? null : [...paths.keys()].join(", ");
}

/**
 * The capabilities that a subagent reaches, and neither reached nor had itself before (`own`). A new subagent that
 * reaches only `read` gains nothing.
 */
export function reachWidenings(
  { before, after }: BothPaths,
  subject: Subject,
  { isNew, own = [] }: { readonly isNew: boolean; readonly own?: readonly Capability[] },
): readonly Widening[] {
  return [...after]
    .filter(([capability]) => !before.has(capability) && !own.includes(capability) && !(isNew && capability === "read"))
    .map(([capability, chain]) => ({
      kind: "reach",
      capability,
      message: `can ${isNew ? "" : "now "}${phrases[capability]} through ${chain.map(({ item }) => displayName(item)).join(", then ")}`,
      at: delegationPlace(subject),
      chain,
    }));
}

/** Where the profile is allowed to start others. */
function delegationPlace({ item }: Subject): Place {
  const grants = item.profile ? grantsOf(item.profile) : [];
  return grants.find(({ capability }) => capability === "delegate")?.at ?? placeOfItem(item);
}
