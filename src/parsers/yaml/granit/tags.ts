/** Scans directives, tags, anchors and aliases by granit's rules. */
import type { Mark } from "../libyaml/cursor.ts";
import type { Token } from "../libyaml/tokens.ts";
import { type Cursor, isBlankOrEnd, isBreakOrEnd, isFlow } from "./cursor.ts";

/** Reads a directive; `undefined` if its name is reserved for later versions of YAML. */
export function scanDirective(cursor: Cursor): Token | undefined {
  const start = cursor.mark();
  cursor.skip();
  const name = take(cursor, (unit) => !isBlankOrEnd(unit));
  if (name === "") throw cursor.fault("while scanning a directive, could not find expected directive name", start);
  const token = name === "YAML" ? version(cursor, start) : name === "TAG" ? prefix(cursor, start) : undefined;
  if (!token) take(cursor, (unit) => !isBreakOrEnd(unit) && unit !== 0x23);
  if (isBlankOrEnd(cursor.peek()) || token) cursor.skipToEnd(true);
  else cursor.skipToBreak();
  if (!isBreakOrEnd(cursor.peek()))
    throw cursor.fault("while scanning a directive, did not find expected comment or line break", start);
  cursor.skipLine();
  return token;
}

function take(cursor: Cursor, belongs: (unit: number) => boolean): string {
  const from = cursor.offset;
  while (belongs(cursor.peek())) cursor.skip();
  return cursor.text.slice(from, cursor.offset);
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isWord = (unit: number): boolean =>
  isDigit(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || unit === 0x5f || unit === 0x2d;
const isUri = (unit: number): boolean =>
  isWord(unit) || (unit !== 0 && "#;/?:@&=+$,.!~*'()[]%".includes(String.fromCharCode(unit)));
const isTag = (unit: number): boolean => isUri(unit) && !isFlow(unit) && unit !== 0x21;

function version(cursor: Cursor, start: Mark): Token {
  const number = (): number => {
    const digits = take(cursor, isDigit);
    if (digits.length > 9)
      throw cursor.fault("while scanning a YAML directive, found extremely long version number", start);
    if (digits === "")
      throw cursor.fault("while scanning a YAML directive, did not find expected version number", start);
    return Number(digits);
  };
  cursor.skipBlanks();
  const major = number();
  if (cursor.peek() !== 0x2e)
    throw cursor.fault("while scanning a YAML directive, did not find expected digit or '.' character", start);
  cursor.skip();
  return { type: "version-directive", major, minor: number(), start, end: cursor.mark() };
}

function prefix(cursor: Cursor, start: Mark): Token {
  cursor.skipBlanks();
  const handle = scanHandle(cursor, start);
  if (handle !== "!" && !handle.endsWith("!"))
    throw cursor.fault("while parsing a tag directive, did not find expected '!'", start);
  cursor.skipBlanks();
  if (cursor.peek() !== 0x21 && !isTag(cursor.peek())) throw cursor.fault("invalid global tag character", start);
  const uri = scanUri(cursor, start, isUri);
  if (!isBlankOrEnd(cursor.peek()))
    throw cursor.fault("while scanning TAG, did not find expected whitespace or line break", start);
  return { type: "tag-directive", handle, prefix: uri, start, end: cursor.mark() };
}

/** Names consist of all characters except white space and flow indicators; a colon is allowed. */
export function scanAnchor(cursor: Cursor, type: "alias" | "anchor"): Token {
  const start = cursor.mark();
  cursor.skip();
  const value = take(cursor, (unit) => !isBlankOrEnd(unit) && !isFlow(unit) && unit !== 0xfeff);
  if (value === "")
    throw cursor.fault(
      "while scanning an anchor or alias, did not find expected alphabetic or numeric character",
      start,
    );
  return { type, value, start, end: cursor.mark() };
}

/** `flow`: inside a flow collection, where a bracket or a comma can follow. */
export function scanTag(cursor: Cursor, flow: boolean): Token {
  const start = cursor.mark();
  let handle = "";
  let suffix: string;
  if (cursor.peek(1) === 0x3c) {
    cursor.skip(2);
    suffix = scanUri(cursor, start, isUri);
    if (suffix === "") throw cursor.fault("while parsing a tag, did not find expected tag URI", start);
    if (cursor.peek() !== 0x3e)
      throw cursor.fault("while scanning a verbatim tag, did not find the expected '>'", start);
    cursor.skip();
  } else {
    handle = scanHandle(cursor, start);
    suffix = scanUri(cursor, start, isTag);
    if (handle.length > 1 && handle.endsWith("!")) {
      if (suffix === "") throw cursor.fault("while parsing a tag, did not find expected tag URI", start);
    } else {
      suffix = handle.slice(1) + suffix;
      [handle, suffix] = suffix === "" ? ["", "!"] : ["!", suffix];
    }
  }
  const next = cursor.peek();
  if (!isBlankOrEnd(next) && !(flow && isFlow(next)))
    throw cursor.fault("while scanning a tag, did not find expected whitespace or line break", start);
  return { type: "tag", handle, suffix, start, end: cursor.mark() };
}

function scanHandle(cursor: Cursor, start: Mark): string {
  if (cursor.peek() !== 0x21) throw cursor.fault("while scanning a tag, did not find expected '!'", start);
  cursor.skip();
  const handle = `!${take(cursor, isWord)}`;
  if (cursor.peek() !== 0x21) return handle;
  cursor.skip();
  return `${handle}!`;
}

function scanUri(cursor: Cursor, start: Mark, belongs: (unit: number) => boolean): string {
  let uri = "";
  while (belongs(cursor.peek())) uri += cursor.peek() === 0x25 ? scanEscapes(cursor, start) : cursor.read();
  return uri;
}

/** Reads one character, written as `%` and two digits for each of its bytes. */
function scanEscapes(cursor: Cursor, start: Mark): string {
  const octets: number[] = [];
  let width = 1;
  do {
    const digits = cursor.text.slice(cursor.offset + 1, cursor.offset + 3);
    if (cursor.peek() !== 0x25 || !/^[0-9A-Fa-f]{2}$/.test(digits))
      throw cursor.fault("while parsing a tag, found an invalid escape sequence", start);
    const octet = parseInt(digits, 16);
    if (octets.length === 0)
      width =
        octet < 0x80 ? 1 : (octet & 0xe0) === 0xc0 ? 2 : (octet & 0xf0) === 0xe0 ? 3 : (octet & 0xf8) === 0xf0 ? 4 : 0;
    octets.push(octet);
    cursor.skip(3);
  } while (octets.length < width);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(new Uint8Array(octets));
  } catch {
    throw cursor.fault("while parsing a tag, found an incorrect UTF-8 octet", start);
  }
}
