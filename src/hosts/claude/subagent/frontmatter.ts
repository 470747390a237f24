/** Reads frontmatter as Claude Code does: where it ends, its second try with quotes, and its YAML. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../../parsers/node.ts";
import {
  diagnosisOf,
  parseQuickly,
  readBunYaml,
  readKeysAlone,
  repeatedIn,
  tableOf,
} from "../../../parsers/yaml/index.ts";
import type { Span } from "../../../repo/text.ts";
import { isOlder } from "../editions.ts";

/** The parts of a file with frontmatter. */
export interface Parts {
  /** From the line after the opening fence to the first `---` behind it. */
  readonly front: Span;
  /** The three dashes that end the frontmatter, wherever they are. */
  readonly fence: Span;
  /** Everything behind these dashes, the rest of their line included. */
  readonly body: Span;
}

/** `---`, white space and a line break, which may be followed by more white space and line breaks. */
const opening = /\ufeff?---\s*\n/y;

/** The parts of a file; `undefined` where Claude Code finds no frontmatter. */
export function partsOf(text: string): Parts | undefined {
  opening.lastIndex = 0;
  if (!opening.test(text)) return undefined;
  const start = opening.lastIndex;
  const end = text.indexOf("---", start);
  if (end < 0) return undefined;
  return { front: { start, end }, fence: { start: end, end: end + 3 }, body: { start: end + 3, end: text.length } };
}

/** What every version of an edition makes of one frontmatter. Powers are the union over `tables`. */
export interface Readings {
  /** One table for each reading of the edition's versions that accepts the frontmatter, the newest first. */
  readonly tables: readonly [Table, ...Table[]];
  /** Why no version reads it. The tables are then what could be read of each key alone. */
  readonly fault?: SyntaxProblem;
  /** Why a strict reader would refuse it: only the second try reads it, or a key is repeated. */
  readonly leniency?: SyntaxProblem;
}

/** What one version makes of the frontmatter. */
interface Reading {
  readonly node: Node;
  readonly fault?: SyntaxProblem;
  readonly leniency?: SyntaxProblem;
  /** A key that is there twice. */
  readonly repeated?: SyntaxProblem;
  readonly excessive?: boolean;
}

/** Reads the text inside `front` with the parser of each version of the edition. Spans are those of the whole file. */
export async function readingsOf(text: string, front: Span, edition: string): Promise<Readings> {
  const yaml = text.slice(front.start, front.end);
  const { fault, node, leniency, repeated } = await readingBy(byBun, yaml, front.start);
  const older = isOlder(edition) ? await readingBy(byPackage, yaml, front.start) : undefined;
  const accepted = [...(fault ? [] : [node]), ...(older && !older.fault ? [older.node] : [])];
  const [first, ...others] = accepted.map((root) => tableOf(root, front));
  if (!first) {
    const why = fault ? { fault: diagnosisOf(text, front, fault) } : {};
    return { tables: await readKeysAlone(yaml, front, node), ...why };
  }
  const differing = others.filter((table) => !isSame(table, first));
  const strict = leniency ?? fault;
  const problem = strict ? diagnosisOf(text, front, strict) : repeated;
  return { tables: [first, ...differing], ...(problem ? { leniency: problem } : {}) };
}

function isSame(a: Node, b: Node): boolean {
  const values = (node: Node): string =>
    JSON.stringify(node, (key, value: unknown) =>
      key === "span" || key === "style" ? undefined : typeof value === "bigint" ? `${value}n` : value,
    );
  return a === b || values(a) === values(b);
}

/** A version's parser, and how its second try differs. */
interface Parser {
  parse(yaml: string, base: number): Promise<Pick<Reading, "node" | "fault" | "repeated" | "excessive">>;
  /** Whether tabs at the start of a line become spaces, and flow lists stay lists. */
  readonly isCareful: boolean;
}

/** 2.1.240 and later: the parser of the runtime. */
const byBun: Parser = {
  isCareful: true,
  async parse(yaml, base) {
    const { problem, ...read } = await readBunYaml(yaml, base);
    return problem ? { ...read, fault: problem } : read;
  },
};

/** 2.1.112: the npm package `yaml`, which refuses repeated keys and applies no merge keys. */
const byPackage: Parser = {
  isCareful: false,
  async parse(yaml, base) {
    const { node, problems, excessive, unresolved } = await parseQuickly(yaml, base);
    const alias = unresolved && { kind: "problem" as const, message: "an alias has no anchor", span: unresolved };
    const fault = problems[0] ?? alias ?? repeatedIn(node);
    return { node, ...(fault ? { fault } : {}), ...(excessive ? { excessive } : {}) };
  },
};

