/** Reads TOML's four kinds of quoted strings. */
import { type Cursor, Refused } from "./cursor.ts";

const basic = /[\t\x20\x21\x23-\x5b\x5d-\x7e\x80-\uffff]+/y;
const literal = /[\t\x20-\x26\x28-\x7e\x80-\uffff]+/y;

/**
 * Reads a quoted string; the cursor is at its opening quote. `lines: false` does not recognise triple quotes, as in
 * 0.8's keys.
 */
export function readString(cursor: Cursor, lines = true): string {
  const start = cursor.at;
  const quote = cursor.peek();
  const long = lines && cursor.text.startsWith(quote.repeat(3), start);
  try {
    return long ? readLong(cursor, quote) : readShort(cursor, quote);
  } catch (error) {
    if (!(error instanceof Refused) || cursor.family !== "0.9") throw error;
    cursor.at = start;
    const closed = long ? skipLong(cursor, quote) : skipShort(cursor, quote);
    cursor.decline(error.message, closed ? error.start : cursor.at, closed ? error.end : cursor.at);
    return "";
  }
}

/** Skips an invalid string of one line as 0.9 does; returns whether it is closed. */
function skipShort(cursor: Cursor, quote: string): boolean {
  const { text } = cursor;
  for (cursor.at++; cursor.at < text.length && cursor.peek() !== "\n"; cursor.at++) {
    if (cursor.peek() === quote) {
      cursor.at++;
      return true;
    }
    if (quote === '"' && isEscaped(text, cursor.at)) cursor.at++;
  }
  return false;
}

/** The same for triple quotes. The closing quotes can be preceded by up to two quotes that belong to the string. */
function skipLong(cursor: Cursor, quote: string): boolean {
  const { text } = cursor;
  const close = quote.repeat(3);
  for (cursor.at += 3; cursor.at < text.length; cursor.at++) {
    if (text.startsWith(close, cursor.at)) {
      cursor.at += 3;
      for (let more = 0; more < 2 && cursor.peek() === quote; more++) cursor.at++;
      return true;
    }
    if (quote === '"' && isEscaped(text, cursor.at)) cursor.at++;
  }
  return false;
}

function isEscaped(text: string, at: number): boolean {
  return text[at] === "\\" && (text[at + 1] === "\\" || text[at + 1] === '"');
}

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
  let value = plainUpTo(cursor, quote);
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

/** The line end just read: 0.9 keeps it as it is written. */
function lineEnd({ family, text, at }: Cursor): string {
  return family === "0.9" && text[at - 2] === "\r" ? "\r\n" : "\n";
}

/** The text up to the closing quotes, if it has no escapes or control characters, as most prompts. */
function plainUpTo(cursor: Cursor, quote: string): string {
  const end = cursor.text.indexOf(quote.repeat(3), cursor.at);
  const text = end < 0 ? "" : cursor.text.slice(cursor.at, end);
  if ((quote === '"' ? special : control).test(text)) return "";
  cursor.at += text.length;
  return text;
}

const control = /[\0-\x08\x0b-\x1f\x7f]/;
const special = /[\0-\x08\x0b-\x1f\x7f\\]/;

/** A backslash at the end of a line removes the white space up to the next character. */
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

const simple: { readonly [letter: string]: string } = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  "\\": "\\",
  '"': '"',
};
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
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000))
    return cursor.refuse(`invalid unicode ${digits}-digit hex code`, cursor.at + 2);
  cursor.at += 2 + digits;
  return String.fromCodePoint(code);
}
