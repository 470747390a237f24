/** Splits a Markdown file as Qwen Code does: an exact fence, then YAML, or a line reader if it is no YAML. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../parsers/node.ts";
import { splitMarkdown, readFrontmatter, type AlternativeParses } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";

export interface Document {
  /** The likeliest parse first. What any of them grants counts. */
  readonly tables: AlternativeParses["tables"];
  readonly front: Span;
  readonly body: Span;
  /** Why the host finds no frontmatter. */
  readonly fault?: SyntaxProblem;
  /** Why the frontmatter is no YAML, if the host reads it line by line. */
  readonly leniency?: SyntaxProblem;
  /** Whether nothing looks like frontmatter. */
  readonly isPlain: boolean;
}

/** @qwen-code/qwen-code 0.24.4, `parseSubagentContent`: line ends are normalized first, and a fence is a whole line. */
export async function readDocument(text: string): Promise<Document> {
  const opening = /^\ufeff?---(?:\r\n?|\n)/.exec(text)?.[0].length;
  const closing = opening === undefined ? null : /(?:\r\n?|\n)---(?:\r\n?|\n)/.exec(text.slice(opening));
  if (opening === undefined || !closing) {
    const markdown = splitMarkdown(text);
    const span = { start: 0, end: 0 };
    if (markdown.kind === "none")
      return {
        tables: [{ kind: "table", span, entries: [] }],
        front: span,
        body: { start: 0, end: text.length },
        isPlain: true,
        fault: { kind: "problem", message: "it has no frontmatter", span },
      };
    const message =
      opening === undefined ? "the first line is not exactly `---`" : "no line of exactly `---` closes the frontmatter";
    const { tables } = await readFrontmatter(text, markdown.front);
    return {
      tables,
      front: markdown.front,
      body: { start: markdown.front.end, end: text.length },
      isPlain: false,
      fault: { kind: "problem", message, span },
    };
  }
  const front = { start: opening, end: opening + closing.index };
  const body = { start: front.end + closing[0].length, end: text.length };
  // The host takes a lone CR for a line end. Replacing it by LF keeps all offsets.
  const { tables, fault } = await readFrontmatter(text.replace(/\r(?!\n)/g, "\n"), front);
  // The host does not apply merge keys.
  if (!fault && tables[0].entries.length > 0) return { tables, front, body, isPlain: false };
  const simple = readLines(text, front);
  return { tables: [simple, ...tables], front, body, isPlain: false, ...(fault ? { leniency: fault } : {}) };
}

/** Reads frontmatter line by line: top-level values on one line, lists of `  - `, and mappings one level deep. */
function readLines(text: string, front: Span): Table {
  const entries: Entry[] = [];
  let open: { readonly key: Scalar; readonly items: Node[]; readonly inner: Entry[] } | undefined;
  const close = (): void => {
    if (!open) return;
    const { key, items, inner } = open;
    const span = { start: key.span.start, end: (items.at(-1) ?? inner.at(-1)?.value ?? key).span.end };
    if (items.length + inner.length > 0)
      entries.push({
        key,
        name: key.text,
        value: items.length > 0 ? { kind: "list", span, items } : { kind: "table", span, entries: inner },
      });
    open = undefined;
  };
  for (const { 0: line, index } of text.slice(front.start, front.end).matchAll(/[^\r\n]+/g)) {
    if (line.trim() === "" || line.trim().startsWith("#")) continue;
    const start = front.start + index;
    if (line.startsWith("  - ") && open) {
      open.items.push(valueIn(line, 4, start));
      continue;
    }
    const colon = line.indexOf(":");
    const inside = line.startsWith("  ") && open !== undefined && open.items.length === 0;
    if (!inside) close();
    if (colon < 0) continue;
    const key = scalarAt(line.slice(0, colon).trim(), start + line.search(/\S/));
    if (inside) open?.inner.push({ key, name: key.text, value: valueIn(line, colon + 1, start) });
    else if (line.slice(colon + 1).trim() === "") open = { key, items: [], inner: [] };
    else entries.push({ key, name: key.text, value: valueIn(line, colon + 1, start) });
  }
  close();
  const last = new Map(entries.map((entry) => [entry.name, entry]));
  return { kind: "table", span: front, entries: [...last.values()] };
}

function scalarAt(text: string, start: number): Scalar {
  return { kind: "scalar", span: { start, end: start + text.length }, value: text, text, style: "plain" };
}

function valueIn(line: string, from: number, start: number): Scalar {
  const text = line.slice(from).trim();
  const scalar = scalarAt(text, start + from + (line.slice(from).length - line.slice(from).trimStart().length));
  if (/^".*"$/s.test(text) && text.length > 1)
    return { ...scalar, value: unquoted(text), text: unquoted(text), style: "quoted" };
  if (text === "true" || text === "false") return { ...scalar, value: text === "true" };
  if (text === "null" || text === "") return { ...scalar, value: null };
  const number = Number(text);
  return Number.isFinite(number) ? { ...scalar, value: number } : scalar;
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\\\", "\\");
}
