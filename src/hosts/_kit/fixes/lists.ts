/** Takes entries out of a list and respells them, in any of the forms in which profiles write a list. */
import type { Place, Span } from "../../../repo/text.ts";
import type { ChangedLines } from "./edits.ts";

/** The longest text in which an entry is searched. */
const longestValue = 8192;

/** Where a word stands in a place: all of it, its quoted text, or the only occurrence as a whole word. */
export function wordIn({ source, span }: Place, word: string): Span | undefined {
  if (word === "" || span.end - span.start > longestValue) return undefined;
  const value = source.text.slice(span.start, span.end);
  const found: number[] = [];
  for (let at = value.indexOf(word); at >= 0 && found.length < 2; at = value.indexOf(word, at + 1))
    if (!/[\w*-]/.test(value[at - 1] ?? "") && !/[\w*(-]/.test(value[at + word.length] ?? "")) found.push(at);
  const [only, second] = found;
  if (only === undefined || second !== undefined) return undefined;
  return { start: span.start + only, end: span.start + only + word.length };
}

/** Whether a word is the key of an entry: a colon or an equals sign follows. */
export function isKeyAt(text: string, { end }: Span): boolean {
  return /^["']?[ \t]*[:=]/.test(text.slice(end, end + 20));
}

/**
 * The lines around entries without the entries at these spans, which are in the order of the text; `undefined` if
 * nothing would be left of their list, or if its form is not known. Comments stay, except the one on the line of an
 * item that goes.
 */
export function withoutEntries(text: string, spans: readonly Span[]): ChangedLines | undefined {
  const lines = linesAround(text, spans);
  let rest: string | undefined = text.slice(lines.start, lines.end);
  // From the last one on, so that the offsets of those before it stay.
  for (const { start, end } of spans.toReversed()) {
    const gone: Span | undefined =
      rest === undefined ? undefined : removalOf(rest, { start: start - lines.start, end: end - lines.start });
    rest = gone && rest !== undefined ? rest.slice(0, gone.start) + rest.slice(gone.end) : undefined;
  }
  return rest === undefined ? undefined : { lines, text: rest };
}

/** The lines of entries, with all that decides how they are taken out: a line and `longestGap` on either side. */
function linesAround(text: string, spans: readonly Span[]): Span {
  const [start = 0, end = 0] = [spans[0]?.start, spans.at(-1)?.end];
  const above = Math.min(lineAround(text, start).start - 1, start - longestGap - 1);
  return {
    start: lineAround(text, Math.max(0, above)).start,
    end: lineAround(text, lineAround(text, end).end + longestGap).end,
  };
}

function removalOf(text: string, word: Span): Span | undefined {
  const { start, end } = withQuotes(text, word);
  const line = lineAround(text, start);
  const before = text.slice(line.start, start);
  const after = text.slice(end, line.end).replace(/\r?\n$/, "");
  if (/^[ \t]*:/.test(after) || text.slice(start, end).includes("\n")) return undefined;
  if (/^[ \t]*-[ \t]+$/.test(before)) return itemLine(text, line, after);
  return inlineEntry(text, { start, end }, line) ?? spaced(before, after, { start, end });
}

/** An entry of a list that commas separate, with one of its commas; its whole line if it has nothing else. */
function inlineEntry(text: string, { start, end }: Span, line: Span): Span | undefined {
  const after = text.slice(end, line.end).replace(/\r?\n$/, "");
  const comma = /^[ \t]*,[ \t]*/.exec(after)?.[0];
  const isAlone = text.slice(line.start, start).trim() === "";
  if (comma !== undefined && comma.length < after.length && !/^[\]#]/.test(after.slice(comma.length)))
    return { start, end: end + comma.length };
  if (comma !== undefined && isAlone && after[comma.length] === "#") return line;
  const previous = /,\s*$/.exec(text.slice(Math.max(0, start - longestGap), start))?.[0];
  if (previous !== undefined) return { start: start - previous.length, end };
  return comma !== undefined && isAlone && nextIsEntry(text, line.end) ? line : undefined;
}

/** How far before an entry the comma before it is searched. */
const longestGap = 200;

function nextIsEntry(text: string, from: number): boolean {
  return /^\s*[^\s\]]/.test(text.slice(from, from + longestGap));
}

/** An entry of a list that spaces separate. */
function spaced(before: string, after: string, { start, end }: Span): Span | undefined {
  const blanks = /[^\s:=,[(-]([ \t]+)$/.exec(before)?.[1];
  if (blanks !== undefined && /^(?:[ \t]|["'\]]?[ \t]*$)/.test(after)) return { start: start - blanks.length, end };
  const next = /^[ \t]+(?=[\w*])/.exec(after)?.[0];
  return next !== undefined && /[:=][ \t]*["'[]?$/.test(before) ? { start, end: end + next.length } : undefined;
}

/** The line of an item, if its list has another one. */
function itemLine(text: string, line: Span, after: string): Span | undefined {
  if (!/^[ \t]*(?:#.*)?$/.test(after) || text[line.end - 1] !== "\n") return undefined;
  const mark = /^[ \t]*-/.exec(text.slice(line.start, line.end))?.[0] ?? "-";
  const isItem = (at: number): boolean => text.startsWith(mark, at) && /[ \t]/.test(text[at + mark.length] ?? "");
  const above = line.start > 0 ? lineAround(text, line.start - 1).start : line.start;
  return (above < line.start && isItem(above)) || isItem(line.end) ? line : undefined;
}

function withQuotes(text: string, { start, end }: Span): Span {
  const quote = text[start - 1];
  // A quote around the whole list stays.
  return (quote === '"' || quote === "'") && text[end] === quote ? { start: start - 1, end: end + 1 } : { start, end };
}

/** A line with its line end. */
export function lineAround(text: string, at: number): Span {
  const newline = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at - 1) + 1, end: newline < 0 ? text.length : newline + 1 };
}

/** The offset at which the list of an entry begins: equal for the entries of one list. */
export function listOf(text: string, { start }: Span): number {
  let line = lineAround(text, start);
  const mark = /^[ \t]*-[ \t]/.exec(text.slice(line.start, line.end))?.[0];
  for (let i = 0; mark !== undefined && line.start > 0 && i < longestGap; i++) {
    const above = lineAround(text, line.start - 1);
    if (!text.startsWith(mark, above.start)) break;
    line = above;
  }
  return line.start;
}
