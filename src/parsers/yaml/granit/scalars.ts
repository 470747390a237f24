/** Scans scalars by granit's rules: block, quoted and plain. */
import type { Fault, Mark } from "../libyaml/cursor.ts";
import type { Token } from "../libyaml/tokens.ts";
import { type Cursor, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isFlow } from "./cursor.ts";
import type { Layout } from "./layout.ts";

type Chomping = "clip" | "strip" | "keep";

/** At `|` or `>`. Throws a `Fault`. */
export function scanBlockScalar(cursor: Cursor, literal: boolean, layout: Layout): Token {
  const start = cursor.mark();
  const style = literal ? "literal" : "folded";
  cursor.skip();
  layout.closeEntries();
  const parent = layout.indent;
  const { chomping, increment } = scanHeader(cursor, start);
  cursor.skipToEnd(true);
  if (!isBreakOrEnd(cursor.peek()))
    throw cursor.fault("while scanning a block scalar, did not find expected comment or line break", start);
  cursor.skipLine();
  if (cursor.peek() === 0x09) throw cursor.fault("a block scalar content cannot start with a tab", start);
  let indent = increment === 0 ? 0 : parent >= 0 ? parent + increment : increment;
  let trailing = "";
  const skipIndent = (): void => {
    do while (cursor.column < indent && cursor.peek() === 0x20) cursor.skipBlank();
    while (takeBreak());
  };
  const takeBreak = (): boolean => {
    if (!cursor.skipLine()) return false;
    trailing += "\n";
    return true;
  };
  if (indent > 0) skipIndent();
  else {
    let deepest = 0;
    do {
      while (cursor.peek() === 0x20) cursor.skipBlank();
      deepest = Math.max(deepest, cursor.column);
    } while (takeBreak());
    indent = Math.max(deepest, parent + 1);
  }
  const token = (value: string): Token => ({ type: "scalar", value, style, start, end: cursor.mark() });
  if (cursor.peek() === 0)
    return token(
      chomping !== "keep" || cursor.line === start.line ? "" : trailing === "" && cursor.column > 0 ? "\n" : trailing,
    );
  if (cursor.column < indent && cursor.column > parent) {
    const ends = parent < 0 && cursor.column === 0 && (cursor.atDocumentIndicator() || cursor.peek() === 0x23);
    if (!ends) throw cursor.fault("wrongly indented line in block scalar");
  }

  let value = "";
  let leading = "";
  let startedBlank = false;
  while (cursor.column === indent && cursor.peek() !== 0) {
    if (indent === 0 && cursor.at("...")) break;
    const startsBlank = isBlank(cursor.peek());
    value += !literal && leading !== "" && !startedBlank && !startsBlank ? trailing || " " : leading + trailing;
    trailing = "";
    leading = "";
    startedBlank = startsBlank;
    const from = cursor.offset;
    cursor.skipToBreak();
    value += cursor.text.slice(from, cursor.offset);
    if (cursor.peek() === 0) break;
    cursor.skipLine();
    leading = "\n";
    skipIndent();
  }
  if (chomping !== "strip") {
    value += leading;
    if (cursor.peek() === 0 && cursor.column >= Math.max(indent, 1)) value += "\n";
  }
  if (chomping === "keep") value += trailing;
  return token(value);
}

function scanHeader(cursor: Cursor, start: Mark): { readonly chomping: Chomping; readonly increment: number } {
  let chomping: Chomping = "clip";
  let increment = 0;
  const chomp = (): boolean => {
    const sign = cursor.peek();
    if (sign !== 0x2b && sign !== 0x2d) return false;
    chomping = sign === 0x2b ? "keep" : "strip";
    cursor.skip();
    return true;
  };
  const measure = (): boolean => {
    const digit = cursor.peek() - 0x30;
    if (digit < 0 || digit > 9) return false;
    if (digit === 0)
      throw cursor.fault("while scanning a block scalar, found an indentation indicator equal to 0", start);
    increment = digit;
    cursor.skip();
    return true;
  };
  if (chomp()) measure();
  else if (measure()) chomp();
  return { chomping, increment };
}

/** At the opening quote. Throws a `Fault` for a text without the closing one and for an unknown escape. */
export function scanQuotedScalar(cursor: Cursor, single: boolean, layout: Layout): Token {
  const start = cursor.mark();
  const quote = single ? 0x27 : 0x22;
  const flow = layout.flow > 0;
  let value = "";
  cursor.skip();
  for (;;) {
    if (cursor.column === 0 && cursor.atDocumentIndicator())
      throw cursor.fault("while scanning a quoted scalar, found unexpected document indicator", start);
    if (cursor.peek() === 0) throw cursor.fault("unclosed quote", start);
    let broken = false;
    for (let next = cursor.peek(); !isBlankOrEnd(next); next = cursor.peek()) {
      if (next === quote) {
        if (!single || cursor.peek(1) !== quote) break;
        value += "'";
        cursor.skip(2);
      } else if (!single && next === 0x5c) {
        if (isBreak(cursor.peek(1))) {
          cursor.skip();
          cursor.skipLine();
          broken = true;
          break;
        }
        value += scanEscape(cursor, start);
      } else value += cursor.read();
    }
    if (cursor.peek() === quote) break;
    let whitespace = "";
    let folds = false;
    let breaks = "";
    for (let next = cursor.peek(); isBlank(next) || isBreak(next); next = cursor.peek()) {
      if (isBlank(next)) {
        if (broken && next === 0x09 && cursor.column < layout.indent)
          throw cursor.fault("tab cannot be used as indentation");
        if (!broken) whitespace += String.fromCharCode(next);
        cursor.skipBlank();
      } else if (broken) {
        cursor.skipLine();
        breaks += "\n";
      } else {
        cursor.skipLine();
        whitespace = "";
        folds = true;
        broken = true;
      }
    }
    if (broken && folds && !flow && cursor.peek() !== quote && cursor.column <= layout.indent)
      throw cursor.fault("invalid indentation in multiline quoted scalar");
    value += whitespace + (folds && breaks === "" ? " " : breaks);
  }
  cursor.skip();
  const end = cursor.mark();
  cursor.skipToEnd(true);
  const next = cursor.peek();
  const fits =
    isBreakOrEnd(next) ||
    (flow
      ? next === 0x2c || next === 0x7d || next === 0x5d || next === 0x3a
      : next === 0x3a && start.line === cursor.line);
  if (!fits) throw cursor.fault(`invalid trailing content after ${single ? "single" : "double"}-quoted scalar`);
  return { type: "scalar", value, style: single ? "single" : "double", start, end };
}

