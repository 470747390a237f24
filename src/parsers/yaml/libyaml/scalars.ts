/** Scans scalars by libyaml's rules: block, quoted and plain. */
import { type Cursor, type Fault, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isDigit, isWord } from "./cursor.ts";
import type { Token } from "./tokens.ts";

/**
 * Folds the line breaks between two pieces of text: a single one becomes a space, several lose the first; LS and PS
 * stay.
 */
function fold(leading: string, trailing: string): string {
  return leading === "\n" ? trailing || " " : leading + trailing;
}

/** `indent`: the column of the enclosing collection, -1 at the root. */
export function scanBlockScalar(cursor: Cursor, literal: boolean, parentIndent: number): Token {
  const start = cursor.mark();
  const refuse = (problem: string): Fault => cursor.fault(problem, "while scanning a block scalar");
  cursor.skip();
  const { chomping, increment } = scanHeader(cursor, refuse);
  cursor.skipBlanks();
  if (cursor.peek() === 0x23) cursor.skipToBreak();
  if (!isBreakOrEnd(cursor.peek())) throw refuse("did not find expected comment or line break");
  cursor.skipLine();
  let end = cursor.mark();
  let indent = increment === 0 ? 0 : parentIndent >= 0 ? parentIndent + increment : increment;

  const scanBreaks = (): string => {
    let breaks = "";
    let deepest = 0;
    end = cursor.mark();
    for (;;) {
      while ((indent === 0 || cursor.column < indent) && cursor.peek() === 0x20) cursor.skip();
      deepest = Math.max(deepest, cursor.column);
      if ((indent === 0 || cursor.column < indent) && cursor.peek() === 0x09)
        throw refuse("found a tab character where an indentation space is expected");
      if (!isBreak(cursor.peek())) break;
      breaks += cursor.skipLine();
      end = cursor.mark();
    }
    if (indent === 0) indent = Math.max(deepest, parentIndent + 1, 1);
    return breaks;
  };

  let value = "";
  let leading = "";
  let trailing = scanBreaks();
  let startedBlank = false;
  while (cursor.column === indent && cursor.peek() !== 0) {
    const startsBlank = isBlank(cursor.peek());
    value +=
      !literal && leading === "\n" && !startedBlank && !startsBlank ? fold(leading, trailing) : leading + trailing;
    startedBlank = startsBlank;
    const from = cursor.offset;
    cursor.skipToBreak();
    value += cursor.text.slice(from, cursor.offset);
    leading = cursor.skipLine();
    trailing = scanBreaks();
  }
  if (chomping !== "strip") value += leading;
  if (chomping === "keep") value += trailing;
  return { type: "scalar", value, style: literal ? "literal" : "folded", start, end };
}

function scanHeader(
  cursor: Cursor,
  refuse: (problem: string) => Fault,
): { readonly chomping: "clip" | "strip" | "keep"; readonly increment: number } {
  let chomping: "clip" | "strip" | "keep" = "clip";
  let increment = 0;
  const chomp = (): boolean => {
    const sign = cursor.peek();
    if (sign !== 0x2b && sign !== 0x2d) return false;
    chomping = sign === 0x2b ? "keep" : "strip";
    cursor.skip();
    return true;
  };
  const measure = (): boolean => {
    if (!isDigit(cursor.peek())) return false;
    if (cursor.peek() === 0x30) throw refuse("found an indentation indicator equal to 0");
    increment = cursor.peek() - 0x30;
    cursor.skip();
    return true;
  };
  if (chomp()) measure();
  else if (measure()) chomp();
  return { chomping, increment };
}

/** White space between two pieces of a quoted or plain scalar. */
interface Gap {
  whitespace: string;
  leading: string;
  trailing: string;
  /** Whether it contains a line break. */
  broken: boolean;
}

function scanGap(cursor: Cursor, gap: Gap, beforeBlank: () => void): void {
  for (;;) {
    const next = cursor.peek();
    if (isBlank(next)) {
      beforeBlank();
      if (gap.broken) cursor.skip();
      else gap.whitespace += cursor.read();
    } else if (isBreak(next)) {
      if (gap.broken) gap.trailing += cursor.skipLine();
      else {
        gap.whitespace = "";
        gap.leading = cursor.skipLine();
        gap.broken = true;
      }
    } else return;
  }
}

function textOf({ whitespace, leading, trailing, broken }: Gap): string {
  return broken ? fold(leading, trailing) : whitespace;
}

