/**
 * How Cursor reads a subagent's file: line by line, as no YAML. The key ends at the first colon of a line, whatever its
 * indentation; quotes, comments and brackets belong to the value; the last line with a key counts.
 */
import { type Entry, type Node, plainScalarAt, type Table } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";

/** What Cursor sees in the text of a file. */
export type Document = { readonly kind: "none" } | { readonly kind: "unclosed" } | Fenced;

interface Fenced {
  readonly kind: "fenced";
  /**
   * The keys of Cursor are in lower case; an indented or repeated one counts. Other keys are those without indentation.
   */
  readonly table: Table;
  /** From the closing dashes to the end. */
  readonly body: Span;
  /** Whether other text comes before the frontmatter. */
  readonly isLate: boolean;
}

/** A line of dashes may begin anywhere; blanks and empty lines may follow it. */
const opening = /(?<=^|[\n\r\u2028\u2029])---(?=\s*\n)/g;

/** Text before the opening dashes is skipped. `keys`: those that Cursor has. */
export function readDocument(text: string, keys: ReadonlySet<string>): Document {
  const marks = /^\ufeff*/.exec(text)?.[0].length ?? 0;
  opening.lastIndex = marks;
  const isFirst = text.startsWith("---", marks) && /\s*\n/y.test(text.slice(marks + 3));
  const at = isFirst ? marks : opening.exec(text)?.index;
  if (at === undefined) return { kind: "none" };
  const blank = at + 3 + (/^\s*/.exec(text.slice(at + 3))?.[0].length ?? 0);
  const start = text.lastIndexOf("\n", blank - 1) + 1;
  const front = frontFrom(text, at + 3, start);
  if (!front) return { kind: "unclosed" };
  return {
    kind: "fenced",
    table: tableOf(text, front, keys),
    body: { start: front.end + "\n---".length, end: text.length },
    isLate: text.slice(marks, at).trim() !== "",
  };
}

/** From the line after the opening to the next line that begins with dashes, which may be followed by anything. */
function frontFrom(text: string, afterDashes: number, start: number): Span | undefined {
  const end = text.indexOf("\n---", start);
  if (end >= 0) return { start, end };
  // Nothing between the fences but empty lines; the closing dashes themselves do not open anything.
  const hasEmptyLine = text.indexOf("\n", afterDashes) < start - 1;
  return hasEmptyLine && text.startsWith("---", start) ? { start: start - 1, end: start - 1 } : undefined;
}

function tableOf(text: string, front: Span, keys: ReadonlySet<string>): Table {
  const entries = new Map<string, Entry>();
  let open: { readonly entry: Entry; readonly items: Node[] } | undefined;
  for (let start = front.start; start < front.end; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 || newline > front.end ? front.end : newline;
    const line = text.slice(start, end);
    const content = line.trim();
    const at = start + line.length - line.trimStart().length;
    start = end + 1;
    if (content === "" || content.startsWith("#")) continue;
    if (open && content.startsWith("- ")) open.items.push(plainScalarAt(content.slice(2).trim(), at + 2));
    const colon = content.indexOf(":");
    if (colon < 0) continue;
    const entry = entryAt(content, colon, at, keys);
    const name = entry.name ?? "";
    // A key that Cursor does not have may belong to a mapping or to a text; it does nothing there.
    if (!keys.has(name) && line.trimStart() !== line) continue;
    entries.delete(name);
    entries.set(name, entry);
    open = undefined;
    if (keys.has(name) || content.length > colon + 1) continue;
    // Cursor sees an empty value; the list below it is shown to people.
    open = { entry, items: [] };
    entries.set(name, { ...entry, value: { kind: "list", span: entry.value.span, items: open.items } });
  }
  return { kind: "table", span: front, entries: [...entries.values()] };
}

function entryAt(content: string, colon: number, at: number, keys: ReadonlySet<string>): Entry {
  const written = content.slice(0, colon).trim();
  const name = keys.has(written.toLowerCase()) ? written.toLowerCase() : written;
  const value = content.slice(colon + 1).trim();
  const node = plainScalarAt(value, at + content.length - value.length);
  const meant = keys.has(name) ? undefined : plainValues.get(value);
  return { key: plainScalarAt(written, at), name, value: meant === undefined ? node : { ...node, value: meant } };
}

/** Values of keys that Cursor does not have, by which people mean no text. */
const plainValues: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
  ["~", null],
]);
