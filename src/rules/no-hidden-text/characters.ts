/** Finds characters that a model reads and no person sees. */

/** One hidden character of a text. */
export interface Hidden {
  /** An offset in UTF-16 units, as `length` counts them. */
  readonly at: number;
  readonly length: number;
  /** The code point. */
  readonly point: number;
}

/** Names of the characters that are found, as Unicode has them. Ranges without an entry are named by `nameOf`. */
const names: ReadonlyMap<number, string> = new Map([
  [0x0000, "NULL"],
  [0x0008, "BACKSPACE"],
  [0x001b, "ESCAPE"],
  [0x007f, "DELETE"],
  [0x009b, "CONTROL SEQUENCE INTRODUCER"],
  [0x00ad, "SOFT HYPHEN"],
  [0x034f, "COMBINING GRAPHEME JOINER"],
  [0x061c, "ARABIC LETTER MARK"],
  [0x115f, "HANGUL CHOSEONG FILLER"],
  [0x1160, "HANGUL JUNGSEONG FILLER"],
  [0x17b4, "KHMER VOWEL INHERENT AQ"],
  [0x17b5, "KHMER VOWEL INHERENT AA"],
  [0x180e, "MONGOLIAN VOWEL SEPARATOR"],
  [0x200b, "ZERO WIDTH SPACE"],
  [0x200c, "ZERO WIDTH NON-JOINER"],
  [0x200d, "ZERO WIDTH JOINER"],
  [0x200e, "LEFT-TO-RIGHT MARK"],
  [0x200f, "RIGHT-TO-LEFT MARK"],
  [0x202a, "LEFT-TO-RIGHT EMBEDDING"],
  [0x202b, "RIGHT-TO-LEFT EMBEDDING"],
  [0x202c, "POP DIRECTIONAL FORMATTING"],
  [0x202d, "LEFT-TO-RIGHT OVERRIDE"],
  [0x202e, "RIGHT-TO-LEFT OVERRIDE"],
  [0x2060, "WORD JOINER"],
  [0x2061, "FUNCTION APPLICATION"],
  [0x2062, "INVISIBLE TIMES"],
  [0x2063, "INVISIBLE SEPARATOR"],
  [0x2064, "INVISIBLE PLUS"],
  [0x2066, "LEFT-TO-RIGHT ISOLATE"],
  [0x2067, "RIGHT-TO-LEFT ISOLATE"],
  [0x2068, "FIRST STRONG ISOLATE"],
  [0x2069, "POP DIRECTIONAL ISOLATE"],
  [0x206a, "INHIBIT SYMMETRIC SWAPPING"],
  [0x206b, "ACTIVATE SYMMETRIC SWAPPING"],
  [0x206c, "INHIBIT ARABIC FORM SHAPING"],
  [0x206d, "ACTIVATE ARABIC FORM SHAPING"],
  [0x206e, "NATIONAL DIGIT SHAPES"],
  [0x206f, "NOMINAL DIGIT SHAPES"],
  [0x3164, "HANGUL FILLER"],
  [0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
  [0xffa0, "HALFWIDTH HANGUL FILLER"],
  [0xfff9, "INTERLINEAR ANNOTATION ANCHOR"],
  [0xfffa, "INTERLINEAR ANNOTATION SEPARATOR"],
  [0xfffb, "INTERLINEAR ANNOTATION TERMINATOR"],
]);

/**
 * What a program may leave out when it shows a text, assigned or not, what annotates it, and controls, with which a
 * terminal writes over other text or hides it. Spaces, blanks and line separators are none: they take room.
 */
const candidates = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** The candidates that a text of bytes may have. */
const bytes = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad]/;

/** A unit of every other one. A text of bytes has none, which is known without a look at it. */
const units =
  /[\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ud82f\ud834\udb40-\udb43]/;

/** "U+202E RIGHT-TO-LEFT OVERRIDE". */
export function nameOf(point: number): string {
  const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  if (isTag(point)) return `${code} TAG CHARACTER`;
  return `${code} ${names.get(point) ?? kindOf(point)}`;
}

function kindOf(point: number): string {
  if (isSelector(point)) return "VARIATION SELECTOR";
  return point < 0xa0 ? "CONTROL CHARACTER" : "FORMAT CHARACTER";
}

/** A tag character repeats an ASCII character invisibly. */
export function isTag(point: number): boolean {
  return point >= 0xe0000 && point <= 0xe007f;
}

/**
 * The hidden characters of a text. A byte order mark at its start is none, and none is one that its script or emoji
 * needs.
 */
