/** Reads one Markdown file: where its frontmatter ends, its fields, and why Grok Build refuses it. */
import type { Problem } from "../../model/load.ts";
import { DecodeError } from "../../parsers/decode.ts";
import type { Table } from "../../parsers/node.ts";
import {
  decodeSerdeYaml,
  explainedFault,
  readSerdeYaml,
  type Repaired,
  repairSerdeYaml,
} from "../../parsers/yaml/rust.ts";
import { type Source, type Span, trim, trimStart } from "../../repo/text.ts";
import { memoize } from "../_kit/memoize.ts";
import { noFenceAt } from "../_kit/profiles/no-fence.ts";
import { definition } from "./fields.ts";

/** A file taken apart as Grok Build does it. */
export interface Document {
  readonly source: Source;
  /** The frontmatter as far as it could be read; an empty mapping where there is none. */
  readonly table: Table;
  /** The parts that stop the reader. */
  readonly repaired?: Repaired;
  /** The text between the fences. */
  readonly front: Span;
  /** From the end of the closing dashes to the end of their line. The host reads none of it. */
  readonly afterFence: Span;
  readonly prompt: Span;
  /** Why the host refuses the file; of kind `document` where nothing looks like a subagent. */
  readonly problem?: Problem;
}

/**
 * After white space the text begins with `---`; what stands behind it on its line is YAML too. The next line that
 * begins with `---` ends the frontmatter, and the rest of that line is lost.
 */
export const readDocument = memoize((source: Source): Document => {
  const { text } = source;
  const start = text.length - trimStart(text).length;
  const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
  if (close < 0) return without(source, start);
  const front = { start: start + 3, end: close };
  const yaml = text.slice(front.start, front.end);
  const read = readSerdeYaml(yaml, front.start);
  const repaired = repairSerdeYaml(yaml, read);
  const lineEnd = text.indexOf("\n", close + 1);
  const afterFence = { start: close + 4, end: lineEnd < 0 ? text.length : lineEnd };
  const document = {
    source,
    table: repaired.node.kind === "table" ? repaired.node : emptyTable(front.start),
    repaired,
    front,
    afterFence,
    prompt: promptFrom(text, afterFence.end),
  };
  const decoded = decodeSerdeYaml(read, definition);
  if (!(decoded instanceof DecodeError) && !("span" in decoded)) return document;
  const { message, span } = explainedFault(text, front, decoded);
  return { ...document, problem: { message: `invalid frontmatter: ${message}`, at: { source, span } } };
});

function emptyTable(start: number): Table {
  return { kind: "table", span: { start, end: start }, entries: [] };
}

function promptFrom(text: string, start: number): Span {
  const body = trim(text.slice(start));
  const from = body === "" ? text.length : text.indexOf(body, start);
  return { start: from, end: from + body.length };
}

function without(source: Source, start: number): Document {
  const { text } = source;
  const { message, isOpen, isDocument } = noFenceAt(text, start);
  const at = { source, span: { start, end: isOpen ? start + 3 : start } };
  const end = { start: text.length, end: text.length };
  return {
    source,
    table: emptyTable(start),
    front: { start, end: start },
    afterFence: end,
    prompt: promptFrom(text, 0),
    problem: { message, at, ...(isDocument ? { kind: "document" } : {}) },
  };
}
