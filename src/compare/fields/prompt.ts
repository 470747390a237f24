/** Counts the lines and hidden characters by which two prompts differ. */
import type { PromptChange } from "../change.ts";
import { hiddenIn } from "../../sanitize/text.ts";

/** The most pairs of lines that are compared; beyond it, the order of lines is ignored. */
const maxPairs = 1 << 18;

/**
 * Counts lines as a line diff does. In a long passage that differs throughout, a line that only moved does not count. A
 * last line without a line end counts as a line. `null`: the prompts are equal.
 */
export function promptChange(before: string, after: string): PromptChange | null {
  if (before === after) return null;
  const [was, is] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start++;
  let [wasEnd, isEnd] = [was.length, is.length];
  while (wasEnd > start && isEnd > start && was[wasEnd - 1] === is[isEnd - 1])
    [wasEnd, isEnd] = [wasEnd - 1, isEnd - 1];
  const [gone, added] = [was.slice(start, wasEnd), is.slice(start, isEnd)];
  const kept = gone.length * added.length > maxPairs ? sharedAnywhere(gone, added) : sharedInOrder(gone, added);
  return { added: added.length - kept, removed: gone.length - kept, hidden: newHidden(before, after) };
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/**
 * The length of the longest common subsequence. Lines become numbers first: those that only one side has are left out,
 * and long lines are compared once.
 */
function sharedInOrder(before: readonly string[], after: readonly string[]): number {
  const numbers = new Map<string, number>();
  for (const line of after) if (!numbers.has(line)) numbers.set(line, numbers.size);
  const rows = before.flatMap((line) => numbers.get(line) ?? []);
  const shared = new Set(rows);
  const columns = after.flatMap((line) => numbers.get(line) ?? []).filter((number) => shared.has(number));
  const lengths = new Uint32Array(columns.length + 1);
  for (const row of rows) {
    let diagonal = 0;
    for (let i = 0; i < columns.length; i++) {
      const above = lengths[i + 1] ?? 0;
      lengths[i + 1] = row === columns[i] ? diagonal + 1 : Math.max(above, lengths[i] ?? 0);
      diagonal = above;
    }
  }
  return lengths[columns.length] ?? 0;
}

function sharedAnywhere(before: readonly string[], after: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of after) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    shared++;
  }
  return shared;
}

function newHidden(before: string, after: string): number {
  const known = hiddenIn(before);
  let more = 0;
  for (const [character, count] of hiddenIn(after)) more += Math.max(0, count - (known.get(character) ?? 0));
  return more;
}
