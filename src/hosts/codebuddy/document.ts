/** Reads one Markdown file as CodeBuddy Code does: what it finds no frontmatter in is a subagent all the same. */
import type { Node, SyntaxProblem, Table } from "../../parsers/node.ts";
import { diagnosisOf, mappingOf, readCoreYaml } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";

/** A file as CodeBuddy Code takes it apart. */
export interface Document {
  /** The keys that count: none where the frontmatter is not read. */
  readonly table: Table;
  /** The text between the fences; `undefined`: the program finds no frontmatter. */
  readonly front?: Span;
  readonly body: Span;
  /** What follows the dashes that close the frontmatter on their line. */
  readonly afterFence?: Span;
  /** Why the frontmatter is not read. */
  readonly refusal?: SyntaxProblem;
  /** Only this tool gives up: the program may read the keys. */
  readonly isOpen?: true;
}

/** Every file is one, whatever is in it: measured on 2.117.0. */
export async function readDocument(source: Source): Promise<Document> {
  const { text } = source;
  const fences = fencesOf(text);
  if (!fences) return { table: mappingOf(undefined, 0), body: { start: 0, end: text.length } };
  const { front, end } = fences;
  const lineEnd = text.indexOf("\n", end);
  const common = {
    front,
    body: { start: end, end: text.length },
    afterFence: { start: end, end: lineEnd < 0 ? text.length : lineEnd },
  };
  const reading = await readCoreYaml(text.slice(front.start, front.end), front.start);
  if (reading.kind === "read") return { ...common, table: tableOf(reading.node, front.start) };
  const [first] = reading.problems;
  const refusal = reading.excessive ? first : diagnosisOf(text, front, first);
  return {
    ...common,
    table: mappingOf(undefined, front.start),
    refusal,
    ...(reading.excessive ? { isOpen: true } : {}),
  };
}

/** A list or a text has no keys. */
function tableOf(node: Node, start: number): Table {
  return node.kind === "table" ? node : mappingOf(undefined, start);
}

/**
 * The file begins with three dashes and, after nothing but white space, a line feed. Three dashes at the start of any
 * later line close the frontmatter, whatever follows them. White space is JavaScript's, so blank lines count too.
 */
function fencesOf(text: string): { readonly front: Span; readonly end: number } | undefined {
  if (!text.startsWith("---")) return undefined;
  const blank = 3 + (/^\s*/.exec(text.slice(3))?.[0].length ?? 0);
  const feed = text.lastIndexOf("\n", blank - 1);
  if (feed < 3) return undefined;
  const closing = text.indexOf("\n---", feed + 1);
  if (closing >= 0) return { front: { start: feed + 1, end: closing }, end: closing + 4 };
  // Only blank lines lie between the two fences.
  const before = text.lastIndexOf("\n", feed - 1);
  return before >= 3 && text.startsWith("---", feed + 1)
    ? { front: { start: before + 1, end: feed }, end: feed + 4 }
    : undefined;
}
