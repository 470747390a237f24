/** Edits of a text: the smallest one between two texts, and the line that a person can paste. */
import type { Edit, Fix } from "../../../model/fix.ts";
import type { Source } from "../../../repo/text.ts";

/** The longest line in a title. */
const longestTitle = 120;

/** The smallest replacement that makes `text` of a source; never inside a surrogate pair or between CR and LF. */
function editTo(source: Source, text: string): Edit {
  const { text: old } = source;
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start++;
  let tail = 0;
  while (tail < most - start && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  if (splits(old, start) || splits(text, start)) start--;
  if (splits(old, old.length - tail) || splits(text, text.length - tail)) tail--;
  return { at: { source, span: { start, end: old.length - tail } }, text: text.slice(start, text.length - tail) };
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

function lineIn(text: string, at: number): string | undefined {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const newline = text.indexOf("\n", at);
  const end = newline < 0 ? text.length : newline;
  if (end - start > 2 * longestTitle) return undefined;
  const line = text.slice(start, end).trim();
  return line.length <= longestTitle && /^["']?[\w-]+["']?[ \t]*[:=][ \t]*[^ \t|>]/.test(line) ? line : undefined;
}
