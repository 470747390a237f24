/** Numbers that look random and follow from a seed, so that a run can be repeated. */

export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** From 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** Whether something with this probability happens. */
  happens(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** `count` of them, in an order of its own; all of them where there are fewer. */
  draw<T>(values: readonly T[], count: number): readonly T[];
}

/** `seed`: any text; another text gives other numbers. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick<T>(values: readonly T[]): T {
      if (values.length === 0) throw new Error("nothing to pick from");
      return values[below(values.length)] as T;
    },
    draw<T>(values: readonly T[], count: number): readonly T[] {
      const left = [...values];
      for (let at = left.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [left[at], left[other]] = [left[other] as T, left[at] as T];
      }
      return left.slice(0, count);
    },
  };
}
