/**
 * Finds what the author of a rule meant whose name is no tool of the host: a command, a path, an address, or another
 * spelling.
 */
import type { Certainty } from "../../../model/certainty.ts";
import { matchesCallPattern } from "./rules.ts";
import { type Edition, knownActions, meantBy, powersIn } from "./tools.ts";

/** What a name is meant for. */
export interface Meaning {
  /** The host's own names, of which one at least is meant; empty if nothing is known. */
  readonly meant: readonly string[];
  /** The text that the rule is meant for, if its name should be a pattern of the host's own name. */
  readonly pattern?: string;
  /** What the rule decides nothing about: "command". Absent where nobody can say. */
  readonly noun?: "command" | "path" | "address";
  readonly certainty?: Certainty;
}

/** Characters of a tool's name, and wildcards. Models refuse names with others, and the tool of a server loses them. */
const possible = /^[\w*?-]+(?: \*)?$/;

/**
 * What a name means that no tool of the host has; `undefined` if a tool of a server or a plugin may have it. A final `
 * *` may be absent, so `bash *` is `bash`.
 */
export function meaningOf(action: string, edition: Edition): Meaning | undefined {
  if (matchesKnown(action, edition)) return undefined;
  const own = meantBy(action, edition);
  if (own !== undefined) return { meant: [own] };
  const ofCapability = (needed: string): readonly string[] =>
    powersIn(edition).flatMap(({ action, capability }) => (capability === needed ? [action] : []));
  if (/:\/\//.test(action)) return { meant: ["webfetch"], pattern: action, noun: "address" };
  if (/\S\s/.test(action)) return { meant: ofCapability("execute"), pattern: action, noun: "command" };
  if (/[/\\.~]/.test(action)) return { meant: ["read", "edit"], pattern: action, noun: "path" };
  if (!possible.test(action)) return { meant: [] };
  const near = /^[A-Za-z]{4,}$/.test(action) ? knownActions(edition).find((known) => isSlip(action, known)) : undefined;
  return near === undefined ? undefined : { meant: [near], certainty: "assumed" };
}

/** Whether a tool of a server or a plugin may have the name. */
export function isPossible(action: string): boolean {
  return possible.test(action);
}

/** Whether a name, which may have wildcards, matches an action of the host. */
export function matchesKnown(action: string, edition: Edition): boolean {
  return knownActions(edition).some((known) => matchesCallPattern({ text: known, pattern: action }));
}

/**
 * Whether two words differ by one letter that is added, left out, replaced, or swapped with the next, but not the
 * first.
 */
function isSlip(word: string, known: string): boolean {
  if (word[0] !== known[0] || word === known) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const [left, right] = [word.slice(start), known.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
