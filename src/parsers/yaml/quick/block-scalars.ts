/** Block scalars whose lines all have the indent of the first, and that end with a line break. */
import type { Scalar } from "../../node.ts";
import { indentAt } from "./lines.ts";
import type { Context } from "./scalars.ts";

const header = /([|>])(-?) *\n/y;

/**
 * The scalar whose header is at `at`, in a collection that is indented by `indent`. `next` is the offset of the line
 * behind it.
 */
export function blockScalarAt(
  { text, base, family }: Context,
  at: number,
  indent: number,
): { readonly node: Scalar; readonly next: number } | undefined {
  header.lastIndex = at;
  const [written = "", sign, chomp] = header.exec(text) ?? [];
  const first = at + written.length;
  const inner = indentAt(text, first);
  if (written === "" || inner <= indent) return undefined;
  const lines: string[] = [];
  let next = first;
  while (next < text.length && (text[next] === "\n" || indentAt(text, next) >= inner)) {
    const end = text.indexOf("\n", next);
    if (end < 0) return undefined;
    lines.push(text.slice(Math.min(next + inner, end), end));
    next = end + 1;
  }
  // Lines of blanks, deeper lines in a folded text, and blank lines at the end have rules of their own.
  if (lines.at(-1) === "" || lines.some((line) => line.endsWith(" ") || (sign === ">" && line.startsWith(" "))))
    return undefined;
  const value = (sign === "|" ? lines.join("\n") : folded(lines)) + (chomp === "-" ? "" : "\n");
  const end = { content: next - 1, line: next, indent: next + indentAt(text, next) }[family.blockScalarEnds];
  const span = { start: base + at, end: base + end };
  return { node: { kind: "scalar", span, value, text: value, style: sign === "|" ? "literal" : "folded" }, next };
}

/** Lines joined by blanks; each empty line is a line break. */
function folded([first = "", ...lines]: readonly string[]): string {
  let text = first;
  let isAfterEmpty = false;
  for (const line of lines) {
    text += line === "" ? "\n" : isAfterEmpty ? line : ` ${line}`;
    isAfterEmpty = line === "";
  }
  return text;
}
