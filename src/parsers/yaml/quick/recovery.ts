/**
 * How the `yaml` package reads on after a fault. The faults are those of a description without quotes: a colon in it
 * begins a mapping on the line of its key, text follows a quoted value, and a line without a colon is the beginning of
 * the next key.
 */
import type { Node, Scalar } from "../../node.ts";
import {
  afterBlanks,
  beforeBlanks,
  type Context,
  isKeyColon,
  isLineEnd,
  plainEndAt,
  scalarOf,
  startsPlain,
} from "./scalars.ts";

/** A key. */
export interface Key {
  readonly node: Scalar;
  /** The offset in the text of its colon; absent if it has none. */
  readonly colon: number | undefined;
  /** The offset of what follows it. */
  readonly end: number;
}

/** What ends a plain scalar that may go on over lines, or needs the parser. */
const textEnd = /:(?=[ \n]|$)|[ \n]#|\n(?:---|\.\.\.)/g;
/** The package refuses a longer key. */
const longest = 1024;

/** A key of any text, over several lines if none of them has a colon. */
export function textKeyAt(context: Context, at: number): Key | undefined {
  const { text, base, family, faults } = context;
  // The package reads on to the next line only if a second character follows.
  if (!startsPlain(text[at]) || isLineEnd(text, at + 1) || text[at + 1] === " ") return undefined;
  textEnd.lastIndex = at;
  const found = textEnd.exec(text);
  const colon = found?.index;
  if (colon !== undefined && (text[colon] !== ":" || " \n".includes(text[colon - 1] ?? ""))) return undefined;
  const end = colon ?? contentEnd(text, at);
  const source = text.slice(at, end);
  if (source.length > longest) return undefined;
  const node = scalarOf(folded(source), base + at, source.length, family.value);
  if (!node) return undefined;
  const { span } = node;
  if (source.includes("\n"))
    faults.push({ kind: "problem", message: "Implicit keys need to be on a single line", span });
  if (colon === undefined)
    faults.push({ kind: "problem", message: "Implicit map keys need to be followed by map values", span });
  return { node, colon, end };
}

/** Where the content of a text ends. */
function contentEnd(text: string, from: number): number {
  let end = text.length;
  while (end > from && " \n".includes(text[end - 1] ?? "")) end--;
  return end;
}

/** The text of a plain scalar over several lines. */
function folded(source: string): string {
  if (!source.includes("\n")) return source;
  const [first = "", ...lines] = source
    .split("\n")
    .map((line) =>
      line.slice(afterBlanks(line, 0), Math.max(afterBlanks(line, 0), beforeBlanks(line, 0, line.length))),
    );
  let text = first;
  let isAfterBlank = false;
  for (const line of lines) {
    if (line === "") {
      if (isAfterBlank) text += "\n";
      isAfterBlank = true;
    } else {
      text += (isAfterBlank ? "\n" : " ") + line;
      isAfterBlank = false;
    }
  }
  return text;
}

/**
 * A value behind which its line goes on at `end`: the key of a further mapping if there is a colon. Text after a quoted
 * value belongs to nothing.
 */
export function furtherKey({ text, base, faults }: Context, value: Node, end: number): Key | undefined {
  if (value.kind !== "scalar") return undefined;
  const after = isKeyColon(text, end) ? end : junkEnd(text, value, end);
  if (after === undefined) return undefined;
  const junk = { start: base + end, end: base + beforeBlanks(text, end, after) };
  const colon = isLineEnd(text, after) ? undefined : after;
  if (colon === undefined) {
    faults.push({ kind: "problem", message: "Unexpected scalar at node end", span: junk });
    return { node: value, colon, end: after };
  }
  const { start } = value.span;
  if (base + colon - start > longest) return undefined;
  faults.push({
    kind: "problem",
    message: "Nested mappings are not allowed in compact mappings",
    span: { start, end: start + 1 },
  });
  if (after > end) faults.push({ kind: "problem", message: "Unexpected scalar token", span: junk });
  return { node: value, colon, end: after };
}

function junkEnd(text: string, value: Scalar, at: number): number | undefined {
  return value.style === "quoted" && startsPlain(text[at]) ? plainEndAt(text, at) : undefined;
}
