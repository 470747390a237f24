/**
 * TOML as Rust's `toml` crate and Python's `tomllib` read it, by parser family: hosts with TOML use one of them. The
 * crate accepts leap seconds, refuses 2024-02-30, stops at 80 levels, and reports the lines that its users see; Python
 * refuses a byte-order mark and takes integers of any size. A general parser would have to be corrected at each of
 * these points, in both directions. So this reader follows the rules of the families, for validity and for every place.
 * The tests use `smol-toml` as a second opinion: both give the same values for texts that both accept.
 */
import type { Node, SyntaxProblem } from "../node.ts";
import { Refused } from "./cursor.ts";
import { readDocument } from "./document.ts";
import type { Family } from "./family.ts";

export { dateTimeText, toml08, toml08Value, toml09Value } from "./dialects.ts";
export type { Family } from "./family.ts";

/**
 * Reads a document. Spans count from `base`, the offset of `text` in its file. The message and the place of a problem
 * are those of the family's own error.
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
