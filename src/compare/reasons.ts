/** Why a subagent may do more, in as few sentences as say it all. */
import { type Capability, phrases } from "../model/capability.ts";

export interface Reason<At> {
  /** Completes the subagent's name; what a repository wrote stands between backticks. */
  readonly message: string;
  readonly at: At;
}

/** Those at one place that differ by what may be done only become one: `may now write and execute commands, by …`. */
export function reasonsOf<At>(
  widenings: readonly (Reason<At> & { readonly capability: Capability | null })[],
  placeOf: (at: At) => string,
): readonly Reason<At>[] {
  const groups = new Map<
    string,
    { readonly start: string; readonly done: string[]; readonly end: string; readonly at: At }
  >();
  for (const { capability, message, at } of widenings) {
    const deed = capability === null ? "" : phrases[capability];
    const from = deed === "" ? -1 : message.indexOf(deed);
    const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + deed.length)];
    const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
    const group = groups.get(key);
    if (group && from >= 0) group.done.push(deed);
    else groups.set(key, { start, done: from < 0 ? [] : [deed], end, at });
  }
  return [...groups.values()].map(({ start, done, end, at }) => ({
    message: `${start}${done.length > 1 ? `${done.slice(0, -1).join(", ")} and ${done.at(-1)}` : done.join("")}${end}`,
    at,
  }));
}
