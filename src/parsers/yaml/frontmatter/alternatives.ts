/** Reads frontmatter as YAML, with every alternative result that another parser could have. It repairs nothing. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { parseYaml } from "../lenient.ts";
import type { YamlReading } from "../lenient-parse.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { readLenient } from "./simple.ts";
import { findEntry, mergedOf, occurrencesOf, repeatedEntryOf } from "./repeats.ts";

/** What the YAML parsers of a lenient host may make of one text. */
export interface AlternativeParses {
  /** The most likely parse first. Each of the others counts too, because it may grant more. Never empty. */
  readonly tables: readonly [Table, ...Table[]];
  /** Why a strict parser refuses it: invalid YAML, or a repeated key. */
  readonly fault?: SyntaxProblem;
}

/** `front` is the span of the frontmatter in `text`. If it is not valid YAML, every key is read as far as possible. */
export async function readFrontmatter(text: string, front: Span): Promise<AlternativeParses> {
  const yaml = text.slice(front.start, front.end);
  const { node, problems } = await parseQuickly(yaml, front.start);
  const [problem] = problems;
  if (problem) return { tables: await readKeysAlone(yaml, front, node), fault: diagnosisOf(text, front, problem) };
  const table = tableOf(node, front);
  const repeatedKey = repeatedKeyOf(table);
  return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}

/** The result of `parseYaml`, but without a YAML parser for the frontmatter that nearly every file has. */
export async function parseQuickly(yaml: string, base: number): Promise<YamlReading> {
  return readLenient(yaml, base) ?? parseYaml(yaml, base);
}

/** The frontmatter's mapping, or an empty one at its start if it is not a mapping. */
export function tableOf(node: Node, front: Span): Table {
  return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}

/** One table for each occurrence of repeated keys, and one with merge keys applied. */
export function withOccurrences(table: Table): [Table, ...Table[]] {
  const [first = table, ...others] = occurrencesOf(table);
  const merged = mergedOf(first);
  return merged ? [first, ...others, merged] : [first, ...others];
}

/** The second occurrence of a top-level key. */
export function repeatedKeyOf(table: Table): SyntaxProblem | undefined {
  return repetition(repeatedEntryOf(table));
}

/** The first key of a mapping that is there again, in the whole tree. */
export function repeatedIn(root: Node): SyntaxProblem | undefined {
  return repetition(findEntry(root, repeatedEntryOf));
}

function repetition(entry: Entry | undefined): SyntaxProblem | undefined {
  return entry && { kind: "problem", message: `the key \`${entry.name}\` appears twice`, span: entry.key.span };
}

/** A line that begins with a key. */
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;

/** The most such lines that are parsed separately; broken dialogues in descriptions have dozens. */
const maxPieces = 200;

/** Reads every key from its own lines, in addition to what the parser could read of the whole. */
export async function readKeysAlone(yaml: string, front: Span, whole: Node): Promise<[Table, ...Table[]]> {
  const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
  const starts = [...yaml.matchAll(pieces)]
    .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
    .slice(0, maxPieces);
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

function notIn(known: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  if (others.length === 0) return others;
  const names = new Set(known.map(({ name }) => name));
  return others.filter(({ name }) => !names.has(name));
}

/**
 * Reads one key and the lines up to the next key with the parser; if that fails, the value is the text of its first
 * line.
 */
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
  const { node, problems } = await parseQuickly(text, base);
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
