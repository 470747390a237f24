/** Writes the host's own names in place of those that it does not have. */
import type { Fix } from "../../../model/fix.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { fixTo, replacing } from "./edits.ts";
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
    const written = what === undefined ? undefined : wordIn({ source, span }, what);
    return written && meant !== undefined && meant !== what ? [{ span: written, word: meant }] : [];
  });
  const sorted = found.sort((a, b) => a.span.start - b.span.start);
  const last = sorted.at(-1);
  return last && fixTo(source, replacing(source.text, sorted), false, `write \`${last.word}\``);
}
