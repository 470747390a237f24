/**
 * Ends a listing of the working tree that git never finishes. To know what is ignored, git opens every `.gitignore`,
 * and where one is a named pipe it waits until somebody writes to it. Pipes are searched for only after git has taken
 * long, since a search takes as long as git does and nearly no repository has one.
 */
import { UserError } from "../../../repo/tree.ts";
import { type Git, runGit } from "../command.ts";
import type { Location } from "../location.ts";

/** How long git may take before the first search and between two of them, in milliseconds. */
const patience = 10_000;

/** Runs an `ls-files` that reads the rules of what is ignored. */
export async function runListing(
  git: Git,
  location: Pick<Location, "top" | "shared">,
  command: readonly string[],
  take: (chunk: Buffer) => void,
  milliseconds = patience,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const started = (end: (reason: Error) => void): void => {
    const search = async (): Promise<void> => {
      const { awaitedPipe } = await import("./pipes.ts");
      const pipe = await awaitedPipe(location, () => isOver);
      if (pipe !== undefined)
        end(new UserError(`git waits for \`${pipe}\`, which is a named pipe and no regular file; remove it`));
      else if (!isOver) started(end);
    };
    timer = setTimeout(() => void search(), milliseconds);
  };
  try {
    await runGit(git, command, { take, started });
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
