/** What the comparison of every subagent needs of the two inspections, computed once. */
import type { Inspection, Subject } from "../../inspect/index.ts";
import type { GrantHolders } from "../change.ts";
import type { MaterialsOfBoth } from "../widenings/material.ts";
import { type DelegationPaths, delegationPathsIn } from "../widenings/delegation.ts";
import { type ItemsByName, restoredBuiltIns, shadowedIn } from "../widenings/shadowing.ts";

/** Whether one directory became the other: the first is in the tree before alone, the second in the one after. */
export type IsRenamed = (from: string, to: string) => boolean;

/** What the caller knows of both trees. */
interface Given {
  readonly holders: GrantHolders;
  readonly materials: MaterialsOfBoth;
  readonly isRenamed: IsRenamed;
}

/** Functions that take a subagent of one of the two inspections, and maps over all of them. */
export interface CompareContext extends Given {
  readonly pathsBefore: (subject: Subject) => DelegationPaths;
  readonly pathsAfter: (subject: Subject) => DelegationPaths;
  readonly restoredBuiltIns: ItemsByName;
  readonly shadowedBefore: ItemsByName;
  readonly shadowedAfter: ItemsByName;
}

/** Computes what the comparison of all pairs shares. */
export function contextOf(before: Inspection, after: Inspection, given: Given): CompareContext {
  return {
    ...given,
    pathsBefore: delegationPathsIn(before),
    pathsAfter: delegationPathsIn(after),
    restoredBuiltIns: restoredBuiltIns(before, after),
    shadowedBefore: shadowedIn(before),
    shadowedAfter: shadowedIn(after),
  };
}
