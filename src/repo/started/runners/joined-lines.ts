/** Lines of a Makefile or a justfile that belong together. */

/** Lines with a backslash at the end of each but the last. */
export interface JoinedLine {
  readonly text: string;
  /** Where it begins in the text. */
  readonly start: number;
  /** The numbers of its lines, counted from 0. */
  readonly numbers: readonly number[];
}

/** The lines of a text, joined. A backslash counts before the end of a line of Windows too. */
export function joinedLines(text: string): readonly JoinedLine[] {
  const joined: JoinedLine[] = [];
  const lines = text.split("\n");
  let [start, at] = [0, 0];
  let numbers: number[] = [];
  for (const [number, line] of lines.entries()) {
    numbers.push(number);
    at += line.length + 1;
    if (number < lines.length - 1 && /(?<!\\)(?:\\\\)*\\\r?$/.test(line)) continue;
    joined.push({ text: text.slice(start, at - 1), start, numbers });
    start = at;
    numbers = [];
  }
  return joined;
}
