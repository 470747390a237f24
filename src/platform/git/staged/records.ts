/** The index as `git ls-files --stage` lists it. */
import { runGit, type Git } from "../command.ts";
import type { Environment } from "../../environment.ts";

/** One file, or one side of a conflict. */
export interface StageRecord {
  /** Git's, as six octal digits: `100644`. */
  readonly mode: string;
  /** The full id of the object. */
  readonly id: string;
  readonly path: string;
  /** False for each side of a conflict. */
  readonly isMerged: boolean;
}

/** The listing, NUL-separated. `file`: an index other than the repository's own. */
export async function listStages(git: Git, file: string | undefined): Promise<Buffer> {
  return (await runGit(git, ["ls-files", "--stage", "-z"], { environment: indexEnvironment(file) })).output;
}

/** `100644 ID 0`, a tab, and the path, which may contain tabs. */
export function stageRecordOf(text: string): StageRecord {
  const tab = text.indexOf("\t");
  const [mode = "", id = "", stage] = text.slice(0, tab).split(" ");
  return { mode, id, path: text.slice(tab + 1), isMerged: stage === "0" };
}

/** What git needs to use this index; `undefined`: the repository's own. */
export function indexEnvironment(file: string | undefined): Environment {
  return file === undefined ? {} : { GIT_INDEX_FILE: file };
}
