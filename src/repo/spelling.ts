/** Suggests the word that was probably meant. */

/**
 * The candidate with the fewest edits (a swap of two neighbours counts as one), if they are few enough for a typing
 * error; else the only candidate that begins with the word.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100) continue;
    const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  if (best !== undefined || word.length < 3) return best;
  const longer = [...candidates].filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
  return longer.length === 1 ? longer[0] : undefined;
}

/** `; did you mean \`x\`?`, or an empty string. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates);
  return found === undefined ? "" : `; did you mean \`${found}\`?`;
}

/** `write one of \`a\`, \`b\``. */
export function choiceOf(words: readonly string[]): string {
  return `write one of ${words.map((word) => `\`${word}\``).join(", ")}`;
}

/** How many edits lead from one word to the other; a swap of two neighbours counts as one. */
export function editsBetween(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [older, old] = [old, row];
  }
  return old[b.length] ?? 0;
}
