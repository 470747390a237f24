/** Reads TOML's four kinds of quoted strings. */
import { type Cursor, Refused } from "./cursor.ts";

const basic = /[\t\x20\x21\x23-\x5b\x5d-\x7e\x80-\uffff]+/y;
const literal = /[\t\x20-\x26\x28-\x7e\x80-\uffff]+/y;

/** A quoted string; the cursor stands at its opening quote. `lines: false` knows no triple quotes, as in 0.8's keys. */
export function readString(cursor: Cursor, lines = true): string {
  const start = cursor.at;
  const quote = cursor.peek();
  const long = lines && cursor.text.startsWith(quote.repeat(3), start);
  try {
    return long ? readLong(cursor, quote) : readShort(cursor, quote);
  } catch (error) {
    if (!(error instanceof Refused) || cursor.family === "0.8") throw error;
    cursor.at = start;
    const closed = cursor.take(long ? tokens[quote === '"' ? "longBasic" : "longLiteral"] : tokens[quote === '"' ? "basic" : "literal"]);
    const open = closed.length < (long ? 6 : 2) || !closed.endsWith(long ? quote.repeat(3) : quote);
    cursor.decline(error.message, open ? cursor.at : error.start, open ? cursor.at : error.end);
    return "";
  }
}

/** How far 0.9 takes a string that is wrong inside: to its closing quotes, or to the end of the line or the text. */
const tokens = {
  basic: /"(?:[^"\\\n]|\\["\\]?)*"?/y,
  literal: /'[^'\n]*'?/y,
  longBasic: /"""(?:[^"\\]|\\["\\]?|"(?!""))*(?:"{3,5})?/y,
  longLiteral: /'''(?:[^']|'(?!''))*(?:'{3,5})?/y,
} as const;

function readShort(cursor: Cursor, quote: string): string {
  cursor.at++;
  let value = "";
  for (;;) {
    value += cursor.take(quote === '"' ? basic : literal);
    if (cursor.peek() === quote) break;
    if (quote === '"' && cursor.peek() === "\\") value += escape(cursor);
    else cursor.refuse(quote === '"' ? "invalid basic string" : "invalid literal string");
  }
  cursor.at++;
  return value;
}

function readLong(cursor: Cursor, quote: string): string {
  cursor.at += 3;
  cursor.newline();
  let value = "";
  for (;;) {
    value += cursor.take(quote === '"' ? basic : literal);
    if (cursor.peek() === quote) {
      let quotes = 1;
      while (quotes < 5 && cursor.text[cursor.at + quotes] === quote) quotes++;
      cursor.at += quotes;
      value += quote.repeat(quotes < 3 ? quotes : quotes - 3);
      if (quotes >= 3) return value;
    } else if (cursor.newline()) value += lineEnd(cursor);
    else if (quote === '"' && cursor.peek() === "\\") value += continuation(cursor) ? "" : escape(cursor);
    else cursor.refuse(quote === '"' ? "invalid multiline basic string" : "invalid multiline literal string");
  }
}

/** The line end just read: the newer crate keeps it as it is written. */
function lineEnd({ family, text, at }: Cursor): string {
  return family === "0.9" && text[at - 2] === "\r" ? "\r\n" : "\n";
}

/** A backslash at the end of a line takes away the blank space up to the next character. */
function continuation(cursor: Cursor): boolean {
  const start = cursor.at++;
  cursor.blanks();
  if (!cursor.newline()) {
    cursor.at = start;
    return false;
  }
  do cursor.blanks();
  while (cursor.newline());
  return true;
}

const simple: { readonly [letter: string]: string } = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"' };
const hexDigits: { readonly [letter: string]: number } = { u: 4, U: 8 };

function escape(cursor: Cursor): string {
  const letter = cursor.text[cursor.at + 1] ?? "";
  const recent = cursor.family === "0.9";
  const plain = recent && letter === "e" ? "\u001b" : Object.hasOwn(simple, letter) ? simple[letter] : undefined;
  if (plain !== undefined) {
    cursor.at += 2;
    return plain;
  }
  const digits = recent && letter === "x" ? 2 : Object.hasOwn(hexDigits, letter) ? hexDigits[letter] : undefined;
  if (digits === undefined) return cursor.refuse(`invalid escape sequence \`\\${letter}\``, cursor.at + 1);
  const hex = cursor.text.slice(cursor.at + 2, cursor.at + 2 + digits);
  const code = hex.length === digits && /^[0-9A-Fa-f]+$/.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000)) return cursor.refuse(`invalid unicode ${digits}-digit hex code`, cursor.at + 2);
  cursor.at += 2 + digits;
  return String.fromCodePoint(code);
}
