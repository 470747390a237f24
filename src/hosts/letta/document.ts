/**
 * How Letta Code reads a file: line by line, as no YAML. Quotes, brackets, comments and anchors belong to the value.
 * A line ends at a line feed, a carriage return, or both.
 */
import { type Entry, type List, type Node, plainScalar, type Scalar, type Table } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";

/** A file as Letta Code takes it apart. */
export interface Document {
  /** Each key has its last value. A key without a value is a list, which may be empty. */
  readonly table: Table;
  readonly body: Span;
  /** Lines with blanks in front that look like keys. Letta Code reads none of them. */
  readonly indented: readonly Scalar[];
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `undefined`: Letta Code sees no frontmatter. One byte-order mark in front is no part of the file. */
export function readDocument(text: string): Document | undefined {
  const lines = linesOf(text, text.startsWith("\ufeff") ? 1 : 0);
  if (lines[0]?.text !== "---") return undefined;
  // The first line of the frontmatter cannot close it.
  const last = lines.findIndex((line, i) => i > 1 && line.text === "---");
  const [first, closing] = [lines[1], lines[last]];
  if (last < 0 || !first || !closing) return undefined;
  const { entries, indented } = new LineReader(lines.slice(1, last)).read();
  const span = { start: first.start, end: lines[last - 1]?.end ?? closing.start };
  const body = { start: lines[last + 1]?.start ?? text.length, end: text.length };
  return { table: { kind: "table", span, entries }, body, indented };
}

function linesOf(text: string, from: number): readonly Line[] {
  const lines: Line[] = [];
  let start = from;
  for (const { index, 0: mark } of text.slice(from).matchAll(/\r\n?|\n/g)) {
    const end = from + index;
    lines.push({ text: text.slice(start, end), start, end });
    start = end + mark.length;
  }
  lines.push({ text: text.slice(start), start, end: text.length });
  return lines;
}

class LineReader {
  readonly #lines: readonly Line[];
  readonly #entries = new Map<string, Entry>();
  readonly #indented: Scalar[] = [];
  /** The last key without a value, until a line without blanks in front. */
  #open: { readonly entry: Entry; readonly items: Scalar[] } | undefined;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  read(): { readonly entries: readonly Entry[]; readonly indented: readonly Scalar[] } {
    for (let i = 0; i < this.#lines.length; ) i = this.#readLine(i);
    this.#close();
    return { entries: [...this.#entries.values()], indented: this.#indented };
  }

  /** The number of the line to read next. */
  #readLine(i: number): number {
    const { text, start } = this.#lines[i] as Line;
    const indentation = text.length - text.trimStart().length;
    if (indentation > 0) {
      this.#readIndented(text, start, indentation);
      return i + 1;
    }
    this.#close();
    const colon = text.indexOf(":");
    if (colon <= 0) return i + 1;
    const key = trimmed(text.slice(0, colon), start);
    const value = trimmed(text.slice(colon + 1), start + colon + 1);
    const [, style, chomping = ""] = /^([|>])([+-]?)$/.exec(value.text) ?? [];
    if (style !== undefined) return this.#readBlock(i, key, value, style, chomping);
    if (value.text !== "") this.#set({ key, name: key.text, value });
    else {
      const items: Scalar[] = [];
      const list: List = { kind: "list", span: value.span, items };
      this.#open = { entry: { key, name: key.text, value: list }, items };
    }
    return i + 1;
  }

  /** Items of a list have at most two blanks in front; of other lines nothing is read. */
  #readIndented(text: string, start: number, indentation: number): void {
    const content = text.trim();
    if (this.#open && indentation <= 2 && content.startsWith("-")) {
      this.#open.items.push(trimmed(content.slice(1), start + indentation + 1));
      return;
    }
    const colon = content.indexOf(":");
    if (colon > 0 && !this.#open) this.#indented.push(trimmed(content.slice(0, colon), start + indentation));
  }

  /** A text of several lines, down to the next line without blanks in front. */
  #readBlock(i: number, key: Scalar, { span }: Scalar, style: string, chomping: string): number {
    let next = i + 1;
    while (next < this.#lines.length && isInBlock(this.#lines[next] as Line)) next += 1;
    const lines = this.#lines.slice(i + 1, next);
    const text = blockText(
      lines.map((line) => line.text),
      style,
      chomping,
    );
    const end = lines.at(-1)?.end ?? span.end;
    this.#set({
      key,
      name: key.text,
      value: { ...plainScalar(text, { start: span.start, end }), style: style === "|" ? "literal" : "folded" },
    });
    return next;
  }

  #close(): void {
    if (!this.#open) return;
    const { entry, items } = this.#open;
    const { span } = entry.value;
    const list: List = { kind: "list", span: { start: span.start, end: items.at(-1)?.span.end ?? span.end }, items };
    this.#set({ ...entry, value: list });
    this.#open = undefined;
  }

  /** The last value of a key counts. This name sets no key of an object. */
  #set(entry: Entry): void {
    const name = entry.name ?? "";
    if (name === "__proto__") return;
    this.#entries.delete(name);
    this.#entries.set(name, entry);
  }
}

function isInBlock({ text }: Line): boolean {
  return text.trim() === "" || text !== text.trimStart();
}

/** A text without the white space around it, and its place. */
function trimmed(text: string, start: number): Scalar {
  const content = text.trim();
  const at = start + text.length - text.trimStart().length;
  return plainScalar(content, content === "" ? { start, end: start } : { start: at, end: at + content.length });
}

/** `|` keeps lines, and `>` joins them. */
function blockText(lines: readonly string[], style: string, chomping: string): string {
  const depths = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const depth = depths.reduce((least, one) => Math.min(least, one), depths[0] ?? 0);
  const plain = lines.map((line) => (line.trim() === "" ? "" : line.slice(depth)));
  const text = style === "|" ? plain.join("\n") : folded(plain);
  if (chomping === "+") return `${text}\n`;
  const end = text.replace(/\n+$/, "");
  return chomping === "-" ? end : `${end}\n`;
}

function folded(lines: readonly string[]): string {
  let breaks = 0;
  let text = "";
  for (const line of lines) {
    if (line === "") {
      breaks += 1;
      continue;
    }
    const between = text === "" || breaks > 0 ? "\n".repeat(breaks) : " ";
    text += between + line;
    breaks = 0;
  }
  return text + "\n".repeat(breaks);
}

/** The text of a key; a list is none. */
export function textIn(node: Node | undefined): Scalar | undefined {
  return node?.kind === "scalar" ? node : undefined;
}
