/** Work that is done once for each thing, and forgotten with it. */

/** Two trees that hold the same file share its source, so that what is made of it is made once. */
export function memoize<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    let found = made.get(key);
    if (!found) made.set(key, (found = { value: make(key) }));
    return found.value;
  };
}
