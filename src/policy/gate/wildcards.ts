/** Names with parts that are not known before a run. */

/** The parts of a name; between two of them is any text. `["agent", ""]` is `agent*`. */
export type NamePattern = readonly string[];

/** `left`, followed by `right`. */
export function concatPatterns(...patterns: readonly NamePattern[]): NamePattern {
  return patterns.reduce((left, right) => [
    ...left.slice(0, -1),
    `${left.at(-1) ?? ""}${right[0] ?? ""}`,
    ...right.slice(1),
  ]);
}

/** `false`: no text is both. Names are compared without their case, as GitHub does. */
export function canBeEqual(a: NamePattern, b: NamePattern): boolean {
  if (a.length === 1 && b.length === 1) return a[0]?.toLowerCase() === b[0]?.toLowerCase();
  if (stepsOf(a, b) > maxSteps) return true;
  const [left, right] = [symbolsOf(a), symbolsOf(b)];
  // Whether what is read of the left one can be the same text as the first symbols of the right one, by their number.
  let row = [true];
  for (const symbol of right) row.push(row.at(-1) === true && symbol === any);
  for (const symbol of left) {
    const next = [row[0] === true && symbol === any];
    for (const [j, other] of right.entries())
      next.push(
        symbol === any || other === any ? row[j + 1] === true || next[j] === true : row[j] === true && symbol === other,
      );
    row = next;
  }
  return row.at(-1) === true;
}

/** The most steps that it takes to compare two names. */
export function stepsOf(a: NamePattern, b: NamePattern): number {
  return lengthOf(a) * lengthOf(b);
}

function lengthOf(pattern: NamePattern): number {
  return pattern.reduce((length, part) => length + part.length + 1, 0);
}

/** Names that are longer than any sensible one count as equal. */
const maxSteps = 100_000;

/** Stands for any text. */
const any = null;

function symbolsOf(pattern: NamePattern): readonly (string | typeof any)[] {
  return pattern.flatMap((part, index) => [...(index > 0 ? [any] : []), ...part.toLowerCase()]);
}
