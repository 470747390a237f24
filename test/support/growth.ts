/**
 * Whether work grows in proportion to its input. No limit in seconds is exact on every machine, so the same work is
 * measured at two sizes in CPU time, and only the ratio counts.
 */
import { expect } from "vitest";

/** The large input is so many times the small one. */
const factor = 8;

/** Linear work takes 8 times as long for the large input, quadratic work 64 times, backtracking for ever. */
const limit = 24;

/** The best of at most so many measurements counts for each size: a busy machine slows some of them, never all. */
const attempts = 8;

/**
 * Expects `work(8 * size)` to cost less than 24 times what `work(size)` costs. Choose `size` so that quadratic work at
 * `8 * size` is clear of what does not depend on the size. `prepare` makes the input outside the measurement.
 */
export async function expectLinear<Input>(
  size: number,
  prepare: (size: number) => Input | Promise<Input>,
  work: (input: Input) => unknown,
): Promise<void> {
  const [small, large] = [await prepare(size), await prepare(factor * size)];
  let [fastSmall, fastLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt++) {
    // Three times: before the compiler has seen it, the work is slow at any size.
    for (let run = 0; run < 3; run++) fastSmall = Math.min(fastSmall, await costOf(() => work(small)));
    fastLarge = Math.min(fastLarge, await costOf(() => work(large)));
    if (fastLarge < limit * fastSmall) return;
  }
  expect(
    fastLarge / fastSmall,
    `CPU time at ${factor * size} is ${Math.round(fastLarge / fastSmall)} times that at ${size}`,
  ).toBeLessThan(limit);
}

/** The system's time is part of it: Linux only guesses which part is whose, and the user's may stand still meanwhile. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of CPU time of one call: short work is repeated, because the clock of the CPU may tick coarsely. */
async function costOf(work: () => unknown): Promise<number> {
  const start = cpuTime();
  for (let calls = 1; ; calls++) {
    await work();
    const spent = cpuTime() - start;
    if (spent >= 4_000 || calls === 1_000) return Math.max(spent / calls, 1);
  }
}
