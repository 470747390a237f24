/** Columns of text that fit the width of a terminal: the widest shrink first, and long texts lose their middle. */
import { graphemesOf, widthOf } from "../../sanitize/text.ts";
import { largest } from "../../repo/many.ts";

/** A cell: text that is fit to be shown, and its style. */
export interface Cell {
  readonly text: string;
  readonly paint: (text: string) => string;
  /** Whether a text that is too wide loses its end, and not its middle. */
  readonly isProse?: true;
}

/** Two spaces stand before every column. */
const gap = 2;

/** The narrowest that a column becomes while others can shrink. */
const narrowest = 11;

/** The widest that a column becomes, however much room there is: one endless name must not pad every other row. */
const widest = 200;

/** The width of each column, so that a line of them is at most `columns` wide if that is possible. */
export function widthsOf(rows: readonly (readonly Cell[])[], columns: number): readonly number[] {
  const count = largest(
    rows.map((row) => row.length),
    0,
  );
  const widths = Array.from({ length: count }, (_, i) =>
    largest(
      rows.map((row) => Math.min(widest, widthOf(row[i]?.text ?? ""))),
      0,
    ),
  );
  const sum = () => widths.reduce((total, width) => total + gap + width, 0);
  for (const least of [narrowest, 1])
    while (sum() > columns) {
      const at = widths.reduce((best, width, i) => (width > (widths[best] ?? 0) ? i : best), 0);
      const width = widths[at] ?? 0;
      if (width <= least) break;
      widths[at] = width - 1;
    }
  return widths;
}

/** One line with a line break. */
export function lineOf(cells: readonly Cell[], widths: readonly number[]): string {
  const parts = cells.map(({ text, paint, isProse = false }, i) => {
    const width = widths[i] ?? 0;
    const short = shortened(text, width, isProse);
    const isLast = cells.slice(i + 1).every((cell) => cell.text === "");
    return `${" ".repeat(gap)}${paint(short)}${isLast ? "" : " ".repeat(Math.max(0, width - widthOf(short)))}`;
  });
  return `${parts.join("").trimEnd()}\n`;
}

/** A text that is wider loses its middle; the end, where a path has its file, keeps twice as much as the start. */
export function shortened(text: string, width: number, isProse = false): string {
  if (widthOf(text) <= width) return text;
  if (width < 2) return width === 1 ? "…" : "";
  const start = isProse ? width - 1 : Math.floor((width - 1) / 3);
  const parts = graphemesOf(text);
  return `${taken(parts, start)}…${taken(parts.toReversed(), width - 1 - start, true)}`;
}

/** As many of the first parts as are `width` wide. */
function taken(parts: readonly string[], width: number, isReversed = false): string {
  const kept: string[] = [];
  let used = 0;
  for (const part of parts) {
    used += widthOf(part);
    if (used > width) break;
    kept.push(part);
  }
  return (isReversed ? kept.toReversed() : kept).join("");
}
