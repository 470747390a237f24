/** Settings of V8. Its own suit programs that run long; ours end soon, and nearly all of their objects die young. */

/**
 * V8 optimises later, since a run ends before it has earned that time back. By version, in the words that each has for
 * it.
 */
const later = {
  byBudget: ["--interrupt-budget=500000"],
  byCount: ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=30000"],
};
const laterOptimising: readonly (readonly [version: string, flags: readonly string[]])[] = [
  ["11.3.", later.byBudget],
  ["12.4.", later.byCount],
  ["13.6.", later.byCount],
];

/**
 * The space for young objects does not grow, which takes a fifth less memory for 500 profiles and no more time; and no
 * thread helps to collect so few: to start it costs more than it saves.
 */
const fewYoung = ["--semi-space-growth-factor=1", "--no-parallel-scavenge"];

/**
 * By how much the heap of a long run grows, in percent of what is alive, before dead objects are collected; and young
 * objects get more space and threads again, since collecting them often would take a third of the time.
 */
const manyYoung = ["--heap-growing-percent=30", "--semi-space-growth-factor=2", "--parallel-scavenge"];

/** Bytes of space for young objects from which on more gains nothing. Node.js 24 would go up to four times as many. */
const enoughYoung = 32 << 20;

const engine = () => process.getBuiltinModule("node:v8");

/**
 * The settings of the version that runs; V8 prints an error about a flag that it does not have, so others are left as
 * they are.
 */
const own = laterOptimising.find(([version]) => process.versions.v8.startsWith(version))?.[1];

/** Settings with which a run begins. */
export function prepareShortRun(): void {
  if (own) setAll([...own, ...fewYoung]);
}

/** Settings for the rest of a run over so many files that memory counts for more than time. */
export function prepareLongRun(): void {
  if (own) setAll(manyYoung);
}

/** Ends the growth of the space for young objects in a long run once it is large enough. Returns whether it is. */
export function endYoungGrowth(): boolean {
  const young = engine()
    .getHeapSpaceStatistics()
    .find(({ space_name }) => space_name === "new_space");
  if (!young || young.space_size < enoughYoung) return false;
  if (own) setAll(["--semi-space-growth-factor=1"]);
  return true;
}

function setAll(flags: readonly string[]): void {
  for (const flag of flags) engine().setFlagsFromString(flag);
}
