/** Flow lists of scalars, on one line or on several that are all indented, and flow mappings of scalars on one line. */
import type { Entry, Node, Table } from "../../node.ts";
import { afterBlanks, type Context, quotedAt, scalarOf, type Written } from "./scalars.ts";

const word = /[A-Za-z_][\w./*-]*(?: +[\w./-]+)*/y;
const key = /[A-Za-z_][\w-]*(?=: )/y;

/** The most entries of a flow mapping that are read here. */
const most = 100;

/** A flow collection, and the offset of what follows it on its line. */
interface Flow {
  readonly node: Node;
  readonly end: number;
}

/** The list or the mapping whose bracket opens at `at`, in a mapping that is indented by `indent`. */
export function flowAt(context: Context, at: number, indent: number): Flow | undefined {
  return context.text[at] === "[" ? listAt(context, at, indent) : tableAt(context, at);
}

function listAt(context: Context, at: number, indent: number): Flow | undefined {
  const { text, base } = context;
  const items: Node[] = [];
  for (let next = contentAt(text, at + 1, indent); next !== undefined; ) {
    if (text[next] === "]") {
      const span = { start: base + at, end: base + next + 1 };
      return { node: { kind: "list", span, items }, end: afterBlanks(text, next + 1) };
    }
    const item = itemAt(context, next);
    const end = item && contentAt(text, item.end, indent);
    if (!item || end === undefined || (text[end] !== "," && text[end] !== "]")) return undefined;
    items.push(item.node);
    next = text[end] === "," ? contentAt(text, end + 1, indent) : end;
  }
  return undefined;
}

function itemAt(context: Context, at: number): Written | undefined {
  const { text, base, family } = context;
  if (text[at] === '"' || text[at] === "'") return quotedAt(context, at);
  word.lastIndex = at;
  const found = word.exec(text)?.[0];
  const node = found === undefined ? undefined : scalarOf(found, base + at, found.length, family.value);
  return node && { node, end: at + node.text.length };
}

/**
 * The next character that is neither a blank nor a line break nor in a line of comment; its line is indented by more
 * than `indent`.
 */
function contentAt(text: string, from: number, indent: number): number | undefined {
  let at = afterBlanks(text, from);
  if (text[at] !== "\n") return at < text.length ? at : undefined;
  let next = afterBlanks(text, at + 1);
  while (text[next] === "#") {
    at = text.indexOf("\n", next);
    if (at < 0) return undefined;
    next = afterBlanks(text, at + 1);
  }
  // The bracket that closes a list may stand below the key.
  const least = text[next] === "]" ? indent : indent + 1;
  return next < text.length && text[next] !== "\n" && next - at - 1 >= least ? next : undefined;
}

function tableAt(context: Context, at: number): Flow | undefined {
  const { text, base } = context;
  const entries: Entry[] = [];
  for (let next = afterBlanks(text, at + 1); ; ) {
    const entry = entryAt(context, next);
    if (!entry || entries.length >= most || entries.some(({ name }) => name === entry.name)) return undefined;
    entries.push(entry);
    const end = afterBlanks(text, entry.value.span.end - base);
    if (text[end] === "}") {
      const node: Table = { kind: "table", span: { start: base + at, end: base + end + 1 }, entries };
      return { node, end: afterBlanks(text, end + 1) };
    }
    if (text[end] !== ",") return undefined;
    next = afterBlanks(text, end + 1);
  }
}

function entryAt(context: Context, at: number): (Entry & { readonly name: string }) | undefined {
  const { text, base, family } = context;
  key.lastIndex = at;
  const found = key.exec(text)?.[0];
  const plain = found === undefined ? undefined : scalarOf(found, base + at, found.length, family.key);
  const quoted = family.quotedKeys && text[at] === '"' ? quotedAt(context, at) : undefined;
  const node = plain ?? quoted?.node;
  if (!node) return undefined;
  const end = node.span.end - base;
  if (text[end] !== ":" || text[end + 1] !== " ") return undefined;
  const value = itemAt(context, afterBlanks(text, end + 1));
  return value && { key: node, name: node.text, value: value.node };
}
