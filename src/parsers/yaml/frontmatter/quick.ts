/**
 * Reads the frontmatter that nearly every file has (one plain value a line, short lists) without a YAML parser, and
 * gives exactly what `parseYaml` would, or nothing. `test/unit/claude.test.ts` holds it to that.
 */
import type { Entry, Node, Scalar, Table } from "../../node.ts";

/** Stops at the first line that could mean something else to a YAML parser. */
export function readPlain(text: string, base: number): Table | undefined {
  if (text === "" || unusual.test(text)) return undefined;
  const entries: Entry[] = [];
  const names = new Set<string>();
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    const colon = text.indexOf(":", at);
    const name = text.slice(at, colon);
    if (colon < 0 || colon >= end || !key.test(name) || words.has(name) || names.has(name)) return undefined;
    names.add(name);
    const span = { start: base + at, end: base + colon };
    const empty = colon + 1 === end;
    if (!empty && text[colon + 1] !== " ") return undefined;
    const value = empty ? blockListAt(text, end + 1, base) : valueAt(text, colon + 1, end, base);
    if (!value) return undefined;
    entries.push({ key: { kind: "scalar", span, value: name, text: name, style: "plain" }, name, value });
    at = empty ? value.span.end - base : end + 1;
  }
  return { kind: "table", span: { start: base, end: base + text.length }, entries };
}

/** Control characters, carriage returns and tabs, and what stands for a line end or nothing at all. */
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/;
/** A key much longer is none to a YAML parser. */
const key = /^[A-Za-z_][\w-]{0,99}$/;
const words = new Set(["null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"]);

function valueAt(text: string, from: number, to: number, base: number): Node | undefined {
  let start = from;
  while (start < to && text[start] === " ") start++;
  const end = contentEnd(text, start, to);
  // A line that goes on below an indent belongs to this value.
  if (text[to + 1] === " ") return undefined;
  return text[start] === "[" ? flowListAt(text, start, end, base) : scalarAt(text.slice(start, end), base + start);
}

/** Only spaces are left out: other white space belongs to the value. */
function contentEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text[end - 1] === " ") end--;
  return end;
}

function scalarAt(source: string, start: number): Scalar | undefined {
  const span = { start, end: start + source.length };
  if (/^(?:[A-Za-z]|[0-9]+[a-z]?-[A-Za-z])/.test(source)) {
    if (words.has(source)) {
      const value = /^n/i.test(source) ? null : /^t/i.test(source);
      return { kind: "scalar", span, value, text: source, style: "plain" };
    }
    return /: |:$| #/.test(source) ? undefined : { kind: "scalar", span, value: source, text: source, style: "plain" };
  }
  if (/^(?:0|[1-9][0-9]{0,14})$/.test(source))
    return { kind: "scalar", span, value: Number(source), text: source, style: "plain", number: "integer" };
  if (/^(?:"[^"\\]*"|'[^']*')$/.test(source)) {
    const content = source.slice(1, -1);
    return { kind: "scalar", span, value: content, text: content, style: "quoted" };
  }
  return undefined;
}

function flowListAt(text: string, start: number, end: number, base: number): Node | undefined {
  if (text[end - 1] !== "]") return undefined;
  const items: Scalar[] = [];
  const content = text.slice(start + 1, end - 1);
  if (
    content !== "" &&
    !/^ ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+')(?:, ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+'))* ?$/.test(content)
  )
    return undefined;
  for (const { 0: source, index } of content.matchAll(/[^ ,]+/g)) {
    const item = scalarAt(source, base + start + 1 + index);
    if (!item) return undefined;
    items.push(item);
  }
  return { kind: "list", span: { start: base + start, end: base + end }, items };
}

/** Items that begin with the same indent and a dash, up to the next key. */
function blockListAt(text: string, from: number, base: number): Node | undefined {
  const indent = /^ *(?=- [A-Za-z"'])/.exec(text.slice(from, from + 40))?.[0];
  if (indent === undefined) return undefined;
  const opening = `${indent}- `;
  const items: Scalar[] = [];
  let at = from;
  while (text.startsWith(opening, at)) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    const start = at + opening.length;
    const source = text.slice(start, contentEnd(text, start, end));
    const item = source.startsWith(" ") ? undefined : scalarAt(source, base + start);
    if (!item) return undefined;
    items.push(item);
    at = Math.min(end + 1, text.length);
  }
  if (text[at] === " " || text[at] === "-") return undefined;
  return { kind: "list", span: { start: base + from + indent.length, end: base + at }, items };
}
