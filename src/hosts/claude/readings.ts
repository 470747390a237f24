/** Reads frontmatter as Claude Code does, leniency included, and every way in which another reading could differ. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../node.ts";
import { parseYaml, type YamlReading } from "../../syntaxes/yaml/index.ts";
import type { Span } from "../../text.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { readPlain } from "./plain.ts";
import { mergedOf, occurrencesOf } from "./repeats.ts";

export interface Readings {
  /** The likeliest first; the others may grant more, and what any of them grants counts. Never empty. */
  readonly tables: readonly [Table, ...Table[]];
  /** Why the host leaves the file out. */
  readonly fault?: SyntaxProblem;
  /** What a strict reader would refuse, and the host mends. */
  readonly leniency?: SyntaxProblem;
  /** Keys whose lists became texts when the host mended the frontmatter. */
  readonly flattened: readonly string[];
}

export async function readingsOf(text: string, front: Span): Promise<Readings> {
  const yaml = text.slice(front.start, front.end);
  const plain = readPlain(yaml, front.start);
  if (plain) return { tables: [plain], flattened: [] };
  const { node, problems, excessive } = await parseYaml(yaml, front.start);
  const [problem] = problems;
  if (!problem) {
    const table = tableOf(node, front);
    const twice = repeatedKeyOf(table);
    return { tables: withOccurrences(table), flattened: [], ...(twice ? { fault: twice } : {}) };
  }
  if (excessive) return { tables: await piecewise(yaml, front, node), fault: diagnosisOf(text, front, problem), flattened: [] };
  const values = riskyValuesOf(yaml, front.start);
  const mended = values.length === 0 ? { node, problems } : await parsed(hidden(yaml, front.start, values), front.start);
  const [unmended] = mended.problems;
  if (unmended || mended.node.kind !== "table" || repeatedKeyOf(mended.node)) {
    return { tables: await piecewise(yaml, front, node), fault: diagnosisOf(text, front, unmended ?? problem), flattened: [] };
  }
  const quoted = withValues(mended.node, new Map(values.map((value) => [value.span.start, value])));
  const meant = await meantOf(values);
  const flattened = values.flatMap(({ name, span }) => (meant.get(span.start)?.kind === "list" ? [name] : []));
  return { tables: meant.size === 0 ? [quoted] : [withValues(quoted, meant), quoted], leniency: diagnosisOf(text, front, problem), flattened };
}

async function parsed(yaml: string, base: number): Promise<YamlReading> {
  const plain = readPlain(yaml, base);
  return plain ? { node: plain, problems: [] } : parseYaml(yaml, base);
}

function tableOf(node: Node, front: Span): Table {
  return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}

function withOccurrences(table: Table): [Table, ...Table[]] {
  const [first = table, ...others] = occurrencesOf(table);
  const merged = mergedOf(first);
  return [first, ...others, ...(merged ? [merged] : [])];
}

function repeatedKeyOf(table: Table): SyntaxProblem | undefined {
  const seen = new Set<string>();
  for (const { name, key } of table.entries) {
    if (name !== undefined && seen.has(name)) return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
    if (name !== undefined) seen.add(name);
  }
  return undefined;
}

/** A value that the host would put in quotes before it tries again. */
interface Value extends Scalar {
  readonly name: string;
}

const pair = /^([A-Za-z_][\w-]*):[ \t]+(\S[^\r\n]*?)[ \t]*(?=\r?$)/;
const holdsSyntax = /[[\]{}*&#!|>%@`]|:(?: |$)|^[-?,] /;

/**
 * Plain values of top-level keys that stand on one line and hold YAML syntax. Restated from what reports say of the
 * host (anthropics/claude-code#91871); its own list of characters is UNVERIFIED.
 */
function riskyValuesOf(yaml: string, base: number): readonly Value[] {
  const values: Value[] = [];
  let at = 0;
  const lines = yaml.split("\n");
  for (const [i, line] of lines.entries()) {
    const found = pair.exec(line);
    const [whole = "", name = "", text = ""] = found ?? [];
    const continued = /^[ \t]+\S/.test(lines[i + 1] ?? "");
    if (found && !continued && holdsSyntax.test(text) && !/^["']/.test(text)) {
      const start = base + at + whole.length - text.length;
      values.push({ kind: "scalar", name, span: { start, end: start + text.length }, value: text, text, style: "quoted" });
    }
    at += line.length + 1;
  }
  return values;
}

/** The frontmatter with each of the values as a word of the same length, so that every offset stays. */
function hidden(yaml: string, base: number, values: readonly Value[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span } of values) {
    parts.push(yaml.slice(at, span.start - base), "x".repeat(span.end - span.start));
    at = span.end - base;
  }
  return parts.join("") + yaml.slice(at);
}

function withValues(table: Table, values: ReadonlyMap<number, Node>): Table {
  return { ...table, entries: table.entries.map((entry): Entry => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value })) };
}

/** What the author meant by values that stop being lists, mappings or commented words once they are quoted. */
async function meantOf(values: readonly Value[]): Promise<ReadonlyMap<number, Node>> {
  const meant = new Map<number, Node>();
  for (const { name, text, span } of values) {
    if (name === "name" || name === "description" || !/^[[{&*]|\s#/.test(text)) continue;
    const { node, problems } = await parseYaml(text, span.start);
    if (problems.length === 0) meant.set(span.start, { ...node, span });
  }
  return meant;
}

/** A line that begins with a key. */
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;

/** How many such lines are read alone; broken dialogues in descriptions have dozens. */
const mostPieces = 200;

/** Every key read from its own lines, beside what the parser could make of the whole. */
async function piecewise(yaml: string, front: Span, whole: Node): Promise<[Table, ...Table[]]> {
  const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
  const starts = [...yaml.matchAll(pieces)].filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent).slice(0, mostPieces);
  const entries: Entry[] = [];
  for (const [i, found] of starts.entries()) {
    const end = starts[i + 1]?.index ?? yaml.length;
    entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
  }
  const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
  const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] } as const;
  const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] } as const;
  return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}

function notIn(some: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const names = new Set(some.map(({ name }) => name));
  return others.filter(({ name }) => !names.has(name));
}

/** One key with the lines up to the next: by the parser, or else the text of its first line. */
async function pieceOf(text: string, base: number, name: string): Promise<Entry> {
  const colon = text.indexOf(":");
  const start = base + text.indexOf(name);
  const key: Scalar = { kind: "scalar", span: { start, end: start + name.length }, value: name, text: name, style: "plain" };
  const { node, problems } = await parseYaml(text, base);
  const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
  if (problems.length === 0 && read) return { ...read, key };
  const newline = text.indexOf("\n", colon);
  const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
  const value = line.trim();
  const at = base + colon + 1 + (line.length - line.trimStart().length);
  return { key, name, value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" } };
}
