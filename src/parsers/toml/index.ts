/**
 * TOML as Rust's `toml` crate reads it, by parser family. The hosts are the measure and every one of them reads with
 * that crate: it takes leap seconds and refuses 2024-02-30, stops at 80 levels, and states the lines that its users
 * see. A general parser with a walker behind it would have to be overruled at each of these points, in both
 * directions, so one reader written to the families' rules decides what is valid and where everything stands;
 * `smol-toml` is the second opinion in the tests, which prove that both give the same values for what both accept.
 */
import type { Node, SyntaxProblem } from "../node.ts";
import { Refused } from "./cursor.ts";
import { readDocument } from "./document.ts";
import type { Family } from "./family.ts";

export { dateTimeText, toml08, toml08Value, toml09Value } from "./dialects.ts";
export type { Family } from "./family.ts";

/**
 * Reads a document. Spans count from `base`, the offset of `text` in its file. The problem's message and place are
 * those of the family's own error.
 */
export async function parseToml(text: string, base: number, family: Family): Promise<Node | SyntaxProblem> {
  try {
    return readDocument(text, base, family);
  } catch (error) {
    if (error instanceof Refused)
      return { kind: "problem", message: error.message, span: { start: base + error.start, end: base + error.end } };
    throw error;
  }
}
