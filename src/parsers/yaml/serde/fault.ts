/** Why a host written in Rust refuses a text: in an author's words, and at the place to change. */
import type { Span } from "../../../repo/text.ts";
import { DecodeError } from "../../decode.ts";
import { diagnosisOf } from "../frontmatter/diagnosis.ts";
import { plainWords } from "../frontmatter/words.ts";

interface Fault {
  readonly message: string;
  readonly span: Span;
}

/**
 * `front` is the span of the YAML in `text`. A value of a wrong type has its place; in broken YAML it is searched for
 * on the line that the host names.
 */
export function explainedFault(text: string, front: Span, fault: Fault): Fault {
  const { message, span } = fault;
  if (fault instanceof DecodeError || isAboutTypes.test(message)) return { message: plainWords(message), span };
  const found = diagnosisOf(text, front, { kind: "problem", message, span });
  const [from, to] = [span.start, found.span.start].sort((a, b) => a - b);
  return text.slice(from, to).includes("\n") ? { message: plainWords(message), span } : found;
}

/** Of a decoder, which read the YAML. */
const isAboutTypes =
  /more than one document|^(?:missing field|unknown (?:field|variant))|\binvalid (?:type|value|length)\b/;
