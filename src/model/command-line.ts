/** Command lines as text, from which the words can be told apart again. Nothing is expanded. */

/** Words as one line. What would be taken apart, or would vanish, gets quotes. */
export function lineOf(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}

/** The words of a line. Quotes hold words together. */
export function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(
    ([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "",
  );
}

function quoted(word: string): string {
  if (word !== "" && !/[\s"']/.test(word)) return word;
  return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}
