/** Why a subagent may do more, in as few sentences as say it all. */
import { deeds } from "../../capability.ts";
import type { Spot, ToldChange, ToldDifference, ToldWidening } from "./told.ts";
import { listed } from "./words.ts";

export interface Reason {
  /** Completes the subagent's name; what a repository wrote stands between backticks. */
  readonly message: string;
  readonly at: Spot;
}

/** Those that differ by what may be done only become one: `may now write and execute commands, by …`. */
export function reasonsOf(widenings: readonly ToldWidening[]): readonly Reason[] {
  const groups = new Map<string, { readonly start: string; readonly done: string[]; readonly end: string; readonly at: Spot }>();
  for (const { capability, message, at } of widenings) {
    const deed = capability === null ? "" : deeds[capability];
    const from = deed === "" ? -1 : message.indexOf(deed);
    const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + deed.length)];
    const key = JSON.stringify([start, end, from < 0, at.path, at.line]);
    const group = groups.get(key);
    if (group && from >= 0) group.done.push(deed);
    else groups.set(key, { start, done: from < 0 ? [] : [deed], end, at });
  }
  return [...groups.values()].map(({ start, done, end, at }) => ({ message: `${start}${listed(done)}${end}`, at }));
}

/** Differences that no reason tells already. */
export function untold({ widenings, differences, previousPath }: ToldChange): readonly ToldDifference[] {
  const isTold = ({ field, before, at }: ToldDifference) =>
    widenings.some((widening) => widening.kind === field || (before === null && widening.at.path === at.path && widening.at.line === at.line));
  return differences.filter((difference) => !["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])].includes(difference.field) && !isTold(difference));
}

/** Tools that came and that no reason names. */
export function unnamed({ gained, widenings }: ToldChange): readonly string[] {
  return gained.filter((tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}
