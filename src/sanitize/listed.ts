/** Lists of words in a sentence. */

/** `a`, `a and b`, `a, b and c`; nothing for an empty list. `last`: the word before the last one. */
export function listed(words: readonly string[], last = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
