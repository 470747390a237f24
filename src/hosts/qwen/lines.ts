/**
 * How Qwen Code reads frontmatter that is no YAML: line by line. It takes values on one line, lists of lines that begin
 * with two blanks and a dash, and mappings of lines that begin with two blanks. Brackets are text.
 */
import { type Entry, type Node, plainScalarAt, type Scalar, type Table } from "../../parsers/node.ts";
import type { Span } from "../../repo/text.ts";

const bullet = "  - ";
const indent = "  ";

/** One line that counts, and its offset in the text. */
interface Line {
  readonly text: string;
  readonly start: number;
}

/** Reads text whose line ends are LF. `span` is the place of the text; offsets count from its start. */
export function readLines(text: string, span: Span): Table {
  const reader = new LineReader(span);
  const lines = linesOf(text, span.start);
  for (const [i, line] of lines.entries()) reader.read(line, lines[i + 1]);
  return reader.finish();
}

/** Blank lines and comments do not count. */
function linesOf(text: string, base: number): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const trimmed = line.trim();
    if (trimmed !== "" && !trimmed.startsWith("#")) lines.push({ text: line, start: base + start });
    start = end + 1;
  }
  return lines;
}

class LineReader {
  private readonly span: Span;
  private readonly entries = new Map<string, Entry>();
  /** The last key without a value: a list takes its name, even one that follows other keys. */
  private last: Scalar;
  private list: Node[] | undefined;
  private mapping: { readonly key: Scalar; readonly entries: Map<string, Entry> } | undefined;

  constructor(span: Span) {
    this.span = span;
    this.last = plainScalarAt("", span.start);
  }

  read(line: Line, next: Line | undefined): void {
    if (line.text.startsWith(bullet)) {
      this.list ??= [];
      this.list.push(valueIn(line, bullet.length));
      return;
    }
    this.closeList();
    if (this.mapping && line.text.startsWith(indent)) {
      const entry = entryIn(line);
      this.mapping.entries.set(entry.key.text, entryOf(entry.key, entry.value));
      return;
    }
    this.closeMapping();
    if (line.text.includes(":")) this.readKey(line, next);
  }

  finish(): Table {
    this.closeList();
    this.closeMapping();
    return { kind: "table", span: this.span, entries: [...this.entries.values()] };
  }

  private readKey(line: Line, next: Line | undefined): void {
    const { key, value } = entryIn(line);
    if (value.text !== "" || value.style === "quoted") {
      this.put(key, value);
      return;
    }
    this.last = key;
    if (next?.text.startsWith(indent) && !next.text.startsWith(bullet)) {
      this.mapping = { key, entries: new Map() };
      this.last = plainScalarAt("", key.span.start);
    }
  }

  private closeList(): void {
    if (!this.list) return;
    const items = this.list;
    const span = { start: this.last.span.start, end: items.at(-1)?.span.end ?? this.last.span.end };
    this.put(this.last, { kind: "list", span, items });
    this.list = undefined;
    this.last = plainScalarAt("", this.span.start);
  }

  private closeMapping(): void {
    if (!this.mapping) return;
    const { key, entries } = this.mapping;
    const inner = [...entries.values()];
    const span = { start: key.span.start, end: inner.at(-1)?.value.span.end ?? key.span.end };
    this.put(key, { kind: "table", span, entries: inner });
    this.mapping = undefined;
  }

  /** Of a repeated key the last value counts. */
  private put(key: Scalar, value: Node): void {
    this.entries.set(key.text, entryOf(key, value));
  }
}

function entryOf(key: Scalar, value: Node): Entry {
  return { key, name: key.text, value };
}

/** The key and the value of a line, which its first colon separates. */
function entryIn(line: Line): { readonly key: Scalar; readonly value: Scalar } {
  const colon = line.text.indexOf(":");
  const end = colon < 0 ? line.text.length : colon;
  const written = line.text.slice(0, end);
  const key = plainScalarAt(written.trim(), line.start + written.length - written.trimStart().length);
  return { key, value: valueIn(line, colon < 0 ? end : end + 1) };
}

/** The value that begins at a column of a line. */
function valueIn(line: Line, from: number): Scalar {
  const rest = line.text.slice(from);
  const text = rest.trim();
  const scalar = plainScalarAt(text, line.start + from + rest.length - rest.trimStart().length);
  if (text === "true" || text === "false") return { ...scalar, value: text === "true" };
  if (text === "null") return { ...scalar, value: null };
  if (text === "") return scalar;
  if (text.startsWith('"') && text.endsWith('"') && text.length > 1) {
    const unquoted = text.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\\\", "\\");
    return { ...scalar, value: unquoted, text: unquoted, style: "quoted" };
  }
  const number = Number(text);
  return Number.isFinite(number) ? { ...scalar, value: number, text: String(number) } : scalar;
}
