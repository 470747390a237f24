/** What the readers of one YAML document pass to the decoder. */
import type { Node, SyntaxProblem } from "../../node.ts";
import type { QuickReading } from "../quick/index.ts";
import type { Span } from "../../../repo/text.ts";

/**
 * What serde_yaml reads of a text. It decodes while it reads, so it reports a value of the wrong type before a later
 * syntax error: `decodeSerdeYaml` keeps that order.
 */
export interface SerdeDocument {
  /** Where the text begins in its file. */
  readonly base: number;
  /** The first document, as far as it could be read. */
  readonly node: Node;
  /** The parser's error, in its own words; `undefined` if there is none. */
  readonly problem: SyntaxProblem | undefined;
  /** The spans of the collections and of the value that the error cuts short. */
  readonly cut: ReadonlySet<Span>;
  /** The place of a value that the parser did not reach. */
  readonly absent?: Span;
  /** Where serde_yaml places a scalar with an anchor or a tag: at the first of them. */
  readonly marks: ReadonlyMap<Span, number>;
}

const uncut: ReadonlySet<Span> = new Set();
const unmarked: ReadonlyMap<Span, number> = new Map();

/** What the quick reader read. At a fault it stops in the mapping that is the document. */
export function documentOf({ node, faults: [problem], absent }: QuickReading, base: number): SerdeDocument {
  if (!problem) return { base, node, problem, cut: uncut, marks: unmarked };
  const cut = new Set(absent ? [node.span, absent] : [node.span]);
  return { base, node, problem, cut, ...(absent ? { absent } : {}), marks: unmarked };
}
