/** Reads one `.gitattributes` file: its lines, its macros, and how much of it may be compared with paths. */
import { join, nameOf } from "../path.ts";
import type { AttributeLine } from "../tree.ts";
import { bytesOf, type Matcher, wildmatchBehindStart, wildmatchBytes } from "./wildmatch.ts";

/** What a line gives an attribute: `eol=crlf`, `text`, `-text`, and `null` for `!text`. */
export type Value = string | boolean | null;
/** One attribute of a line: `-text`, `eol=lf`. */
export type Setting = readonly [attribute: string, value: Value];

/** How a git reads. */
export interface Reading {
  /** Whether the disk ignores case. */
  readonly foldCase: boolean;
  /** Whether it ignores lines with names that begin with `builtin_`, as git does since 2.44. */
  readonly reservesNames: boolean;
  /** Whether it takes a pattern as a whole, as git does since 2.52. */
  readonly isWhole: boolean;
}

interface Line {
  /** From 1. */
  readonly number: number;
  readonly matches: (path: string, reading: Reading) => boolean;
  readonly settings: readonly Setting[];
}

/** Settings under one name, and the line that defines it. */
interface Macro {
  readonly settings: readonly Setting[];
  /** Whether its line has a name that git reserves. */
  readonly isReserved: boolean;
  readonly at: AttributeLine;
}

