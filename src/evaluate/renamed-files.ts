/** Which files of profiles got another name and nothing else that tells them apart from what they were. */
import type { Change } from "../compare/change.ts";
import type { Comparison } from "./changes.ts";
import type { InspectedTree } from "./inspect-both.ts";

/** The tree before a change, and the one after it. */
interface Trees {
  readonly base: Partial<Pick<InspectedTree, "repo">> | undefined;
  readonly head: Partial<Pick<InspectedTree, "repo">>;
}

/**
 * The path that a file had before, by the one that it has now. The former one is gone, the new one was free, and a
 * subagent of the same layer went from one to the other; whose subagents came from several files is no renamed file.
 */
export function formerPathsIn(
  differences: Comparison["differences"],
  { base, head }: Trees,
): (path: string) => string | undefined {
  const former = new Map<string, string | undefined>();
  for (const change of differences?.changes ?? []) {
    const [was, is] = pathsOf(change);
    if (was === undefined || is === undefined || was === is) continue;
    const isFree = head.repo?.entries.get(was) === undefined && base?.repo?.entries.get(is) === undefined;
    former.set(is, isFree && (!former.has(is) || former.get(is) === was) ? was : undefined);
  }
  return (path) => former.get(path);
}

/** Before and after; nothing where the subagent is in another layer, or is offered on one side only. */
function pathsOf({ kind, before, after }: Change): readonly (string | undefined)[] {
  return kind === "renamed" ? [before?.item.files[0], after?.item.files[0]] : [];
}
