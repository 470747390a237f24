/** Splits a Markdown file as Qwen Code does: an exact fence, then YAML, or a line reader if it is no YAML. */
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import type { Ineffective } from "../../model/profile.ts";
import type { Node, SyntaxProblem, Table } from "../../parsers/node.ts";
import {
  type AlternativeParses,
  diagnosisOf,
  readCoreYaml,
  readFrontmatter,
  splitMarkdown,
} from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { type Execution, executionIn, executionOf } from "./execution.ts";
import { readLines } from "./lines.ts";
import { moved, normalizedLines, withoutNulls } from "./values.ts";
import { fenceFault } from "../_kit/profiles/no-fence.ts";

/** A file taken apart as Qwen Code does it. */
export interface Document {
  /** The host's reading first. Others count as well where the host's is not known, or if it reads nothing. */
  readonly tables: AlternativeParses["tables"];
  readonly front: Span;
  readonly body: Span;
  readonly execution: Execution;
  /** Where a line breaks and a person does not see it. */
  readonly cuts: readonly Ineffective[];
  /** Why the host finds no frontmatter. */
  readonly fault?: SyntaxProblem;
  /** Why the frontmatter is no YAML, if the host reads it line by line. */
  readonly leniency?: SyntaxProblem;
  /** Whether nothing looks like frontmatter. */
  readonly isPlain: boolean;
}

/** Line ends are normalized first, and a fence is a whole line. */
export async function readDocument(source: Source): Promise<Document> {
  const { text } = source;
  const opening = /^\ufeff?---(?:\r\n?|\n)/.exec(text)?.[0].length;
  const closing = opening === undefined ? null : /(?:\r\n?|\n)---(?:\r\n?|\n)/.exec(text.slice(opening));
  if (opening === undefined || !closing) return withoutFences(text, opening !== undefined);
  const front = { start: opening, end: opening + closing.index };
  const body = { start: front.end + closing[0].length, end: text.length };
  const common = { front, body, cuts: hiddenLineBreaks(source, front), isPlain: false };
  const lines = normalizedLines(text, front);
  const reading = await readCoreYaml(lines.text, 0);
  const placed = (node: Node): Node => moved(node, lines.offsetOf);
  if (reading.kind === "read" && reading.node.kind === "table") {
    const table = placed(reading.node) as Table;
    return { ...common, tables: [withoutNulls(table)], execution: executionOf(table) };
  }
  const simple = withoutNulls(placed(readLines(lines.text, { start: 0, end: lines.text.length })) as Table);
  if (reading.kind === "read") {
    const leniency: SyntaxProblem = {
      kind: "problem",
      message: "it is not a mapping",
      span: placed(reading.node).span,
    };
    return { ...common, tables: [simple], execution: executionOf(simple, false), leniency };
  }
  const placedAt = ({ start, end }: Span): Span => ({ start: lines.offsetOf(start), end: lines.offsetOf(end) });
  const execution = await executionIn(lines.text, reading, placed, placedAt);
  const [first] = reading.problems;
  const leniency = diagnosisOf(text, front, { ...first, span: placedAt(first.span) });
  // Where only this tool gives up, the host may have read more.
  const others = reading.excessive ? (await readFrontmatter(text, front)).tables : [];
  return { ...common, tables: [simple, ...others], execution, leniency };
}

async function withoutFences(text: string, isOpened: boolean): Promise<Document> {
  const markdown = splitMarkdown(text);
  const top = { start: 0, end: 0 };
  const common = { execution: {}, cuts: [] };
  if (markdown.kind === "none")
    return {
      ...common,
      tables: [{ kind: "table", span: top, entries: [] }],
      front: top,
      body: { start: 0, end: text.length },
      isPlain: true,
      fault: { kind: "problem", message: "it has no frontmatter", span: top },
    };
  const exactly = isOpened
    ? "the frontmatter is not closed by a line of exactly `---` with a line end"
    : "the first line is not exactly `---`";
  const message = fenceFault(text, exactly);
  const { tables } = await readFrontmatter(text, markdown.front);
  const body = { start: markdown.front.end, end: text.length };
  const fault: SyntaxProblem = { kind: "problem", message, span: top };
  return { ...common, tables, front: markdown.front, body, isPlain: false, fault };
}
