/** Defines the kinds of errors by which the host refuses a file, and values with their places. */
import type { Fix } from "../../../model/fix.ts";
import type { Problem, Related } from "../../../model/load.ts";
import type { Place, Source } from "../../../repo/text.ts";
import type { Node } from "../../../parsers/node.ts";

/** Named after the errors of Codex's own code; the conformance vectors compare them. */
export type FaultKind =
  | "Other"
  | "TomlSyntax"
  | "Deserialize"
  | "BlankDescription"
  | "MissingInstructions"
  | "BlankInstructions"
  | "MissingName"
  | "Nicknames"
  | "MissingFile"
  | "Duplicate"
  | "MissingDescription"
  | "ConfigTomlSyntax"
  | "ConfigTomlDeserialize";

/** Why Codex refuses a file or a role. */
export interface Fault {
  readonly kind: FaultKind;
  readonly problem: Problem;
}

/** `message` is a clause about the role or the file: `it is not UTF-8`. */
export function fault(kind: FaultKind, message: string, at: Place, related?: readonly Related[]): Fault {
  return { kind, problem: { message, at, ...(related ? { related } : {}) } };
}

/** The fault with what to write instead. */
export function withFix({ kind, problem }: Fault, fix: Fix | undefined): Fault {
  return { kind, problem: fix ? { ...problem, fixes: [fix] } : problem };
}

/** A value, and where it is written. */
export interface Placed<T> {
  readonly value: T;
  readonly at: Place;
}

/** Where a node is written. */
export function placeIn(source: Source, { span }: Pick<Node, "span">): Place {
  return { source, span };
}
