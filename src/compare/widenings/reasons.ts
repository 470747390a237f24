/** Merges widenings into as few sentences as possible. */
import { type Capability, phrases } from "../../model/capability.ts";
import { listed } from "../../sanitize/listed.ts";

/** A sentence with its place. */
export interface Reason<At> {
  /** Follows the subagent's name and a colon. Text from the repository is between backticks. */
  readonly message: string;
  readonly at: At;
}

/** Sentences at one place that differ only in the capability become one: `can now write and execute commands, by …`. */
export function reasonsOf<At>(
  widenings: readonly (Reason<At> & { readonly capability: Capability | null })[],
  placeOf: (at: At) => string,
): readonly Reason<At>[] {
  const groups = new Map<
    string,
    { readonly start: string; readonly parts: string[]; readonly end: string; readonly at: At }
  >();
  for (const { capability, message, at } of widenings) {
    const phrase = capability === null ? "" : phrases[capability];
    const from = phrase === "" ? -1 : message.indexOf(phrase);
    const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + phrase.length)];
    const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
    const group = groups.get(key);
    if (group && from >= 0) group.parts.push(phrase);
    else groups.set(key, { start, parts: from < 0 ? [] : [phrase], end, at });
  }
  return [...groups.values()].map(({ start, parts, end, at }) => ({
    message: `${start}${listed(parts)}${end}`,
    at,
  }));
}
