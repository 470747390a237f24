/** How parsers that stop at the first fault read a description without quotes. */
import type { Node, Scalar } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import type { Stops } from "./family.ts";
import type { Levels } from "./levels.ts";
import type { Key } from "./recovery.ts";
import { beforeBlanks, type Context, isKeyColon, isLineEnd, plainEndAt, scalarOf, startsPlain } from "./scalars.ts";

/** Longer keys are for the parsers, which have limits. */
const longest = 200;

/** A key of any text on one line. Without a colon, the parser stops. */
export function lineKeyAt(context: Context, levels: Levels, { line }: Stops, at: number): Key | undefined {
  const { text, base, family, faults } = context;
  // A merge key, or the end of the document.
  const isSpecial = text.startsWith("<<", at) || text.startsWith("...", at);
  const end = startsPlain(text[at]) && !isSpecial ? plainEndAt(text, at) : undefined;
  if (end === undefined || end - at > longest) return undefined;
  if (!isLineEnd(text, end)) {
    const content = text.slice(at, beforeBlanks(text, at, end));
    const node = scalarOf(content, base + at, content.length, family.key);
    return node && { node, colon: end, end };
  }
  const next = end + 1;
  const { last } = levels;
  // Elsewhere the parser has read less or stops at another place.
  if (last?.kind !== "scalar" || isLineEnd(text, next) || text[next] === " ") return undefined;
  const start = base + (line.at === "line" ? at : next);
  const span = { start, end: start };
  faults.push({ kind: "problem", message: line.message, span });
  if (last.span.start === last.span.end) levels.replaceLast(absentAt(context, span));
  return undefined;
}

/** Stops at what follows a value on its line. */
export function stopAfter(
  context: Context,
  levels: Levels,
  key: Scalar,
  value: { readonly node: Node; readonly end: number },
  { nested, tail }: Stops,
): undefined {
  const { text, base, faults } = context;
  const { node, end } = value;
  if (node.kind !== "scalar") return;
  const span = { start: base + end, end: base + end };
  if (isKeyColon(text, end)) {
    levels.add(key, value);
    faults.push({ kind: "problem", message: nested, span });
  } else if (node.style === "quoted" && startsPlain(text[end])) {
    const message = text[node.span.start - base] === "'" ? tail.single : tail.double;
    faults.push({ kind: "problem", message, span });
    if (tail.isValueRead) levels.add(key, value);
    else levels.add(key, { node: absentAt(context, span) });
  }
}

/** Stops at a key that is there twice. */
export function stopAtRepeated(context: Context, levels: Levels, key: Scalar, { repeated }: Stops): void {
  if (repeated === undefined) return;
  const span = { start: key.span.start, end: key.span.start };
  levels.add(key, { node: absentAt(context, span) });
  context.faults.push({ kind: "problem", message: `${repeated}: ${key.text}`, span });
}

/** The value that the parser has not reached. */
function absentAt(context: Context, span: Span): Scalar {
  context.absent = span;
  return { kind: "scalar", span, value: null, text: "", style: "plain" };
}
