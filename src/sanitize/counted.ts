/** A number with its noun. */

/** `1 shard`, `2 shards`. `many`: the plural, where an `s` does not make it. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
