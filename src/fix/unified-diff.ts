/** Shows the edits of a file as a unified diff. */
import { append } from "../repo/many.ts";

/** How many lines around a change are shown. */
const context = 3;

/** The most comparisons of lines; beyond, everything between the first and the last change is one change. */
const mostComparisons = 4_000_000;

/** One line of the diff: kept, taken out, or added. */
interface Line {
  readonly mark: " " | "-" | "+";
  readonly text: string;
}

/** `shown` makes a line, without its line feed, fit for the output. */
export function unifiedDiff(path: string, before: string, after: string, shown: (line: string) => string): string {
  const lines = compared(linesOf(before), linesOf(after));
  const changes = lines.flatMap(({ mark }, i) => (mark === " " ? [] : [i]));
  const hunks: { start: number; end: number }[] = [];
  for (const at of changes) {
    const last = hunks.at(-1);
    if (last && at - last.end <= 2 * context) last.end = at + 1;
    else hunks.push({ start: at, end: at + 1 });
  }
  const head = hunks.length === 0 ? "" : `--- ${shown(`a/${path}`)}\n+++ ${shown(`b/${path}`)}\n`;
  return head + hunks.map(({ start, end }) => hunkOf(lines, start - context, end + context, shown)).join("");
}

function hunkOf(lines: readonly Line[], from: number, to: number, shown: (line: string) => string): string {
  const start = Math.max(0, from);
  const part = lines.slice(start, to);
  const range = (mark: "-" | "+"): string => {
    const isIn = (line: Line): boolean => line.mark === " " || line.mark === mark;
    const count = part.filter(isIn).length;
    const first = lines.slice(0, start).filter(isIn).length + (count > 0 ? 1 : 0);
    return count === 1 ? String(first) : `${first},${count}`;
  };
  const body = part.map(({ mark, text }) =>
    text.endsWith("\n")
      ? `${mark}${shown(text.slice(0, -1))}\n`
      : `${mark}${shown(text)}\n\\ No newline at end of file\n`,
  );
  return `@@ -${range("-")} +${range("+")} @@\n${body.join("")}`;
}

function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function compared(before: readonly string[], after: readonly string[]): readonly Line[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const kept = (lines: readonly string[]): readonly Line[] => lines.map((text) => ({ mark: " ", text }));
  const [old, next] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
  return [...kept(before.slice(0, start)), ...changed(old, next), ...kept(before.slice(before.length - tail))];
}

function changed(before: readonly string[], after: readonly string[]): readonly Line[] {
  const gone = before.map((text): Line => ({ mark: "-", text }));
  const added = after.map((text): Line => ({ mark: "+", text }));
  if (before.length * after.length > mostComparisons) return [...gone, ...added];
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      lines.push({ mark: " ", text: before[i] ?? "" });
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) append(lines, gone.slice(i, ++i));
    else append(lines, added.slice(j, ++j));
  }
  return [...lines, ...gone.slice(i), ...added.slice(j)];
}