export function hiddenIn(text: string): readonly Hidden[] {
  if (!units.test(text) && !bytes.test(text)) return [];
  const found: Hidden[] = [];
  let flag: RegExpExecArray | null = null;
  for (const { 0: character, index: at } of text.matchAll(candidates)) {
    const point = character.codePointAt(0) ?? 0;
    if (isTag(point)) {
      // England's flag is a black flag with tags; each tag is looked at once.
      if (!flag || at >= flagEnd(flag)) flag = flagAt(text, at);
      if (flag && at < flagEnd(flag)) continue;
    } else if (at === 0 && point === 0xfeff) continue;
    else if (isNeeded(text, at, character.length, point)) continue;
    found.push({ at, length: character.length, point });
  }
  return found;
}

function flagEnd({ index, 0: tags }: RegExpExecArray): number {
  return index + tags.length;
}

/** The tags of a flag of emoji (a region or a country's part) if they begin here. */
function flagAt(text: string, at: number): RegExpExecArray | null {
  if (text.slice(at - 2, at) !== "\u{1f3f4}") return null;
  const tags = /[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/uy;
  tags.lastIndex = at;
  return tags.exec(text);
}

/** Scripts that run from right to left, whose marks order letters and digits. A mark of a script is no letter of it. */
const rightToLeft =
  /(?!\p{DI})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Samaritan}]/u;

/** Scripts whose letters take another form with a joiner, or without one. */
const joining =
  /(?!\p{DI})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Scripts that put no spaces between words, where a space of no width says where a line may break. */
const unspaced = /(?!\p{DI})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]/u;

const mongolian = /(?!\p{DI})\p{Script=Mongolian}/u;

/** Characters that one script uses, each beside what it is needed next to. */
const usedNextTo: readonly (readonly [characters: RegExp, neighbour: RegExp])[] = [
  // It keeps an accent apart from the letter before it.
  [/\u034f/, /(?!\p{DI})\p{M}/u],
  // They stand for the part that a syllable of single letters lacks.
  [/[\u115f\u1160\u3164\uffa0]/, /(?!\p{DI})[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa1-\uffdc]/u],
  [/[\u17b4\u17b5]/, /(?!\p{DI})\p{Script=Khmer}/u],
  [/\u180e/, mongolian],
  [/[\u{1bca0}-\u{1bca3}]/u, /\p{Script=Duployan}/u],
  [/[\u{1d173}-\u{1d17a}]/u, /(?!\p{DI})[\u{1d100}-\u{1d1ff}]/u],
];

/** Whether emoji or a script need the character at this place. */
function isNeeded(text: string, at: number, length: number, point: number): boolean {
  const before = characterBefore(text, at);
  const after = String.fromCodePoint(text.codePointAt(at + length) ?? 0);
  // Each character may have one selector of its form; a row of them spells bytes.
  const isForm = isSelector(before.codePointAt(0) ?? 0);
  if (isSelector(point)) return !isForm && hasForms(point, before);
  const base = isForm ? characterBefore(text, at - before.length) : before;
  if (point >= 0x200b && point <= 0x200d) return isJoinNeeded(point, base, after);
  if (point === 0x061c || point === 0x200e || point === 0x200f)
    return rightToLeft.test(text.slice(Math.max(0, at - 40), at + 40));
  const character = text.slice(at, at + length);
  const neighbour = usedNextTo.find(([characters]) => characters.test(character))?.[1];
  return neighbour !== undefined && (neighbour.test(base) || neighbour.test(after));
}

/** A break between words, and what joins letters or emoji, or keeps letters apart: also at the end of a word. */
function isJoinNeeded(point: number, before: string, after: string): boolean {
  if (point === 0x200b) return unspaced.test(before) || unspaced.test(after);
  return joining.test(before) || (point === 0x200d && pictograph.test(before) && pictograph.test(after));
}

function isSelector(point: number): boolean {
  return (
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0xe0100 && point <= 0xe01ef) ||
    (point >= 0x180b && point <= 0x180f && point !== 0x180e)
  );
}

/** Ideographs and Mongolian letters have many forms. Any visible character may ask for the form of emoji or of text. */
function hasForms(point: number, before: string): boolean {
  if (point <= 0x180f) return mongolian.test(before);
  return point <= 0xfe0f ? /(?!\p{DI})[^\p{C}\p{Z}]/u.test(before) : /\p{Ideographic}/u.test(before);
}

function characterBefore(text: string, at: number): string {
  const unit = text[at - 1] ?? "";
  return /[\udc00-\udfff]/.test(unit) ? text.slice(Math.max(0, at - 2), at) : unit;
}
