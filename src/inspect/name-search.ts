/** Searches texts for the names of profiles, however a host may spell them. Texts are bytes, one letter each (Latin-1). */
import { nameOf } from "../repo/path.ts";

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
  const own = texts.flatMap((text) => (text === undefined || odd.test(settingsIn(text)) ? [] : [text]));
  const stated = own.flatMap((text) => [...text.matchAll(naming)].map(([, name = ""]) => name));
  const names = [...paths.flatMap(namesOfPath), ...stated.filter((name) => /[A-Za-z0-9]/.test(name))];
  const patterns = new Set(names.map(patternOf));
  if (own.length < texts.length || patterns.has(undefined)) return undefined;
  const named = new RegExp([...patterns].join("|"), "i");
  const words = new Set(own.flatMap((text) => text.toLowerCase().match(/[a-z0-9]+(?:[._-]+[a-z0-9]+)*/g) ?? []));
  return {
    isKnown(name) {
      const pattern = patternOf(name);
      return pattern !== undefined && patterns.has(pattern);
    },
    isRelated: (path, text) =>
      named.test(path) ||
      named.test(text) ||
      odd.test(settingsIn(text)) ||
      namesOfPath(path).some((name) => words.has(name.toLowerCase())),
    isNamed(path, text) {
      const searched = isMarkdown.test(path) ? (frontmatterIn(text) ?? "") : text;
      return named.test(searched) || odd.test(searched);
    },
  };
}

const isMarkdown = /\.(?:md|mdc|markdown)$/i;

function frontmatterIn(text: string): string | undefined {
  return /^(?:\xef\xbb\xbf)?\s*(---|\+\+\+)[\s\S]*?(?:\n\s*\1|$)/.exec(text)?.[0];
}

/** The part of a profile in which a name may have another spelling: a prompt is taken as it is. */
function settingsIn(text: string): string {
  return frontmatterIn(text) ?? text;
}

/** `a.agent.md` may be called `a.agent` and `a`. */
function namesOfPath(path: string): readonly string[] {
  const name = nameOf(path);
  return [...new Set([name.replace(/\.[^.]*$/, ""), name.replace(/\..*$/, "")])];
}

/** A line that may give a profile its name, in YAML, TOML and JSON. */
const naming = /^[ \t]*["']?(?:name|id|slug|title)["']?[ \t]*[:=][ \t]*["']?([^"'\r\n#]*)/gim;

/**
 * Every way in which hosts write one name: in any case, and with anything between its words. `undefined`: letters beyond
 * ASCII have more spellings.
 */
function patternOf(name: string): string | undefined {
  const parts = name.match(/[A-Za-z0-9]+/g);
  if (!parts || /[^ -~]/.test(name.trim())) return undefined;
  return `(?<![A-Za-z0-9])${parts.map((part) => part.toLowerCase()).join("[^A-Za-z0-9]*")}(?![A-Za-z0-9])`;
}

/**
 * A text that may spell a name in another way: with escapes, with letters of other alphabets that look like Latin ones, with
 * nothing of ASCII between its letters. As bytes: NUL, Greek, Cyrillic, and what Unicode folds to Latin letters.
 */
const odd =
  /\0|!binary|\\[uUxN0-7]|\\\r?\n|^\xfe\xff|^\xff\xfe|[\xcd-\xd4][\x80-\xbf]|\xc5\xbf|\xe1[\xb4-\xbf]|\xe2(?:\x84|\x93|\x92|\xb1)|\xea(?:\x9c|\x9d|\x9e|\x9f|\xad)|\xef[\xac\xbc\xbd]|\xf0\x9d|\xf0\x9f[\x84-\x86]/;
