/**
 * Subagents with more power in another host than in their own: all of them in a summary, only changed ones in a
 * comment.
 */
import { type CrossHostAccess, crossHostSentence, crossHostTitle } from "../../inspect/cross-host.ts";
import type { Block } from "./budget.ts";
import { code } from "./escape.ts";
import type { PageContext } from "./links.ts";
import { plural } from "./phrases.ts";

/** Folded where nothing failed and nothing changed: it is no finding. */
export function crossHostBlock({ model: { crossHost: groups, changes, state }, isSummary }: PageContext): Block {
  const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
  const items = isSummary ? groups : groups.flatMap((group) => within(group, changed));
  const title = crossHostTitle(items);
  return {
    ...(isSummary && state.kind === "passed" && (changes ?? []).length === 0
      ? { head: [`<details><summary><b>${title}</b></summary>`, ""], foot: ["", "</details>"] }
      : { head: [`### ${title}`, ""] }),
    lines: items.map((group) => `- ⚠️ ${crossHostSentence(group, code)}`),
    omittedLine: (left) => `…and ${plural(left, "more line")} about power in another host.`,
  };
}

function within(group: CrossHostAccess, paths: ReadonlySet<string>): readonly CrossHostAccess[] {
  const profiles = group.profiles.filter(({ path }) => paths.has(path));
  return profiles.length > 0 ? [{ ...group, profiles }] : [];
}