/** One `.gitattributes` file. */
export interface Attributes {
  readonly directory: string;
  readonly lines: readonly Line[];
  /** By name; the last one counts. */
  readonly macros: ReadonlyMap<string, readonly Macro[]>;
  /** Tells texts apart of which not all lines are compared. */
  readonly sum: number;
  /** How long its patterns are together: those of names, and those of paths. */
  readonly lengths: Lengths;
  /** Whether it has more lines than are kept, so that it has none here. */
  readonly isCut: boolean;
  /** Whether versions of git read it in different ways. */
  readonly varies: boolean;
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

/** Lines of so many bytes or more are ignored, as git does since 2.39.1. */
const lineBytes = 2048;

/** Where git reads a file: a checkout reads the object, `git add` the file on disk. */
export type Origin = "object" | "disk";

/** Whether git reads these bytes in the same way from both. */
export function isReadAlike(bytes: Uint8Array): boolean {
  return !(bytes[0] === 0xef || bytes.includes(0) || bytes.includes(0x0d));
}

/** `content`: a text stands for its UTF-8 bytes. `left`: shared by the files of a tree. */
export function parseAttributes(
  directory: string,
  content: string | Uint8Array,
  left = new LinesLeft(),
  origin: Origin = "object",
): Attributes {
  // A character for each byte: git knows no others.
  const bytes = typeof content === "string" ? bytesOf(content) : Buffer.from(content).toString("latin1");
  const lines: Line[] = [];
  const macros = new Map<string, Macro[]>();
  const lengths = { names: 0, paths: 0 };
  const found = { directory, lines, macros, sum: sumOf(bytes), lengths, left };
  if (!left.keep(countOf(bytes))) return { ...found, isCut: true, varies: false };
  let varies = false;
  for (const [i, text] of linesOf(bytes, origin).entries()) {
    const line = text.length < lineBytes ? readLine(text) : undefined;
    if (!line) continue;
    const { pattern, settings, isReserved } = line;
    if (line.isMacro) {
      if (directory !== "") continue;
      const at = { path: attributesIn(directory), line: i + 1 };
      const same = macros.get(pattern);
      if (same) same.push({ settings, isReserved, at });
      else macros.set(pattern, [{ settings, isReserved, at }]);
    } else {
      lines.push({ number: i + 1, matches: matcherOf(pattern, directory, isReserved), settings });
      lengths[pattern.includes("/") ? "paths" : "names"] += pattern.length;
    }
    varies ||= isReserved || (pattern.includes("/") && startsBeforeStars.test(pattern));
  }
  return { ...found, isCut: false, varies };
}

/** In an object git reads nothing from the first NUL on; in a file on disk it goes on with the next line. */
function linesOf(bytes: string, origin: Origin): readonly string[] {
  const untilNul = (text: string): string => text.split("\0", 1)[0] ?? "";
  if (origin === "object") return untilNul(bytes).split("\n");
  return bytes
    .replace(/^\xef\xbb\xbf/, "")
    .split("\n")
    .map((line) => untilNul(line.replace(/\r$/, "")));
}

interface ReadLine {
  /** The name of a macro where it is one. */
  readonly pattern: string;
  readonly isMacro: boolean;
  readonly settings: readonly Setting[];
  /** Whether it has a name that git reserves. */
  readonly isReserved: boolean;
}

/** `undefined`: git ignores the line. */
function readLine(line: string): ReadLine | undefined {
  const text = line.replace(/^[ \t\r]+/, "");
  if (text === "" || text.startsWith("#")) return undefined;
  const { name, rest } = quotedAt(text) ?? bareAt(text);
  const isMacro = name.length > macroPrefix.length && name.startsWith(macroPrefix);
  const pattern = isMacro
    ? (/^[ \t\r\n]*([^ \t\r\n\0]*)/.exec(name.slice(macroPrefix.length))?.[1] ?? "")
    : (name.split("\0", 1)[0] ?? "");
  const settings = rest
    .split(/[ \t\r]+/)
    .filter(Boolean)
    .map(settingOf);
  const names = settings.map(([attribute]) => attribute);
  if (isMacro) names.push(pattern);
  else if (pattern.startsWith("!")) return undefined;
  if (!names.every((one) => /^(?!-)[-.\w]+$/.test(one))) return undefined;
  return { pattern, isMacro, settings, isReserved: names.some((one) => one.startsWith("builtin_")) };
}

const macroPrefix = "[attr]";

interface Start {
  readonly name: string;
  readonly rest: string;
}

function bareAt(text: string): Start {
  const end = text.search(/[ \t\r]/);
  return end < 0 ? { name: text, rest: "" } : { name: text.slice(0, end), rest: text.slice(end) };
}

/** `undefined`: it is not quoted as git does it, so that it counts as it is written. */
function quotedAt(text: string): Start | undefined {
  const [whole, quoted] = /^"((?:[^"\\]|\\(?:[abfnrtv\\"]|[0-3][0-7]{2}))*)"/.exec(text) ?? [];
  if (whole === undefined || quoted === undefined) return undefined;
  return { name: unquote(quoted), rest: text.slice(whole.length) };
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
  const equals = word.indexOf("=");
  const name = equals < 0 ? word : word.slice(0, equals);
  if (word.startsWith("-")) return [name.slice(1), false];
  if (word.startsWith("!")) return [name.slice(1), null];
  return [name, equals < 0 ? true : Buffer.from(word.slice(equals + 1), "latin1").toString()];
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

/** A pattern whose stars cross slashes only where git compares its start by itself. */
const startsBeforeStars = /^[^*?[\\]*[^*?[\\/]\*\*+(?:$|\/|\\\/)/;

/**
 * A pattern with a slash is relative to its directory; one without matches the name. A directory pattern matches
 * nothing below.
 */
function matcherOf(pattern: string, directory: string, isReserved: boolean): Line["matches"] {
  if (pattern.endsWith("/")) return () => false;
  const isPath = pattern.includes("/");
  const relative = pattern.replace(/^\//, "");
  const compile = (isWhole: boolean): Matcher =>
    isPath && !isWhole && startsBeforeStars.test(relative) ? wildmatchBehindStart(relative) : wildmatchBytes(relative);
  // Compiled when it is needed: hostile files have very many.
  const compiled = new Map<boolean, Matcher>();
  return (path, { foldCase, reservesNames, isWhole }) => {
    if (isReserved && reservesNames) return false;
    const match = compiled.get(isWhole) ?? compile(isWhole);
    compiled.set(isWhole, match);
    return match(isPath ? path.slice(join(directory, "x").length - 1) : nameOf(path), foldCase);
  };
}
