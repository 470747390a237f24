/** Shows the line of a place with carets below its span. */
import type { Style } from "./colors.ts";
import { masked } from "./secrets.ts";
import { graphemesOf, visible, widthOf } from "./text.ts";
import { lineAt, type Place, positionAt } from "../repo/text.ts";

/** The characters of a line that are considered on each side of the caret; profiles have lines of 100 kB. */
const maxContext = 400;

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly marked: boolean;
}

/** How an excerpt is fitted and coloured. */
export interface ExcerptStyle {
  /** The most columns, line number included. */
  readonly columns: number;
  /** For line numbers and the bar next to them. */
  readonly margin: Style;
  readonly caret: Style;
}

/** Two lines, or none for an empty source. Long lines are cut around the caret; tabs are two columns wide. */
export function excerptOf({ source, span }: Place, { columns, margin, caret }: ExcerptStyle): readonly string[] {
  if (source.text === "") return [];
  const { line, column } = positionAt(source, span.start);
  const text = masked(lineAt(source, line).replace(/\r$/, ""));
  const start = Math.min(column - 1, text.length);
  const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
  const number = String(line);
  const room = Math.max(20, columns - number.length - 3);
  const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
  const { shown, before, width } = isPlain
    ? { shown: text, before: start, width: end - start }
    : windowOf(cellsOf(text, start, end), room, start > maxContext, end + maxContext < text.length);
  const blank = " ".repeat(number.length);
  return [
    `${margin(`${number} |`)} ${shown}`.trimEnd(),
    `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
  ];
}

function cellsOf(text: string, start: number, end: number): readonly Cell[] {
  const cells = (from: number, to: number, marked: boolean): Cell[] => {
    let before = text.slice(0, from);
    return graphemesOf(text.slice(from, to)).map((grapheme) => {
      const command = grapheme === "[" && before.endsWith("##");
      before = (before + grapheme).slice(-2);
      const shown = grapheme === "\t" ? "  " : command ? visible("##[").slice(2) : visible(grapheme);
      return { text: shown, width: widthOf(shown), marked };
    });
  };
  return [
    ...cells(Math.max(0, start - maxContext), start, false),
    ...cells(start, Math.min(end, start + maxContext), true),
    ...cells(end, end + maxContext, false),
  ];
}

/** As many cells as there is room for: the marked ones first, then about as many on each side. */
function windowOf(cells: readonly Cell[], room: number, cutBefore: boolean, cutAfter: boolean) {
  const first = cells.findIndex(({ marked }) => marked);
  const caret = first < 0 ? cells.length : first;
  const isWhole = sum(cells) <= room && !cutBefore && !cutAfter;
  const { from, to } = isWhole ? { from: 0, to: cells.length } : cutAround(cells, caret, room);
  const leads = from > 0 || cutBefore ? "…" : "";
  const trails = to < cells.length || cutAfter ? "…" : "";
  const text = cells
    .slice(from, to)
    .map((cell) => cell.text)
    .join("");
  return {
    shown: `${leads}${text}${trails}`,
    before: leads.length + sum(cells.slice(from, caret)),
    width: sum(cells.slice(caret, to).filter(({ marked }) => marked)),
  };
}

/** The range of cells around the caret that fits, with room for an ellipsis on both sides. */
function cutAround(
  cells: readonly Cell[],
  caret: number,
  room: number,
): { readonly from: number; readonly to: number } {
  const marked = Math.min(sum(cells.filter((cell) => cell.marked)), room >> 1);
  const spare = Math.max(0, room - 2 - marked);
  let from = caret;
  for (let left = spare >> 1; from > 0 && left >= widthAt(cells, from - 1); ) left -= widthAt(cells, --from);
  let to = caret;
  for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= widthAt(cells, to); )
    left -= widthAt(cells, to++);
  return { from, to };
}

function widthAt(cells: readonly Cell[], index: number): number {
  return cells[index]?.width ?? 0;
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((width, cell) => width + cell.width, 0);
}
