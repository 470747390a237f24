/**
 * What can be answered without reading a profile: a small repository in which nothing belongs to a host, and a commit
 * that changes nothing that a host reads. Both are decided from one table of names; on any doubt there is no quick
 * answer, and the command runs as a whole.
 */
import { emptyNote } from "../../generated/places.ts";
import { isPlainRepository } from "./empty.ts";
import { isCommitElsewhere } from "./lazy.ts";
import type { QuickRun } from "./run.ts";

/** What is printed by a run that ends with 0. */
export interface QuickAnswer {
  /** For standard output. */
  readonly text: string;
  /** For standard error, without the name of the tool. */
  readonly note?: string;
}

/** `words`: the arguments of the command line. `undefined`: the command has to run. May also reject then. */
export async function quickAnswer(
  words: readonly string[],
  directory: string,
  run: QuickRun,
): Promise<QuickAnswer | undefined> {
  const [first, ...others] = words;
  switch ((first === "check" ? others : words).join(" ")) {
    case "":
      return !run.isTerminal && (await isPlainRepository(directory))
        ? { text: "Passed: no agent profiles found\n\n", note: emptyNote }
        : undefined;
    case "--staged":
      return (await isCommitElsewhere(directory, run))
        ? { text: "Passed: nothing that is staged belongs to a subagent\n" }
        : undefined;
    default:
      return undefined;
  }
}