/** At the opening quote. Throws a `Fault` for a text without the closing one and for an unknown escape. */
export function scanQuotedScalar(cursor: Cursor, single: boolean): Token {
  const start = cursor.mark();
  const quote = single ? 0x27 : 0x22;
  const context = "while scanning a quoted scalar";
  let value = "";
  cursor.skip();
  for (;;) {
    if (cursor.atDocumentIndicator()) throw cursor.fault("found unexpected document indicator", context);
    if (cursor.peek() === 0) throw cursor.fault("found unexpected end of stream", context);
    const gap: Gap = { whitespace: "", leading: "", trailing: "", broken: false };
    for (let next = cursor.peek(); !isBlankOrEnd(next); next = cursor.peek()) {
      if (next === quote) {
        if (!single || cursor.peek(1) !== quote) break;
        value += "'";
        cursor.skip();
        cursor.skip();
      } else if (!single && next === 0x5c) {
        if (isBreak(cursor.peek(1))) {
          cursor.skip();
          cursor.skipLine();
          gap.broken = true;
          break;
        }
        value += scanEscape(cursor);
      } else value += cursor.read();
    }
    if (cursor.peek() === quote) break;
    scanGap(cursor, gap, () => undefined);
    value += textOf(gap);
  }
  cursor.skip();
  return { type: "scalar", value, style: single ? "single" : "double", start, end: cursor.mark() };
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

function scanEscape(cursor: Cursor): string {
  const context = "while parsing a quoted scalar";
  const letter = String.fromCharCode(cursor.peek(1));
  const simple = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  const length = Object.hasOwn(digitsAfter, letter) ? (digitsAfter[letter] ?? 0) : 0;
  if (simple === undefined && length === 0) throw cursor.fault("found unknown escape character", context);
  cursor.skip();
  cursor.skip();
  if (simple !== undefined) return simple;
  const digits = cursor.text.slice(cursor.offset, cursor.offset + length);
  if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
    throw cursor.fault("did not find expected hexdecimal number", context);
  const code = parseInt(digits, 16);
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
    throw cursor.fault("found invalid Unicode character escape code", context);
  for (let i = 0; i < length; i++) cursor.skip();
  return String.fromCodePoint(code);
}

/** Whether a character after a space certainly continues a plain scalar; other characters are checked one by one. */
function startsWord(unit: number): boolean {
  return isWord(unit) || (unit > 0xa0 && unit !== 0x2028 && unit !== 0x2029);
}

/** The token, and whether it ended with a line; a key can begin after it. */
export function scanPlainScalar(
  cursor: Cursor,
  flow: boolean,
  parentIndent: number,
): { readonly token: Token; readonly endsLine: boolean } {
  const start = cursor.mark();
  const context = "while scanning a plain scalar";
  const indent = parentIndent + 1;
  let value = "";
  let end = start;
  let gap: Gap | undefined;
  const checkTab = (): void => {
    if (gap?.broken && cursor.column < indent && cursor.peek() === 0x09)
      throw cursor.fault("found a tab character that violates indentation", context);
  };
  for (;;) {
    if (cursor.atDocumentIndicator() || cursor.peek() === 0x23) break;
    const from = cursor.offset;
    for (
      let next = cursor.peek();
      !isBlankOrEnd(next) || (next === 0x20 && startsWord(cursor.peek(1)));
      next = cursor.peek()
    ) {
      if (next === 0x3a) {
        const after = cursor.peek(1);
        if (flow && after !== 0 && ",?[]{}".includes(String.fromCharCode(after)))
          throw cursor.fault("found unexpected ':'", context);
        if (isBlankOrEnd(after)) break;
      } else if (flow && (next === 0x2c || next === 0x5b || next === 0x5d || next === 0x7b || next === 0x7d)) break;
      cursor.skip();
    }
    if (cursor.offset > from) {
      const word = cursor.text.slice(from, cursor.offset);
      value += gap ? textOf(gap) + word : word;
      gap = undefined;
      end = cursor.mark();
    }
    const next = cursor.peek();
    if (!isBlank(next) && !isBreak(next)) break;
    gap ??= { whitespace: "", leading: "", trailing: "", broken: false };
    scanGap(cursor, gap, checkTab);
    if (!flow && cursor.column < indent) break;
  }
  return { token: { type: "scalar", value, style: "plain", start, end }, endsLine: gap?.broken ?? false };
}
