/** Compares two inspections: which subagents are new, gone or changed, and which gained or lost power. */
import type { Inspection, Subject } from "../inspect/index.ts";
import { known } from "../model/fact.ts";
import { uncheckedIn } from "../model/load.ts";
import { ensureMemoryForResult } from "../platform/memory.ts";
import { byBytes, isWithin } from "../repo/path.ts";
import { addedChange, removedChange } from "./subagents/added-removed.ts";
import type { Change, GrantHolders } from "./change.ts";
import { changedChange } from "./subagents/changed.ts";
import { contextOf, type IsRenamed } from "./subagents/context.ts";
import { type MaterialsOfBoth, noMaterialsOfBoth } from "./widenings/material.ts";
import { pairsOf } from "./subagents/pairs.ts";

/** Sorted by path, host and name after the change, or before it where a subagent is gone. */
export function compareInspections(
  before: Inspection,
  after: Inspection,
  holders: GrantHolders = new Map(),
  materials: MaterialsOfBoth = noMaterialsOfBoth,
  isRenamed: IsRenamed = () => false,
): readonly Change[] {
  const { pairs, removed, added } = pairsOf(before.subjects, after.subjects);
  const context = contextOf(before, after, { holders, materials, isRenamed });
  const changes = [
    ...pairs.flatMap(([was, is]) => withMemoryCheck(changedChange(was, is, context)) ?? []),
    ...added.map((subject) => withMemoryCheck(addedChange(subject, context))),
    ...removed.map((subject) => withMemoryCheck(withReason(removedChange(subject, context), subject, after))),
  ];
  return changes.sort(
    (a, b) => byBytes(pathOf(a), pathOf(b)) || byBytes(hostOf(a), hostOf(b)) || byBytes(nameOf(a), nameOf(b)),
  );
}

/** A subagent whose file is there and could not be checked is not removed. */
function withReason(change: Change, { host, item }: Subject, { loads }: Inspection): Change {
  const [path] = item.files;
  const isUnchecked =
    path !== undefined &&
    loads.some(
      (loaded) => loaded.host === host && uncheckedIn(loaded.load).some(({ at }) => isWithin(path, at.source.path)),
    );
  return isUnchecked ? { ...change, kind: "lost", isUnchecked: true } : change;
}

/** The same, after a look at the memory. */
function withMemoryCheck<T>(change: T): T {
  ensureMemoryForResult();
  return change;
}

function pathOf({ before, after }: Change): string {
  return (after ?? before)?.item.files[0] ?? "";
}

function hostOf({ before, after }: Change): string {
  return (after ?? before)?.host ?? "";
}

function nameOf({ before, after }: Change): string {
  const profile = (after ?? before)?.item.profile;
  return (profile && known(profile.name)) ?? "";
}
