/** Styles text for a terminal, with or without colours, and wraps it. */

/** Puts the codes of a style around a text; without colours the text stays as it is. */
export type Style = (text: string) => string;

/** Each wraps a text in escape sequences, or returns it as it is where colours are off. */
export interface Styles {
  readonly bold: Style;
  readonly dim: Style;
  readonly red: Style;
  readonly yellow: Style;
  readonly cyan: Style;
  readonly green: Style;
}

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  green: [32, 39],
} as const;

/** With `false`, every style returns its text unchanged. */
export function stylesFor(color: boolean): Styles {
  const paint =
    ([on, off]: readonly [number, number]): Style =>
    (text) =>
      color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: paint(codes.bold),
    dim: paint(codes.dim),
    red: paint(codes.red),
    yellow: paint(codes.yellow),
    cyan: paint(codes.cyan),
    green: paint(codes.green),
  };
}

/**
 * Breaks text at spaces into lines of at most `width` columns by `widthOf`, the first `taken` columns shorter. A longer
 * word has its own line.
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number, taken = 0): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
