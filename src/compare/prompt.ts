/** How one prompt became another. */
import type { PromptChange } from "./change.ts";
import { hiddenIn } from "../sanitize/text.ts";

/** Pairs of lines that are compared one by one; beyond it, lines are counted wherever they stand. */
const most = 1 << 18;

/**
 * Lines as a line diff counts them; in a long passage that is different all over, a line that only moved does not
 * count. A last line without its end is a line.
 */
export function promptChange(before: string, after: string): PromptChange | null {
  if (before === after) return null;
  const [was, is] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start++;
  let [wasEnd, isEnd] = [was.length, is.length];
  while (wasEnd > start && isEnd > start && was[wasEnd - 1] === is[isEnd - 1])
    [wasEnd, isEnd] = [wasEnd - 1, isEnd - 1];
  const [gone, come] = [was.slice(start, wasEnd), is.slice(start, isEnd)];
  const kept = gone.length * come.length > most ? sharedAnywhere(gone, come) : sharedInOrder(gone, come);
  return { added: come.length - kept, removed: gone.length - kept, hidden: hiddenBeyond(before, after) };
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** The length of the longest common subsequence. Lines that one side lacks are none of it, and long lines are compared once. */
function sharedInOrder(some: readonly string[], others: readonly string[]): number {
  const numbers = new Map<string, number>();
  for (const line of others) if (!numbers.has(line)) numbers.set(line, numbers.size);
  const one = some.flatMap((line) => numbers.get(line) ?? []);
  const both = new Set(one);
  const other = others.flatMap((line) => numbers.get(line) ?? []).filter((number) => both.has(number));
  const lengths = new Uint32Array(other.length + 1);
  for (const number of one) {
    let diagonal = 0;
    for (let i = 0; i < other.length; i++) {
      const above = lengths[i + 1] ?? 0;
      lengths[i + 1] = number === other[i] ? diagonal + 1 : Math.max(above, lengths[i] ?? 0);
      diagonal = above;
    }
  }
  return lengths[other.length] ?? 0;
}

function sharedAnywhere(some: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of some) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of others) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    shared++;
  }
  return shared;
}

function hiddenBeyond(before: string, after: string): number {
  const had = hiddenIn(before);
  let more = 0;
  for (const [character, count] of hiddenIn(after)) more += Math.max(0, count - (had.get(character) ?? 0));
  return more;
}
