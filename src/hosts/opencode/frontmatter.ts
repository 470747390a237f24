/** Takes a Markdown file apart as opencode does: gray-matter's fences and languages, and opencode's second try. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../parsers/node.ts";
import { parseJson, settled } from "../../parsers/json.ts";
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

export interface Matter extends AlternativeParses {
  /** Where a key would stand: the frontmatter, or the file's start where it has none. */
  readonly front: Span;
  readonly body: Span;
  /** What a strict reader would refuse, and the host mends. */
  readonly leniency?: SyntaxProblem;
  /** The opening line's word, where it says that the frontmatter is a program. */
  readonly program?: Span;
}

/** gray-matter@4.0.3:index.js; the file's text without a byte-order mark has to begin with exactly three dashes. */
export async function readMatter(text: string): Promise<Matter> {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  const nothing = {
    front: { start, end: start },
    body: { start, end: text.length },
    tables: [emptyAt(start)],
  } as const;
  if (!text.startsWith("---", start) || text[start + 3] === "-") return nothing;
  const line = /\r?\n|$/.exec(text.slice(start + 3))?.index ?? 0;
  const language = text
    .slice(start + 3, start + 3 + line)
    .trim()
    .toLowerCase();
  const after = start + 3 + line;
  const close = text.indexOf("\n---", after);
  const end = close < 0 ? text.length : close > after && text[close - 1] === "\r" ? close - 1 : close;
  const front = { start: Math.min(end, after + (/^\r?\n/.exec(text.slice(after, after + 2))?.[0].length ?? 0)), end };
  const parts = { front, body: close < 0 ? { start: end, end } : bodyAfter(text, close + 4) };
  if (
    text
      .slice(front.start, front.end)
      .split("\n")
      .every((line) => /^\s*(?:#|$)/.test(line))
  )
    return { ...parts, tables: [emptyAt(front.start)] };
  switch (language) {
    case "":
    case "yaml":
    case "yml":
      return { ...parts, ...(await readYaml(text, front)) };
    case "json": {
      const root = parseJson(text.slice(0, front.start).replace(/[^\n]/g, " ") + text.slice(front.start, front.end));
      return root.kind === "problem"
        ? { ...parts, tables: [emptyAt(front.start)], fault: root }
        : { ...parts, tables: [tableOf(settled(root), front)] };
    }
    case "js":
    case "javascript":
      return { ...parts, tables: [emptyAt(front.start)], program: { start, end: after } };
    default:
      return {
        ...parts,
        tables: [emptyAt(front.start)],
        fault: {
          kind: "problem",
          message: `the host reads no frontmatter in \`${language}\``,
          span: { start, end: after },
        },
      };
  }
}

function emptyAt(start: number): Table {
  return { kind: "table", span: { start, end: start }, entries: [] };
}

function bodyAfter(text: string, start: number): Span {
  return { start: start + (/^\r?\n?/.exec(text.slice(start, start + 2))?.[0].length ?? 0), end: text.length };
}

type Read = AlternativeParses & Pick<Matter, "leniency">;

/** js-yaml applies merge keys and refuses a key that stands twice, at any depth. */
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
    const mended = withValues(tableOf(node, front), new Map(values.map((value) => [value.span.start, value])));
    if (problems.length === 0 && node.kind === "table" && !repeatedWithin(mended, 0))
      return { tables: mergedFirst(withOccurrences(mended)), leniency: fault };
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

function firstOf<T>(some: readonly (T | undefined)[]): T | undefined {
  return some.find((one) => one !== undefined);
}

/**
 * Values with a colon that stand on one line at the left edge, unquoted: on the second try they are plain text, lists
 * and mappings among them (anomalyco/opencode@0598880:packages/core/src/config/markdown.ts, `sanitize`).
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

/** The frontmatter with each of the values as a word of the same length, so that every offset stays. */
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
