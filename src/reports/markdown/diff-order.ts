/** The order of a diff that is not shown whole: what matters most comes first, wherever it stands in the file. */

/** Lines shown around an important one. */
const context = 2;

interface Row {
  readonly text: string;
  /** Its line in each text; if it is in the other text only, the next one. */
  readonly was: number;
  readonly is: number;
}

const headPattern = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@$/;

/**
 * The lines of a unified diff, without the names of files: first the passages around the important lines of the
 * text after, the most important one first, within half of `most` lines; then the rest. A diff of no more lines stays.
 */
export function importantFirst(diff: readonly string[], important: readonly number[], most: number): readonly string[] {
  if (diff.length <= most || important.length === 0) return diff;
  const rows = rowsOf(diff);
  const first = importantRows(rows, important, most >> 1);
  if (first.size === 0) return diff;
  const isFirst = (_: Row, at: number) => first.has(at);
  return [...passagesOf(rows, isFirst), ...passagesOf(rows, (row, at) => !isFirst(row, at))];
}

/** `undefined` in the place of the head of a passage. */
function rowsOf(diff: readonly string[]): readonly (Row | undefined)[] {
  let [was, is] = [0, 0];
  return diff.map((text) => {
    const [, before, after] = headPattern.exec(text) ?? [];
    if (before !== undefined && after !== undefined) {
      [was, is] = [Number(before), Number(after)];
      return undefined;
    }
    const row = { text, was, is };
    if (!text.startsWith("+")) was++;
    if (!text.startsWith("-")) is++;
    return row;
  });
}

function importantRows(
  rows: readonly (Row | undefined)[],
  important: readonly number[],
  most: number,
): ReadonlySet<number> {
  const places = new Map<number, number>();
  for (const [at, row] of rows.entries()) if (row && !row.text.startsWith("-")) places.set(row.is, at);
  const chosen = new Set<number>();
  for (const line of important) {
    const at = places.get(line);
    if (at === undefined || chosen.has(at)) continue;
    if (chosen.size >= most) break;
    chosen.add(at);
    for (const step of [-1, 1])
      for (let i = 1; i <= context && rows[at + i * step] && chosen.size < most; i++) chosen.add(at + i * step);
  }
  return chosen;
}

/** Rows that are next to each other are one passage with a head. */
function passagesOf(rows: readonly (Row | undefined)[], isIn: (row: Row, at: number) => boolean): readonly string[] {
  let isOpen = false;
  return rows.flatMap((row, at) => {
    if (!row || !isIn(row, at)) {
      isOpen = false;
      return [];
    }
    const head = isOpen ? [] : [`@@ -${row.was} +${row.is} @@`];
    isOpen = true;
    return [...head, row.text];
  });
}
