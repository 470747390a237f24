/**
 * Hostile text in Markdown: shown as it is, and doing nothing. Code spans stop mentions, references, links, HTML and
 * images on GitHub, where a backslash or an entity before `@` does not; a reply by mail is read again as plain text,
 * so `@` is followed by a space of no width as well.
 */
import { visible } from "../../sanitize/text.ts";

const gap = "\u200b";

/** Characters of one text that are shown; the rest is cut. */
const longest = 300;

/** A code span that holds any text, on one line. `full` keeps what is long. */
export function code(text: string, { full = false } = {}): string {
  const shown = cut(visible(text), full ? Infinity : longest).replaceAll("@", `@${gap}`);
  if (shown.trim() === "") return shown === "" ? "(empty)" : "(blank)";
  const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** A sentence of ours that may hold hostile words: what stands between backticks is code, the rest is plain text. */
export function prose(text: string): string {
  return cut(visible(text), 4 * longest)
    .split("`")
    .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : plain(part)))
    .join("");
}

/** Words that would turn into a mention, a reference, a link or a picture become code. */
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;

function plain(text: string): string {
  return text
    .split(/( +)/)
    .map((word) => (acting.test(word) ? code(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
    .join("");
}

/** Punctuation that can mean something in the middle of a line; the rest reads better as it is. */
function escaped(character: string): string {
  return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}

/** A row of a table. A bar must not end a cell, also where a backslash stands before it. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash: string) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
  return `${text.slice(0, end)}…`;
}
