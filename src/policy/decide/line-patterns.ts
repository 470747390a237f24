/** Patterns of command lines, compared word by word. */
import { wordsOf } from "../../model/command-line.ts";

/** At the end of a pattern: any number of words. */
const anyWords = "**";

/** Whether a pattern matches lines of any length. */
export function isOpenEnded(pattern: string): boolean {
  return wordsOf(pattern).at(-1) === anyWords;
}

/**
 * Whether a line, or all lines of another pattern, have a word for each word of the pattern. No wildcard leads out of
 * the directory before it, or is an option: `--import=x.js` is no `*.js`. `fits` compares two words that differ.
 */
export function fitsLine(pattern: string, line: string, fits: (word: string, part: string) => boolean): boolean {
  const [parts, words] = [wordsOf(pattern), wordsOf(line)];
  const isOpen = parts.at(-1) === anyWords;
  const exact = isOpen ? parts.slice(0, -1) : parts;
  return (
    (isOpen ? words.length >= exact.length : words.length === exact.length) &&
    exact.every((part, i) => {
      const word = words[i] ?? "";
      return word === part || (mayStandFor(word, part) && fits(word, part));
    })
  );
}

function mayStandFor(word: string, part: string): boolean {
  return !word.split(/[/\\]/).includes("..") && (part.startsWith("-") || !word.startsWith("-"));
}
