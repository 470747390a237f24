/** Block mappings and block lists, by their indents. */
import type { List, Node, Scalar, Table } from "../../node.ts";
import { blockScalarAt } from "./block-scalars.ts";
import { flowAt } from "./flow.ts";
import { Levels } from "./levels.ts";
import { afterGap, indentAt } from "./lines.ts";
import type { Family } from "./family.ts";
import { lineKeyAt, stopAfter, stopAtRepeated } from "./stopping.ts";
import { furtherKey, type Key, textKeyAt } from "./recovery.ts";
import { afterBlanks, type Context, isKeyColon, isLineEnd, quotedAt, scalarAt, scalarOf } from "./scalars.ts";

interface Read<N extends Node> {
  readonly node: N;
  /** The offset in the text at which the next line begins, or the text's length. */
  readonly next: number;
  /** The place where a block collection ends whose last value this is. */
  readonly close: number;
}

/** A value that begins on the line of its key, and the offset of what follows it there. */
interface Inline {
  readonly node: Node;
  readonly end: number;
}

/** The parsers refuse keys that are much longer. */
const word = /[A-Za-z_][\w.*/-]{0,99}(?=:(?:[ \n]|$))/y;
const quotedWord = /^[A-Za-z_][\w.-]{0,99}$/;
const bullet = /- +(?=[^ \n])/y;
/** The most levels that are read here; the full parsers have limits of their own. */
const deepest = 20;

/**
 * The mapping whose first line begins at `from` and whose keys are indented by `indent`. The first one may follow a
 * dash instead of blanks.
 */
export function mappingAt(context: Context, from: number, indent: number, depth = 0): Read<Table> | undefined {
  const { text, base, family } = context;
  const levels = new Levels(base + from + indent, family.repeats);
  let next = from;
  let close = base + from;
  while (next < text.length && (next === from || indentAt(text, next) === indent)) {
    const read = entryAt(context, levels, next + indent, indent, depth);
    if (!read) return stoppedAt(context, levels);
    ({ next, close } = read);
    const after = family.gaps ? afterGap(text, next) : next;
    if (after > next && mayHoldGap(context, { from: next, to: after, indent, close })) return undefined;
    next = after;
  }
  const isWhole = next >= text.length || indentAt(text, next) < indent;
  return levels.isEmpty || !isWhole ? undefined : { node: levels.tableTo(close), next, close };
}

/** Lines without content behind an entry of a collection with this indent, which so far ends at `close`. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly indent: number;
  readonly close: number;
}

/**
 * Whether comments may belong to what is before them, so that it ends later: to a key without a value, or to a
 * collection that ends.
 */
