/** What the comparison of every subagent needs of the two inspections, computed once. */
import type { Inspection, Subject } from "../inspect/index.ts";
import type { GrantHolders } from "./change.ts";
import type { MaterialsOfBoth } from "./material.ts";
import { type DelegationPaths, delegationPathsIn } from "./delegation.ts";
import { type ItemsByName, restoredBuiltIns, shadowedIn } from "./names.ts";

/** Functions that take a subagent of one of the two inspections, and maps over all of them. */
export interface CompareContext {
  readonly holders: GrantHolders;
  readonly pathsBefore: (subject: Subject) => DelegationPaths;
  readonly pathsAfter: (subject: Subject) => DelegationPaths;
  readonly materials: MaterialsOfBoth;
  readonly restoredBuiltIns: ItemsByName;
  readonly shadowedBefore: ItemsByName;
  readonly shadowedAfter: ItemsByName;
}

/** Computes what the comparison of all pairs shares. */
export function contextOf(
  before: Inspection,
  after: Inspection,
  holders: GrantHolders,
  materials: MaterialsOfBoth,
): CompareContext {
  return {
    holders,
    pathsBefore: delegationPathsIn(before),
    pathsAfter: delegationPathsIn(after),
    materials,
    restoredBuiltIns: restoredBuiltIns(before, after),
    shadowedBefore: shadowedIn(before),
    shadowedAfter: shadowedIn(after),
  };
}
