/** Takes command lines, scripts and manifests apart into the words that may name a file. */

/** One word, with as much of its command as decides what it can name. */
export interface Word {
  /** As a path: variables and their slash are gone from its front, and separators are `/`. */
  readonly text: string;
  /** Whether a command may begin with it: at the start of a line or of a quoted text, or after an operator. */
  readonly isFirst: boolean;
  /** The word before it in the same command, options left out; empty where there is none. */
  readonly after: string;
  /** The word or option right before it. */
  readonly follows: string;
  /** Whether its line is a comment in most languages, if it is no line of a longer text. */
  readonly isInComment: boolean;
}

/** What make and just are given: `-Ctools` is `-C tools` to them. */
const ofMake = /\b(?:g?make|MAKE|just)\b[^\n;|&]*/g;
/** What tox is given: `-cx.ini` is `-c x.ini` to it. */
const ofTox = /\btox(?=[ \t])[^\n;|&]*/g;

/** What Perl, Ruby and Lua are given: `-Ilib` is `-I lib` to them. */
const ofPerl = /\b(?:perl|lua(?:jit)?)[\d.-]*(?=[ \t])[^\n;|&]*/g;
const ofRuby = /\bruby(?=[ \t])[^\n;|&]*/g;

/** What managers of a system's packages install by its name alone. */
const installing =
  /\b(?:apt|apt-get|apk|yum|dnf|microdnf|zypper|brew|pacman)[ \t]+(?:-[\w=-]+[ \t]+){0,9}(?:install|add|-S\w*)[ \t][^\n;|&"'`$()]*/g;

/** How a line begins that is a comment; `* * * * *` is a time of cron. */
const comment = /^(?:#(?!!|\s*(?:include|import|define)\b)|\/\/|\/\*|\*[ \t](?![*\d]))/;

/** Stands for a space that belongs to a name. */
const keptSpace = "\0";

/**
 * Every word of `text` in order, and the quoted texts with spaces as words of their own, because names may have some.
 */
export function wordsOf(text: string): readonly Word[] {
  const plainText = text
    .replace(/\\\r?\n/g, " ")
    .replace(/\\ (?=\S)/g, keptSpace)
    // Nothing between quotes adds nothing to a name.
    .replace(/(?<=[\w./-])(?:''|"")(?=[\w./-])/g, "")
    .replace(/\$env:\w+|\$\w+|%\w+%/g, " ")
    .replaceAll(":-", " ")
    .replace(ofPerl, (command) => command.replace(/(?<=\s-[IMml])(?=[^\s=-])/g, " "))
    .replace(ofRuby, (command) => command.replace(/(?<=\s-[Ir])(?=[^\s=-])/g, " "))
    .replace(installing, (command) => command.replace(/(?<=[ \t])[\w.+:-]+(?=[ \t=]|$)/g, " "))
    .replace(ofTox, (command) => command.replace(/(?<=\s-c)(?=[^\s=-])/g, " "))
    .replace(ofMake, (command) => command.replace(/(?<=\s-[Cf])(?=[^\s=-])/g, " "));
  const words = wordsBetween(plainText, /[^\s"'`;|&()<>=,{}$[\]]+/g, pathOf);
  for (const [, double, single] of plainText.matchAll(/"([^"\n]{1,200})"|'([^'\n]{1,200})'/g)) {
    const quoted = (double ?? single ?? "").trim();
    if (/\s/.test(quoted))
      words.push({ text: pathOf(quoted), isFirst: false, after: "", follows: "", isInComment: false });
  }
  return words;
}

/** The words that a pattern finds, with what is around them. `read`: what each of them names; empty: nothing. */
function wordsBetween(text: string, pattern: RegExp, read: (word: string) => string): Word[] {
  const words: Word[] = [];
  let [end, after, follows, isInComment] = [0, "", "", false];
  for (const match of text.matchAll(pattern)) {
    const between = text.slice(end, match.index);
    const isFirst = end === 0 || /[\n"'`;|&({]/.test(between);
    if (/[\n;|&]/.test(between)) [after, follows] = ["", ""];
    if (end === 0 || between.includes("\n"))
      isInComment = /(?:^|\n)[ \t]*$/.test(between) && comment.test(text.slice(match.index, match.index + 20));
    const word = read(match[0]);
    if (word !== "") words.push({ text: word, isFirst, after, follows, isInComment });
    if (!match[0].startsWith("-")) after = match[0];
    follows = match[0];
    end = match.index + match[0].length;
  }
  return words;
}

/** One word of a shell: quotes, escapes and expansions may be anywhere in it. */
const shellWord =
  /(?:[^\s"'`;|&()<>=,{}$[\]\\]|\\[^\n]|"(?:[^"\s$`\\]|\$\w+(?!\w)|\$\{\w+\}|\\[^\n]){0,300}"|\$?'[^'\s]{0,300}'|\$\w+(?!\w)|\$\([A-Za-z_]\w*\)|\$\{[^\s{}]{1,200}\}|\$\{\{[^{}\n]{1,200}\}\}|\[[^\]\s]{1,50}\]){1,1000}/g;

/** A variable in front of a path, which is left out as it is elsewhere. */
const leading = /^["']?\$(?:\w+|\{[^{}]*\}|\{\{[^}]*\}\}|\(\w+\))["']?\//;

/** What is in such a word besides plain characters. */
const parts = /\\(.)|\$'([^']*)'|["']|\$\{\{[^}]*\}\}|\$\{[^}]*\}|\$\(\w+\)|\$\w+|\[[^\]]*\]/g;

/**
 * Words that a shell puts together: of `./g\.sh`, `./to"ols"/g.sh` and a name on two lines, the name that they mean; of
 * `tools/$NAME.sh` and `g.[s]h`, a pattern.
 */
export function wordsPutTogether(text: string): readonly Word[] {
  const joined = text.replace(/\\\r?\n/g, "");
  return wordsBetween(joined, shellWord, (word) => {
    const inner = word.replace(/^(["'])([^"']*)\1$/, "$2").replace(leading, "");
    if (!/["'\\$[]/.test(inner)) return joined === text || text.includes(inner) ? "" : pathOf(inner);
    const name = inner.replace(parts, (part, escaped?: string, coded?: string) => {
      if (escaped !== undefined) return escaped;
      if (coded !== undefined) return decoded(coded);
      return part.startsWith("$") ? "*" : part.startsWith("[") ? "?" : "";
    });
    // What is nearly only a variable may be anything.
    return /^[*?./-]*$/.test(name) ? "" : pathOf(name);
  });
}

/** `\x2e` and `\056` of a quoted text. */
function decoded(text: string): string {
  return text.replace(/\\(?:x([0-9A-Fa-f]{1,2})|([0-7]{1,3})|(.))/g, (_, hex?: string, octal?: string, one = "") =>
    hex === undefined && octal === undefined
      ? one
      : String.fromCharCode(Number.parseInt(hex ?? octal ?? "", hex === undefined ? 8 : 16)),
  );
}

function pathOf(word: string): string {
  return word
    .replaceAll("\\", "/")
    .replaceAll(keptSpace, " ")
    .replace(/^~\+\//, "")
    .replace(/^-\w(?=\.{1,2}\/)/, "")
    .replace(/^\/+/, "")
    .replace(/(?<!:):+$/, "");
}

/** How much longer a text may become by the lists in it. */
const maxLonger = 20_000;

/**
 * `hooks/{a,b}.sh` as `hooks/a.sh hooks/b.sh`, as a shell reads it; lists in lists are left as they are. `isCut`: there
 * are more of them.
 */
export function withoutBraces(text: string): { readonly text: string; readonly isCut: boolean } {
  let longer = 0;
  const expanded = text.replace(
    /([\w@./*?-]{0,100})(?<!\$)\{([\w@./*?-]*,[\w@./*?,-]{0,500})\}([\w@./*?-]{0,100})/g,
    (whole, front: string, list: string, back: string) => {
      const words = list
        .split(",")
        .map((one) => front + one + back)
        .join(" ");
      longer += Math.max(0, words.length - whole.length);
      return longer > maxLonger ? whole : words;
    },
  );
  return { text: expanded, isCut: longer > maxLonger };
}
