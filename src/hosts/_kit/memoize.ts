/** Keeps the result of a function for each object that it was called with, as long as the object lives. */

/** A memoized `make`. Two trees that hold the same file share its source, so work on that source is done once. */
export function memoize<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: make(key) }));
    return result.value;
  };
}
