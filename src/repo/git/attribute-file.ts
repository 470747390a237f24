/** Reads one `.gitattributes` file: its lines, its macros, and how much of it may be compared with paths. */
import { join, nameOf } from "../path.ts";
import type { AttributeLine } from "../tree.ts";
import { type Matcher, wildmatch } from "./wildmatch.ts";

/** What a line gives an attribute: `eol=crlf`, `text`, `-text`, `!text`. */
export type Value = string | true | false | "!unspecified";
/** One attribute of a line: `-text`, `eol=lf`. */
export type Setting = readonly [attribute: string, value: Value];

interface Line {
  /** From 1. */
  readonly number: number;
  readonly matches: Matcher;
  readonly settings: readonly Setting[];
}

/** Settings under one name, and the line that defines it. */
interface Macro {
  readonly settings: readonly Setting[];
  readonly at: AttributeLine;
}

/** One `.gitattributes` file. */
export interface Attributes {
  readonly directory: string;
  readonly lines: readonly Line[];
  readonly macros: ReadonlyMap<string, Macro>;
  /** Tells texts apart of which not all lines are compared. */
  readonly sum: number;
  /** How long its patterns are together: those of names, and those of paths. */
  readonly lengths: Lengths;
  /** Whether it has more lines than are kept, so that it has none here. */
  readonly isCut: boolean;
  readonly left: LinesLeft;
}

interface Lengths {
  readonly names: number;
  readonly paths: number;
}

/** How many pairs of a character of a pattern and one of a path cost as much as a line. */
const perLine = 256;

/**
 * How many lines may be kept, and how many may be compared with paths, for all files of a tree together: hostile ones
 * have very many. Long patterns and paths count as more lines.
 */
export class LinesLeft {
  #left: number;
  #kept: number;

  constructor(left = 10_000_000, kept = 100_000) {
    this.#left = left;
    this.#kept = kept;
  }

  /** Whether there is room to keep so many. */
  keep(count: number): boolean {
    this.#kept -= count;
    return this.#kept >= 0;
  }

  /** Whether there is room to compare so many, with patterns of this length, with a path. */
  take(count: number, { names, paths }: Lengths, path: string): boolean {
    this.#left -= count + Math.floor((names * nameOf(path).length + paths * path.length) / perLine);
    return this.#left >= 0;
  }
}

/** Longer lines are ignored, as git does since 2.39.1. */
const lineBytes = 2048;

/** `left`: shared by the files of a tree. */
export function parseAttributes(directory: string, text: string, left = new LinesLeft()): Attributes {
  const lines: Line[] = [];
  const macros = new Map<string, Macro>();
  const lengths = { names: 0, paths: 0 };
  const sum = sumOf(text);
  if (!left.keep(countOf(text))) return { directory, lines, macros, sum, lengths, isCut: true, left };
  let number = 0;
  for (const line of text.replace(/^\ufeff/, "").split("\n")) {
    number++;
    const [, quoted, bare, rest = ""] = /^[ \t\r]*(?:"((?:[^"\\]|\\.)*)"|([^ \t\r]+))(.*)$/s.exec(line) ?? [];
    const pattern = quoted === undefined ? bare : unquote(quoted);
    if (pattern === undefined || pattern.startsWith("#") || line.length > lineBytes) continue;
    const settings = rest
      .split(/[ \t\r]+/)
      .filter(Boolean)
      .map(settingOf);
    if (quoted === undefined && pattern.startsWith("[attr]")) {
      if (directory === "")
        macros.set(pattern.slice(6), { settings, at: { path: attributesIn(directory), line: number } });
    } else if (!pattern.startsWith("!")) {
      lines.push({ number, matches: matcherOf(pattern, directory), settings });
      lengths[pattern.includes("/") ? "paths" : "names"] += pattern.length;
    }
  }
  return { directory, lines, macros, sum, lengths, isCut: false, left };
}

function countOf(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** The same number for the same text; hardly ever for another one. */
function sumOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum >>> 0;
}

/** The path of the file of a directory. */
export function attributesIn(directory: string): string {
  return join(directory, ".gitattributes");
}

function settingOf(word: string): Setting {
  if (word.startsWith("-")) return [word.slice(1), false];
  if (word.startsWith("!")) return [word.slice(1), "!unspecified"];
  const equals = word.indexOf("=");
  return equals < 0 ? [word, true] : [word.slice(0, equals), word.slice(equals + 1)];
}

function unquote(quoted: string): string {
  const escapes: { readonly [letter: string]: string } = {
    a: "\x07",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
  };
  return quoted.replace(/\\([0-3][0-7]{2}|.)/gs, (_, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(parseInt(escaped, 8)) : (escapes[escaped] ?? escaped),
  );
}

/**
 * A pattern with a slash is relative to its directory; one without matches the name. A directory pattern matches
 * nothing below.
 */
function matcherOf(pattern: string, directory: string): Matcher {
  if (pattern.endsWith("/")) return () => false;
  // Compiled when it is needed: hostile files have very many.
  let compiled: Matcher | undefined;
  const match: Matcher = (path, foldCase) => (compiled ??= wildmatch(pattern.replace(/^\//, "")))(path, foldCase);
  if (!pattern.includes("/")) return (path, foldCase) => match(nameOf(path), foldCase);
  return (path, foldCase) => match(path.slice(join(directory, "x").length - 1), foldCase);
}
