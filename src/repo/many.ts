/**
 * Lists of any length. A call takes about a hundred thousand arguments and fails with more, and whoever writes a
 * profile decides how long its lists are. So no list becomes the arguments of a call.
 */

/** Adds all of `more` to the end of a list. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** The largest number, or `otherwise` if none is larger. */
export function largest(numbers: Iterable<number>, otherwise = Number.NEGATIVE_INFINITY): number {
  let found = otherwise;
  for (const number of numbers) if (number > found) found = number;
  return found;
}

/** The smallest number, or `otherwise` if none is smaller. */
export function smallest(numbers: Iterable<number>, otherwise = Number.POSITIVE_INFINITY): number {
  let found = otherwise;
  for (const number of numbers) if (number < found) found = number;
  return found;
}

/** How often each text is there. */
export function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Adds a value to the list that a map has for a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The values by their keys, both in the order in which they come. */
export function groupBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, [V, ...V[]]> {
  const groups = new Map<K, [V, ...V[]]>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}
