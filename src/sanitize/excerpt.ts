/** The line of a place with a caret below what is meant. */
import type { Style } from "./colors.ts";
import { graphemesOf, visible, widthOf } from "./text.ts";
import { lineAt, type Place, positionAt } from "../repo/text.ts";

/** Characters of a line that are looked at on each side of the caret; profiles have lines of 100 kB. */
const reach = 400;

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly meant: boolean;
}

export interface ExcerptStyle {
  /** Columns the frame may take. */
  readonly columns: number;
  readonly margin: Style;
  readonly caret: Style;
}

/** Two lines; none where nothing can be shown. Long lines are cut around the caret, tabs are two columns. */
export function excerptOf({ source, span }: Place, { columns, margin, caret }: ExcerptStyle): readonly string[] {
  if (source.text === "") return [];
  const { line, column } = positionAt(source, span.start);
  const text = lineAt(source, line).replace(/\r$/, "");
  const start = Math.min(column - 1, text.length);
  const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
  const number = String(line);
  const room = Math.max(20, columns - number.length - 3);
  const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
  const { shown, before, width } = isPlain
    ? { shown: text, before: start, width: end - start }
    : windowOf(cellsOf(text, start, end), room, start > reach, end + reach < text.length);
  const blank = " ".repeat(number.length);
  return [
    `${margin(`${number} |`)} ${shown}`.trimEnd(),
    `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
  ];
}

function cellsOf(text: string, start: number, end: number): readonly Cell[] {
  const cells = (from: number, to: number, meant: boolean): Cell[] => {
    let before = text.slice(0, from);
    return graphemesOf(text.slice(from, to)).map((grapheme) => {
      const command = grapheme === "[" && before.endsWith("##");
      before = (before + grapheme).slice(-2);
      const shown = grapheme === "\t" ? "  " : command ? visible("##[").slice(2) : visible(grapheme);
      return { text: shown, width: widthOf(shown), meant };
    });
  };
  return [
    ...cells(Math.max(0, start - reach), start, false),
    ...cells(start, Math.min(end, start + reach), true),
    ...cells(end, end + reach, false),
  ];
}

/** As many cells as there is room for, those that are meant first, then about as many on each side. */
function windowOf(cells: readonly Cell[], room: number, cutBefore: boolean, cutAfter: boolean) {
  const first = cells.findIndex(({ meant }) => meant);
  const caret = first < 0 ? cells.length : first;
  const total = sum(cells);
  let from = 0;
  let to = cells.length;
  if (total > room || cutBefore || cutAfter) {
    const spare = Math.max(0, room - 2 - Math.min(sum(cells.filter(({ meant }) => meant)), room >> 1));
    from = caret;
    for (let left = spare >> 1; from > 0 && left >= (cells[from - 1]?.width ?? 0); ) left -= cells[--from]?.width ?? 0;
    to = caret;
    for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= (cells[to]?.width ?? 0); )
      left -= cells[to++]?.width ?? 0;
  }
  const leads = from > 0 || cutBefore ? "…" : "";
  const trails = to < cells.length || cutAfter ? "…" : "";
  const text = cells
    .slice(from, to)
    .map((cell) => cell.text)
    .join("");
  return {
    shown: `${leads}${text}${trails}`,
    before: leads.length + sum(cells.slice(from, caret)),
    width: sum(cells.slice(caret, to).filter(({ meant }) => meant)),
  };
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((width, cell) => width + cell.width, 0);
}
