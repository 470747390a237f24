/** What the comparison of every subagent needs of the two inspections, computed once. */
import type { Inspection, Subject } from "../inspect/index.ts";
import type { Layer } from "../model/load.ts";
import { type AuthorityChange, authorityChange, effectiveLayerIn, subjectBeforeIn } from "./authority.ts";
import type { GrantHolders } from "./change.ts";
import { type DelegationPaths, delegationPathsIn } from "./delegation.ts";
import { type ItemsByName, restoredBuiltIns, shadowedIn } from "./names.ts";

/** Functions that take a subagent of one of the two inspections, and maps over all of them. */
export interface CompareContext {
  readonly holders: GrantHolders;
  readonly pathsBefore: (subject: Subject) => DelegationPaths;
  readonly pathsAfter: (subject: Subject) => DelegationPaths;
  readonly authority: (before: Subject, after: Subject) => AuthorityChange;
  /** A new subagent with the settings that its layer had before. */
  readonly subjectBefore: (after: Subject) => Subject;
  readonly restoredBuiltIns: ItemsByName;
  readonly shadowedBefore: ItemsByName;
  readonly shadowedAfter: ItemsByName;
}

/** Computes what the comparison of all pairs shares. */
export function contextOf(before: Inspection, after: Inspection, holders: GrantHolders): CompareContext {
  return {
    holders,
    pathsBefore: delegationPathsIn(before),
    pathsAfter: delegationPathsIn(after),
    authority: memoizedAuthority(effectiveLayerIn(before), effectiveLayerIn(after)),
    subjectBefore: subjectBeforeIn(before),
    restoredBuiltIns: restoredBuiltIns(before, after),
    shadowedBefore: shadowedIn(before),
    shadowedAfter: shadowedIn(after),
  };
}

/** Subagents of one layer share its settings, so each pair of layers is compared once. */
function memoizedAuthority(
  layerBefore: (subject: Subject) => Layer,
  layerAfter: (subject: Subject) => Layer,
): CompareContext["authority"] {
  const known = new Map<Layer, Map<Layer, AuthorityChange>>();
  return (before, after) => {
    const [was, is] = [layerBefore(before), layerAfter(after)];
    const byLayer = known.get(was) ?? new Map<Layer, AuthorityChange>();
    known.set(was, byLayer);
    const change = byLayer.get(is) ?? authorityChange(was, is);
    byLayer.set(is, change);
    return change;
  };
}
