/** What `diff` says first of a file that its host does not load. */
import type { Change } from "../../compare/change.ts";
import { notLoadedWords } from "../change-words.ts";
import { longest, type OnCut, shortened } from "./cuts.ts";

/** The first sentence, with the reason; none of a file that its host loads. */
export function notLoadedIn({ before, after, widenings, differences }: Change, onCut: OnCut): readonly string[] {
  if (!after) return [];
  const { verdict } = after.item;
  const words = notLoadedWords(after.title, {
    was: before && before.item.verdict.kind,
    is: verdict.kind,
    ...("problem" in verdict ? { why: shortened(verdict.problem.message, longest, onCut) } : {}),
    follows: widenings.length > 0 || differences.some(({ field }) => field !== "verdict"),
  });
  return words === undefined ? [] : [words];
}

/** The change without what that sentence tells. */
export function withoutVerdict(change: Change): Change {
  return { ...change, differences: change.differences.filter(({ field }) => field !== "verdict") };
}
