/** A Markdown table for a terminal: aligned columns, long cells wrapped. */
import { wrap } from "../../sanitize/colors.ts";
import { widthOf } from "../../sanitize/text.ts";
import { largest } from "../../repo/many.ts";

const gap = 2;

/**
 * `rows` are those of the Markdown table with the head first and without the delimiter row. `cell` renders one cell,
 * `head` styles a line of the head. Words are never broken, so a table of long words is wider than `width`.
 */
export function table(
  rows: readonly string[],
  width: number,
  cell: (markdown: string) => string,
  head: (line: string) => string,
): string {
  const cells = rows.filter((row) => !/^\|[\s:|-]+$/.test(row)).map((row) => cellsOf(row).map((text) => cell(text)));
  const widths = fitted(cells, width);
  const broken = cells.map((texts) => texts.map((text, i) => wrap(text, widths[i] ?? 0, widthOf)));
  const isLoose = broken.some((texts, i) => i > 0 && texts.some((lines) => lines.length > 1));
  const shown = broken.map((texts, i) =>
    linesOf(texts, widths)
      .map((line) => (i === 0 ? head(line) : line))
      .join("\n"),
  );
  return shown.join(isLoose ? "\n\n" : "\n");
}

function cellsOf(row: string): readonly string[] {
  return row
    .replace(/^\s*\||\|\s*$/g, "")
    .split(/(?<!\\)\|/)
    .map((text) => text.replaceAll("\\|", "|").trim());
}

/**
 * The width of each column: its longest cell. If the sum is too wide, the widest columns shrink down to their longest
 * word.
 */
function fitted(cells: readonly (readonly string[])[], width: number): readonly number[] {
  const columns = largest(cells.map((texts) => texts.length));
  const widest = (of: (text: string) => number) =>
    Array.from({ length: columns }, (_, i) => largest(cells.map((texts) => of(texts[i] ?? ""))));
  const words = widest((text) => largest(text.split(" ").map((word) => widthOf(word))));
  const widths = widest(widthOf);
  let over = widths.reduce((sum, each) => sum + each, gap * (columns - 1)) - width;
  for (; over > 0; over--) {
    const spare = widths.map((each, i) => (each > (words[i] ?? 0) ? each : 0));
    const limit = largest(spare);
    if (limit === 0) break;
    widths[spare.indexOf(limit)] = limit - 1;
  }
  return widths;
}

function linesOf(texts: readonly (readonly string[])[], widths: readonly number[]): readonly string[] {
  const height = largest(texts.map((lines) => lines.length));
  const padded = (text: string, width: number) => text + " ".repeat(Math.max(0, width - widthOf(text)) + gap);
  return Array.from({ length: height }, (_, at) =>
    texts
      .map((lines, i) => padded(lines[at] ?? "", widths[i] ?? 0))
      .join("")
      .trimEnd(),
  );
}
