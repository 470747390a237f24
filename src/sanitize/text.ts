/**
 * Makes text from a repository harmless to print: nothing in it acts on a terminal or a log, and nothing is invisible.
 */
import { counted } from "./counted.ts";

/**
 * Invisible characters: control and format characters (ANSI escapes, bidirectional overrides, tags, zero width), line
 * separators, lone surrogates, private and unassigned characters, fillers and variation selectors.
 */
const hidden = (): RegExp =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** After this, a joiner or selector is part of an emoji and visible. */
const joinsEmoji = (): RegExp => /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;

const escapes: { readonly [character: string]: string } = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * One line of text with its hidden characters spelled out: `\n`, `<U+001B>`. So are the beginnings of a runner's
 * commands (`##[` anywhere, `::` where a line may be broken). Safe at the start of a line, and idempotent.
 */
export function visible(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text)) return text;
  return text
    .replace(hidden(), (character, at: number) =>
      isPartOfEmoji(text, character, at) ? character : (escapes[character] ?? escape(character)),
    )
    .replaceAll("##[", `##${escape("[")}`)
    .replace(/(^|\s):(?=:)/g, (_, space: string) => `${space}${escape(":")}`);
}

/**
 * A text of more than `most` characters without its middle, which is counted: the end of a command says as much as its
 * beginning, and must not be hidden by it.
 */
export function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = most >> 1;
  const start = text.slice(0, half).replace(/[\ud800-\udbff]$/, "");
  const end = text.slice(-half).replace(/^[\udc00-\udfff]/, "");
  return `${start}…(${counted(text.length - start.length - end.length, "more character")})…${end}`;
}

/** A text without its hidden characters, line ends included. */
export function withoutHidden(text: string): string {
  return text.replace(hidden(), "");
}

/** The count of each hidden character in a text, without line ends and tabs. */
export function hiddenIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (/^[\t\n\r\x20-\x7e]*$/.test(text)) return counts;
  for (const { 0: character, index } of text.matchAll(hidden())) {
    if (!Object.hasOwn(escapes, character) && !isPartOfEmoji(text, character, index))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

/** Makes JSON safe to print without changing its value: every hidden character becomes `\uXXXX`. */
export function inertJson(json: string): string {
  const units = (text: string) =>
    text
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join("");
  return json.replace(hidden(), units).replaceAll("##[", "#\\u0023[");
}

function escape(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}

function isPartOfEmoji(text: string, character: string, at: number): boolean {
  if (character !== "\u200d" && character !== "\ufe0f") return false;
  const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
  return before && (character === "\ufe0f" || joinsEmoji().test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}

/** The terminal columns of a `visible` text: wide characters take two, combining marks none. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e→…]*$/.test(text)) return text.length;
  let width = 0;
  for (const segment of graphemesOf(text)) width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
  return width;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Characters that join none next to them: letters of the West and of East Asia, punctuation, controls, symbols and
 * emoji, but not skin tones and the letters of flags.
 */
const alone = (): RegExp =>
  /^[\0-\x0c\x0e-\u02ff\u0370-\u0482\u048a-\u058f\u1e00-\u200b\u200e-\u20cf\u2100-\u2bff\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}]*$/u;

/** The grapheme clusters of a text. Most need no segmenter, whose data takes some milliseconds to load. */
export function graphemesOf(text: string): readonly string[] {
  if (alone().test(text)) return [...text];
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The code points that terminals show two columns wide: East Asian scripts, their punctuation and full-width forms. */
const wide: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x17000, 0x18aff],
  [0x1b000, 0x1b2ff],
  [0x20000, 0x3fffd],
];

function isWide(grapheme: string): boolean {
  if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme)) return true;
  const point = grapheme.codePointAt(0) ?? 0;
  return point >= 0x1100 && wide.some(([first, last]) => point >= first && point <= last);
}
