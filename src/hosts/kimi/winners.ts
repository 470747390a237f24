/** Which file of a name counts. The first valid one is taken, and only then it must say that it replaces a built-in. */
import type { Item, Verdict } from "../../model/load.ts";
import { startOf } from "../../repo/text.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import type { FolderRead } from "./layers.ts";
import { isBuiltin } from "./tools.ts";

/** Gives each item its verdict. A session is a list of folders, the strongest first; the files of each are in order. */
export function verdictsOf(sessions: readonly (readonly FolderRead[])[], builtins: LayerRead): (item: Item) => Item {
  const verdicts = new Map<Item, Verdict>();
  const offered = new Set<Item>();
  for (const session of sessions) {
    const winners = new Map<string, Item>();
    const overriding = new Set(session.flatMap((folder) => [...folder.overriding]));
    for (const item of session.flatMap(({ items }) => items)) {
      const name = item.profile?.identity;
      if (name === undefined || item.verdict.kind !== "loaded") continue;
      const winner = winners.get(name);
      if (!winner) winners.set(name, item);
      const verdict = verdictFor(item, winner, isBuiltin(name), overriding);
      if (verdict) verdicts.set(item, verdict);
      else offered.add(item);
    }
    for (const builtin of builtins.items) {
      const winner = winners.get(builtin.profile?.identity ?? "");
      if (winner && overriding.has(winner)) verdicts.set(builtin, { kind: "shadowed", by: winner });
      else offered.add(builtin);
    }
  }
  return (item) => {
    const verdict = offered.has(item) ? undefined : verdicts.get(item);
    return verdict ? { ...item, verdict } : item;
  };
}

/** `undefined`: the item is offered. */
function verdictFor(
  item: Item,
  winner: Item | undefined,
  isOfBuiltin: boolean,
  overriding: ReadonlySet<Item>,
): Verdict | undefined {
  const at = item.profile?.name.at ?? winner?.profile?.name.at;
  if (winner && isOfBuiltin && !overriding.has(winner) && at) {
    const [path = ""] = winner.files;
    const message = `\`${path}\` comes first with the same name, and has no \`override: true\``;
    return { kind: "lost", problem: { message, at: { ...at, span: startOf(at.source).span } } };
  }
  if (winner) return { kind: "shadowed", by: winner };
  if (!isOfBuiltin || overriding.has(item) || !at) return undefined;
  const message = "it has the name of a built-in agent and no `override: true`; rename it";
  return { kind: "dropped", problem: { message, at } };
}