function mayHoldGap({ text, base, family }: Context, { from, to, indent, close }: Gap): boolean {
  if (family.endsWith !== "line") return false;
  const isEnd = to === text.length || indentAt(text, to) < indent;
  return close < base + from || (isEnd && /^ +#/m.test(text.slice(from, to)));
}

/**
 * Reads a key and its value. A value before a colon is the key of a further mapping on the same line, to which all
 * later lines belong too.
 */
function entryAt(context: Context, levels: Levels, at: number, indent: number, depth: number): Read<Node> | undefined {
  const { text, family } = context;
  const atFault = depth === 0 ? family.atFault : "declines";
  let key = wordKeyAt(context, at) ?? textKeyBy(atFault, context, levels, at);
  while (key && levels.takes(key.node)) {
    const value: Inline | Read<Node> | undefined =
      key.colon === undefined ? absentAfter(context, key.node) : valueAt(context, key.colon + 1, indent, depth);
    if (!value || (key.colon === undefined && levels.isEmpty)) return undefined;
    if ("next" in value) return levels.add(key.node, value);
    if (isLineEnd(text, value.end)) return levels.add(key.node, lineOf(context, value));
    if (typeof atFault === "object") return stopAfter(context, levels, key.node, value, atFault);
    const further: Key | undefined = atFault === "recovers" ? furtherKey(context, value.node, value.end) : undefined;
    if (!further) return undefined;
    if (further.colon === undefined)
      return levels.add(key.node, lineOf(context, { node: value.node, end: further.end }));
    if (!levels.open(key.node, further.node.span.start)) return undefined;
    key = further;
  }
  if (key && typeof atFault === "object") stopAtRepeated(context, levels, key.node, atFault);
  return undefined;
}

/** What was read before the parser stops; `undefined` if it does not. */
function stoppedAt({ text, family, faults }: Context, levels: Levels): Read<Table> | undefined {
  const [fault] = typeof family.atFault === "object" ? faults : [];
  const close = fault?.span.start;
  return close === undefined ? undefined : { node: levels.tableTo(close), next: text.length, close };
}

/** A key of more than a word. */
function textKeyBy(atFault: Family["atFault"], context: Context, levels: Levels, at: number): Key | undefined {
  if (atFault === "declines") return undefined;
  return atFault === "recovers" ? textKeyAt(context, at) : lineKeyAt(context, levels, atFault, at);
}

function wordKeyAt(context: Context, at: number): Key | undefined {
  const { text, base, family } = context;
  if (text[at] === '"' || text[at] === "'") {
    const quoted = family.quotedKeys ? quotedAt(context, at) : undefined;
    return quoted && isKeyColon(text, quoted.end) && quotedWord.test(quoted.node.text)
      ? { node: quoted.node, colon: quoted.end, end: quoted.end }
      : undefined;
  }
  word.lastIndex = at;
  if (!word.test(text)) return undefined;
  const end = word.lastIndex;
  const node = scalarOf(text.slice(at, end), base + at, end - at, family.key);
  return node && { node, colon: end, end };
}

/** The value of the last key, behind which the text ends without a colon. */
function absentAfter({ text, base }: Context, key: Scalar): Read<Scalar> {
  const span = { start: key.span.end, end: key.span.end };
  const node: Scalar = { kind: "scalar", span, value: null, text: "", style: "plain" };
  return { node, next: text.length, close: base + text.length };
}

function valueAt(context: Context, from: number, indent: number, depth: number): Inline | Read<Node> | undefined {
  const { text, base, family } = context;
  const at = afterBlanks(text, from);
  if (!isLineEnd(text, at)) {
    if (at === from) return undefined;
    if (text[at] === "[" || text[at] === "{") return flowAt(context, at, indent);
    if (text[at] !== "|" && text[at] !== ">") return scalarAt(context, at);
    const scalar = blockScalarAt(context, at, indent);
    return scalar && { ...scalar, close: scalar.node.span.end };
  }
  const line = Math.min(at + 1, text.length);
  const below = family.gaps ? afterGap(text, line) : line;
  const inner = indentAt(text, below);
  const first = text[below + inner];
  if (depth >= deepest) return undefined;
  if (first === "-" && inner >= indent) return listAt(context, below, inner, depth + 1, inner === indent);
  if (inner > indent && !isLineEnd(text, below + inner)) {
    return first === "[" ? flowAt(context, below + inner, indent) : mappingAt(context, below, inner, depth + 1);
  }
  const place = base + { key: from - 1, colon: from, blanks: at }[family.emptyAt];
  const node = scalarOf("", place, 0, family.value);
  return node && { node, next: line, close: place };
}

/** A value with which its line ends. */
function lineOf<N extends Node>({ text, base, family }: Context, { node, end }: { node: N; end: number }): Read<N> {
  const next = Math.min(end + 1, text.length);
  return { node, next, close: family.endsWith === "line" ? base + next : node.span.end };
}

function itemAt(context: Context, line: number, indent: number, depth: number): Read<Node> | undefined {
  word.lastIndex = line + indent;
  if (word.test(context.text)) return mappingAt(context, line, indent, depth);
  const item = scalarAt(context, line + indent);
  return item && isLineEnd(context.text, item.end) ? lineOf(context, item) : undefined;
}

/** Items with the same indent: scalars of one line, and mappings that begin behind a dash. */
function listAt(
  context: Context,
  from: number,
  indent: number,
  depth: number,
  isFlush: boolean,
): Read<List> | undefined {
  const { text, base, family } = context;
  const items: Node[] = [];
  let next = from;
  let close = base + from;
  while (next < text.length && indentAt(text, next) === indent) {
    bullet.lastIndex = next + indent;
    const mark = bullet.exec(text)?.[0];
    if (mark === undefined) break;
    const item = itemAt(context, next, indent + mark.length, depth);
    if (!item) return undefined;
    items.push(item.node);
    ({ next, close } = item);
    const after = family.gaps ? afterGap(text, next) : next;
    if (after > next && mayHoldGap(context, { from: next, to: after, indent, close })) return undefined;
    next = after;
  }
  const [first] = items;
  if (!first) return undefined;
  const start = isFlush && family.listAt === "item" ? first.span.start : base + from + indent;
  return { node: { kind: "list", span: { start, end: close }, items }, next, close };
}
