/** Finds line breaks in frontmatter that a person does not see. */
import type { Ineffective } from "../../../model/profile.ts";
import type { Source, Span } from "../../../repo/text.ts";

/** How many are reported of one file. */
const maxBreaks = 5;

/**
 * Carriage returns without a line feed, which YAML takes for line breaks and most editors do not show. A file whose
 * lines all end so has no others to compare with, and editors show it.
 */
export function hiddenLineBreaks(source: Source, front: Span): readonly Ineffective[] {
  const yaml = source.text.slice(front.start, front.end);
  if (!yaml.includes("\r") || !source.text.includes("\n")) return [];
  return [...yaml.matchAll(/\r(?!\n)([^\r\n]*\S[^\r\n]*)/g)].slice(0, maxBreaks).map(({ 1: rest = "", index }) => ({
    kind: "cut",
    what: rest.trim().slice(0, 60),
    because:
      "is a separate line, because a carriage return before it ends a line that editors and reviews do not show; use a line feed",
    at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
  }));
}
