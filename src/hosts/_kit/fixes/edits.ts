/** Edits of a text: the smallest one between two texts, and the line that a person can paste. */
import type { Edit, Fix } from "../../../model/fix.ts";
import type { Source, Span } from "../../../repo/text.ts";

/** The longest line in a title. */
const longestTitle = 120;

/** The smallest replacement that makes `text` of a source; never inside a surrogate pair or between CR and LF. */
function editTo(source: Source, text: string): Edit {
  const { text: old } = source;
  const most = Math.min(old.length, text.length);
  let start = agreeing(most, (from, to) => old.slice(from, to) === text.slice(from, to));
  let tail = agreeing(
    most - start,
    (from, to) => old.slice(old.length - to, old.length - from) === text.slice(text.length - to, text.length - from),
  );
  if (splits(old, start) || splits(text, start)) start--;
  if (splits(old, old.length - tail) || splits(text, text.length - tail)) tail--;
  return { at: { source, span: { start, end: old.length - tail } }, text: text.slice(start, text.length - tail) };
}

/** How many of `most` agree from the first on. Halving compares whole pieces, which is much faster than one by one. */
function agreeing(most: number, isSame: (from: number, to: number) => boolean): number {
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
function splits(text: string, at: number): boolean {
  const [before = 0, after = 0] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return (before === 13 && after === 10) || (before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000);
}

/** A text with edits of one source applied; `undefined` if two of them overlap. */
export function applied({ text }: Source, edits: readonly Edit[]): string | undefined {
  const sorted = [...edits].sort((a, b) => a.at.span.start - b.at.span.start || a.at.span.end - b.at.span.end);
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: next } of sorted) {
    if (at.span.start < from || at.span.end < at.span.start || at.span.end > text.length) return undefined;
    parts.push(text.slice(from, at.span.start), next);
    from = at.span.end;
  }
  return [...parts, text.slice(from)].join("");
}

/** The fix that makes `text` of a source. Its title is the line that changes, or `otherwise` if that is no `key: value`. */
export function fixTo(source: Source, text: string, safe: boolean, otherwise: string): Fix {
  const edit = editTo(source, text);
  return { title: lineIn(text, edit.at.span.start) ?? otherwise, safe, edits: [edit] };
}

/** The same for a replacement on one line, without a copy of the whole text. */
export function fixAt(source: Source, { start, end }: Span, text: string, safe: boolean, otherwise: string): Fix {
  const from = source.text.lastIndexOf("\n", start - 1) + 1;
  const newline = source.text.indexOf("\n", end);
  const line = { ...source, text: source.text.slice(from, newline < 0 ? undefined : newline) };
  const next = line.text.slice(0, start - from) + text + line.text.slice(end - from);
  const { title, edits } = fixTo(line, next, safe, otherwise);
  return {
    title,
    safe,
    edits: edits.map(({ at: { span }, ...edit }) => ({
      ...edit,
      at: { source, span: { start: from + span.start, end: from + span.end } },
    })),
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
