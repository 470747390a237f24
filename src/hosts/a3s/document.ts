/** Reads one profile file: where its YAML is, its fields, and why the host refuses it. */
import { type Fact, unreadable } from "../../model/fact.ts";
import type { Problem } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import { type Dialect, DecodeError, type Decoder } from "../../parsers/decode.ts";
import {
  decodeSerdeYaml,
  explainedFault,
  type Repaired,
  repairSerdeYaml,
  readSerdeYaml,
} from "../../parsers/yaml/rust.ts";
import { type Place, type Source, startOf, trim, type Span } from "../../repo/text.ts";
import { type Definition, definition } from "./fields.ts";
import { noClosingFence } from "../_kit/profiles/no-fence.ts";

/** How an edition decodes the fields of the YAML. */
export interface Reading<D extends { readonly name: string }> {
  readonly shape: Decoder<D>;
  readonly dialect?: Dialect;
  readonly isBlank: (name: string) => boolean;
  /** Why the host refuses the YAML before it decodes the fields. */
  readonly check?: (node: Node) => DecodeError | undefined;
}

const older: Reading<Definition> = { shape: definition, isBlank: (name) => name === "" };

/** A profile as the host decodes it, in the shape of one edition. */
export interface Document<D = Definition> {
  readonly source: Source;
  /** Where a missing key would be written. */
  readonly top: Place;
  /** The metadata as far as it could be read, without the parts that stop the reader. */
  readonly repaired: Repaired | undefined;
  /** The decoded fields; `undefined` where the host refuses the file. */
  readonly definition: D | undefined;
  /** Markdown's text below the metadata; `undefined` in a YAML file. */
  readonly body: { readonly text: string; readonly at: Place } | undefined;
  /** Three dashes inside a line of the metadata, which end it. */
  readonly early?: Span;
  readonly problem?: Problem;
}

/** A whole file of YAML, a byte-order mark included. */
export function readYaml(source: Source): Document {
  return readYamlAs(source, older);
}

/** Decodes a whole file. Never throws: what the host refuses is the document's problem. */
export function readYamlAs<D extends { readonly name: string }>(source: Source, reading: Reading<D>): Document<D> {
  return decode(source, source.text, 0, undefined, reading);
}

/**
 * Markdown is split at the first two `---`, also inside a line: the text before the first is dropped, the text between
 * them is the metadata, the rest is the body (a3s_code_core@2.4.0:src/subagent.rs, `parse_agent_md`).
 */
export function readMarkdown(source: Source): Document {
  return readMarkdownAs(source, older);
}

/** Finds the metadata as the host does: between the first two `---` of the file, wherever they are. */
export function readMarkdownAs<D extends { readonly name: string }>(source: Source, reading: Reading<D>): Document<D> {
  const { text } = source;
  const open = text.indexOf("---");
  const close = open < 0 ? -1 : text.indexOf("---", open + 3);
  const isProfile =
    /^\s*---/.test(text) || keys.test(close < 0 ? "" : text.slice(open, close)) || meant.test(text.slice(0, 8192));
  const document = isProfile ? {} : { kind: "document" };
  if (close < 0) {
    const message = open < 0 ? "it has no `---` frontmatter" : noClosingFence;
    const span = open < 0 ? { start: 0, end: 0 } : { start: open, end: open + 3 };
    return {
      source,
      top: startOf(source),
      repaired: undefined,
      definition: undefined,
      body: { text: trim(text), at: startOf(source) },
      problem: { message, at: { source, span }, ...document },
    };
  }
  const yaml = trim(text.slice(open + 3, close));
  const base = yaml === "" ? open + 3 : text.indexOf(yaml, open + 3);
  const body = trim(text.slice(close + 3));
  const from = body === "" ? text.length : text.indexOf(body, close + 3);
  const read = decode(
    source,
    yaml,
    base,
    { text: body, at: { source, span: { start: from, end: from + body.length } } },
    reading,
  );
  const early = isProfile && endsEarly(text, close) ? { early: { start: close, end: close + 3 } } : {};
  return { ...read, ...early, ...(read.problem ? { problem: { ...read.problem, ...document } } : {}) };
}

/** Keys that nearly every profile has, and frontmatter with one of them anywhere in the text. */
const keys = /^[ \t]*(?:name|description)[ \t]*:/m;
const meant = /^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;

/** Whether the dashes at `close` are inside a line, or are indented and keys follow them up to a fence. */
function endsEarly(text: string, close: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", close) + 1, close);
  if (before === "") return false;
  if (before.trim() !== "") return true;
  const [lost, fence] = text.slice(close + 3).split(/^---/m, 2);
  return fence !== undefined && /^[\w-]+[ \t]*:/m.test(lost ?? "");
}

function decode<D extends { readonly name: string }>(
  source: Source,
  yaml: string,
  base: number,
  body: Document["body"],
  { shape, dialect, isBlank, check }: Reading<D>,
): Document<D> {
  const read = readSerdeYaml(yaml, base);
  const document = {
    source,
    top: { source, span: { start: base, end: base } },
    repaired: repairSerdeYaml(yaml, read),
    body,
  };
  const wrong = read.problem ? undefined : check?.(read.node);
  const decoded = wrong ?? decodeSerdeYaml(read, shape, dialect);
  const refused = (message: string, span: Span): Document<D> => ({
    ...document,
    definition: undefined,
    problem: { message, at: { source, span } },
  });
  if (decoded instanceof DecodeError || "span" in decoded) {
    const { message, span } = explainedFault(source.text, { start: base, end: base + yaml.length }, decoded);
    return refused(`invalid ${body ? "frontmatter" : "YAML"}: ${message}`, span);
  }
  if (isBlank(decoded.name)) return refused("the `name` is empty", nameSpan(read.node) ?? { start: base, end: base });
  return { ...document, definition: decoded };
}

function nameSpan(node: Node): Span | undefined {
  return node.kind === "table" ? node.entries.find(({ name }) => name === "name")?.value.span : undefined;
}

/** A key whose value stops the YAML reader. */
export function brokenAt(
  { source, repaired }: Pick<Document, "source" | "repaired">,
  key: string,
): Fact<never> | undefined {
  const span = repaired?.broken.get(key);
  return span && unreadable({ source, span }, "the YAML is broken here");
}
