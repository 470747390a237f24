/** Texts that a script gives to a shell: by a pipe, as what a command prints, or in a file that it writes and runs. */
import { hereDocumentAt } from "./shell-ends.ts";
import { readsScript } from "./shell-patterns.ts";

/** A text that a script prints, and what stands around it. */
interface WrittenText {
  readonly text: string;
  /** Its line before it and behind it, as far as these are looked at. */
  readonly before: string;
  readonly behind: string;
  /** Where what follows it begins. */
  readonly end: number;
}

/** How much of a line before and behind a text is looked at. */
const longestLine = 400;

/** How many texts are followed to where their file is run. The files of those beyond count as run. */
const mostFollowed = 50;

/** The texts that a shell gets to run. */
export function textsForShells(script: string): readonly string[] {
  let followed = 0;
  return [...echoed(script), ...documents(script)].flatMap(({ text, before, behind, end }) => {
    if (isPiped(behind) || evaluates.test(before)) return [text];
    const files = [...`${before} ${behind}`.matchAll(written)].map(([, name = ""]) => name);
    if (files.length === 0) return [];
    return ++followed > mostFollowed || files.some((file) => runsFile(script.slice(end), file)) ? [text] : [];
  });
}

/** `echo` and `printf` with their words, in quotes and without. */
const printing =
  /(?:^|[\n;&|(){}]|\b(?:do|then|else))[ \t]*(?:echo|printf)[ \t]+((?:'[^']*'|"[^"]*"|[^|;&\n'"<>()])+)/g;

function echoed(script: string): readonly WrittenText[] {
  return [...script.matchAll(printing)].map(({ 0: whole, 1: words = "", index }) => {
    const end = index + whole.length;
    const text = words.replace(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => single ?? double ?? "");
    return { text: text.replaceAll("\\n", "\n"), ...aroundOf(script, index + whole.indexOf(words), end), end };
  });
}

function documents(script: string): readonly WrittenText[] {
  const found: WrittenText[] = [];
  for (let at = script.indexOf("<<"); at >= 0; ) {
    const { operatorEnd, lineEnd, stop, after } = hereDocumentAt(script, at);
    // Commands behind it on its line may run its file too, and come before the text.
    if (after > operatorEnd)
      found.push({ text: script.slice(lineEnd, stop), ...aroundOf(script, at, operatorEnd), end: operatorEnd });
    at = script.indexOf("<<", Math.max(after, at + 2));
  }
  return found;
}

function aroundOf(script: string, start: number, end: number): Pick<WrittenText, "before" | "behind"> {
  const before = script.slice(Math.max(0, start - longestLine), start);
  const [behind = ""] = script.slice(end, end + longestLine).split("\n");
  return { before: before.slice(before.lastIndexOf("\n") + 1), behind };
}

/** Programs that start a shell for what they get. */
const starters = /^(?:sudo|doas|env|timeout|nohup|exec|docker|podman|kubectl)$/;

/** Whether a shell is behind a pipe. */
function isPiped(behind: string): boolean {
  const [, ...readers] = behind.split(/\|(?!\|)/);
  return readers.some((reader) => {
    const [first = "", ...others] = (reader.split(/[;&]/)[0] ?? "").trim().split(/\s+/);
    return readsScript.test(first) || (starters.test(first) && others.some((word) => readsScript.test(word)));
  });
}

const shell = String.raw`(?:[\w./-]*\/)?(?:ba|da|z|k|a)?sh|source|\.`;

/** `bash <(`, `eval "$(`, `sh -c "$(`. */
const evaluates = new RegExp(String.raw`(?:^|[\s;&|(])(?:${shell}|eval)[ \t][^;&|]*(?:[<$]\(|${"`"})[^;&|]*$`);

/** The names of files that a line writes. */
const written = /(?:>{1,2}|\btee(?:[ \t]+-\w+)*[ \t])[ \t]*["']?([\w./-]+)/g;

/** Whether a script runs a file, by its name at the start of a command or behind a shell. */
function runsFile(script: string, file: string): boolean {
  const name = file.replace(/^(?:\.\/)+/, "").replaceAll(".", "\\.");
  const before = String.raw`(?:(?:${shell})(?:[ \t]+-\w+)*[ \t]+["']?(?:\.\/)?|["']?(?:\.?\/)?)`;
  return new RegExp(String.raw`(?:^|[\s;&|(])${before}${name}(?=$|[\s;&|)"'])`, "m").test(
    script.replace(/(?:>{1,2}|\b(?:chmod|rm|cat|cp|mv|ls|test|tee)\b)[^\n;&|]*/g, ""),
  );
}
