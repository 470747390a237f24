/** The change of a subagent that only one of two inspections has. */
import type { Subject } from "../../inspect/index.ts";
import { grantsOf } from "../../model/profile.ts";
import { type Change, distinctWidenings } from "../change.ts";
import type { CompareContext } from "./context.ts";
import { grantUse, grantWidenings } from "../widenings/grant-use.ts";
import { builtInWidenings, shadowDifferences } from "../widenings/shadowing.ts";
import { placeOfItem } from "../item-place.ts";
import { readerAt } from "../widenings/powers.ts";
import { wideningsBetween } from "../widenings/index.ts";
import { promptChange } from "../fields/prompt.ts";
import { reachWidenings } from "../widenings/reach.ts";
import { skillWidenings } from "../widenings/skills.ts";

/** A new subagent has widened if it can do more than read. */
export function addedChange(after: Subject, context: CompareContext): Change {
  const { profile } = after.item;
  const granted = grantUse(context.holders, undefined, after);
  const shadows = shadowDifferences(null, after, context, placeOfItem(after.item));
  const reasons = profile
    ? [
        ...wideningsBetween(readerAt(profile.name.at), profile, { isKnown: false }),
        ...skillWidenings(undefined, profile),
        ...grantWidenings(granted, after),
        ...reachWidenings({ before: new Map(), after: context.pathsAfter(after) }, after, { isNew: true }),
      ]
    : [];
  return {
    kind: "added",
    before: null,
    after,
    gained: profile ? grantsOf(profile) : [],
    lost: [],
    widened: reasons.length > 0,
    fields: shadows.map(({ field }) => field),
    ...(granted ? { granted } : {}),
    differences: shadows,
    widenings: distinctWidenings(reasons),
    prompt: promptChange("", profile?.prompt.text ?? ""),
  };
}

/** A subagent that is gone has widened what has its name now: a built-in that can do more. */
export function removedChange(before: Subject, context: CompareContext): Change {
  const { profile } = before.item;
  const at = placeOfItem(before.item);
  const reasons = builtInWidenings(before, context.restoredBuiltIns, at);
  const shadows = shadowDifferences(before, null, context, at);
  return {
    kind: "removed",
    before,
    after: null,
    gained: [],
    lost: profile ? grantsOf(profile) : [],
    widened: reasons.length > 0,
    fields: shadows.map(({ field }) => field),
    differences: shadows,
    widenings: reasons,
    prompt: promptChange(profile?.prompt.text ?? "", ""),
  };
}
