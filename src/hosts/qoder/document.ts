/**
 * Reads one Markdown file: where its frontmatter ends, and its keys, at the second try with doubtful values in quotes.
 */
import type { Problem } from "../../model/load.ts";
import type { Node, SyntaxProblem, Table } from "../../parsers/node.ts";
import { diagnosisOf, mappingOf, readFrontmatter, readJsYaml } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { fenceFault, noClosingFence } from "../_kit/profiles/no-fence.ts";

/** A file taken apart as Qoder CLI does it. */
export interface Document {
  /** What the host reads; of a refused file, as far as it can be read. */
  readonly table: Table;
  readonly front: Span;
  /** From the end of the closing dashes to the end of their line. */
  readonly afterFence: Span;
  readonly body: Span;
  /** Why a strict parser refuses the YAML, which the host reads all the same. */
  readonly leniency?: Problem;
  /** Why the host refuses the file; of kind `document` where nothing looks like a subagent. */
  readonly problem?: Problem;
}

/** The first line is exactly `---`, and the next line that begins with it closes the frontmatter. */
export async function readDocument(source: Source): Promise<Document> {
  const { text } = source;
  const opening = /^---\r?\n/.exec(text)?.[0].length;
  const close = opening === undefined ? -1 : text.indexOf("\n---", opening);
  if (opening === undefined || close < 0) return without(source, opening !== undefined);
  const front = { start: opening, end: Math.max(opening, text[close - 1] === "\r" ? close - 1 : close) };
  const newline = text.indexOf("\n", close + 1);
  const lineEnd = newline < 0 ? text.length : newline;
  const document = {
    front,
    afterFence: { start: close + 4, end: lineEnd },
    body: { start: Math.min(lineEnd + 1, text.length), end: text.length },
  };
  const { node, refusal, isRepaired } = await readYaml(text, front);
  const at = (span: Span) => ({ source, span });
  if (refusal) {
    const { message, span } = diagnosisOf(text, front, refusal);
    const problem: Problem = {
      message: `the frontmatter is not valid YAML: ${message}`,
      at: at(span),
      certainty: "measured",
    };
    if (isRepaired && node?.kind === "table")
      return { ...document, table: node, leniency: { ...problem, kind: "strict-readers" } };
    const { tables } = await readFrontmatter(text, front);
    return { ...document, table: tables[0], problem };
  }
  const table = mappingOf(node, front.start);
  if (!node || node.kind === "table") return { ...document, table };
  const problem: Problem = { message: "the frontmatter is not a mapping", at: at(node.span), certainty: "measured" };
  return { ...document, table, problem };
}

interface Reading {
  readonly node?: Node | undefined;
  readonly refusal?: SyntaxProblem;
  /** Whether the second try reads what the first refuses. */
  readonly isRepaired?: boolean;
}

async function readYaml(text: string, { start, end }: Span): Promise<Reading> {
  const yaml = text.slice(start, end);
  const first = await readJsYaml(yaml, start, 4);
  if (first.kind === "read") return { node: first.node };
  const second = await readJsYaml(await quoted(yaml), start, 4);
  if (second.kind === "refused") return { refusal: first.problem };
  // What is quoted has other offsets than the text, so the keys are placed by a reading of the text itself.
  const { tables } = await readFrontmatter(text, { start, end });
  return { refusal: first.problem, isRepaired: true, node: placedBy(second.node, tables[0], start) };
}

/** A key with a block of text, whose lines follow. */
const blockOpener = /^[^\s#][^:]*:[ \t]+[|>][+-]?[ \t\r]*$/;

/**
 * The text of the second try: spaces for tabs before a line, lines of one block of text at one depth, and values in
 * quotes that are no YAML by themselves, or lists or mappings.
 */
async function quoted(yaml: string): Promise<string> {
  const lines: string[] = [];
  let inBlock = false;
  for (const written of yaml.split("\n")) {
    const line = written.replace(/^[ \t]+/, (blanks) => blanks.replaceAll("\t", "  "));
    inBlock = inBlock ? /^\s|^$/.test(line) : false;
    lines.push(inBlock ? line.replace(/^ +/, "  ") : await quotedLine(line));
    inBlock ||= blockOpener.test(line);
  }
  return lines.join("\n");
}

async function quotedLine(line: string): Promise<string> {
  const [, key = "", value = ""] = /^(\s*(?:[^\s:#-]|-\S)[^:]*:[ \t]+)([^ \t].*?)[ \t\r]*$/s.exec(line) ?? [];
  if (value === "") return line;
  const isDoubtful = /^[[{]|\r/.test(value) || (await readJsYaml(line, 0, 4)).kind === "refused";
  return isDoubtful ? `${key}"${value.replace(/[\\"]/g, "\\$&")}"` : line;
}

/** The values of one reading at the places of another; what the other does not have stands at its start. */
function placedBy(node: Node | undefined, places: Table, start: number): Node | undefined {
  if (node?.kind !== "table") return node;
  const top = { start, end: start };
  return {
    ...node,
    span: places.span,
    entries: node.entries.map((entry) => {
      const place = places.entries.find(({ name }) => name === entry.name);
      return {
        name: entry.name,
        key: { ...entry.key, span: place?.key.span ?? top },
        value: { ...entry.value, span: place?.value.span ?? top },
      };
    }),
  };
}

const meant = /^\s*\ufeff?\s*---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;

/** `looks`: frontmatter seems to be meant. */
function openingFault(text: string, looks: boolean): string {
  return looks ? fenceFault(text, "the first line is not exactly `---`") : "it has no frontmatter";
}

function without(source: Source, isOpen: boolean): Document {
  const { text } = source;
  const looks = isOpen || meant.test(text.slice(0, 8192));
  const message = isOpen ? noClosingFence : openingFault(text, looks);
  const top = { start: 0, end: 0 };
  const problem: Problem = { message, at: { source, span: top }, certainty: "measured" };
  return {
    table: mappingOf(undefined, 0),
    front: top,
    afterFence: top,
    body: { start: 0, end: text.length },
    problem: looks ? problem : { ...problem, kind: "document" },
  };
}
