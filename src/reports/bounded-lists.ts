/** Bounds the lists of a JSON report, so that no repository makes it too large to write or to read. */

import { ensureMemory } from "../platform/memory.ts";

/** The largest size of all lists of a report, in characters of text and keys. Escapes may make the output larger. */
const largestReport = 64 * 1024 * 1024;

/** Characters that a value takes besides its text: quotes, comma, line break and indentation. */
const overhead = 12;

/** How often a report is in memory while it is written: as lines, joined, and as bytes. */
const copies = 3;

type Lists = { readonly [name: string]: readonly unknown[] | null };
type Ranks<L extends Lists> = { readonly [N in keyof L]?: (item: NonNullable<L[N]>[number]) => number };

/**
 * The lists in their order, and as `omitted` how many items each has lost because the report would exceed `limit`. A
 * list gets what those before it leave. Items of a lower rank are kept first; without ranks, the first ones.
 */
export function boundedLists<const L extends Lists>(
  lists: L,
  ranks: Ranks<L> = {},
  limit = largestReport,
): L & { readonly omitted: { readonly [N in keyof L]: number } } {
  let left = limit;
  ensureMemory();
  const bounded = Object.entries(lists).map(([name, items]) => {
    if (!items) return { name, items, omitted: 0 };
    const rank: ((item: never) => number) | undefined = ranks[name];
    const order = items.map((item, at) => ({ item, at, rank: rank?.(item as never) ?? 0 }));
    const kept = order
      .sort((a, b) => a.rank - b.rank || a.at - b.at)
      .filter(({ item }) => {
        const size = sizeOf(item);
        const fits = size <= left;
        if (fits) left -= size;
        return fits;
      });
    const inOrder = kept.sort((a, b) => a.at - b.at).map(({ item }) => item);
    return { name, items: inOrder, omitted: items.length - kept.length };
  });
  ensureMemory(copies * (limit - left));
  return {
    ...Object.fromEntries(bounded.map(({ name, items }) => [name, items])),
    omitted: Object.fromEntries(bounded.map(({ name, omitted }) => [name, omitted])),
  } as L & { readonly omitted: { readonly [N in keyof L]: number } };
}

/** The characters of a value as JSON, without escapes. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + overhead;
  if (typeof value !== "object" || value === null) return overhead;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), overhead);
  return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + sizeOf(item), overhead);
}
