/**
 * Escapes hostile text for Markdown: it is shown as it is and does nothing. Code spans stop mentions, references,
 * links, HTML and images on GitHub; a backslash or an entity before `@` does not. A reply by mail is parsed again as
 * plain text, so `@` is also followed by a zero-width space.
 */
import { visible } from "../../sanitize/text.ts";
import { largest } from "../../repo/many.ts";

const gap = "\u200b";

/** The most characters shown of one text. */
const longest = 300;

/** A code span on one line that can hold any text. `full` keeps long text whole. */
export function code(text: string, { full = false } = {}): string {
  const shown = unlinked(truncate(visible(text), full ? Infinity : longest));
  if (shown.trim() === "") return shown === "" ? "(empty)" : "(blank)";
  const fence = "`".repeat(
    largest(
      [...shown.matchAll(/`+/g)].map(([run]) => run.length),
      0,
    ) + 1,
  );
  const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** The same where GitHub reads HTML and no Markdown. */
export function htmlCode(text: string): string {
  const shown = unlinked(truncate(visible(text), longest));
  const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}

/** No mention, also in a reply by mail. */
export function unlinked(text: string): string {
  return text.replaceAll("@", `@${gap}`);
}

/**
 * One of this tool's sentences, which may contain hostile words: text between backticks is code, the rest plain text.
 */
export function prose(text: string): string {
  return truncate(visible(text), 4 * longest)
    .split("`")
    .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : plain(part)))
    .join("");
}

/** Words that GitHub would turn into a mention, reference, link or image become code. */
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;

function plain(text: string): string {
  return text
    .split(/( +)/)
    .map((word) => (acting.test(word) ? codeBefore(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
    .join("");
}

/** The word as code, and the punctuation that ends its clause as text: also the end of a parenthesis around it. */
function codeBefore(word: string): string {
  const closing = word.includes("(") ? /^([\s\S]*?)([,;.]?)$/ : /^([\s\S]*?)(\)?[,;.]?)$/;
  const [, body = "", end = ""] = closing.exec(word) ?? [];
  return acting.test(body) ? `${code(body)}${end}` : code(word);
}

/** Punctuation that has a meaning within a line; everything else is more readable unescaped. */
function escaped(character: string): string {
  return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}

/** A table row. A bar must not end a cell, even after a backslash. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash: string) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}

/** The beginning of a text, and `…` if it is longer. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
  return `${text.slice(0, end)}…`;
}
