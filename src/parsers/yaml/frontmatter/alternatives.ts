/** Reads frontmatter as YAML, with every way in which another reader's result could differ; mends nothing. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { parseYaml, type YamlReading } from "../lenient.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { readPlain } from "./simple.ts";
import { mergedOf, occurrencesOf } from "./repeats.ts";

export interface AlternativeParses {
  /** The likeliest first; the others may grant more, and what any of them grants counts. Never empty. */
  readonly tables: readonly [Table, ...Table[]];
  /** Why a reader to the letter refuses it: no YAML, or a key that stands twice. */
  readonly fault?: SyntaxProblem;
}

/** `front` is the span of the frontmatter in `text`. Where it is no YAML, every key is read as far as it can be. */
export async function readFrontmatter(text: string, front: Span): Promise<AlternativeParses> {
  const yaml = text.slice(front.start, front.end);
  const { node, problems } = await parseQuickly(yaml, front.start);
  const [problem] = problems;
  if (problem) return { tables: await readKeysAlone(yaml, front, node), fault: diagnosisOf(text, front, problem) };
  const table = tableOf(node, front);
  const twice = repeatedKeyOf(table);
  return { tables: withOccurrences(table), ...(twice ? { fault: twice } : {}) };
}

/** What `parseYaml` gives, without a parser for the frontmatter that nearly every file has. */
export async function parseQuickly(yaml: string, base: number): Promise<YamlReading> {
  const plain = readPlain(yaml, base);
  return plain ? { node: plain, problems: [] } : parseYaml(yaml, base);
}

/** The frontmatter's mapping; an empty one at its start where it is something else. */
export function tableOf(node: Node, front: Span): Table {
  return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}

/** A table for each occurrence of keys that stand twice, and one with merge keys applied. */
export function withOccurrences(table: Table): [Table, ...Table[]] {
  const [first = table, ...others] = occurrencesOf(table);
  const merged = mergedOf(first);
  return [first, ...others, ...(merged ? [merged] : [])];
}

/** The same readings for a host whose parser applies merge keys (js-yaml): the one with them applied comes first. */
export function mergedFirst([first, ...others]: AlternativeParses["tables"]): AlternativeParses["tables"] {
  const merged = others.at(-1);
  return merged && first.entries.some(({ name }) => name === "<<")
    ? [merged, first, ...others.slice(0, -1)]
    : [first, ...others];
}

/** The second place of a top-level key. */
export function repeatedKeyOf(table: Table): SyntaxProblem | undefined {
  const seen = new Set<string>();
  for (const { name, key } of table.entries) {
    if (name !== undefined && seen.has(name))
      return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
    if (name !== undefined) seen.add(name);
  }
  return undefined;
}

/** A line that begins with a key. */
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;

/** How many such lines are read alone; broken dialogues in descriptions have dozens. */
const mostPieces = 200;

/** Every key read from its own lines, beside what the parser could make of the whole. */
export async function readKeysAlone(yaml: string, front: Span, whole: Node): Promise<[Table, ...Table[]]> {
  const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
  const starts = [...yaml.matchAll(pieces)]
    .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
    .slice(0, mostPieces);
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
  const key: Scalar = {
    kind: "scalar",
    span: { start, end: start + name.length },
    value: name,
    text: name,
    style: "plain",
  };
  const { node, problems } = await parseYaml(text, base);
  const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
  if (problems.length === 0 && read) return { ...read, key };
  const newline = text.indexOf("\n", colon);
  const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
  const value = line.trim();
  const at = base + colon + 1 + (line.length - line.trimStart().length);
  return {
    key,
    name,
    value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
  };
}
