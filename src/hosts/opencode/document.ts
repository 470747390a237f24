/** Splits a Markdown file into frontmatter and body as opencode does: gray-matter's fences and languages, and opencode's second try. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../parsers/node.ts";
import { parseJson, withLastValues } from "../../parsers/json.ts";
import {
  diagnosisOf,
  mergedFirst,
  parseQuickly,
  readFrontmatter,
  type AlternativeParses,
  tableOf,
  withOccurrences,
} from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";

export interface Document extends AlternativeParses {
  /** Where a key would be written: the frontmatter, or the start of a file without one. */
  readonly front: Span;
  readonly body: Span;
  /** What a strict reader would refuse and the host repairs. */
  readonly leniency?: SyntaxProblem;
  /** The opening fence, where its language makes the frontmatter a program. */
  readonly program?: Span;
}

/** The fences of a file, as offsets: its first line with a language, the text between the fences, and the rest. */
interface Fences {
  /** From the opening dashes to the end of their line. */
  readonly opening: Span;
  readonly language: string;
  readonly front: Span;
  readonly body: Span;
}

/** gray-matter@4.0.3:index.js; the file's text without a byte-order mark has to begin with exactly three dashes. */
export async function readDocument(text: string): Promise<Document> {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  if (!text.startsWith("---", start) || text[start + 3] === "-") {
    const front = { start, end: start };
    return { front, body: { start, end: text.length }, tables: [emptyAt(start)] };
  }
  const { opening, language, front, body } = fencesOf(text, start);
  const lines = text.slice(front.start, front.end).split("\n");
  if (lines.every((line) => /^\s*(?:#|$)/.test(line))) return { front, body, tables: [emptyAt(front.start)] };
  return { front, body, ...(await readAs(language, text, front, opening)) };
}

function fencesOf(text: string, start: number): Fences {
  const afterDashes = start + 3;
  const line = /\r?\n|$/.exec(text.slice(afterDashes))?.index ?? 0;
  const after = afterDashes + line;
  const language = text.slice(afterDashes, after).trim().toLowerCase();
  const close = text.indexOf("\n---", after);
  const end = close < 0 ? text.length : close > after && text[close - 1] === "\r" ? close - 1 : close;
  const lineBreak = /^\r?\n/.exec(text.slice(after, after + 2))?.[0].length ?? 0;
  return {
    opening: { start, end: after },
    language,
    front: { start: Math.min(end, after + lineBreak), end },
    body: close < 0 ? { start: end, end } : bodyAfter(text, close + 4),
  };
}

/** gray-matter@4.0.3:lib/engines.js: the languages that have an engine. */
async function readAs(language: string, text: string, front: Span, opening: Span): Promise<Read> {
  switch (language) {
    case "":
    case "yaml":
    case "yml":
      return readYaml(text, front);
    case "json":
      return readJson(text, front);
    case "js":
    case "javascript":
      return { tables: [emptyAt(front.start)], program: opening };
    default: {
      const message = `the host reads no frontmatter in \`${language}\``;
      return { tables: [emptyAt(front.start)], fault: { kind: "problem", message, span: opening } };
    }
  }
}

/** The text before the frontmatter is blanked, so that offsets stay. */
function readJson(text: string, front: Span): Read {
  const root = parseJson(text.slice(0, front.start).replace(/[^\n]/g, " ") + text.slice(front.start, front.end));
  return root.kind === "problem"
    ? { tables: [emptyAt(front.start)], fault: root }
    : { tables: [tableOf(withLastValues(root), front)] };
}

function emptyAt(start: number): Table {
  return { kind: "table", span: { start, end: start }, entries: [] };
}

function bodyAfter(text: string, start: number): Span {
  return { start: start + (/^\r?\n?/.exec(text.slice(start, start + 2))?.[0].length ?? 0), end: text.length };
}

type Read = Omit<Document, "front" | "body">;

/** js-yaml applies merge keys and refuses a repeated key, at any depth. */
async function readYaml(text: string, front: Span): Promise<Read> {
  const first = await readFrontmatter(text, front);
  const fault = first.fault ?? repeatedWithin(first.tables[0], 0);
  if (!fault) return { tables: mergedFirst(first.tables) };
  const values = colonValues(text.slice(front.start, front.end), front.start);
  if (values.length > 0) {
    const { node, problems } = await parseQuickly(
      hidden(text.slice(front.start, front.end), front.start, values),
      front.start,
    );
    const repaired = withValues(tableOf(node, front), new Map(values.map((value) => [value.span.start, value])));
    if (problems.length === 0 && node.kind === "table" && !repeatedWithin(repaired, 0))
      return { tables: mergedFirst(withOccurrences(repaired)), leniency: fault };
  }
  return { tables: first.tables, fault: first.fault ? fault : diagnosisOf(text, front, fault) };
}

function repeatedWithin(node: Node, depth: number): SyntaxProblem | undefined {
  if (node.kind === "scalar" || depth > 12) return undefined;
  if (node.kind === "list") return firstOf(node.items.map((item) => repeatedWithin(item, depth + 1)));
  const seen = new Set<string>();
  for (const { name, key } of node.entries) {
    if (name !== undefined && seen.has(name))
      return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
    if (name !== undefined) seen.add(name);
  }
  return firstOf(node.entries.map(({ value }) => repeatedWithin(value, depth + 1)));
}

function firstOf<T>(items: readonly (T | undefined)[]): T | undefined {
  return items.find((item) => item !== undefined);
}

/**
 * Unquoted values with a colon, on one line and not indented. The second try reads them as plain text, also where they
 * are lists or mappings (anomalyco/opencode@0598880:packages/core/src/config/markdown.ts, `sanitize`).
 */
function colonValues(yaml: string, base: number): readonly Scalar[] {
  const values: Scalar[] = [];
  for (const found of yaml.matchAll(/^([a-zA-Z_][a-zA-Z0-9_]*)[^\S\r\n]*:[^\S\r\n]*(\S[^\r\n]*)$/gm)) {
    const text = (found[2] ?? "").trimEnd();
    if (!text.includes(":") || /^["'#]|^[>|]$/.test(text)) continue;
    const start = base + found.index + found[0].length - (found[2] ?? "").length;
    values.push({ kind: "scalar", span: { start, end: start + text.length }, value: text, text, style: "quoted" });
  }
  return values;
}

/** The frontmatter with each of the values replaced by a word of the same length, so that offsets stay. */
function hidden(yaml: string, base: number, values: readonly Scalar[]): string {
  let text = "";
  let at = 0;
  for (const { span } of values) {
    text += yaml.slice(at, span.start - base) + "x".repeat(span.end - span.start);
    at = span.end - base;
  }
  return text + yaml.slice(at);
}

function withValues(table: Table, values: ReadonlyMap<number, Node>): Table {
  return {
    ...table,
    entries: table.entries.map(
      (entry): Entry => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value }),
    ),
  };
}
