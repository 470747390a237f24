/** The word somebody probably meant. */

/** The candidate with the fewest edits (a swap of neighbours is one), if they are few enough for a slip; else the only one that goes on where the word ends. */
function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  if (best !== undefined || word.length < 3) return best;
  const longer = [...candidates].filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
  return longer.length === 1 ? longer[0] : undefined;
}

/** `; did you mean \`x\`?`, or nothing. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates);
  return found === undefined ? "" : `; did you mean \`${found}\`?`;
}

function distance(one: string, other: string): number {
  let older: number[] = [];
  let old = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [older, old] = [old, row];
  }
  return old[other.length] ?? 0;
}
