/** Keeps the result of a function for each object that it was called with, as long as the object lives. */

/** The results of every memoized function. */
let known = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * A memoized `make`. Two trees that hold the same file share its source, so work on that source is done once: also
 * where a tree is loaded again with the repairs of a few files.
 */
export function memoize<K extends object, T>(make: (key: K) => T): (key: K) => T {
  return (key) => {
    let results = known.get(make) as WeakMap<K, { readonly value: T }> | undefined;
    if (!results) known.set(make, (results = new WeakMap()));
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: make(key) }));
    return result.value;
  };
}

/** The same for a function that reads an object in several ways. `nameOf`: equal for equal ways. */
export function memoizeEach<K extends object, W, T>(
  make: (key: K, way: W) => T,
  nameOf: (way: W) => string,
): (key: K, way: W) => T {
  const ways = memoize<K, Map<string, { readonly value: T }>>(() => new Map());
  return (key, way) => {
    const results = ways(key);
    const name = nameOf(way);
    let result = results.get(name);
    if (!result) results.set(name, (result = { value: make(key, way) }));
    return result.value;
  };
}

/** Forgets all results: what was parsed lives as long as its source, and findings keep the sources of all files. */
export function forgetResults(): void {
  known = new WeakMap();
}
