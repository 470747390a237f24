/** Reads TOML's keys, bare, quoted and dotted. */
import type { Scalar } from "../node.ts";
import { type Cursor, maximalDepth } from "./cursor.ts";
import { readString } from "./strings.ts";

const bare = /[A-Za-z0-9_-]+/y;
const word = /[^.=,[\]{} \t#\r\n]+/y;

/** Reads the parts of a key, with the blanks around them. */
export function readKeys(cursor: Cursor): Scalar[] {
  const start = cursor.at;
  const path: Scalar[] = [];
  const longest = cursor.family === "tomllib" ? Infinity : maximalDepth[cursor.family];
  for (;;) {
    cursor.blanks();
    const key = cursor.family === "0.9" ? key09(cursor) : key08(cursor);
    if (path.length <= longest) path.push(key);
    cursor.blanks();
    if (cursor.peek() !== ".") break;
    cursor.at++;
  }
  if (path.length > longest) cursor.decline("recursion limit exceeded", start, cursor.at);
  return path;
}

/** Ends behind the sign. Throws `Refused` with the parser's own words where there is none. */
export function skipEquals(cursor: Cursor): void {
  if (cursor.peek() !== "=")
    cursor.refuse(cursor.family === "0.9" ? "key with no value, expected `=`" : "expected `.`, `=`");
  cursor.at++;
}

function isQuote(sign: string): boolean {
  return sign === '"' || sign === "'";
}

function key08(cursor: Cursor): Scalar {
  const start = cursor.at;
  const quoted = isQuote(cursor.peek());
  const text = quoted ? readString(cursor, false) : cursor.take(bare);
  if (!quoted && text === "") cursor.refuse("invalid key");
  return { kind: "scalar", span: cursor.span(start), value: text, text, style: quoted ? "quoted" : "plain" };
}

/** Takes whole words, and reads a missing key as an empty one, unless the next character cannot begin a key. */
function key09(cursor: Cursor): Scalar {
  const start = cursor.at;
  if (isQuote(cursor.peek())) {
    const long = cursor.text.startsWith(cursor.peek().repeat(3), start);
    const text = readString(cursor);
    if (long) cursor.decline("invalid key, expected a string of one line", start, cursor.at);
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
  }
  const expected = "expected letters, numbers, `-`, `_`";
  const text = cursor.take(word);
  if (text === "" && /[,{}\]]/.test(cursor.peek())) cursor.refuse("invalid key-value pair, expected key");
  if (text === "") cursor.decline(`unquoted keys cannot be empty, ${expected}`, start);
  else if (!/^[A-Za-z0-9_-]+$/.test(text)) cursor.decline(`invalid unquoted key, ${expected}`, start, cursor.at);
  return { kind: "scalar", span: cursor.span(start), value: text, text, style: "plain" };
}
