/** Reads the subagent of one file: Markdown with YAML, or TOML below `.codex`. */
import type { Node, Table } from "../../../parsers/node.ts";
import type { Problem } from "../../../model/load.ts";
import { explainedFault, repairSerdeYaml, readSaphyr } from "../../../parsers/yaml/rust.ts";
import { tomlOf } from "../../_kit/toml.ts";
import { type Place, type Source, type Span, trim, trimStart } from "../../../repo/text.ts";
import { type Spec, specOf } from "./spec.ts";
import { firstOf, kindOf, Refused, stringOf } from "./values.ts";

/** A profile of the newer edition, taken apart. */
export interface Document {
  readonly source: Source;
  /** Where a missing key would be written. */
  readonly top: Place;
  /** The keys as far as they could be read, also of a refused text. */
  readonly table: Table | undefined;
  /** Keys whose value could not be read. */
  readonly broken: ReadonlyMap<string, Span>;
  readonly spec: Spec | undefined;
  readonly prompt: { readonly text: string; readonly at: Place; readonly isBody: boolean };
  readonly problem?: Problem;
}

/**
 * A subagent in Markdown: `---`, YAML to the next line that begins with it, and the prompt; or the key `prompt` where
 * no text follows.
 */
export function readMarkdown(source: Source, from: string): Document {
  const { text } = source;
  const start = text.length - trimStart(text).length;
  const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
  if (close < 0) return without(source, start);
  const yaml = trim(text.slice(start + 3, close));
  const base = yaml === "" ? start + 3 : text.indexOf(yaml, start + 3);
  const body = trim(text.slice(close + 4));
  const bodyAt = body === "" ? text.length : text.indexOf(body, close + 4);
  const read = readSaphyr(yaml, base);
  const { node, broken } = read.problem
    ? repairSerdeYaml(yaml, read, readSaphyr)
    : { node: read.node, broken: new Map<string, Span>() };
  const own = promptOf(node, ["prompt"], source);
  const prompt =
    body === ""
      ? own
      : { text: body, at: { source, span: { start: bodyAt, end: bodyAt + body.length } }, isBody: true };
  const document = { source, top: { source, span: { start: base, end: base } }, broken, prompt };
  if (read.problem) {
    const { message, span } = explainedFault(text, { start: base, end: base + yaml.length }, read.problem);
    return refused(document, node, `the YAML of the frontmatter cannot be read: ${message}`, span);
  }
  if (node.kind !== "table") return refused(document, node, "subagent frontmatter must be a YAML mapping", node.span);
  return decoded(document, node, specOf(node, prompt.text, from));
}

/** A subagent in TOML. A text that cannot be read has no keys. */
export async function readToml(source: Source, from: string): Promise<Document> {
  const node = await tomlOf(source);
  const top = { source, span: { start: 0, end: 0 } };
  if (node.kind === "problem") {
    return refused(
      { source, top, broken: new Map(), prompt: { text: "", at: top, isBody: false } },
      undefined,
      `the TOML cannot be read: ${node.message.replaceAll("\n", ", ")}`,
      node.span,
    );
  }
  const prompt = promptOf(node, ["prompt", "developer_instructions", "instructions"], source);
  const document = { source, top, broken: new Map<string, Span>(), prompt };
  return node.kind === "table"
    ? decoded(document, node, specOf(node, prompt.text, from))
    : refused(document, node, "it is not a table", node.span);
}

type Part = Pick<Document, "source" | "top" | "broken" | "prompt">;

/** The prompt under the first of the keys that is present; a value other than text gives an empty prompt. */
function promptOf(node: Node, keys: readonly string[], source: Source): Document["prompt"] {
  const value = node.kind === "table" ? firstOf(node, keys) : undefined;
  const at = { source, span: value?.span ?? { start: source.text.length, end: source.text.length } };
  return { text: stringOf(value) ?? "", at, isBody: false };
}

function decoded(part: Part, table: Table, spec: Spec | Refused): Document {
  return spec instanceof Refused ? refused(part, table, spec.message, spec.span) : { ...part, table, spec };
}

function refused(part: Part, node: Node | undefined, message: string, span: Span): Document {
  const table = node && kindOf(node) === "object" && node.kind === "table" ? node : undefined;
  return { ...part, table, spec: undefined, problem: { message, at: { source: part.source, span } } };
}

function without(source: Source, start: number): Document {
  const { text } = source;
  const opens = text.startsWith("---", start);
  const message = opens
    ? "markdown subagent is missing closing frontmatter delimiter: no further line begins with `---`"
    : `markdown subagent is missing YAML frontmatter${text.startsWith("\ufeff", start) ? ": a byte-order mark stands before it" : ""}`;
  const top = { source, span: { start: 0, end: 0 } };
  const part: Part = { source, top, broken: new Map(), prompt: { text: trim(text), at: top, isBody: true } };
  return refused(part, undefined, message, opens ? { start, end: start + 3 } : { start, end: start });
}
