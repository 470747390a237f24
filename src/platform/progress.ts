/** Shows how far a run has come on a terminal. */
import { isTerminal, writeError } from "./streams.ts";

const begun = Date.now();
let shownAt = 0;
let filesRead = 0;

/** `isShown`: whether a person may see it. */
export function countRead(isShown: boolean): void {
  filesRead++;
  if (isShown) showProgress();
}

/** Shows progress after half a second, in a line that is overwritten. */
function showProgress(): void {
  const now = Date.now();
  if (now - begun < 500 || now - shownAt < 100 || !isTerminal(2)) return;
  shownAt = now;
  writeError(`\r${filesRead} files read …`);
}

/** Leaves nothing of the line of progress. */
export function clearProgress(): void {
  if (shownAt > 0) writeError("\r\u001b[K");
}
