/**
 * Searches texts for the names of profiles, however a host may spell them. Texts are bytes, one letter each (Latin-1).
 */
import { nameOf } from "../../repo/path.ts";

/** Searches for the names of some profiles. Conservative: it says yes where it cannot tell. */
export interface NameSearch {
  /** Whether a profile has a name of one of the profiles, or names one, or is named by one. */
  readonly isRelated: (path: string, text: string) => boolean;
  /** Whether a file that is no profile may name one of them: in its frontmatter where it has one. */
  readonly isNamed: (path: string, text: string) => boolean;
  /** Whether a name is one of those that are looked for. */
  readonly isKnown: (name: string) => boolean;
}

/**
 * `undefined`: one of the texts is missing, or gives a name of which not all spellings are known. `paths`: those of the
 * profiles. `texts`: theirs.
 */
export function searchFor(paths: readonly string[], texts: readonly (string | undefined)[]): NameSearch | undefined {
  const own = texts.flatMap((text) => (text === undefined || isOdd(settingsIn(text)) ? [] : [text]));
  const stated = own.flatMap((text) => [...text.matchAll(naming)].map(([, name = ""]) => name));
  const names = [...paths.flatMap(namesOfPath), ...stated.filter((name) => /[A-Za-z0-9]/.test(name))];
  const patterns = new Set(names.map(patternOf));
  if (own.length < texts.length || patterns.has(undefined)) return undefined;
  const plain = new RegExp([...patterns].join("|"), "i");
  const named = { test: (text: string): boolean => readings(text).some((reading) => plain.test(reading)) };
  const words = new Set(own.flatMap(readings).flatMap(wordsIn));
  return {
    isKnown(name) {
      const pattern = patternOf(name);
      return pattern !== undefined && patterns.has(pattern);
    },
    isRelated: (path, text) =>
      named.test(path) ||
      named.test(text) ||
      hasOddSettings(text) ||
      namesOfPath(path).some((name) => words.has(name.toLowerCase())),
    isNamed(path, text) {
      const searched = isMarkdown.test(path) ? (frontmatterIn(text) ?? "") : text;
      return named.test(searched) || isOdd(searched);
    },
  };
}

/** Whether a profile may have this name. Conservative, as all of this is. */
export function mayBear(name: string): (path: string, text: string) => boolean {
  const pattern = patternOf(name);
  if (pattern === undefined) return () => true;
  const plain = new RegExp(pattern, "i");
  return (path, text) => plain.test(path) || readings(text).some((reading) => plain.test(reading));
}

const isMarkdown = /\.(?:md|mdc|markdown)$/i;

/** Up to a line that closes it for every host: after one that is indented, or that goes on, some read on. */
function frontmatterIn(text: string): string | undefined {
  return /^(?:\xef\xbb\xbf)?\s*(---|\+\+\+)[\s\S]*?(?:\n\1\r?\n|$)/.exec(text)?.[0];
}

/** The part of a profile in which a name may have another spelling: a prompt is taken as it is. */
function settingsIn(text: string): string {
  return frontmatterIn(text) ?? text;
}

/** A text as it is, and without escapes such as `\t`, of which the letter stands before a name. */
function readings(text: string): readonly string[] {
  return text.includes("\\") ? [text, text.replace(/\\[abefnrtvLNP]/g, " ")] : [text];
}

/** The words of a text, each also without its endings: `a.md` names `a`. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+(?:[._-]+[a-z0-9]+)*/g) ?? [];
  return words.flatMap((word) => (word.includes(".") ? [word, ...namesOfPath(word)] : [word]));
}

/** `a.agent.md` may be called `a.agent` and `a`. */
function namesOfPath(path: string): readonly string[] {
  const name = nameOf(path);
  return [...new Set([name.replace(/\.[^.]*$/, ""), name.replace(/\..*$/, "")])];
}

/** A line that may give a profile its name, in YAML, TOML and JSON. */
const naming = /^[ \t]*["']?(?:name|id|slug|title)["']?[ \t]*[:=][ \t]*["']?([^"'\r\n#]*)/gim;

/** What YAML and TOML write in many ways: `16` as `0x10`, `true` as `yes`. A number or a date has some letters. */
const value = /^(?:[\W_etz\d]*|true|false|null|none|yes|no|on|off|[yn]|inf|infinity|nan)$/i;

/**
 * Every way in which hosts write one name: in any case, and with anything between its words. `undefined`: letters
 * beyond ASCII, and what need not be text, have more spellings.
 */
function patternOf(name: string): string | undefined {
  const parts = name.match(/[A-Za-z0-9]+/g);
  if (!parts || /[^ -~]/.test(name.trim()) || value.test(parts.join("-"))) return undefined;
  return `(?<![A-Za-z0-9])${parts.map((part) => part.toLowerCase()).join("[^A-Za-z0-9]*")}(?![A-Za-z0-9])`;
}

/** Most texts have none of these, in any of their parts. */
const unusual = /[\0\\\x80-\xff]|!binary/;

function isOdd(text: string): boolean {
  return unusual.test(text) && odd.test(text);
}

function hasOddSettings(text: string): boolean {
  return unusual.test(text) && odd.test(settingsIn(text));
}

/**
 * A text that may spell a name in another way: with escapes, with letters of other alphabets that look like Latin ones,
 * with nothing of ASCII between its letters. As bytes: NUL, Greek, Cyrillic, and all that Unicode folds to Latin
 * letters and digits.
 */
const odd =
  /\0|!binary|\\[uUxN0-7]|\\\r?\n|^\xfe\xff|^\xff\xfe|\xc2[\xaa\xb2\xb3\xb9\xba\xbc-\xbe]|\xc4[\xb0-\xb3\xbf]|\xc5[\x80\x89\xbf]|\xc7[\x84-\x8c\xb1-\xb3]|[\xc9-\xcb\xcd-\xd4][\x80-\xbf]|\xe1[\xb2\xb4-\xbf]|\xe2(?:\x81[\xb0-\xbf]|\x82[\x80-\xa8]|[\x84\x85\x91-\x93\xb1]|\x86\x89)|\xe3[\x89-\x8b\x8d-\x8f]|\xea(?:\x9c|\x9d|\x9e|\x9f|\xad)|\xef[\xac\xbc\xbd]|\xf0[\x90\x9c-\x9e]|\xf0\x9f[\x84-\x86\xaf]/;
