/** Matches texts against a pattern in time that grows no faster than text times pattern, whoever wrote the pattern. */

/** What one item must fulfil; `undefined`: any number of items. */
type Part<T> = ((item: T) => boolean) | undefined;

/** `rows`: the segments of a pattern, one row per alternative. `classOf`: compiles a set such as `[a-z]`. */
export function globOf(
  rows: readonly (readonly string[])[],
  classOf: (set: string) => (character: string) => boolean,
): (text: string) => boolean {
  const patterns = rows.map((row) =>
    row.flatMap((segment, i): Part<string>[] =>
      segment !== "**" ? [segmentOf(segment, classOf)] : i === row.length - 1 ? [() => true, undefined] : [undefined],
    ),
  );
  return (text) => {
    const segments = text.split("/");
    return patterns.some((pattern) => matchesParts(pattern, segments));
  };
}

function segmentOf(segment: string, classOf: (set: string) => (character: string) => boolean): Part<string> {
  const parts = [...segment.matchAll(/\\[^]|\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]|[^]/g)].map(([token]): Part<string> => {
    if (token === "*") return undefined;
    if (token === "?") return () => true;
    if (token.length > 2) return classOf(token);
    const literal = token.at(-1);
    return (character) => character === literal;
  });
  return (text) => matchesParts(parts, text);
}

/**
 * Backtracks only to the last part that takes any number of items: it can take whatever an earlier one could give up.
 */
function matchesParts<T>(pattern: readonly Part<T>[], items: ArrayLike<T>): boolean {
  let part = 0;
  let item = 0;
  let open = -1;
  let resumed = 0;
  while (item < items.length) {
    const test = pattern[part];
    const current = items[item];
    if (part < pattern.length && test === undefined) [open, resumed] = [part++, item];
    else if (test && current !== undefined && test(current)) [part, item] = [part + 1, item + 1];
    else if (open >= 0) [part, item] = [open + 1, ++resumed];
    else return false;
  }
  while (part < pattern.length && pattern[part] === undefined) part++;
  return part === pattern.length;
}
