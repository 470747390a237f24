/**
 * Whether work grows in proportion to its input. No limit in seconds is exact on every machine, so the same work is
 * measured at two sizes in CPU time, and only the ratio counts.
 */
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";
import { forgetResults } from "../../src/hosts/_kit/memoize.ts";
import { forgetReadings } from "../../src/parsers/yaml/lenient.ts";

/** The large input is so many times the small one. */
const factor = 8;

/** Linear work takes 8 times as long for the large input, quadratic work 64 times, backtracking for ever. */
const limit = 24;

/**
 * Work above the limit is measured at larger sizes too, each twice the last: linear work doubles there, quadratic work
 * takes four times as long. Large texts miss the processor's caches, which small ones fit, and more of what they make is
 * still in use when the memory of young objects is full: from one size to the next, that alone has made linear work 4.6
 * times as long. It does so once, and not at every size.
 */
const doublingLimit = 3;

/** How often the size is doubled. */
const doublings = 3;

/** Below this, what is twice as large is over a limit of what is read at all, and says nothing. */
const cutOff = 1.2;

/** The best of at most so many measurements counts for each size: a busy machine slows some of them, never all. */
const attempts = 8;

/** So many for each time that the size doubles: more of them follow, and one is enough. */
const attemptsAtRest = 4;

setFlagsFromString("--expose-gc");

const collectGarbage = runInNewContext("gc") as () => void;

/** Milliseconds in which nothing runs, and the microseconds of CPU time that count as nothing. */
const [pause, idle] = [20, 2_000];

/** A process that does not come to rest in so many pauses is measured as it is. */
const mostPauses = 100;

/** Microseconds: what takes longer is measured once, since what slows a machine for a moment is small beside it. */
const long = 1_000_000;

/**
 * Expects `work(8 * size)` to cost less than 24 times what `work(size)` costs, or else a larger size less than 3 times
 * what half of it costs. Choose `size` so that quadratic work at `8 * size` is clear of what does not depend on the
 * size. `prepare` makes the input outside the measurement.
 */
export async function expectLinear<Input>(
  size: number,
  prepare: (size: number) => Input | Promise<Input>,
  work: (input: Input) => unknown,
): Promise<void> {
  const [small, first] = [await prepare(size), await prepare(factor * size)];
  // Three times: before the compiler has seen it, the work is slow at any size.
  const growth = await ratioOf(() => work(first), [() => work(small), 3], limit, false);
  if (growth < limit) return;
  const ratios: number[] = [];
  let large = first;
  for (let doubling = 1; doubling <= doublings; doubling++) {
    const [half, whole] = [large, await prepare(2 ** doubling * factor * size)];
    const ratio = await ratioOf(() => work(whole), [() => work(half), 1], doublingLimit, true);
    if (ratio < cutOff) break;
    if (ratio < doublingLimit) return;
    ratios.push(ratio);
    large = whole;
  }
  const steps = ratios.map((ratio) => ratio.toFixed(1)).join(", ") || "not measurably more";
  expect.fail(
    `CPU time at ${factor * size} is ${Math.round(growth)} times that at ${size}; each time the size doubles again: ${steps}`,
  );
}

/**
 * How many times as much CPU time `large` takes as `small`, which is run so many times for each run of `large`. It
 * stops when the ratio is below `enough`. `atRest`: the process rests before each of them.
 */
async function ratioOf(
  large: () => unknown,
  [small, runs]: readonly [work: () => unknown, runs: number],
  enough: number,
  atRest: boolean,
): Promise<number> {
  const settle = atRest ? comeToRest : () => Promise.resolve();
  let [fastSmall, fastLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < (atRest ? attemptsAtRest : attempts); attempt++) {
    await settle();
    for (let run = 0; run < runs; run++) fastSmall = Math.min(fastSmall, await costOf(small));
    await settle();
    fastLarge = Math.min(fastLarge, await costOf(large));
    // Again, since the compiler may have been done only now: what was slow before makes the large work look cheap.
    await settle();
    fastSmall = Math.min(fastSmall, await costOf(small));
    if (fastLarge < enough * fastSmall || fastLarge > long) break;
  }
  return fastLarge / fastSmall;
}

/**
 * Frees what earlier work has left, or else freeing it is a part of the next one. Other threads go on with that in a
 * process that holds much, and their time is part of its CPU time: this waits until they are done.
 */
async function comeToRest(): Promise<void> {
  collectGarbage();
  for (let pauses = 0; pauses < mostPauses; pauses++) {
    const before = cpuTime();
    await setTimeout(pause);
    if (cpuTime() - before < idle) return;
  }
}

/** The system's time is part of it: Linux only guesses which part is whose, and the user's may stand still meanwhile. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Microseconds of CPU time of one call: short work is repeated, because the clock of the CPU may tick coarsely. What an
 * earlier call has read is forgotten, or else only the first one would do the work.
 */
async function costOf(work: () => unknown): Promise<number> {
  const start = cpuTime();
  for (let calls = 1; ; calls++) {
    forgetResults();
    forgetReadings();
    await work();
    const spent = cpuTime() - start;
    if (spent >= 12_000 || calls === 1_000) return Math.max(spent / calls, 1);
  }
}
