/** Numbers with their nouns. */

/** `1 shard`, `2 shards`. `many`: the plural, where an `s` does not make it. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${nounFor(count, one, many)}`;
}

/** The noun alone, where the number is written otherwise: `1,234 profiles`. */
export function nounFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
