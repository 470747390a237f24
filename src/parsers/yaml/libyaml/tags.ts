/** Scans directives, tags, anchors and aliases by libyaml's rules. */
import { type Cursor, type Fault, isBlank, isBlankOrEnd, isBreakOrEnd, isDigit, isWord } from "./cursor.ts";
import type { Token } from "./tokens.ts";

/** At `%`, in the first column. Throws a `Fault` for an unknown directive. */
export function scanDirective(cursor: Cursor): Token {
  const start = cursor.mark();
  const refuse = (problem: string): Fault => cursor.fault(problem, "while scanning a directive");
  cursor.skip();
  const name = word(cursor);
  if (name === "") throw refuse("could not find expected directive name");
  if (!isBlankOrEnd(cursor.peek())) throw refuse("found unexpected non-alphabetical character");
  if (name !== "YAML" && name !== "TAG") throw refuse("found unknown directive name");
  const value = name === "YAML" ? version(cursor) : prefix(cursor);
  const end = cursor.mark();
  cursor.skipBlanks();
  if (cursor.peek() === 0x23) cursor.skipToBreak();
  if (!isBreakOrEnd(cursor.peek())) throw refuse("did not find expected comment or line break");
  cursor.skipLine();
  return { ...value, start, end };
}

function word(cursor: Cursor): string {
  const from = cursor.offset;
  while (isWord(cursor.peek())) cursor.skip();
  return cursor.text.slice(from, cursor.offset);
}

function version(cursor: Cursor): {
  readonly type: "version-directive";
  readonly major: number;
  readonly minor: number;
} {
  const refuse = (problem: string): Fault => cursor.fault(problem, "while scanning a %YAML directive");
  const number = (): number => {
    let digits = "";
    while (isDigit(cursor.peek())) {
      if (digits.length === 9) throw refuse("found extremely long version number");
      digits += cursor.read();
    }
    if (digits === "") throw refuse("did not find expected version number");
    return Number(digits);
  };
  cursor.skipBlanks();
  const major = number();
  if (cursor.peek() !== 0x2e) throw refuse("did not find expected digit or '.' character");
  cursor.skip();
  return { type: "version-directive", major, minor: number() };
}

function prefix(cursor: Cursor): { readonly type: "tag-directive"; readonly handle: string; readonly prefix: string } {
  const refuse = (problem: string): Fault => cursor.fault(problem, "while scanning a %TAG directive");
  cursor.skipBlanks();
  const handle = scanHandle(cursor, true);
  if (!isBlank(cursor.peek())) throw refuse("did not find expected whitespace");
  cursor.skipBlanks();
  const uri = scanUri(cursor, { directive: true, wide: true, head: "" });
  if (!isBlankOrEnd(cursor.peek())) throw refuse("did not find expected whitespace or line break");
  return { type: "tag-directive", handle, prefix: uri };
}

/** At `&` or `*`. Throws a `Fault` for an empty name. */
export function scanAnchor(cursor: Cursor, type: "alias" | "anchor"): Token {
  const start = cursor.mark();
  cursor.skip();
  const value = word(cursor);
  const next = cursor.peek();
  if (value === "" || !(isBlankOrEnd(next) || "?:,]}%@`".includes(String.fromCharCode(next)))) {
    throw cursor.fault("did not find expected alphabetic or numeric character", `while scanning an ${type}`);
  }
  return { type, value, start, end: cursor.mark() };
}

/** `flow`: inside a flow collection, where a comma can follow. */
export function scanTag(cursor: Cursor, flow: boolean): Token {
  const start = cursor.mark();
  const refuse = (problem: string): Fault => cursor.fault(problem, "while scanning a tag");
  let handle = "";
  let suffix: string;
  if (cursor.peek(1) === 0x3c) {
    cursor.skip();
    cursor.skip();
    suffix = scanUri(cursor, { directive: false, wide: true, head: "" });
    if (cursor.peek() !== 0x3e) throw refuse("did not find the expected '>'");
    cursor.skip();
  } else {
    handle = scanHandle(cursor, false);
    if (handle.length > 1 && handle.endsWith("!")) {
      suffix = scanUri(cursor, { directive: false, wide: false, head: "" });
    } else {
      suffix = scanUri(cursor, { directive: false, wide: false, head: handle });
      handle = "!";
      if (suffix === "") [handle, suffix] = ["", "!"];
    }
  }
  const next = cursor.peek();
  if (!isBlankOrEnd(next) && !(flow && next === 0x2c)) throw refuse("did not find expected whitespace or line break");
  return { type: "tag", handle, suffix, start, end: cursor.mark() };
}

function scanHandle(cursor: Cursor, directive: boolean): string {
  if (cursor.peek() !== 0x21)
    throw cursor.fault(
      "did not find expected '!'",
      directive ? "while scanning a tag directive" : "while scanning a tag",
    );
  cursor.skip();
  const handle = `!${word(cursor)}`;
  if (cursor.peek() === 0x21) {
    cursor.skip();
    return `${handle}!`;
  }
  if (directive && handle !== "!") throw cursor.fault("did not find expected '!'", "while parsing a tag directive");
  return handle;
}

/**
 * `head`: text that was read as a handle but begins the URI; its `!` is dropped. `wide`: `,[]` are part of the URI. As
 * in C, a NUL ends it.
 */
function scanUri(
  cursor: Cursor,
  { directive, wide, head }: { readonly directive: boolean; readonly wide: boolean; readonly head: string },
): string {
  const context = directive ? "while parsing a %TAG directive" : "while parsing a tag";
  let uri = head.slice(1);
  let length = head.length;
  for (; ; length++) {
    const next = cursor.peek();
    if (
      next === 0 ||
      !(
        isWord(next) ||
        ";/?:@&=+$.%!~*'()".includes(String.fromCharCode(next)) ||
        (wide && ",[]".includes(String.fromCharCode(next)))
      )
    )
      break;
    uri += next === 0x25 ? scanEscapes(cursor, context) : cursor.read();
  }
  if (length === 0) throw cursor.fault("did not find expected tag URI", context);
  return uri.replace(/\0.*/su, "");
}

/** Reads one character, written as `%` and two digits for each of its bytes. */
function scanEscapes(cursor: Cursor, context: string): string {
  const octets: number[] = [];
  let width = 1;
  do {
    const digits = cursor.text.slice(cursor.offset + 1, cursor.offset + 3);
    if (cursor.peek() !== 0x25 || !/^[0-9A-Fa-f]{2}$/.test(digits))
      throw cursor.fault("did not find URI escaped octet", context);
    const octet = parseInt(digits, 16);
    if (octets.length === 0) {
      width =
        octet < 0x80 ? 1 : (octet & 0xe0) === 0xc0 ? 2 : (octet & 0xf0) === 0xe0 ? 3 : (octet & 0xf8) === 0xf0 ? 4 : 0;
      if (width === 0) throw cursor.fault("found an incorrect leading UTF-8 octet", context);
    } else if ((octet & 0xc0) !== 0x80) throw cursor.fault("found an incorrect trailing UTF-8 octet", context);
    octets.push(octet);
    for (let i = 0; i < 3; i++) cursor.skip();
  } while (octets.length < width);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(octets));
}
