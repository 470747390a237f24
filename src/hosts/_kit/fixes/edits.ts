/** Edits of a text: the smallest one between two texts, and the line that a person can paste. */
import type { Edit, Fix } from "../../../model/fix.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { largest } from "../../../repo/many.ts";

/** The longest line in a title. */
const longestTitle = 120;

/** The smallest replacement that makes `text` of another; never inside a surrogate pair or between CR and LF. */
function editTo(old: string, text: string): { readonly span: Span; readonly text: string } {
  const most = Math.min(old.length, text.length);
  let start = commonLength(most, (from, to) => old.slice(from, to) === text.slice(from, to));
  let tail = commonLength(
    most - start,
    (from, to) => old.slice(old.length - to, old.length - from) === text.slice(text.length - to, text.length - from),
  );
  if (splitsPair(old, start) || splitsPair(text, start)) start--;
  if (splitsPair(old, old.length - tail) || splitsPair(text, text.length - tail)) tail--;
  return { span: { start, end: old.length - tail }, text: text.slice(start, text.length - tail) };
}

/** How many of `most` agree from the first on. Halving compares whole pieces, which is much faster than one by one. */
function commonLength(most: number, isSame: (from: number, to: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isSame(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether an offset lies between two units that belong together. */
function splitsPair(text: string, at: number): boolean {
  const [before = 0, after = 0] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return (before === 13 && after === 10) || (before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000);
}

/**
 * A text, or a part of it, with edits of one source applied; `undefined` if two of them overlap or one is elsewhere.
 */
export function applyEdits({ text }: Source, edits: readonly Edit[], part?: Span): string | undefined {
  const { start, end } = part ?? { start: 0, end: text.length };
  const sorted = [...edits].sort((a, b) => a.at.span.start - b.at.span.start || a.at.span.end - b.at.span.end);
  const parts: string[] = [];
  let from = start;
  for (const { at, text: next } of sorted) {
    if (at.span.start < from || at.span.end < at.span.start || at.span.end > end) return undefined;
    parts.push(text.slice(from, at.span.start), next);
    from = at.span.end;
  }
  parts.push(text.slice(from, end));
  return parts.join("");
}

/** The lines in which two texts differ, and what becomes of them. */
export function changedLines(old: string, text: string): ChangedLines {
  const { span, text: next } = editTo(old, text);
  const newline = old.indexOf("\n", span.end);
  const lines = { start: old.lastIndexOf("\n", span.start - 1) + 1, end: newline < 0 ? old.length : newline };
  return { lines, text: old.slice(lines.start, span.start) + next + old.slice(span.end, lines.end) };
}

/** Lines of a text, and what becomes of them. */
export interface ChangedLines {
  readonly lines: Span;
  readonly text: string;
}

/** The lines of some words, in the order of the text, with others in their place. */
export function replaceWords(
  text: string,
  words: readonly { readonly span: Span; readonly word: string }[],
): ChangedLines {
  const first = words[0]?.span.start ?? 0;
  const newline = text.indexOf(
    "\n",
    largest(
      words.map(({ span }) => span.end),
      first,
    ),
  );
  const lines = { start: text.lastIndexOf("\n", first - 1) + 1, end: newline < 0 ? text.length : newline };
  let changed = "";
  let from = lines.start;
  for (const { span, word } of words) {
    // Two facts may be about one word.
    if (span.start < from) continue;
    changed += text.slice(from, span.start) + word;
    from = span.end;
  }
  return { lines, text: changed + text.slice(from, lines.end) };
}

/**
 * The fix that changes some lines of a source. Its title is the line that changes, or `otherwise` if that is no `key:
 * value`. It keeps what it was made of in memory, so that must not be the whole text.
 */
export function fixTo(source: Source, { lines, text }: ChangedLines, safe: boolean, otherwise: string): Fix {
  const old = source.text.slice(lines.start, lines.end);
  const edit = editTo(old, text);
  const span = { start: lines.start + edit.span.start, end: lines.start + edit.span.end };
  return {
    title: lineIn(text, edit.span.start) ?? otherwise,
    safe,
    edits: [{ at: { source, span }, text: edit.text }],
  };
}

function lineIn(text: string, at: number): string | undefined {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const newline = text.indexOf("\n", at);
  const end = newline < 0 ? text.length : newline;
  if (end - start > 2 * longestTitle) return undefined;
  const line = text.slice(start, end).trim();
  return line.length <= longestTitle && /^["']?[\w-]+["']?[ \t]*[:=][ \t]*[^ \t|>]/.test(line) ? line : undefined;
}
