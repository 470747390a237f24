/** Writes the host's own names in place of those that it does not have. */
import type { Fix } from "../../../model/fix.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { fixTo } from "./edits.ts";
import { wordIn } from "./lists.ts";

/** What is written at a span, and the host's name for it. */
export interface Respelling {
  readonly span: Span;
  readonly what?: string;
  readonly meant?: string;
}

/** One fix for all of these names. It is not safe: a tool under its right name may give what the wrong one did not. */
export function respelledFix(source: Source, names: readonly Respelling[]): Fix | undefined {
  const found = names.flatMap(({ span, what, meant }) => {
    const word = what === undefined ? undefined : wordIn({ source, span }, what);
    return word && meant !== undefined && meant !== what ? [{ word, meant }] : [];
  });
  const sorted = found.sort((a, b) => b.word.start - a.word.start);
  let { text } = source;
  for (const { word, meant } of sorted) text = text.slice(0, word.start) + meant + text.slice(word.end);
  const [first] = sorted;
  return first && fixTo(source, text, false, `write \`${first.meant}\``);
}
