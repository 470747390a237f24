/**
 * Applies the `.gitattributes` files of a tree to a file as a checkout does (gitattributes(5), git 2.39): patterns,
 * macros, precedence of later lines and deeper directories. Settings of one machine (`core.autocrlf`, `core.eol`,
 * `info/attributes`) are not part of a tree and are ignored, so `text` without `eol` keeps its line feeds.
 */
import { append } from "../many.ts";
import { directoryOf, isWithin, join, nameOf } from "../path.ts";
import { type Matcher, wildmatch } from "./wildmatch.ts";

/** How a checkout changes the bytes. `changed`: in a way that the tree alone does not determine. */
export type Checkout =
  | { readonly kind: "same" }
  /** Line feeds become CR LF; with `auto` only in files that look like text and have no CR. */
  | { readonly kind: "crlf"; readonly auto: boolean }
  /** `$Id$` in it is expanded. */
  | { readonly kind: "ident" }
  | { readonly kind: "changed"; readonly by: string };

/** One of the things that a checkout does. */
export type Step = Exclude<Checkout, { readonly kind: "same" }>;

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
  const macros = new Map<string, readonly Setting[]>();
  const lengths = { names: 0, paths: 0 };
  const sum = sumOf(text);
  if (!left.keep(countOf(text))) return { directory, lines, macros, sum, lengths, isCut: true, left };
  for (const line of text.replace(/^\ufeff/, "").split("\n")) {
    const [, quoted, bare, rest = ""] = /^[ \t\r]*(?:"((?:[^"\\]|\\.)*)"|([^ \t\r]+))(.*)$/s.exec(line) ?? [];
    const pattern = quoted === undefined ? bare : unquote(quoted);
    if (pattern === undefined || pattern.startsWith("#") || line.length > lineBytes) continue;
    const settings = rest
      .split(/[ \t\r]+/)
      .filter(Boolean)
      .map(settingOf);
    if (quoted === undefined && pattern.startsWith("[attr]")) {
      if (directory === "") macros.set(pattern.slice(6), settings);
    } else if (!pattern.startsWith("!")) {
      lines.push({ matches: matcherOf(pattern, directory), settings });
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

/** What a checkout does to `path`, by all attributes files above it, in any order. */
export function checkoutOf(files: readonly Attributes[], path: string): Checkout {
  return checkoutSteps(files, path)[0] ?? { kind: "same" };
}

/** All that a checkout does to `path`, the last step first. */
export function checkoutSteps(files: readonly Attributes[], path: string): readonly Step[] {
  return checkoutBy(files, path).steps;
}

/** The same with the directories of the files that decide it, so that a checkout does not keep `path` as it is. */
export function checkoutBy(
  files: readonly Attributes[],
  path: string,
): { readonly steps: readonly Step[]; readonly by: readonly string[] } {
  for (const foldCase of [false, true]) {
    const values = valuesOf(files, path, foldCase);
    if (!values) return { steps: [unknownIn(files)], by: files.map(({ directory }) => directory).sort() };
    const steps = stepsFrom(values);
    if (steps.length === 0) continue;
    const deciding = ["filter", "working-tree-encoding", "ident", "eol"].flatMap((name) => values.get(name)?.by ?? []);
    return { steps, by: [...new Set(deciding)].sort() };
  }
  return { steps: [], by: [] };
}

/** What a checkout does is not known, and may be something else with any other lines. */
function unknownIn(files: readonly Attributes[]): Step {
  return { kind: "changed", by: `more lines than are compared (${files.map(({ sum }) => sum).join(" ")})` };
}

/** The same number for the same text; hardly ever for another one. */
function sumOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum >>> 0;
}

/**
 * Paths that GitHub treats as generated by their names: files of tools, and lock files. Follows GitHub's Linguist
 * (`lib/linguist/generated.rb`), and matches rather more than less.
 */
const generatedPath =
  /(?:^|\/)\.idea\/|(?:^|\/)Pods\/|(?:^|\/)Carthage\/Build\/|__generated__\/|node_modules\/|Godeps\/|vendor\/(?:[-\w]+\.)+[a-z]{2,3}|\.lock\b|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml|Package\.resolved|(?:^|\/)\.pnp\./;

