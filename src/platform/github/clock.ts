/** The time that requests wait by: the machine's, or one of a test's own. */

/** All that waiting needs of the machine. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** From 0 to 1, so that programs that share a limit do not wake together. */
  readonly random: () => number;
}

/** The only clock that waits. Tests give another one. */
export const machineClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: () => Math.random(),
};
