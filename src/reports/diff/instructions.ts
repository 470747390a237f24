/** The changed instruction files of `diff` for a terminal, in one sentence. */
import type { InstructionChange } from "../../compare/instructions/index.ts";
import { wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import type { OnCut } from "./cuts.ts";
import { instructionWords } from "../instruction-words.ts";

/** How many files are named. */
const named = 5;

export function instructionsLines(
  changes: readonly InstructionChange[],
  columns: number,
  onCut: OnCut,
): readonly string[] {
  if (changes.length === 0) return [];
  if (changes.length > named) onCut();
  const shown = changes.slice(0, named).map((change) => `${change.path} ${instructionWords(change, "-")}`);
  const more = changes.length > named ? `; and ${changes.length - named} more` : "";
  return wrap(visible(`Instructions changed (not checked): ${shown.join("; ")}${more}`), columns, widthOf);
}
