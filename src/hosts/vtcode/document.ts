/** Reads one Markdown file: where its frontmatter ends, and its fields. */
import type { Problem } from "../../model/load.ts";
import { memoize } from "../_kit/memoize.ts";
import { noFenceAt } from "../_kit/profiles/no-fence.ts";
import { type Decoded, option, optional, DecodeError, required, string, struct } from "../../parsers/decode.ts";
import {
  decodeSerdeYaml,
  explainedFault,
  type Repaired,
  repairSerdeYaml,
  readSerdeYaml,
} from "../../parsers/yaml/rust.ts";
import { type Place, type Source, startOf, trim, trimEnd, trimStart } from "../../repo/text.ts";

/** The host's own struct (vinhnx/VTCode@87c762318:vtcode-config/src/subagent.rs, `SubagentFrontmatter`). */
export const fields = {
  name: required(string),
  description: required(string),
  tools: optional(option(string), null),
  model: optional(option(string), null),
  permissionMode: optional(option(string), null),
  skills: optional(option(string), null),
};
const frontmatter = struct("SubagentFrontmatter", fields);
/** The decoded frontmatter. */
export type Frontmatter = Decoded<typeof frontmatter>;

/** A profile of the older edition, taken apart. */
export interface Document {
  readonly source: Source;
  /** Where a missing key would be written. */
  readonly top: Place;
  /** The frontmatter as far as it could be read, without the parts that stop the reader. */
  readonly repaired: Repaired | undefined;
  /** The decoded fields; `undefined` where the host refuses the file. */
  readonly frontmatter: Frontmatter | undefined;
  readonly prompt: { readonly text: string; readonly at: Place };
  readonly problem?: Problem;
}

/**
 * The text must begin with `---`, after optional white space; the next line that begins with it ends the frontmatter,
 * and the rest of that line is prompt (vinhnx/VTCode@87c762318:vtcode-config/src/subagent.rs, `from_markdown`).
 */
export const readDocument = memoize((source: Source): Document => {
  const { text } = source;
  const start = text.length - trimStart(text).length;
  const last = trimEnd(text).length;
  const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
  if (close < 0 || close + 4 > last) return without(source, start);
  const yaml = trim(text.slice(start + 3, close));
  const base = yaml === "" ? start + 3 : text.indexOf(yaml, start + 3);
  const body = trim(text.slice(close + 4, last));
  const from = body === "" ? last : text.indexOf(body, close + 4);
  const read = readSerdeYaml(yaml, base);
  const document = {
    source,
    top: { source, span: { start: base, end: base } },
    repaired: repairSerdeYaml(yaml, read),
    prompt: { text: body, at: { source, span: { start: from, end: from + body.length } } },
  };
  const decoded = decodeSerdeYaml(read, frontmatter);
  if (!(decoded instanceof DecodeError) && !("span" in decoded)) return { ...document, frontmatter: decoded };
  const { message, span } = explainedFault(text, { start: base, end: base + yaml.length }, decoded);
  const problem = { message: `invalid frontmatter: ${message}`, at: { source, span } };
  return { ...document, frontmatter: undefined, problem };
});

function without(source: Source, start: number): Document {
  const { text } = source;
  const { message, isOpen, isDocument } = noFenceAt(text, start);
  const span = { start, end: isOpen ? start + 3 : start };
  const top = startOf(source);
  const problem: Problem = { message, at: { source, span }, ...(isDocument ? { kind: "document" } : {}) };
  return { source, top, repaired: undefined, frontmatter: undefined, prompt: { text: trim(text), at: top }, problem };
}