const escapes: { readonly [letter: string]: string } = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  t: "\t",
  "\t": "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\x1b",
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
};
const digitsAfter: { readonly [letter: string]: number } = { x: 2, u: 4, U: 8 };

/** Two escapes can make one character (a surrogate pair), as in JSON. */
function scanEscape(cursor: Cursor, start: Mark): string {
  const refuse = (problem: string): Fault => cursor.fault(`while parsing a quoted scalar, ${problem}`, start);
  const letter = String.fromCharCode(cursor.peek(1));
  const simple = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  const length = Object.hasOwn(digitsAfter, letter) ? (digitsAfter[letter] ?? 0) : 0;
  if (simple === undefined && length === 0) throw refuse("found unknown escape character");
  cursor.skip(2);
  if (simple !== undefined) return simple;
  const code = hexadecimal(cursor, length);
  if (code === undefined) throw refuse("did not find expected hexadecimal number");
  if (length === 4 && code >= 0xd800 && code <= 0xdbff) {
    if (!cursor.text.startsWith("\\u", cursor.offset)) throw refuse("found a high surrogate without a low one");
    cursor.skip(2);
    const low = hexadecimal(cursor, 4);
    if (low === undefined || low < 0xdc00 || low > 0xdfff) throw refuse("found a high surrogate without a low one");
    return String.fromCharCode(code, low);
  }
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
    throw refuse("found invalid Unicode character escape code");
  return String.fromCodePoint(code);
}

function hexadecimal(cursor: Cursor, length: number): number | undefined {
  const digits = cursor.text.slice(cursor.offset, cursor.offset + length);
  if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits)) return undefined;
  cursor.skip(length);
  return parseInt(digits, 16);
}

interface Plain {
  readonly token: Token;
  /** Whether the scalar ended with a line; a key can begin after it. */
  readonly endsLine: boolean;
  /** Where a comment ended the scalar. */
  readonly interrupted: Mark | undefined;
}

/** At the first character. Throws a `Fault` for a line that is indented less than its key, in brackets. */
export function scanPlainScalar(cursor: Cursor, layout: Layout): Plain {
  layout.closeEntries();
  const flow = layout.flow > 0;
  const indent = layout.indent + 1;
  const start = cursor.mark();
  if (flow && start.column < indent) throw cursor.fault("invalid indentation in flow construct");
  let value = "";
  let end = start;
  let whitespace = "";
  let folds = false;
  let breaks = "";
  let interrupted: Mark | undefined;
  for (;;) {
    if ((cursor.column === 0 && cursor.atDocumentIndicator()) || cursor.peek() === 0x23) {
      if (cursor.peek() === 0x23 && value !== "" && whitespace !== "" && !flow) interrupted = cursor.mark();
      break;
    }
    if (flow && cursor.peek() === 0x2d && isFlow(cursor.peek(1)))
      throw cursor.fault("plain scalar cannot start with '-' followed by ,[]{}");
    if (!isBlankOrEnd(cursor.peek()) && cursor.mayBePlain(flow)) {
      if (cursor.leading) value += folds && breaks === "" ? " " : breaks;
      else value += whitespace;
      whitespace = "";
      folds = false;
      breaks = "";
      const from = cursor.offset;
      do cursor.skip();
      while (!isBlankOrEnd(cursor.peek()) && cursor.mayBePlain(flow));
      value += cursor.text.slice(from, cursor.offset);
      end = cursor.mark();
    }
    if (!isBlank(cursor.peek()) && !isBreak(cursor.peek())) break;
    for (let next = cursor.peek(); isBlank(next) || isBreak(next); next = cursor.peek()) {
      if (isBreak(next)) {
        if (cursor.leading) breaks += "\n";
        else folds = true;
        whitespace = "";
        cursor.skipLine();
      } else if (!cursor.leading) {
        whitespace += String.fromCharCode(next);
        cursor.skipBlank();
      } else if (cursor.column < indent && next === 0x09) {
        cursor.skipToEnd(true);
        if (!isBreakOrEnd(cursor.peek())) throw cursor.fault("while scanning a plain scalar, found a tab", start);
      } else cursor.skipBlank();
    }
    if (!flow && cursor.column < indent) break;
  }
  if (value === "") throw cursor.fault("unexpected end of plain scalar", start);
  return { token: { type: "scalar", value, style: "plain", start, end }, endsLine: cursor.leading, interrupted };
}