/** Whether GitHub collapses `path` in a review, because it is generated or has no diff. */
export function isFoldedBy(files: readonly Attributes[], path: string, text = ""): boolean {
  const values = valuesOf(files, path, false);
  if (!values) return true;
  const generated = values.get("linguist-generated")?.value;
  if (generated === true || generated === "true" || values.get("diff")?.value === false) return true;
  return generated === undefined && (generatedPath.test(path) || (path.endsWith(".yml") && isCassette(text)));
}

/** A recording of HTTP requests has this in its last line but one. */
function isCassette(text: string): boolean {
  return text.split("\n").at(-2)?.includes("recorded_with: VCR") === true;
}

/** The macro that git has by itself. */
const ofBinary: readonly Setting[] = [
  ["diff", false],
  ["text", false],
];

/** A value, and the directories of the files that give it: with a macro, also of the one that defines it. */
interface Given {
  readonly value: Value;
  readonly by: readonly string[];
}

/** `undefined`: there are more lines than are compared. */
type Values = ReadonlyMap<string, Given> | undefined;

function valuesOf(files: readonly Attributes[], path: string, foldCase: boolean): Values {
  const root = files.find(({ directory }) => directory === "");
  if (root?.isCut) return undefined;
  const macros = root?.macros;
  const values = new Map<string, Given>();
  // A macro may name a macro, as often as a file has lines: no calls within calls.
  const fill = (settings: readonly Setting[], directory: string): void => {
    const open = settings.map((setting) => ({ setting, by: [directory] }));
    for (let next = open.pop(); next; next = open.pop()) {
      const { by } = next;
      const [attribute, value] = next.setting;
      if (values.has(attribute)) continue;
      values.set(attribute, { value, by });
      if (value !== true) continue;
      const expanded = macros?.get(attribute);
      const more = expanded ?? (attribute === "binary" ? ofBinary : []);
      const byBoth = expanded ? [...new Set([...by, ""])] : by;
      append(
        open,
        more.map((setting) => ({ setting, by: byBoth })),
      );
    }
  };
  for (const { directory, lines, lengths, isCut, left } of files.toSorted(
    (a, b) => b.directory.length - a.directory.length,
  )) {
    if (!isWithin(directoryOf(path), directory)) continue;
    if (isCut || !left.take(lines.length, lengths, path)) return undefined;
    for (let at = lines.length - 1; at >= 0; at--) {
      const line = lines[at];
      if (line?.matches(path, foldCase)) fill(line.settings, directory);
    }
  }
  return values;
}

/** What a checkout does, the last step first. */
function stepsFrom(given: ReadonlyMap<string, Given>): readonly Step[] {
  const values = new Map([...given].map(([attribute, { value }]) => [attribute, value]));
  const filter = values.get("filter");
  return [
    ...(isText(filter) ? [{ kind: "changed", by: `filter=${filter}` } as const] : []),
    ...encodingFrom(values.get("working-tree-encoding")),
    ...(values.get("ident") === true ? [{ kind: "ident" } as const] : []),
    ...endsFrom(values),
  ];
}

function encodingFrom(encoding: Value | undefined): readonly Step[] {
  if (encoding === true || encoding === false)
    return [{ kind: "changed", by: "working-tree-encoding without a value" }];
  if (!isText(encoding) || /^utf-?8$/i.test(encoding)) return [];
  return [{ kind: "changed", by: `working-tree-encoding=${encoding}` }];
}

function endsFrom(values: ReadonlyMap<string, Value>): readonly Step[] {
  const text = [values.get("text"), values.get("crlf")].find(
    (value) => value === true || value === false || value === "auto" || value === "input",
  );
  return text === false || values.get("eol") !== "crlf" ? [] : [{ kind: "crlf", auto: text === "auto" }];
}

function isText(value: Value | undefined): value is string {
  return typeof value === "string" && value !== "!unspecified" && value !== "";
}

/** The attributes by which a checkout may write other bytes than the object has; `undefined`: it does not. */
export function effectOf(steps: readonly Step[]): string | undefined {
  if (steps.length === 0) return undefined;
  return steps
    .map((step) => (step.kind === "changed" ? step.by : step.kind === "crlf" ? "eol=crlf" : step.kind))
    .join(" ");
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
