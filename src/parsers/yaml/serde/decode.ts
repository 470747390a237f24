/** Decodes a document with serde_yaml's messages, and reports the error that serde_yaml meets first. */
import type { SyntaxProblem } from "../../node.ts";
import { type Dialect, DecodeError, type Decoder } from "../../decode.ts";
import { serdeYaml } from "./dialect.ts";
import type { SerdeDocument } from "./types.ts";

/** `allow[0].rule`, as serde_yaml writes it before a message. */
function written(path: readonly (string | number)[]): string {
  return path
    .map((segment, i) =>
      typeof segment === "number" ? `${i === 0 ? "." : ""}[${segment}]` : i === 0 ? segment : `.${segment}`,
    )
    .join("");
}

/** Whether an error is at a place that the parser did not reach. */
function isCut({ span, context }: DecodeError, { cut, absent }: SerdeDocument): boolean {
  const { whole, near } = context;
  return whole ? cut.has(near ?? span) : span === absent;
}

/**
 * The decoded value, or the first error of the real parser: a decoding error whose message begins with the path of keys
 * (`permissions.enabled: …`), or a syntax error. A decoding error has the place that the parser reports. If the parser
 * reports none (as at the very start of the text), it has the nearest known place.
 */
export function decodeDocument<T>(
  document: SerdeDocument,
  decode: Decoder<T>,
  dialect: Dialect = serdeYaml,
): T | DecodeError | SyntaxProblem {
  const value = decode(document.node, dialect);
  if (!(value instanceof DecodeError)) return document.problem ?? value;
  if (document.problem && isCut(value, document)) return document.problem;
  const { path = [], near, ...rest } = value.context;
  const prefix = written(path);
  const { end } = value.span;
  const start = document.marks.get(value.span) ?? value.span.start;
  const reported = { start, end: rest.whole ? start : end };
  return new DecodeError(
    prefix === "" ? value.message : `${prefix}: ${value.message}`,
    start === document.base ? (near ?? reported) : reported,
    rest,
  );
}
