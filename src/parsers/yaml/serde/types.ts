/** What the readers of one YAML document hand to the decoder. */
import type { Node, SyntaxProblem } from "../../node.ts";
import type { Span } from "../../../repo/text.ts";

/**
 * What serde_yaml has of a text. It decodes while it reads, so a value of the wrong type is refused before a syntax
 * error that stands after it: `decodeSerdeYaml` keeps that order.
 */
export interface SerdeDocument {
  /** Where the text begins in its file. */
  readonly base: number;
  /** The first document, as far as it could be read. */
  readonly node: Node;
  /** What stops the reader, in its own words; `undefined` where nothing does. */
  readonly problem: SyntaxProblem | undefined;
  /** The spans of collections, and of a value, that the problem cuts short. */
  readonly cut: ReadonlySet<Span>;
  /** Where a value would stand that reading never came to. */
  readonly absent?: Span;
  /** Where serde_yaml places a scalar with an anchor or a tag: at the first of them. */
  readonly marks: ReadonlyMap<Span, number>;
}
