/** What Qwen Code does to a text before it parses it, and to values afterwards. */
import { isNull, type Node, type Table } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";

/** Text with LF as its only line end, and where its offsets are in the file. */
export interface NormalizedLines {
  readonly text: string;
  readonly offsetOf: (offset: number) => number;
}

/** Makes every line end with a line feed, as the host does before it parses; offsets lead back to the file. */
export function normalizedLines(file: string, { start, end }: Span): NormalizedLines {
  const written = file.slice(start, end);
  const text = written.replace(/\r\n?/g, "\n");
  // A lone CR becomes one LF, which moves nothing.
  const shortened = [...written.matchAll(/\r\n/g)].map(({ index }, i) => index - i);
  if (shortened.length === 0) return { text, offsetOf: (offset) => start + offset };
  return { text, offsetOf: (offset) => start + offset + countBelow(shortened, offset) };
}

/** How many numbers of an ascending list are lower than `value`. */
function countBelow(numbers: readonly number[], value: number): number {
  let low = 0;
  for (let high = numbers.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same node at other offsets. */
export function moved(node: Node, offsetOf: (offset: number) => number): Node {
  const span = { start: offsetOf(node.span.start), end: offsetOf(node.span.end) };
  if (node.kind === "scalar") return { ...node, span };
  if (node.kind === "list") return { ...node, span, items: node.items.map((item) => moved(item, offsetOf)) };
  const entries = node.entries.map(({ key, name, value }) => ({
    key: moved(key, offsetOf),
    name,
    value: moved(value, offsetOf),
  }));
  return { ...node, span, entries };
}

/** The host takes keys and items without a value away, at every depth. */
export function withoutNulls(table: Table): Table {
  const entries = table.entries.flatMap((entry) =>
    isNull(entry.value) ? [] : [{ ...entry, value: cleaned(entry.value) }],
  );
  return { ...table, entries };
}

function cleaned(node: Node): Node {
  if (node.kind === "table") return withoutNulls(node);
  if (node.kind === "list") return { ...node, items: node.items.filter((item) => !isNull(item)).map(cleaned) };
  return node;
}

/**
 * A value as the host writes it as text: a list with commas. `undefined`: a mapping is in it, on which the host fails.
 */
export function textOfValue(node: Node): string | undefined {
  if (node.kind === "scalar") return node.text;
  if (node.kind === "table") return undefined;
  const texts = node.items.map(textOfValue);
  return texts.includes(undefined) ? undefined : texts.join(",");
}

/** Dates count as text, and so does null. */
export function isTextLike(node: Node | undefined): boolean {
  return node?.kind === "scalar" && (typeof node.value === "string" || typeof node.value === "object");
}
