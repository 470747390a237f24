/** How the parser of a format reads scalars, and the error of decoding. */
import type { Node, Scalar, Table } from "./node.ts";
import type { Span } from "../repo/text.ts";

/** How a parser family reads a node as a type. `undefined`: it refuses. */
export interface Dialect {
  readonly name: string;
  /** A scalar as a string. */
  string(node: Scalar): string | undefined;
  bool(node: Scalar): boolean | undefined;
  /** Any integer of the format's own range. */
  integer(node: Scalar): bigint | undefined;
  /** The same for an unsigned type, if that differs: YAML's `-0` is refused. Default: `integer`. */
  unsigned?(node: Scalar): bigint | undefined;
  float(node: Scalar): number | undefined;
  /** Whether an optional field reads this as absent; a `problem` if the parser refuses the question itself. */
  isNone(node: Node): boolean | { readonly problem: string };
  /** Whether a struct or a list reads this as empty (`tools:` in YAML). */
  isUnit(node: Node): boolean;
  /** Whether a struct may be written as a list of its fields in order. */
  readonly positional: boolean;
  /** Whether such a list may have no more items than fields. */
  readonly exact?: boolean;
  /** A node that is no table, but is read as one: TOML's dates are tables with one private key. */
  table?(node: Node): Table | undefined;
  /** Describes a node as the parser's error messages do: `sequence`, `string "x"`, ``integer `5` ``. */
  describe(node: Node): string;
  /** The whole message for a node of the wrong type. Default: made with `describe`. */
  mismatch?(node: Node, expected: string): string;
  /**
   * The name of an enum's variant, if it is more than a string (YAML's tags, TOML's `{ fixed = {} }`). Default:
   * `string`.
   */
  variant?(node: Node, names: readonly string[]): string | DecodeError;
  /** The field that a key names. Default: the text of the key. */
  field?(key: Node, names: readonly string[]): string | undefined;
  /**
   * The dialect for a node `depth` levels below the root that serde buffers before it knows the type. Default: this
   * one.
   */
  whole?(node: Node, depth: number): Dialect | DecodeError;
  /** Why a collection `depth` levels below the root is not entered. */
  enterError?(node: Node, depth: number): DecodeError | undefined;
}

/** More about an error. */
export interface DecodeContext {
  /** The keys and indices that lead to it from the decoded node. */
  readonly path?: readonly (string | number)[];
  /** Known only at the end of the node: a missing field. */
  readonly whole?: boolean;
  /** A more precise place than the one that the parser reports. */
  readonly near?: Span;
  /** The parser reports no place: the struct or list around it gives the place. */
  readonly unplaced?: boolean;
  /** The parser does not report the keys that lead to it. */
  readonly pathless?: boolean;
}

/** An error of decoding: serde's message, and the place that the parser reports. */
export class DecodeError {
  readonly message: string;
  readonly span: Span;
  readonly context: DecodeContext;
  constructor(message: string, span: Span, context: DecodeContext = {}) {
    this.message = message;
    this.span = span;
    this.context = context;
  }

  /** The same error with the key or index in the collection around it, whose place is `span`. */
  within(segment: string | number, span: Span): DecodeError {
    if (this.context.pathless) return this;
    const { path = [], unplaced, ...rest } = this.context;
    return unplaced
      ? new DecodeError(this.message, span, { ...rest, near: this.span })
      : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
  }
}
