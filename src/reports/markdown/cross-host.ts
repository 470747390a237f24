/** Subagents that may do more in another host than in the one whose files they are: all of them, or in a comment those that change. */
import { type CrossHostAccess, crossHostSentence } from "../../inspect/cross-host.ts";
import type { Block } from "./budget.ts";
import { code } from "./escape.ts";
import type { Setting } from "./links.ts";

export function crossHostBlock({ telling: { abroad, changes }, isWhole }: Setting): Block {
  const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
  const some = isWhole ? abroad : abroad.flatMap((group) => within(group, changed));
  return {
    head: ["### More than in their own host", ""],
    lines: some.map((group) => `- ⚠️ ${crossHostSentence(group, code)}`),
    more: (left) => `…and ${left} more of such lines.`,
  };
}

function within(group: CrossHostAccess, paths: ReadonlySet<string>): readonly CrossHostAccess[] {
  const profiles = group.profiles.filter(({ path }) => paths.has(path));
  return profiles.length > 0 ? [{ ...group, profiles }] : [];
}
