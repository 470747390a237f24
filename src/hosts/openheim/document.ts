/** Reads one profile's text: where its metadata ends, and its fields. */
import type { Problem } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import { memoize } from "../_kit/memoize.ts";
import { type Decoded, list, option, optional, DecodeError, string, struct, unsigned } from "../../parsers/decode.ts";
import { parseToml, toml08 } from "../../parsers/toml/index.ts";
import { type Place, type Source, type Span, trim, trimStart } from "../../repo/text.ts";

/** The host's own struct (openheim@0.4.0:src/subagents/mod.rs, `AgentProfileMeta`); it ignores other keys. */
export const fields = {
  description: optional(string, ""),
  model: optional(option(string), null),
  provider: optional(option(string), null),
  tools: optional(option(list(string)), null),
  max_iterations: optional(option(unsigned(64)), null),
};
const meta = struct("AgentProfileMeta", fields);
export type Meta = Decoded<typeof meta>;

/** A file of OpenHeim, taken apart. */
export interface Document {
  readonly source: Source;
  /** The metadata's text; an empty span at the start of a file that has none. */
  readonly metadata: Span;
  readonly fenced: boolean;
  /** The metadata as far as it could be read. */
  readonly root: Node | undefined;
  /** The decoded fields; `undefined` where the host refuses the file. */
  readonly meta: Meta | undefined;
  readonly prompt: { readonly text: string; readonly at: Place };
  readonly problem?: Problem;
}

/**
 * `+++` must be the first text, and the next line that begins with `+++` ends the metadata, whatever follows on it.
 * Without `+++` the whole file is the prompt (openheim@0.4.0:src/subagents/mod.rs, `split_frontmatter`).
 */
export const readDocument = memoize(async (source: Source): Promise<Document> => {
  const { text } = source;
  const start = text.length - trimStart(text).length;
  if (!text.startsWith("+++", start)) {
    return {
      source,
      metadata: { start: 0, end: 0 },
      fenced: false,
      root: undefined,
      meta: defaults,
      prompt: promptIn(source, 0),
    };
  }
  const begin = start + 3 + (text[start + 3] === "\n" ? 1 : 0);
  const end = text.indexOf("\n+++", begin);
  if (end < 0) {
    const problem = {
      message: "the frontmatter has no closing `+++`; write one on a line of its own below the last key",
      at: { source, span: { start, end: start + 3 } },
    };
    return {
      source,
      metadata: { start: begin, end: text.length },
      fenced: true,
      root: undefined,
      meta: undefined,
      prompt: promptIn(source, text.length),
      problem,
    };
  }
  const newline = text.indexOf("\n", end + 1);
  const document = {
    source,
    metadata: { start: begin, end },
    fenced: true,
    prompt: promptIn(source, newline < 0 ? text.length : newline + 1),
  };
  const root = await parseToml(text.slice(begin, end), begin, "0.8");
  if (root.kind === "problem") return { ...document, root: undefined, meta: undefined, problem: invalid(source, root) };
  const decoded = meta(root, toml08);
  if (decoded instanceof DecodeError) return { ...document, root, meta: undefined, problem: invalid(source, decoded) };
  return { ...document, root, meta: decoded };
});

const defaults: Meta = { description: "", model: null, provider: null, tools: null, max_iterations: null };

function invalid(source: Source, { message, span }: { readonly message: string; readonly span: Span }): Problem {
  const returned = message.startsWith("expected newline") && source.text[span.start] === "\r";
  const reason = returned
    ? "a carriage return at the end of the last line, left by Windows line ends"
    : message.replaceAll("\n", ", ");
  return { message: `invalid frontmatter: ${reason}`, at: { source, span } };
}

function promptIn(source: Source, start: number): Document["prompt"] {
  const text = trim(source.text.slice(start));
  const from = text === "" ? start : source.text.indexOf(text, start);
  return { text, at: { source, span: { start: from, end: from + text.length } } };
}
