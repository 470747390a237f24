/** Words that a shell writes in a way of its own: escapes in `$'…'`, and braces that stand for several words. */

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

/** What stands in `$'…'`, up to its end. Sticky: `lastIndex` is where `$` is. */
export const escapedText = /\$'((?:[^'\\]|\\[^])*)(?:'|$)/y;

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

/** The most words that braces are taken to stand for. Beyond it they count as they are written. */
const mostWords = 64;

/** A group that has no other inside: `{a,b}`, `{1..3}`. */
const group = /\{([^{},]*(?:,[^{},]*)+)\}|\{(\w)\.\.(\w)\}/;

/** The words that a word with braces stands for: `{a,b}c` is `ac` and `bc`. Without such braces: the word itself. */
export function bracesExpanded(word: string): readonly string[] {
  const done: string[] = [];
  const open = [word];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const found = group.exec(next);
    if (!found) done.push(next);
    else {
      const [whole, list, first = "", last = ""] = found;
      const [before, after] = [next.slice(0, found.index), next.slice(found.index + whole.length)];
      const words = list === undefined ? between(first, last) : list.split(",");
      for (const word of words.toReversed()) open.push(before + word + after);
    }
    if (done.length + open.length > mostWords) return [word];
  }
  return done;
}

function between(first: string, last: string): readonly string[] {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  const codes = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => Math.min(from, to) + i);
  return (from > to ? codes.toReversed() : codes).map((code) => String.fromCharCode(code));
}

const part = /(?:[^\s"'`$;&|()<>]|"[^"$`\\\n]*"|'[^'\n]*')*/.source;

/** A word from such a group on. */
const braced = new RegExp(`^\\{(?:(?:[^\\s"'\`$;&|()<>{}]|"[^"\n]*"|'[^'\n]*')*(?:,|\\.\\.)|(?=\\{))${part}\\}${part}`);

/** No longer word with braces is read as one. */
const longestWord = 400;

/** What is written at a brace, up to the end of its word or to an expansion; `undefined`: it begins no such group. */
export function bracedAt(text: string, at: number): string | undefined {
  return braced.exec(text.slice(at, at + longestWord))?.[0];
}
