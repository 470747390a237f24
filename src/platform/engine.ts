/** Settings of V8, which it makes for long runs of much code: most of ours end soon, and nearly all objects are dead at once. */

/**
 * For each version that was measured: V8 optimises later, since a run ends before it has earned that time back; and the space
 * for young objects does not grow, which takes a fifth of the memory of 500 profiles and no time.
 */
const shortRun: readonly (readonly [version: string, flags: readonly string[]])[] = [
  ["11.3.", ["--interrupt-budget=500000", "--semi-space-growth-factor=1"]],
  ["12.4.", ["--semi-space-growth-factor=1"]],
  [
    "13.6.",
    ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=30000", "--semi-space-growth-factor=1"],
  ],
];

/**
 * By how much the heap of a long run grows, in percent of what is alive, before dead objects are collected; and young objects
 * get more space again, since collecting them often would take a third of the time.
 */
const longRun = ["--heap-growing-percent=30", "--semi-space-growth-factor=2"];

/** Bytes of space for young objects from which on more gains nothing. Node.js 24 would go up to four times as many. */
const enoughYoung = 32 << 20;

const engine = () => process.getBuiltinModule("node:v8");

/** V8 prints an error about a flag that it does not have, so unknown versions are left as they are. */
const known = shortRun.find(([version]) => process.versions.v8.startsWith(version))?.[1] ?? [];

/** Settings with which a run begins. */
export function prepareShortRun(): void {
  for (const flag of known) engine().setFlagsFromString(flag);
}

/** Settings for the rest of a run over so many files that memory counts for more than time. */
export function prepareLongRun(): void {
  if (known.length > 0) for (const flag of longRun) engine().setFlagsFromString(flag);
}

/** Whether the space for young objects, which a long run lets grow, has become large enough. From then on it stays. */
export function keepsYoungSpace(): boolean {
  const young = engine()
    .getHeapSpaceStatistics()
    .find(({ space_name }) => space_name === "new_space");
  if (!young || young.space_size < enoughYoung) return false;
  if (known.length > 0) engine().setFlagsFromString("--semi-space-growth-factor=1");
  return true;
}
