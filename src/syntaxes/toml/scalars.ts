/** Reads TOML's strings, numbers and moments. */
import type { Scalar } from "../../node.ts";
import type { Cursor } from "./cursor.ts";

const basic = /[\t\x20\x21\x23-\x5b\x5d-\x7e\x80-\uffff]+/y;
const literal = /[\t\x20-\x26\x28-\x7e\x80-\uffff]+/y;

/** A quoted string of any of the four kinds; `cursor` stands at the opening quote. */
export function readString(cursor: Cursor): string {
  const { text } = cursor;
  const quote = cursor.peek();
  if (text.startsWith(quote.repeat(3), cursor.at)) return readMultiline(cursor, quote);
  cursor.at++;
  let value = "";
  for (;;) {
    value += run(cursor, quote === '"' ? basic : literal);
    if (cursor.peek() === quote) break;
    if (quote === '"' && cursor.peek() === "\\") value += escape(cursor);
    else cursor.refuse(quote === '"' ? "invalid basic string" : "invalid literal string");
  }
  cursor.at++;
  return value;
}

function readMultiline(cursor: Cursor, quote: string): string {
  cursor.at += 3;
  cursor.newline();
  let value = "";
  for (;;) {
    value += run(cursor, quote === '"' ? basic : literal);
    if (cursor.peek() === quote) {
      let quotes = 1;
      while (quotes < 5 && cursor.text[cursor.at + quotes] === quote) quotes++;
      cursor.at += quotes;
      value += quote.repeat(quotes < 3 ? quotes : quotes - 3);
      if (quotes >= 3) return value;
    } else if (cursor.newline()) value += "\n";
    else if (quote === '"' && cursor.peek() === "\\") value += continuation(cursor) ? "" : escape(cursor);
    else cursor.refuse(quote === '"' ? "invalid multiline basic string" : "invalid multiline literal string");
  }
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

function run(cursor: Cursor, pattern: RegExp): string {
  const start = cursor.at;
  pattern.lastIndex = start;
  if (!pattern.test(cursor.text)) return "";
  cursor.at = pattern.lastIndex;
  return cursor.text.slice(start, cursor.at);
}

const simple: { readonly [letter: string]: string } = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"' };
const hexDigits: { readonly [letter: string]: number } = { u: 4, U: 8 };

function escape(cursor: Cursor): string {
  const letter = cursor.text[cursor.at + 1] ?? "";
  const plain = letter === "e" && cursor.family === "0.9" ? "\u001b" : simple[letter];
  if (plain !== undefined) {
    cursor.at += 2;
    return plain;
  }
  const digits = letter === "x" && cursor.family === "0.9" ? 2 : hexDigits[letter];
  if (digits === undefined) return cursor.refuse("invalid escape sequence", cursor.at + 1);
  const hex = cursor.text.slice(cursor.at + 2, cursor.at + 2 + digits);
  const code = /^[0-9A-Fa-f]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : Number.NaN;
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000)) return cursor.refuse(`invalid unicode ${digits}-digit hex code`, cursor.at + 2);
  cursor.at += 2 + digits;
  return String.fromCodePoint(code);
}

const moment = /(?:(\d{4})-(\d\d)-(\d\d)(?:[Tt ](?=\d\d:))?)?(?:(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?)?([Zz]|[+-]\d\d:\d\d)?/y;
const float = /[+-]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*(?:[eE][+-]?\d(?:_?\d)*)?|[eE][+-]?\d(?:_?\d)*))/y;
const integer = /0x[\dA-Fa-f](?:_?[\dA-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:0|[1-9](?:_?\d)*)/y;

/** A value that is no string, list or table. */
export function readPlain(cursor: Cursor): Scalar {
  const start = cursor.at;
  const node = (raw: string, value: Scalar["value"], number?: "integer" | "float"): Scalar => {
    cursor.at = start + raw.length;
    return { kind: "scalar", span: cursor.span(start), value, text: raw, style: "plain", ...(number === undefined ? {} : { number }) };
  };
  if (cursor.text.startsWith("true", start)) return node("true", true);
  if (cursor.text.startsWith("false", start)) return node("false", false);
  const date = match(cursor, moment);
  if (date && /^\d\d(?:\d\d-|:)/.test(date)) return node(date, { kind: "moment", text: date });
  const real = match(cursor, float);
  if (real !== undefined) return node(real, floatOf(real), "float");
  const whole = match(cursor, integer);
  if (whole !== undefined) {
    const exact = integerOf(whole);
    if (exact < -(1n << 63n) || exact >= 1n << 63n) return cursor.refuse("number too large to fit in target type", start, start + whole.length);
    const small = Number(exact);
    return node(whole, Number.isSafeInteger(small) ? (small === 0 ? 0 : small) : exact, "integer");
  }
  return cursor.refuse('invalid string\nexpected `"`, `\'`');
}

function match(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  return pattern.exec(cursor.text)?.[0];
}

function floatOf(raw: string): number {
  const plain = raw.replaceAll("_", "");
  if (plain.endsWith("inf")) return plain.startsWith("-") ? -Infinity : Infinity;
  return Number(plain);
}

function integerOf(raw: string): bigint {
  const plain = raw.replaceAll("_", "");
  return plain.startsWith("-") ? -BigInt(plain.slice(1)) : BigInt(plain.startsWith("+") ? plain.slice(1) : plain);
}
