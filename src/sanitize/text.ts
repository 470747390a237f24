/** Text from a repository made harmless to print: nothing in it acts on a terminal or a log, and nothing hides. */

/**
 * Control and format characters (ANSI escapes, bidirectional overrides, tags, zero width), line separators, halves of
 * pairs, private and unassigned characters, fillers and selectors that show nothing.
 */
const hidden =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** Joins and selectors between the parts of one emoji show something. */
const joinsEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;

const written: { readonly [character: string]: string } = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * One line of text whose hidden characters are written out: `\n`, `<U+001B>`. What a runner would take for a command
 * (`##[` anywhere, `::` where a line may be broken) is too. Safe at the start of a line, and twice is as once.
 */
export function visible(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text)) return text;
  return text
    .replace(hidden, (character, at: number) =>
      standsInEmoji(text, character, at) ? character : (written[character] ?? escape(character)),
    )
    .replaceAll("##[", `##${escape("[")}`)
    .replace(/(^|\s):(?=:)/g, (_, space: string) => `${space}${escape(":")}`);
}

/** How often each hidden character stands in a text, line ends and tabs aside. */
export function hiddenIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (/^[\t\n\r\x20-\x7e]*$/.test(text)) return counts;
  for (const { 0: character, index } of text.matchAll(hidden)) {
    if (!Object.hasOwn(written, character) && !standsInEmoji(text, character, index))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

/** JSON of a string that keeps its value and cannot act where it is shown: every hidden character as `\uXXXX`. */
export function inertJson(json: string): string {
  const units = (text: string) =>
    text
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join("");
  return json.replace(hidden, units).replaceAll("##[", "#\\u0023[");
}

function escape(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}

function standsInEmoji(text: string, character: string, at: number): boolean {
  if (character !== "\u200d" && character !== "\ufe0f") return false;
  const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
  return before && (character === "\ufe0f" || joinsEmoji.test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}

/** How many columns of a terminal a text takes that is `visible`: wide characters take two, combining ones none. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e→…]*$/.test(text)) return text.length;
  let width = 0;
  for (const segment of graphemesOf(text)) width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
  return width;
}

let segmenter: Intl.Segmenter | undefined;

/** What people call characters. The table for it takes some milliseconds to load, and plain text does without. */
export function graphemesOf(text: string): readonly string[] {
  if (/^[\x20-\x7e]*$/.test(text)) return text.split("");
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function isWide(grapheme: string): boolean {
  if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme)) return true;
  const point = grapheme.codePointAt(0) ?? 0;
  return (
    point >= 0x1100 &&
    (point <= 0x115f ||
      (point >= 0x2e80 && point <= 0x303e) ||
      (point >= 0x3041 && point <= 0xa4cf) ||
      (point >= 0xa960 && point <= 0xa97f) ||
      (point >= 0xac00 && point <= 0xd7a3) ||
      (point >= 0xf900 && point <= 0xfaff) ||
      (point >= 0xfe30 && point <= 0xfe6f) ||
      (point >= 0xff01 && point <= 0xff60) ||
      (point >= 0xffe0 && point <= 0xffe6) ||
      (point >= 0x17000 && point <= 0x18aff) ||
      (point >= 0x1b000 && point <= 0x1b2ff) ||
      (point >= 0x20000 && point <= 0x3fffd))
  );
}
