/** Finds where a single-file profile's metadata ends, and its syntax. */
import { type Span, trim, trimStart } from "../../repo/text.ts";

/** Spans of the whole text. `body` is trimmed, and the opening fence is in none of them. */
export interface Split {
  readonly syntax: "toml" | "yaml";
  readonly metadata: Span;
  /** The line that closes the metadata. */
  readonly close: Span;
  readonly body: Span;
}

/**
 * Byte-order marks and then white space may come first; nothing follows the opening fence on its line, and the first
 * line that equals the fence after trimming closes it, also inside a value
 * (vast-enterprise/defect@5f52b18:crates/config/src/frontmatter.rs).
 */
export function splitFrontmatter(text: string): Split | undefined {
  const marks = /^\ufeff*/.exec(text)?.[0].length ?? 0;
  const open = marks + text.slice(marks).length - trimStart(text.slice(marks)).length;
  const fence = text.slice(open, open + 3);
  if (fence !== "+++" && fence !== "---") return undefined;
  const line = /^\r?\n/.exec(text.slice(open + 3, open + 5))?.[0];
  if (line === undefined) return undefined;
  const start = open + 3 + line.length;
  for (let at = start; at < text.length; ) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline + 1;
    if (trim(text.slice(at, end)) === fence)
      return {
        syntax: fence === "+++" ? "toml" : "yaml",
        metadata: { start, end: at },
        close: { start: at, end },
        body: bodyFrom(text, end),
      };
    at = end;
  }
  return undefined;
}

function bodyFrom(text: string, start: number): Span {
  const rest = text.slice(start);
  const from = start + rest.length - trimStart(rest).length;
  return { start: from, end: from + trim(rest).length };
}
