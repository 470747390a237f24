/**
 * Reads the YAML that nearly every profile has without a scanner: a key and a value on each line, lists and mappings in
 * brackets, nested mappings, comments, and the common faults. It gives exactly what the full parser of the family would
 * give, or nothing: `test/unit/parsers/quick-yaml.test.ts` and its neighbours compare the two.
 */
import type { SyntaxProblem, Table } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";
import { mappingAt } from "./block.ts";
import type { Family } from "./family.ts";
import type { Context } from "./scalars.ts";
import { afterGap } from "./lines.ts";

export type { Family, Typed } from "./family.ts";

/** Characters that need the scanner: controls, tabs, other line ends, byte order marks, lone surrogates. */
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** The same, and every surrogate: most texts have none of them, and this is found several times faster. */
const unusualUnit = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;

/** What the full parser would give, places and faults included. */
export interface QuickReading {
  readonly node: Table;
  /** Why the parser refuses the text, in the order in which it finds out. */
  readonly faults: readonly SyntaxProblem[];
  /** The place of a value that the parser did not reach before it stopped. */
  readonly absent?: Span;
}

/** Reads text at offset `base` of its file; `undefined` at the first line that could mean something else. */
export function readQuick(text: string, base: number, family: Family): QuickReading | undefined {
  if (unusualUnit.test(text) && unusual.test(text)) return undefined;
  const context: Context = { text, base, family, faults: [] };
  const read = mappingAt(context, family.gaps ? afterGap(text, 0) : 0, 0);
  if (!read || read.next < text.length) return undefined;
  const { faults, absent } = context;
  return absent ? { node: read.node, faults, absent } : { node: read.node, faults };
}
