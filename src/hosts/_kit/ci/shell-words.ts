/** Words that a shell writes in a way of its own: escapes in `$'…'`, and braces that stand for several words. */
import { endOf } from "./shell-ends.ts";

const named: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  e: "\x1b",
  E: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** What stands in `$'…'`, up to its end. */
export const escapedText = /\$'((?:[^'\\]|\\[^])*)(?:'|$)/g;

/** What stands in single quotes, with or without a `$` before them, and how much of the text it takes. */
export function quotedAt(text: string, at: number): { readonly text: string; readonly length: number } {
  if (text[at] === "'") {
    const end = endOf(text, "'", at + 1);
    return { text: text.slice(at + 1, end), length: end + 1 - at };
  }
  escapedText.lastIndex = at;
  const [whole = "$'", written = ""] = escapedText.exec(text) ?? [];
  return { text: unescaped(written), length: whole.length };
}

/** The text that escapes stand for: `\x61`, `\141` and `\u0061` are the letter `a`. */
export function unescaped(written: string): string {
  return written.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([^])|([^]))/g,
    (_, hex?: string, short?: string, long?: string, octal?: string, control?: string, other = ""): string => {
      const digits = hex ?? short ?? long;
      if (digits !== undefined) return characterOf(Number.parseInt(digits, 16));
      if (octal !== undefined) return characterOf(Number.parseInt(octal, 8) & 0xff);
      if (control !== undefined) return characterOf(control.charCodeAt(0) & 0x1f);
      return Object.hasOwn(named, other) ? (named[other] ?? "") : other;
    },
  );
}

function characterOf(code: number): string {
  return code > 0x10_ff_ff ? "" : String.fromCodePoint(code);
}

/** The most words that braces are taken to stand for, and how many characters they have together. */
const most = { words: 64, characters: 20_000 };

/** No longer word with braces is read as one. */
const longestWord = 4_000;

/** What is written from a brace on, up to the end of its word or to an expansion. */
export interface BracedWord {
  readonly length: number;
  /** What it stands for, in the order of a shell: `{a,b}c` is `ac` and `bc`. Empty: all of its braces are text. */
  readonly words: readonly string[];
  /** Whether it stands for more words than these. */
  readonly isCut: boolean;
}

/** What is written at a brace. `isFirst`: a word begins there, so that an empty one counts only in quotes. */
export function bracedAt(text: string, at: number, isFirst: boolean): BracedWord {
  const { length, marked } = markedAt(text, at, at + longestWord);
  if (length >= longestWord) return { length, words: [], isCut: true };
  const expander = new BraceExpander();
  const words = marked.includes("}") && /,|\.\./.test(marked) ? expander.expand(marked) : [marked];
  if (words.length === 1 && words[0] === marked && !expander.isCut) return { length, words: [], isCut: false };
  const kept = isFirst ? words.filter((word) => word !== "") : words;
  return { length, words: kept.map(unmarked), isCut: expander.isCut };
}

/** Characters of groups, and what stands for each of them where it is quoted, and for an empty text in quotes. */
const groupCharacters = "{},.";
const marks = "\ue000\ue001\ue002\ue003";
const emptyMark = "\ue004";

function unmarked(text: string): string {
  return text.replace(/[\ue000-\ue004]/g, (mark) => groupCharacters[marks.indexOf(mark)] ?? "");
}

/** A character of a word, or a quoted part of it. Sticky. */
const part = /([^\s"'`$;&|()<>\\])|\$?"([^"$`\\]*)"|\$'((?:[^'\\]|\\[^])*)'|'([^']*)'|\\([^\n])/y;

/** The rest of a word without its quotes, and what is quoted marked. */
function markedAt(text: string, at: number, end: number): { readonly length: number; readonly marked: string } {
  let [marked, next] = ["", at];
  while (next < end) {
    part.lastIndex = next;
    const [whole, plain, double, escaped, single, character] = part.exec(text) ?? [];
    if (whole === undefined) break;
    const quoted = double ?? (escaped === undefined ? (single ?? character ?? "") : unescaped(escaped));
    marked += plain ?? (quoted.replace(/[{},.]/g, (one) => marks[groupCharacters.indexOf(one)] ?? "") || emptyMark);
    next += whole.length;
  }
  return { length: next - at, marked };
}

/** A group from its brace to the end, with the ends of its parts. */
interface Group {
  readonly start: number;
  readonly commas: readonly number[];
  readonly end: number;
}

class BraceExpander {
  isCut = false;
  #left = most.characters;

  expand(text: string): readonly string[] {
    const found = groupIn(text);
    if (!found) return this.#within([text]);
    const { start, commas, end } = found;
    const parts = commas.length > 0 ? partsOf(text, found) : sequenceOf(text.slice(start + 1, end));
    const after = this.expand(text.slice(end + 1));
    const before = text.slice(0, start);
    return this.#within(
      parts.flatMap((one) => this.expand(one)).flatMap((one) => after.map((rest) => before + one + rest)),
    );
  }

  #within(words: readonly string[]): readonly string[] {
    const kept = words.slice(0, most.words).filter(({ length }) => (this.#left -= length) >= 0);
    this.isCut ||= kept.length < words.length;
    return kept;
  }
}

function partsOf(text: string, { start, commas, end }: Group): readonly string[] {
  return [...commas, end].map((stop, i) => text.slice((commas[i - 1] ?? start) + 1, stop));
}

/** The first group; `undefined`: none is there. */
function groupIn(text: string): Group | undefined {
  const open: { readonly start: number; readonly commas: number[] }[] = [];
  let first: Group | undefined;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "{") open.push({ start: at, commas: [] });
    else if (character === ",") open.at(-1)?.commas.push(at);
    else if (character === "}") {
      const closed = open.pop();
      const isGroup = closed && (closed.commas.length > 0 || sequence.test(text.slice(closed.start + 1, at)));
      if (isGroup && closed.start < (first?.start ?? text.length)) first = { ...closed, end: at };
      if (first && open.length === 0) return first;
    }
  }
  return first;
}

const sequence = /^(?:([A-Za-z])\.\.([A-Za-z])|(-?\d{1,9})\.\.(-?\d{1,9}))$/;

function sequenceOf(written: string): readonly string[] {
  const [, first, last, from = first?.charCodeAt(0), to = last?.charCodeAt(0)] = sequence.exec(written) ?? [];
  const [start, end] = [Number(from), Number(to)];
  const length = Math.min(Math.abs(end - start), most.words) + 1;
  return Array.from({ length }, (_, i) => {
    const value = start + (end < start ? -i : i);
    return first === undefined ? `${value}` : String.fromCharCode(value);
  });
}
