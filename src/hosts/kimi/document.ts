/** Reads one Markdown file: where its frontmatter ends, and what Kimi Code reads of it. */
import type { Problem } from "../../model/load.ts";
import type { Table } from "../../parsers/node.ts";
import { diagnosisOf, mappingOf, readFrontmatter, readJsYaml } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { fenceFault, noClosingFence } from "../_kit/profiles/no-fence.ts";

/** One file in its parts. Where a `problem` is set, `table` is a best effort. */
export interface Document {
  /** The frontmatter as the host reads it; where the host refuses it, as far as it can be read. */
  readonly table: Table;
  /** The text between the fences. */
  readonly front: Span;
  readonly body: Span;
  /** The closing line, if blanks precede its dashes. */
  readonly indented?: Span;
  /** Why the host refuses the file; of kind `document` where nothing looks like a subagent. */
  readonly problem?: Problem;
}

interface Fences {
  readonly front: Span;
  readonly closing: Span;
  readonly body: Span;
}

/** A line of three dashes with white space around it opens and closes the frontmatter, whatever stands around it. */
function fencesOf(text: string): Fences | "unclosed" | undefined {
  const first = text.indexOf("\n");
  if (first < 0 || text.slice(0, first).trim() !== "---") return undefined;
  for (let start = first + 1; start <= text.length; ) {
    const end = text.indexOf("\n", start);
    const stop = end < 0 ? text.length : end;
    if (text.slice(start, stop).trim() === "---")
      return {
        front: { start: first + 1, end: Math.max(first + 1, start - 1) },
        closing: { start, end: stop },
        body: { start: Math.min(stop + 1, text.length), end: text.length },
      };
    if (end < 0) break;
    start = end + 1;
  }
  return "unclosed";
}

/** Reads with js-yaml 4, as Kimi Code 2.1.0 does. */
export async function readDocument(source: Source): Promise<Document> {
  const { text } = source;
  const fences = fencesOf(text);
  if (typeof fences !== "object") return without(source, fences === "unclosed");
  const { closing, body } = fences;
  const front = trimmed(text, fences.front);
  const dashes = text.slice(closing.start, closing.end).indexOf("---");
  const indented = dashes > 0 ? { indented: closing } : {};
  const reading = await readJsYaml(text.slice(front.start, front.end), front.start, 4);
  const refused = async (problem: Problem): Promise<Document> => {
    const { tables } = await readFrontmatter(text, front);
    return { table: tables[0], front, body, ...indented, problem };
  };
  if (reading.kind === "refused") {
    const { message, span } = diagnosisOf(text, front, reading.problem);
    return refused({ message: `the frontmatter is not valid YAML: ${message}`, at: { source, span } });
  }
  if (reading.node && reading.node.kind !== "table")
    return refused({ message: "the frontmatter is not a mapping", at: { source, span: reading.node.span } });
  const table = mappingOf(reading.node, front.start);
  if (text.slice(body.start, body.end).trim() !== "") return { table, front, body, ...indented };
  const message = "it has no prompt below the frontmatter";
  return { table, front, body, ...indented, problem: { message, at: { source, span: closing } } };
}

function trimmed(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  const from = start + inner.length - inner.trimStart().length;
  return { start: Math.min(from, end), end: Math.max(from, start + inner.trimEnd().length) };
}

const meant = /^\s*---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;

function without(source: Source, isOpen: boolean): Document {
  const looks = isOpen || meant.test(source.text.slice(0, 8192));
  const message = isOpen
    ? noClosingFence
    : looks
      ? fenceFault(source.text, "the first line is not `---`")
      : "it has no frontmatter, so it counts as a document";
  const span = { start: 0, end: 0 };
  return {
    table: mappingOf(undefined, 0),
    front: span,
    body: { start: 0, end: source.text.length },
    problem: { message, at: { source, span }, ...(looks ? {} : { kind: "document" }) },
  };
}
