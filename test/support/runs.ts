/** How much of generated input, and of long tables, a test tries. */

/** Whether `RUNS=full` asks for all of it: before a release, and after a change of a parser or of a rule. */
export const isFull = process.env.RUNS === "full";

/** `small` on every run of the tests, `full` with `RUNS=full`. */
export function runs(small: number, full: number): number {
  return isFull ? full : small;
}

/** Where a part of a list begins: the same everywhere for one commit, as `seed.ts` says. */
const start = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 1e9));

/**
 * So many entries of a list, spread over it; other ones with each `PROPERTY_SEED` and `text`, and all of them with
 * `RUNS=full`.
 */
export function partOf<T>(list: readonly T[], count: number, text = ""): readonly T[] {
  if (isFull || count >= list.length) return list;
  const first = Buffer.from(text).reduce((sum, byte) => (31 * sum + byte) % 1_000_003, start) % list.length;
  const places = Array.from({ length: count }, (_, i) => (first + Math.floor((i * list.length) / count)) % list.length);
  return places.sort((one, other) => one - other).flatMap((place) => list.slice(place, place + 1));
}
