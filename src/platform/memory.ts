/**
 * Watches the memory of this process, so that a run that needs too much ends with a message before V8 aborts it without
 * one.
 */
import { RunFailure } from "../repo/tree.ts";
import { endYoungGrowth, prepareLongRun, prepareShortRun } from "./engine.ts";

/** The share of V8's limit up to which a run goes on. The rest is for the work between two looks. */
const share = 0.7;

const mebibyte = 1 << 20;

/** How many files are read between two looks. */
const filesPerLook = 16;

/** So many files are a long run: a multiple of those between two looks. */
const manyFiles = 64 * filesPerLook;

/** What a report takes for each of its entries while it is written; half of it was measured. */
const bytesPerEntry = 2048;

/** What V8 says about its heap, in bytes. */
interface Heap {
  readonly used: number;
  readonly limit: number;
}

/** How many results are made between two looks. */
const resultsPerLook = 256;

let files = 0;
let isYoungLargeEnough = false;
let results = 0;
/** Below so many bytes in use, dead objects are not collected again to find out how many are alive. */
let nextCollection = 0;

/** `ensureMemory`, for every file that is read. V8 is set up for so many. */
export function ensureMemoryForFile(): void {
  if (++files % filesPerLook !== 0) return;
  if (files === filesPerLook) prepareShortRun();
  if (files === manyFiles) prepareLongRun();
  if (files > manyFiles && !isYoungLargeEnough) isYoungLargeEnough = endYoungGrowth();
  ensureMemory();
}

/** `ensureMemory`, for every change and every evaluated finding that is made. */
export function ensureMemoryForResult(): void {
  if (++results % resultsPerLook === 0) ensureMemory();
}

/** `ensureMemory` before a report of so many findings, profiles and changes is written. */
export function ensureMemoryForReport(entries: number): void {
  ensureMemory(entries * bytesPerEntry);
}

/** Throws `RunFailure` if the living objects, and as many bytes as the next step needs, fill most of the heap. */
export function ensureMemory(needed = 0): void {
  const before = heap();
  const most = share * before.limit - needed;
  if (before.used < Math.max(most, needed > 0 ? 0 : nextCollection)) return;
  collect();
  const { used, limit } = heap();
  nextCollection = (used + limit) / 2;
  if (used >= most) throw new RunFailure(exhausted(used + needed, limit));
}

function heap(): Heap {
  const statistics = process.getBuiltinModule("node:v8").getHeapStatistics();
  return { used: statistics.used_heap_size, limit: oldGeneration(statistics.heap_size_limit) };
}

/**
 * The bytes for objects that live long. V8's limit includes those for young ones, of which it has 48 MiB in Node.js 20
 * and 192 MiB in 24 and which are no room for anything else.
 */
function oldGeneration(limit: number): number {
  const options = [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].join(" ");
  const named = /--max[-_]old[-_]space[-_]size[= ](\d+)/.exec(options)?.[1];
  return named === undefined ? limit - Math.min(192 * mebibyte, limit / 2) : Number(named) * mebibyte;
}

/** Collects dead objects now. V8 offers this to a context that is made after the flag is set. */
function collect(): void {
  process.getBuiltinModule("node:v8").setFlagsFromString("--expose-gc");
  process.getBuiltinModule("node:vm").runInNewContext("gc")();
}

function exhausted(used: number, limit: number): string {
  const [now = 0, most = 0] = [used, limit].map((bytes) => Math.round(bytes / mebibyte));
  return `this repository needs more memory than Node.js may use (${now} of ${most} MiB); set NODE_OPTIONS=--max-old-space-size=${2 * Math.max(now, most)}, or, on the command line, check fewer hosts at once with \`--host ID\``;
}
