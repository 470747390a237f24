/** One line for the instruction files that changed: the tool does not judge them, and a reviewer should read them. */
import { instructionWords } from "../instruction-words.ts";
import { code } from "./escape.ts";
import type { Block } from "./budget.ts";
import { type PageContext, shortenedToFit, spotLink } from "./links.ts";
import { plural } from "./phrases.ts";

/** One line with the instruction files that changed: five by name in a comment, fifty in a summary. */
export function instructionsBlock(page: PageContext): Block {
  const { instructions } = page.model;
  const named = page.isSummary ? 50 : 5;
  const shown = (where: PageContext) =>
    instructions
      .slice(0, named)
      .map(
        (change) =>
          `${spotLink({ path: change.path, line: null, isOfBase: change.kind === "removed" }, where)} ${instructionWords(change, "−", code)}`,
      );
  const more = instructions.length > named ? `; and ${instructions.length - named} more` : "";
  return {
    head: [],
    lines:
      instructions.length === 0
        ? []
        : [
            shortenedToFit(
              (where) => `**Instructions changed** (not checked): ${shown(where).join("; ")}${more}.`,
              page,
            ),
          ],
    weights: [instructions.length],
    inJson: "changes",
    omittedLine: (left) => `${plural(left, "instruction file")} changed (not checked).`,
  };
}
