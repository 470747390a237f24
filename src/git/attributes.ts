/**
 * What `.gitattributes` of a tree make of a file on checkout, by git's rules (gitattributes(5), git 2.39): patterns,
 * macros, precedence of later lines and deeper directories. Settings of one machine (`core.autocrlf`, `core.eol`,
 * `info/attributes`) are not part of a tree and left out, so `text` without `eol` keeps its line feeds.
 */
import { directoryOf, isWithin, join, nameOf } from "../path.ts";
import { type Matcher, wildmatch } from "./wildmatch.ts";

/** How the bytes on disk come from those in git. `changed`: by something whose result a tree cannot give. */
export type Checkout =
  | { readonly kind: "same" }
  /** Line feeds become CR LF; `auto` where only a file that looks like text and has no CR does so. */
  | { readonly kind: "crlf"; readonly auto: boolean }
  /** `$Id$` in it is expanded. */
  | { readonly kind: "ident" }
  | { readonly kind: "changed"; readonly by: string };

type Value = string | true | false | "!unspecified";
type Setting = readonly [attribute: string, value: Value];

interface Line {
  readonly matches: Matcher;
  readonly settings: readonly Setting[];
}

/** One `.gitattributes` file. */
export interface Attributes {
  readonly directory: string;
  readonly lines: readonly Line[];
  readonly macros: ReadonlyMap<string, readonly Setting[]>;
}

/** Longer lines are ignored, as git does since 2.39.1. */
const lineBytes = 2048;

export function parseAttributes(directory: string, text: string): Attributes {
  const lines: Line[] = [];
  const macros = new Map<string, readonly Setting[]>();
  for (const line of text.replace(/^\ufeff/, "").split("\n")) {
    const [, quoted, bare, rest = ""] = /^[ \t\r]*(?:"((?:[^"\\]|\\.)*)"|([^ \t\r]+))(.*)$/s.exec(line) ?? [];
    const pattern = quoted === undefined ? bare : unquote(quoted);
    if (pattern === undefined || pattern.startsWith("#") || line.length > lineBytes) continue;
    const settings = rest.split(/[ \t\r]+/).filter(Boolean).map(settingOf);
    if (quoted === undefined && pattern.startsWith("[attr]")) {
      if (directory === "") macros.set(pattern.slice(6), settings);
    } else if (!pattern.startsWith("!")) lines.push({ matches: matcherOf(pattern, directory), settings });
  }
  return { directory, lines, macros };
}

/** What a checkout makes of `path`, from all attributes files above it, in any order. */
export function checkoutOf(files: readonly Attributes[], path: string): Checkout {
  const exact = judge(valuesOf(files, path, false));
  return exact.kind === "same" ? judge(valuesOf(files, path, true)) : exact;
}

/** Whether GitHub folds `path` in a review, as generated or as nothing that can be compared. */
export function isFoldedBy(files: readonly Attributes[], path: string): boolean {
  const values = valuesOf(files, path, false);
  const generated = values.get("linguist-generated");
  return generated === true || generated === "true" || values.get("diff") === false;
}

function valuesOf(files: readonly Attributes[], path: string, foldCase: boolean): ReadonlyMap<string, Value> {
  const macros = files.find(({ directory }) => directory === "")?.macros;
  const values = new Map<string, Value>();
  const fill = (settings: readonly Setting[]): void => {
    for (const [attribute, value] of settings.toReversed()) {
      if (values.has(attribute)) continue;
      values.set(attribute, value);
      if (value === true) fill(macros?.get(attribute) ?? (attribute === "binary" ? [["diff", false], ["text", false]] : []));
    }
  };
  for (const { directory, lines } of files.toSorted((one, other) => other.directory.length - one.directory.length)) {
    if (!isWithin(directoryOf(path), directory)) continue;
    for (const line of lines.toReversed()) if (line.matches(path, foldCase)) fill(line.settings);
  }
  return values;
}

function judge(values: ReadonlyMap<string, Value>): Checkout {
  const filter = values.get("filter");
  if (isText(filter)) return { kind: "changed", by: `filter=${filter}` };
  const encoding = values.get("working-tree-encoding");
  if (encoding === true || encoding === false) return { kind: "changed", by: "working-tree-encoding without a value" };
  if (isText(encoding) && !/^utf-?8$/i.test(encoding)) return { kind: "changed", by: `working-tree-encoding=${encoding}` };
  if (values.get("ident") === true) return { kind: "ident" };
  const text = [values.get("text"), values.get("crlf")].find((value) => value === true || value === false || value === "auto" || value === "input");
  if (text === false || values.get("eol") !== "crlf") return { kind: "same" };
  return { kind: "crlf", auto: text === "auto" };
}

function isText(value: Value | undefined): value is string {
  return typeof value === "string" && value !== "!unspecified" && value !== "";
}

/** The bytes on disk after a checkout; `undefined` where a tree cannot tell. */
export function checkedOut(bytes: Uint8Array, checkout: Checkout): Uint8Array | undefined {
  switch (checkout.kind) {
    case "same":
      return bytes;
    case "crlf":
      return checkout.auto && (bytes.includes(13) || looksBinary(bytes)) ? bytes : withCarriageReturns(bytes);
    case "ident":
      return bytes.some((byte, i) => byte === 36 && bytes[i + 1] === 73 && bytes[i + 2] === 100 && (bytes[i + 3] === 36 || bytes[i + 3] === 58)) ? undefined : bytes;
    case "changed":
      return undefined;
  }
}

/** Before every line feed that has none. */
function withCarriageReturns(bytes: Uint8Array): Uint8Array {
  const written: number[] = [];
  bytes.forEach((byte, i) => {
    if (byte === 10 && bytes[i - 1] !== 13) written.push(13);
    written.push(byte);
  });
  return Uint8Array.from(written);
}

/** git's guess (`convert_is_binary`) of bytes without CR: a NUL, or more than one unprintable byte to 128 printable ones. */
function looksBinary(bytes: Uint8Array): boolean {
  let [printable, unprintable] = [0, bytes.at(-1) === 26 ? -1 : 0];
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte === 10) continue;
    if (byte === 127 || (byte < 32 && ![8, 9, 12, 27].includes(byte))) unprintable++;
    else printable++;
  }
  return printable >> 7 < unprintable;
}

function settingOf(word: string): Setting {
  if (word.startsWith("-")) return [word.slice(1), false];
  if (word.startsWith("!")) return [word.slice(1), "!unspecified"];
  const equals = word.indexOf("=");
  return equals < 0 ? [word, true] : [word.slice(0, equals), word.slice(equals + 1)];
}

function unquote(quoted: string): string {
  const escapes: { readonly [letter: string]: string } = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };
  return quoted.replace(/\\([0-3][0-7]{2}|.)/gs, (_, what: string) => (what.length === 3 ? String.fromCharCode(parseInt(what, 8)) : (escapes[what] ?? what)));
}

/** A pattern with a slash is relative to its directory, one without matches the name; a directory's matches nothing below it. */
function matcherOf(pattern: string, directory: string): Matcher {
  if (pattern.endsWith("/")) return () => false;
  const match = wildmatch(pattern.replace(/^\//, ""));
  if (!pattern.includes("/")) return (path, foldCase) => match(nameOf(path), foldCase);
  return (path, foldCase) => match(path.slice(join(directory, "x").length - 1), foldCase);
}
