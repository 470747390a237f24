/** Scalars that begin and end on one line: plain ones, and quoted ones with the escapes that every parser knows. */
import type { Scalar, SyntaxProblem } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import type { Family, Typing } from "./family.ts";

/** A text that is read, at offset `base` of its file. */
export interface Context {
  readonly text: string;
  readonly base: number;
  readonly family: Family;
  /** Why the parser refuses the text, in the order in which it finds out. */
  readonly faults: SyntaxProblem[];
  /** The place of a value that the parser did not reach before it stopped. */
  absent?: Span;
}

/** A scalar, and the offset in the text of what follows it on its line: a line break, the end, or something else. */
export interface Written {
  readonly node: Scalar;
  readonly end: number;
}

/** A character with which a plain scalar begins in every parser, and no indicator. */
const plainStart = /[^\s\-?:,[\]{}#&*!|>'"%@`]/;
/** What ends a plain scalar on its line: a colon before a blank, or a comment. */
const plainEnd = /:(?=[ \n]|$)| #|\n|$/g;

/** `false` for `-`, `?` and `:`, which begin a plain scalar only before certain characters. */
export function startsPlain(character: string | undefined): boolean {
  return character !== undefined && plainStart.test(character);
}

/** Whether a colon that ends a key is at an offset. */
export function isKeyColon(text: string, at: number): boolean {
  return text[at] === ":" && (isLineEnd(text, at + 1) || text[at + 1] === " ");
}

/** Whether a line ends at an offset. */
export function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || text[at] === "\n";
}

/** The offset of the first character from `from` on that is no space. A tab is none. */
export function afterBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at++;
  return at;
}

/** YAML trims spaces; other white space, such as a no-break space, belongs to the value. */
export function beforeBlanks(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text[end - 1] === " ") end--;
  return end;
}

/** The offset at which a plain scalar ends on its line, trailing blanks included; `undefined` before a comment. */
export function plainEndAt(text: string, at: number): number | undefined {
  plainEnd.lastIndex = at;
  const end = plainEnd.exec(text)?.index ?? text.length;
  return text[end] === " " ? undefined : end;
}

/** A plain scalar at `start` of its file; `undefined` where only the full parser can type it. */
export function scalarOf(text: string, start: number, length: number, typing: Typing): Scalar | undefined {
  const typed = typing(text);
  if (!typed) return undefined;
  const { value, number } = typed;
  const span = { start, end: start + length };
  // Literals are several times faster than a spread, and this is the hottest line of the reader.
  if (number === undefined) return { kind: "scalar", span, value, text, style: "plain" };
  return { kind: "scalar", span, value, text, style: "plain", number };
}

/** A scalar of one line in a block. */
export function scalarAt(context: Context, at: number): Written | undefined {
  const { text, base, family } = context;
  const first = text[at];
  if (first === '"' || first === "'") return quotedAt(context, at);
  if (!startsPlain(first)) return undefined;
  const end = plainEndAt(text, at);
  if (end === undefined) return undefined;
  const content = text.slice(at, beforeBlanks(text, at, end));
  const node = scalarOf(content, base + at, content.length, family.value);
  return node && { node, end };
}

/**
 * At the opening quote; `undefined` for a quote that its line does not close, and for escapes that parsers read in
 * different ways.
 */
export function quotedAt({ text, base }: Context, at: number): Written | undefined {
  const end = text[at] === "'" ? singleEnd(text, at) : doubleEnd(text, at);
  if (end === undefined) return undefined;
  const content = text.slice(at + 1, end - 1);
  const value = text[at] === "'" ? content.replaceAll("''", "'") : unescaped(content);
  if (value === undefined) return undefined;
  const span = { start: base + at, end: base + end };
  return { node: { kind: "scalar", span, value, text: value, style: "quoted" }, end: afterBlanks(text, end) };
}

/** The offset behind the closing quote, on the same line. */
function singleEnd(text: string, at: number): number | undefined {
  let end = text.indexOf("'", at + 1);
  while (end >= 0 && text[end + 1] === "'") end = text.indexOf("'", end + 2);
  return end < 0 || text.slice(at, end).includes("\n") ? undefined : end + 1;
}

function doubleEnd(text: string, at: number): number | undefined {
  for (let end = at + 1; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 0x22) return end + 1;
    if (unit === 0x0a) return undefined;
    if (unit === 0x5c) end++;
  }
  return undefined;
}

const escapes: { readonly [letter: string]: string } = { "\\": "\\", '"': '"', "/": "/", n: "\n", t: "\t", r: "\r" };

/** `undefined` if it has a rarer escape. */
function unescaped(content: string): string | undefined {
  if (!content.includes("\\")) return content;
  let isUsual = true;
  const value = content.replace(/\\([^])/g, (written, letter: string) => {
    const character = escapes[letter];
    if (character === undefined) isUsual = false;
    return character ?? written;
  });
  return isUsual ? value : undefined;
}
