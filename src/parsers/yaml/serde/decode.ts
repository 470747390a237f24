/** Decodes what serde_yaml has read, in its order of complaints and with its words. */
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

/** Whether a refusal stands where the parser has already stopped. */
function isCut({ span, circumstance }: DecodeError, { cut, absent }: SerdeDocument): boolean {
  const { whole, near } = circumstance;
  return whole ? cut.has(near ?? span) : span === absent;
}

/**
 * The decoded value, or the first complaint of the real parser: a refusal whose message begins with the path of keys
 * (`permissions.enabled: …`), or what is wrong with the text. A refusal stands where the parser says, and where it says
 * nothing, which is so at the very start of the text, at the nearest place that is known.
 */
export function decodeDocument<T>(
  document: SerdeDocument,
  shape: Decoder<T>,
  dialect: Dialect = serdeYaml,
): T | DecodeError | SyntaxProblem {
  const value = shape(document.node, dialect);
  if (!(value instanceof DecodeError)) return document.problem ?? value;
  if (document.problem && isCut(value, document)) return document.problem;
  const { path = [], near, ...rest } = value.circumstance;
  const where = written(path);
  const { end } = value.span;
  const start = document.marks.get(value.span) ?? value.span.start;
  const said = { start, end: rest.whole ? start : end };
  return new DecodeError(
    where === "" ? value.message : `${where}: ${value.message}`,
    start === document.base ? (near ?? said) : said,
    rest,
  );
}
