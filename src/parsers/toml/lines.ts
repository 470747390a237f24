/** Reads what separates TOML's expressions: blank space, comments and line ends. */
import type { Cursor } from "./cursor.ts";

/** Skips blank lines and comment lines. */
export function skipLines(cursor: Cursor): void {
  for (;;) {
    cursor.blanks();
    const commented = cursor.comment();
    if (cursor.newline()) continue;
    if (!cursor.ended && (commented || cursor.peek() === "\r")) refuseRest(cursor);
    return;
  }
}

/** Reads to the end of an expression's line. */
export function endLine(cursor: Cursor): void {
  cursor.blanks();
  const commented = cursor.comment();
  if (cursor.newline() || cursor.ended) return;
  if (commented || cursor.peek() === "\r") refuseRest(cursor);
  cursor.refuse(cursor.family === "0.9" ? "unexpected key or value, expected newline, `#`" : "expected newline, `#`");
}

function refuseRest(cursor: Cursor): never {
  if (cursor.peek() !== "\r") return cursor.refuse("invalid comment character, expected printable characters");
  const expected =
    cursor.family === "0.9" ? "carriage return must be followed by newline, expected newline" : "expected newline, `#`";
  return cursor.refuse(expected, cursor.family === "0.9" ? cursor.at + 1 : cursor.at);
}
