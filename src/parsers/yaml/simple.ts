/**
 * Reads the YAML that nearly every profile has (a key and a one-line value on each line, short lists) without a scanner.
 * It gives exactly what the full parser of the family would give, or nothing: `test/unit/yaml.test.ts` and
 * `test/unit/claude.test.ts` compare the two.
 */
import type { Entry, List, Node, Scalar, Table } from "../node.ts";

/** The value of a plain scalar under a parser's own typing. */
export interface Typed {
  readonly value: string | number | bigint | boolean | null;
  readonly number?: "integer" | "float";
}

/** The typing of a parser for plain scalars; `undefined` leaves the whole text to the full parser. */
type Typing = (text: string) => Typed | undefined;

/** What differs between the parsers whose result this reader predicts. */
export interface Family {
  readonly key: Typing;
  /** Called with `""` for a key without a value. */
  readonly value: Typing;
  /** Whether the parser accepts a key twice. */
  readonly repeats: boolean;
  /** Whether block lists are read here. */
  readonly bullets: boolean;
  /** Whether comments and blank lines between entries are read here. */
  readonly gaps: boolean;
  /** Whether block collections end with the line break after their last value, or with that value. */
  readonly endsWith: "line" | "value";
}

/** Characters that need the scanner: controls, tabs, other line ends, byte order marks, lone surrogates. */
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
/** The parsers refuse keys that are much longer. */
const key = /^[A-Za-z_][\w-]{0,99}$/;
const plainStart = /[A-Za-z0-9_./]/;
const ambiguous = /:(?: |$)| #/;
const quoted = /(?:"([^"\\\n]*)"|'([^'\n]*)') *(?=\n|$)/y;
const flowItem = `[A-Za-z_][\\w./*-]*(?: +[\\w./-]+)*|"[\\w ./*-]+"|'[\\w ./*-]+'`;
const flow = new RegExp(`\\[ *(?:(?:${flowItem})(?: *, *(?:${flowItem}))* *)?\\] *(?=\\n|$)`, "y");
const flowItems = new RegExp(flowItem, "g");
const bullet = /( {0,39})- +(?=[^ \n])/y;
const gap = /(?:(?: *|#[^\n]*)(?:\n|$))*/y;

interface Read<N extends Node> {
  readonly node: N;
  /** The offset in the text of the line break after it, or the text's length. */
  readonly end: number;
}

/** Reads text at offset `base` of its file; `undefined` at the first line that could mean something else. */
export function readSimple(text: string, base: number, family: Family): Table | undefined {
  if (unusual.test(text)) return undefined;
  const entries: Entry[] = [];
  const names = new Set<string>();
  const first = family.gaps ? afterGap(text, 0) : 0;
  for (let at = first; at < text.length; ) {
    const colon = text.indexOf(":", at);
    const name = text.slice(at, colon);
    if (colon < 0 || !key.test(name) || (!family.repeats && names.has(name))) return undefined;
    names.add(name);
    const keyNode = scalarAt(name, base + at, family.key);
    const value = valueAfter(text, colon + 1, base, family);
    if (!keyNode || !value) return undefined;
    entries.push({ key: keyNode, name, value: value.node });
    at = family.gaps ? afterGap(text, value.end + 1) : value.end + 1;
  }
  const last = entries.at(-1)?.value;
  if (!last) return undefined;
  const end = family.endsWith === "line" ? base + text.length : last.span.end;
  return { kind: "table", span: { start: base + first, end }, entries };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The offset of the next line with content. Most entries follow each other directly. */
function afterGap(text: string, at: number): number {
  const next = text[at];
  return next === "\n" || next === "#" || next === " " ? at + (matchAt(gap, text, at)?.[0].length ?? 0) : at;
}

function valueAfter(text: string, colon: number, base: number, family: Family): Read<Node> | undefined {
  let at = colon;
  while (text[at] === " ") at++;
  if (at < text.length && text[at] !== "\n") {
    if (at === colon) return undefined;
    return text[at] === "[" ? flowListAt(text, at, base, family) : itemAt(text, at, base, family);
  }
  if (matchAt(bullet, text, at + 1)) return family.bullets ? blockListAt(text, at + 1, base, family) : undefined;
  const node = scalarAt("", base + colon, family.value);
  return node && { node, end: at };
}

function scalarAt(text: string, start: number, typing: Typing): Scalar | undefined {
  const typed = typing(text);
  if (!typed) return undefined;
  const { value, number } = typed;
  const span = { start, end: start + text.length };
  // Literals are several times faster than a spread, and this is the hottest line of the reader.
  if (number === undefined) return { kind: "scalar", span, value, text, style: "plain" };
  return { kind: "scalar", span, value, text, style: "plain", number };
}

function quotedAt(content: string, start: number): Scalar {
  const span = { start, end: start + content.length + 2 };
  return { kind: "scalar", span, value: content, text: content, style: "quoted" };
}

/** A scalar that ends with its line. */
function itemAt(text: string, at: number, base: number, family: Family): Read<Scalar> | undefined {
  const first = text[at] ?? "";
  if (first === '"' || first === "'") {
    const match = matchAt(quoted, text, at);
    if (!match) return undefined;
    return { node: quotedAt(match[1] ?? match[2] ?? "", base + at), end: at + match[0].length };
  }
  if (!plainStart.test(first)) return undefined;
  const newline = text.indexOf("\n", at);
  const end = newline < 0 ? text.length : newline;
  const content = text.slice(at, contentEnd(text, at, end));
  const node = ambiguous.test(content) ? undefined : scalarAt(content, base + at, family.value);
  return node && { node, end };
}

/** YAML trims spaces; other white space, such as a no-break space, belongs to the value. */
function contentEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text[end - 1] === " ") end--;
  return end;
}

function flowListAt(text: string, at: number, base: number, family: Family): Read<List> | undefined {
  const source = matchAt(flow, text, at)?.[0];
  if (source === undefined) return undefined;
  const items: Scalar[] = [];
  for (const { 0: item, index } of source.matchAll(flowItems)) {
    const start = base + at + index;
    const node = /^["']/.test(item) ? quotedAt(item.slice(1, -1), start) : scalarAt(item, start, family.value);
    if (!node) return undefined;
    items.push(node);
  }
  const span = { start: base + at, end: base + contentEnd(text, at, at + source.length) };
  return { node: { kind: "list", span, items }, end: at + source.length };
}

/** Items with the same indent, one a line. */
function blockListAt(text: string, at: number, base: number, family: Family): Read<List> | undefined {
  const items: Scalar[] = [];
  let indent: string | undefined;
  let end = at;
  for (let match = matchAt(bullet, text, at); match; match = matchAt(bullet, text, end + 1)) {
    indent ??= match[1] ?? "";
    const item = match[1] === indent ? itemAt(text, match.index + match[0].length, base, family) : undefined;
    if (!item) return undefined;
    items.push(item.node);
    end = item.end;
    if (end === text.length) break;
  }
  const last = items.at(-1);
  if (!last) return undefined;
  const span = {
    start: base + at + (indent ?? "").length,
    end: family.endsWith === "line" ? base + Math.min(end + 1, text.length) : last.span.end,
  };
  return { node: { kind: "list", span, items }, end };
}