async function readingBy(parser: Parser, yaml: string, base: number): Promise<Reading> {
  const first = await parser.parse(yaml, base);
  if (!first.fault || first.excessive) return first;
  const values = await quotableValues(parser, yaml, base);
  const quotes = values.map(
    ({ colon, value: { span } }): Edit => ({
      start: colon,
      end: span.end,
      text: `: ${placeholder(span.end - span.start)}`,
    }),
  );
  const { text, at } = edited(yaml, base, parser.isCareful ? [...tabsIn(yaml, base), ...quotes] : quotes);
  const again = await parser.parse(text, base);
  if (again.fault) return first;
  const byStart = new Map(values.map(({ colon, value }) => [colon, value]));
  return { node: withValues(moved(again.node, at), byStart), leniency: first.fault };
}

/** A value that the second try puts into quotes, one space behind the colon of its key. */
interface Quotable {
  /** The place of that colon. */
  readonly colon: number;
  /** Its text is the value as written, trailing blanks included. */
  readonly value: Scalar;
}

/** A quoted word in the place of a value. */
function placeholder(length: number): string {
  return `"${"x".repeat(Math.max(0, length - 2))}"`;
}

/** Another text in the place of a span of the file. */
interface Edit extends Span {
  readonly text: string;
}

/** Two spaces for each tab at the start of a line. */
function tabsIn(yaml: string, base: number): readonly Edit[] {
  return [...yaml.matchAll(/(?<![^\n])\t+/g)].map(({ 0: tabs, index }) => ({
    start: base + index,
    end: base + index + tabs.length,
    text: "  ".repeat(tabs.length),
  }));
}

/** The text after the edits, and the place in the file of each of its offsets. */
function edited(
  yaml: string,
  base: number,
  edits: readonly Edit[],
): { readonly text: string; readonly at: (offset: number) => number } {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  /** Where a part of the new text that was kept begins, there and in the file. */
  const kept: { readonly to: number; readonly from: number }[] = [{ to: base, from: base }];
  let text = "";
  let from = 0;
  for (const edit of sorted) {
    text += yaml.slice(from, edit.start - base) + edit.text;
    from = edit.end - base;
    kept.push({ to: base + text.length, from: edit.end });
  }
  text += yaml.slice(from);
  const at = (offset: number): number => {
    const i = lastAtOrBefore(kept, offset);
    const part = kept[i] ?? { to: base, from: base };
    return Math.min(part.from + offset - part.to, sorted[i]?.start ?? base + yaml.length);
  };
  return { text, at };
}

/** The last part that begins at `offset` or before it, by halves: a file may have thousands of repaired lines. */
function lastAtOrBefore(parts: readonly { readonly to: number }[], offset: number): number {
  let [low, high] = [0, parts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.to ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** A tree with every span at its place in the file. */
function moved(node: Node, at: (offset: number) => number): Node {
  const span = { start: at(node.span.start), end: at(node.span.end) };
  if (node.kind === "scalar") return { ...node, span };
  if (node.kind === "list") return { ...node, span, items: node.items.map((item) => moved(item, at)) };
  const entries = node.entries.map(({ key, name, value }) => ({ key: moved(key, at), name, value: moved(value, at) }));
  return { ...node, span, entries };
}

/** One line of a key of letters, `_` and `-`, and a value. A line that ends with a carriage return is none. */
const pair = /^([A-Za-z_-]+):\s+(.+)$/;
/** What a value holds that Claude Code quotes before its second try. */
const sign = /[[\]{}*&#!|>%@`]|: /;

async function quotableValues(parser: Parser, yaml: string, base: number): Promise<readonly Quotable[]> {
  const values: Quotable[] = [];
  let at = base;
  for (const line of yaml.split("\n")) {
    const [, key = "", text = ""] = pair.exec(line) ?? [];
    const start = at + line.length - text.length;
    const span = { start, end: start + text.length };
    if (sign.test(text) && !isQuoted(text) && !(parser.isCareful && (await isFlowList(parser, text))))
      values.push({ colon: at + key.length, value: { kind: "scalar", span, value: text, text, style: "quoted" } });
    at += line.length + 1;
  }
  return values;
}

/** Whether a text begins and ends with the same quote, whatever is between. */
function isQuoted(text: string): boolean {
  return (text.startsWith('"') && text.endsWith('"')) || (text.startsWith("'") && text.endsWith("'"));
}

/** Whether a value is a list by itself. */
async function isFlowList(parser: Parser, text: string): Promise<boolean> {
  if (!text.startsWith("[") || !text.endsWith("]")) return false;
  const { node, fault } = await parser.parse(text, 0);
  return !fault && node.kind === "list";
}

function withValues(node: Node, values: ReadonlyMap<number, Node>): Node {
  if (node.kind !== "table") return node;
  const entries = node.entries.map(
    (entry): Entry => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value }),
  );
  return { ...node, entries };
}
