/** Finds a named pipe among the files with rules of what is ignored, which git reads to the end whatever they are. */
import { closeSync, constants, openSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Location } from "../location.ts";

/** The first such pipe that a process waits for, as a path below the top. `isOver` ends the search. */
export async function awaitedPipe(
  { top, shared }: Pick<Location, "top" | "shared">,
  isOver: () => boolean,
): Promise<string | undefined> {
  const shown = (path: string): string => relative(top, path).split(sep).join("/");
  const exclude = join(shared, "info", "exclude");
  if (isAwaited(exclude)) return shown(exclude);
  const pending = [top];
  for (let directory = pending.pop(); directory !== undefined && !isOver(); directory = pending.pop()) {
    // What cannot be listed cannot be opened by git either.
    for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && entry.name !== ".git") pending.push(path);
      // Git opens the name in its own spelling, and some file systems have it in another.
      else if (entry.isFIFO() && entry.name.toLowerCase() === ".gitignore" && isAwaited(path)) return shown(path);
    }
  }
  return undefined;
}

/** Whether a process waits to read from a pipe: only then can it be opened for writing at once. */
function isAwaited(path: string): boolean {
  try {
    if (!statSync(path).isFIFO()) return false;
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}
