/** Rules by which a host allows, asks about and denies calls of tools, and which of them decides about a call. */
import type { Place } from "../repo/text.ts";

/** What a host does with a call that a rule matches: run it, ask the user first, or refuse it. */
export type CallEffect = "allow" | "ask" | "deny";

/**
 * In `action`, and in a `resource` that is no literal, `*` is any text, `?` one character, and a final ` *` may be
 * absent.
 */
export interface CallRule {
  /** The names of tools to which it applies. */
  readonly action: string;
  /** What a call names, such as a command or a path. */
  readonly resource: string;
  /** Whether `resource` matches only itself: a regular expression, or a pattern in the syntax of another host. */
  readonly isLiteral?: true;
  /** In words, the calls that it applies to, where nobody wrote `resource`. */
  readonly shown?: string;
  readonly effect: CallEffect;
  readonly at: Place;
}

/**
 * The rules of a profile in one kind of session. Of all that match a call the last one decides, the profile's own after
 * the others.
 */
export interface CallRules {
  /** Rules that the profile does not state: those of the host and of its settings. */
  readonly below: readonly (readonly CallRule[])[];
  readonly own: readonly CallRule[];
}

/**
 * opencode's wildcards: `*` is any text, `?` one character, and a final ` *` may be absent. Only the last star is
 * retried, so the time is bounded by the product of both lengths.
 */
export function matchesCallPattern({ text, pattern }: { readonly text: string; readonly pattern: string }): boolean {
  if (pattern === "*" || text === pattern) return true;
  if (!/[*?\\]/.test(pattern)) return text.includes("\\") && text.replaceAll("\\", "/") === pattern;
  const [subject, glob] = [text.replaceAll("\\", "/"), pattern.replaceAll("\\", "/")];
  if (glob.endsWith(" *") && subject === glob.slice(0, -2)) return true;
  let [at, from, star, tried] = [0, 0, -1, 0];
  while (at < subject.length) {
    if (from < glob.length && glob[from] === "*") [star, tried, from] = [from, at, from + 1];
    else if (from < glob.length && (glob[from] === "?" || glob[from] === subject[at])) [at, from] = [at + 1, from + 1];
    else if (star >= 0) [tried, at, from] = [tried + 1, tried + 1, star + 1];
    else return false;
  }
  return /^\**$/.test(glob.slice(from));
}

/** Whether a rule of the tool applies to a call that names `text`, or to those that the words of a rule describe. */
export function appliesTo({ resource, isLiteral, shown }: CallRule, text: string, words?: string): boolean {
  return isLiteral ? text === resource && shown === words : matchesCallPattern({ text, pattern: resource });
}

/** Some texts that a pattern matches, with nothing, a word and a path in place of its wildcards. */
export function samplesOf(pattern: string): readonly string[] {
  if (!/[*?]/.test(pattern)) return [pattern];
  return ["", "\u0001", "\u0001\u0001/\u0001"].map((text) => pattern.replace(/\*+/g, text).replaceAll("?", "\u0001"));
}
