/** Reads TOML's values, with nested lists and inline tables. */
import type { Node, Scalar } from "../node.ts";
import type { Cursor } from "./cursor.ts";
import { readKeys, skipEquals } from "./keys.ts";
import { skipLines } from "./lines.ts";
import { readPlain } from "./plain.ts";
import { readString } from "./strings.ts";
import { define, newTable } from "./tables.ts";

/** Ends behind the value. Throws `Refused` where the parser refuses it. */
export function readValue(cursor: Cursor): Node {
  const start = cursor.at;
  const recent = cursor.family === "0.9";
  switch (cursor.peek()) {
    case '"':
    case "'": {
      const text = readString(cursor);
      return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
    }
    case "[":
      return cursor.nested(() => (recent ? list09(cursor) : list08(cursor)));
    case "{":
      return cursor.nested(() => (recent ? inline09(cursor) : inline08(cursor)));
    case "=":
    case "]":
    case "}":
      if (recent) cursor.refuse("unexpected character, expected value");
  }
  return readPlain(cursor);
}

/** If an item is followed by something unexpected, 0.8 goes back and reports the item. */
function list08(cursor: Cursor): Node {
  const start = cursor.at++;
  const expected = "invalid array\nexpected `]`";
  const items: Node[] = [];
  for (;;) {
    if (!cursor.gap()) cursor.refuse(expected);
    if (cursor.peek() === "]") break;
    if (!/["'[{+\-\d_.tfin]/.test(cursor.peek())) cursor.refuse(expected);
    const item = cursor.at;
    items.push(readValue(cursor));
    if (!cursor.gap()) cursor.refuse(expected, item);
    if (cursor.peek() === ",") cursor.at++;
    else if (cursor.peek() !== "]") cursor.refuse(expected);
  }
  cursor.at++;
  return { kind: "list", span: cursor.span(start), items };
}

function list09(cursor: Cursor): Node {
  const start = cursor.at++;
  const items: Node[] = [];
  for (;;) {
    skipLines(cursor);
    if (cursor.peek() === "]") break;
    if (cursor.ended) cursor.refuse("unclosed array, expected `]`");
    if (cursor.peek() === ",") cursor.refuse("extra comma in array, expected value");
    items.push(readValue(cursor));
    skipLines(cursor);
    if (cursor.peek() === ",") cursor.at++;
    else if (cursor.ended) cursor.refuse("unclosed array, expected `]`");
    else if (cursor.peek() !== "]") cursor.refuse("missing comma between array elements, expected `,`");
  }
  cursor.at++;
  return { kind: "list", span: cursor.span(start), items };
}

/** One line, without a trailing comma. Errors in its keys are reported at its beginning. */
function inline08(cursor: Cursor): Node {
  const start = cursor.at;
  const table = newTable(cursor.span(start), { inline: true });
  const pairs: (readonly [path: readonly Scalar[], value: Node])[] = [];
  const expected = "invalid inline table\nexpected `}`";
  for (let comma = cursor.at++; ; comma = cursor.at++) {
    cursor.blanks();
    if (!/[A-Za-z0-9_"'-]/.test(cursor.peek())) {
      if (pairs.length > 0) cursor.refuse(expected, comma);
      break;
    }
    const path = readKeys(cursor);
    skipEquals(cursor);
    cursor.blanks();
    pairs.push([path, readValue(cursor)]);
    cursor.blanks();
    if (cursor.peek() !== ",") break;
  }
  for (const [path, value] of pairs) define(cursor, table, path, value, start + 1);
  if (cursor.peek() !== "}") cursor.refuse(expected);
  cursor.at++;
  table.span = cursor.span(start);
  return table;
}

/** As in TOML 1.1: line breaks, comments and a trailing comma are allowed. */
function inline09(cursor: Cursor): Node {
  const start = cursor.at++;
  const table = newTable(cursor.span(start), { inline: true });
  for (;;) {
    skipLines(cursor);
    if (cursor.peek() === "}") break;
    if (cursor.ended) cursor.refuse("unclosed inline table, expected `}`");
    if (cursor.peek() === ",") cursor.refuse("extra comma in inline table, expected key");
    if (cursor.peek() === "[") cursor.refuse("missing key for inline table element, expected key");
    const pair = cursor.at;
    const path = readKeys(cursor);
    skipLines(cursor);
    if (cursor.peek() === "=") {
      cursor.at++;
      skipLines(cursor);
    } else if (cursor.peek() !== "}") cursor.refuse("missing assignment between key-value pairs, expected `=`");
    if (cursor.peek() === "}") {
      cursor.decline("missing value", cursor.at);
      break;
    }
    if (cursor.peek() === ",") cursor.refuse("extra comma in inline table, expected value");
    define(cursor, table, path, readValue(cursor), pair);
    skipLines(cursor);
    if (cursor.peek() === ",") cursor.at++;
    else if (cursor.ended) cursor.refuse("unclosed inline table, expected `}`");
    else if (cursor.peek() !== "}") cursor.refuse("missing comma between key-value pairs, expected `,`");
  }
  cursor.at++;
  table.span = cursor.span(start);
  return table;
}
