/**
 * Whether work grows in proportion to its input. No limit in seconds is exact on every machine, so the same work is
 * measured at two sizes in CPU time, and only the ratio counts.
 */
import { expect } from "vitest";

/** The large input is so many times the small one. */
const factor = 8;

/** Linear work takes 8 times as long for the large input, quadratic work 64 times, backtracking for ever. */
const limit = 24;

/**
 * Work above the limit is measured at twice the large size, too: linear work doubles there, quadratic work takes four
 * times as long. Large texts miss the processor's caches, which small ones fit, and wake the collector of memory: on a
 * busy machine that alone has made linear work 26 times as long. Between two large sizes neither matters.
 */
const doublingLimit = 3;

/** The best of at most so many measurements counts for each size: a busy machine slows some of them, never all. */
const attempts = 8;

/**
 * Expects `work(8 * size)` to cost less than 24 times what `work(size)` costs, or else `work(16 * size)` less than 3
 * times what `work(8 * size)` does. Choose `size` so that quadratic work at `8 * size` is clear of what does not depend
 * on the size. `prepare` makes the input outside the measurement.
 */
export async function expectLinear<Input>(
  size: number,
  prepare: (size: number) => Input | Promise<Input>,
  work: (input: Input) => unknown,
): Promise<void> {
  const [small, large] = [await prepare(size), await prepare(factor * size)];
  // Three times: before the compiler has seen it, the work is slow at any size.
  const growth = await ratioOf(() => work(large), [() => work(small), 3], limit);
  if (growth < limit) return;
  const larger = await prepare(2 * factor * size);
  const doubling = await ratioOf(() => work(larger), [() => work(large), 1], doublingLimit);
  expect(
    doubling,
    `CPU time at ${factor * size} is ${Math.round(growth)} times that at ${size}, and at twice that size ${doubling.toFixed(1)} times as long again`,
  ).toBeLessThan(doublingLimit);
}

/**
 * How many times as much CPU time `large` takes as `small`, which is run so many times for each run of `large`. It
 * stops when the ratio is below `enough`.
 */
async function ratioOf(
  large: () => unknown,
  [small, runs]: readonly [work: () => unknown, runs: number],
  enough: number,
): Promise<number> {
  let [fastSmall, fastLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt++) {
    for (let run = 0; run < runs; run++) fastSmall = Math.min(fastSmall, await costOf(small));
    fastLarge = Math.min(fastLarge, await costOf(large));
    if (fastLarge < enough * fastSmall) break;
  }
  return fastLarge / fastSmall;
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
