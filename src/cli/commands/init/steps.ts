/** What is left to do after `init`, in order: only what applies, and each with the text to paste. */
import { wrap } from "../../../sanitize/colors.ts";
import { visible } from "../../../sanitize/text.ts";

/** A sentence and, below it, what to paste. */
export interface Step {
  readonly say: string;
  /** Commands for a shell. */
  readonly paste?: readonly string[];
  /** Lines for a file, where the first column counts. */
  readonly lines?: readonly string[];
}

/** Numbered, wrapped to a width. What is to be pasted is never wrapped. */
export function stepList(steps: readonly Step[], columns: number): string {
  return steps
    .map(({ say, paste = [], lines: fileLines = [] }, i) => {
      const number = `${i + 1}.`.padStart(4);
      const sentence = unbroken(visible(paste.length + fileLines.length > 0 ? `${say}:` : say));
      const lines = wrap(sentence, columns - 5, (text) => text.length).map((line) => line.replaceAll(gap, " "));
      const indented = lines.map((line, n) => `${n === 0 ? `${number} ` : "     "}${line}\n`);
      const pasted = paste.map((line) => `       ${visible(line)}`.trimEnd());
      const copied = fileLines.length === 0 ? [] : ["", ...fileLines.map(visible), ""];
      return [...indented, ...[...pasted, ...copied].map((line) => `${line}\n`)].join("");
    })
    .join("");
}

/** Stands for a space where no line may end. */
const gap = "\u00a0";

/** What is in backticks stays on one line. */
function unbroken(sentence: string): string {
  return sentence.replace(/`[^`]*`/g, (code) => code.replaceAll(" ", gap));
}

/** `git add` for paths and the commit, on lines that a shell joins. */
export function commitCommand(paths: readonly string[], columns: number): readonly string[] {
  const words = wrap(`git add ${paths.join(" ")}`, columns - 16, (text) => text.length);
  const lines = words.map((line, i) => `${i === 0 ? "" : "  "}${line}${i === words.length - 1 ? "" : " \\"}`);
  return [...lines, 'git commit -m "Check agent profiles"'];
}

/** A word for a POSIX shell. */
export function shellWord(word: string): string {
  return /^[\w./@%+:-]+$/.test(word) && !word.startsWith("-") ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
