/** How much of generated input a test tries. */

/** Whether `RUNS=full` asks for the large numbers: before a release, and after a change of a parser or of a rule. */
const isFull = process.env.RUNS === "full";

/** `small` on every run of the tests, `full` with `RUNS=full`. */
export function runs(small: number, full: number): number {
  return isFull ? full : small;
}
