/** Conformance vectors: what a real host made of an input, and how a case of a file becomes a tree. */
import { readFileSync } from "node:fs";
import { type Place, trimEnd, trimStart } from "../../src/repo/text.ts";
import type { Held } from "./memory.ts";

export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [key: string]: Json };

export interface CaseEntry {
  readonly path?: string;
  readonly pathBase64?: string;
  readonly text?: string;
  readonly base64?: string;
  readonly link?: string;
  readonly dir?: boolean;
}

/** One input of a file; `expected` is as the file's host printed it. */
export interface Case {
  readonly name: string;
  readonly tree: readonly CaseEntry[];
  readonly expected: { readonly [key: string]: Json };
}

export interface VectorFile {
  readonly host: string;
  readonly version: string;
  readonly cases: readonly Case[];
}

/** Runs one case of a file and says what differs; nothing: it passed. One per vector file, in `test/support/vectors/<host>.ts`. */
export type Runner = (one: Case) => Promise<readonly string[]>;

/** Reads a file of vectors. */
export function readVectors(path: string): VectorFile {
  return readExact(readFileSync(path, "utf8")) as VectorFile;
}

/** Parses JSON; integers of sixteen digits and more become `bigint`. */
export function readExact(json: string): unknown {
  const raw = json.replace(/"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g, (token) =>
    token.startsWith('"') ? token : `{"$int":"${token}"}`,
  );
  return JSON.parse(raw, (_, value: unknown) => {
    const int = value !== null && typeof value === "object" && "$int" in value ? value.$int : undefined;
    return typeof int === "string" ? BigInt(int) : value;
  });
}

/** A case's entries below `prefix` (`.vtcode/agents/`), for a tree in memory. Names that are not UTF-8 are `unnameable`. */
export function heldOf(one: Case, prefix = ""): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const { path, pathBase64, text, base64, link, dir } of one.tree) {
    const name = path ?? Buffer.from(pathBase64 ?? "", "base64").toString("utf8");
    const value: Held =
      pathBase64 !== undefined
        ? { unnameable: base64 !== undefined ? Buffer.from(base64, "base64") : Buffer.from(text ?? "") }
        : link !== undefined
          ? { link }
          : dir
            ? { directory: true }
            : base64 !== undefined
              ? Buffer.from(base64, "base64")
              : (text ?? "");
    held.set(prefix + name, value);
  }
  return held;
}

/** Where two values differ, as a path; `undefined` where they are the same. Key order and `1` against `1n` do not count. */
export function difference(expected: unknown, actual: unknown, at = "ok"): string | undefined {
  if (isInteger(expected) && isInteger(actual))
    return BigInt(expected) === BigInt(actual) ? undefined : `${at}: expected ${expected}, got ${actual}`;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return `${at}: expected ${expected.length} items, got ${actual.length}`;
    return expected.map((item, i) => difference(item, actual[i], `${at}[${i}]`)).find((found) => found !== undefined);
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return keys
      .map((key) => difference(expected[key], actual[key], `${at}.${key}`))
      .find((found) => found !== undefined);
  }
  return Object.is(expected, actual) ? undefined : `${at}: expected ${show(expected)}, got ${show(actual)}`;
}

function isInteger(value: unknown): value is number | bigint {
  return typeof value === "bigint" || Number.isInteger(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function show(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner))?.slice(0, 200) ??
    "nothing"
  );
}

/** The line that an error text of a parser states (`at line 3 column 4`, `line 3, column 4`), where it states one. */
export function statedLine(error: string): number | undefined {
  const found = /\bline (\d+),? column/.exec(error);
  return found ? Number(found[1]) : undefined;
}

/** What ends a line: libyaml takes NEL, LS and PS for line ends too, and serde-saphyr does not. */
export const yamlBreaks = { libyaml: /\r\n|[\n\r\x85\u2028\u2029]/, saphyr: /\r\n|[\n\r]/ };

/**
 * The line of a place as a parser counts it in YAML that stands between two offsets, white space around it apart: the end
 * of the text is a line of its own.
 */
export function yamlLine(
  { source, span }: Place,
  from: number,
  to: number,
  trims = true,
  breaks: RegExp = yamlBreaks.libyaml,
): number {
  const text = source.text.slice(from, to);
  const start = trims ? from + text.length - trimStart(text).length : from;
  const end = trims ? from + trimEnd(text).length : to;
  const lines = source.text.slice(start, Math.min(span.start, end)).split(breaks).length;
  return span.start > end ? lines + 1 : lines;
}
