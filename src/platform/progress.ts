/** How far a run has come: shown on a terminal, and told to V8. */
import { isTerminal, writeError } from "./streams.ts";

const begun = Date.now();
let shownAt = 0;
let filesRead = 0;

/** `isShown`: whether a person may see it. */
export function countRead(isShown: boolean): void {
  if (++filesRead === 50) postponeOptimising();
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

/**
 * A short run ends before the time that V8 spends on optimising its code is earned back. Only the V8 of Node.js 20 and 21 has
 * this flag; a newer one prints an error about it.
 */
function postponeOptimising(): void {
  if (process.versions.v8.startsWith("11."))
    process.getBuiltinModule("node:v8").setFlagsFromString("--interrupt-budget=1000000");
}
