/** The nodes into which every format is parsed. */
import type { Span } from "../repo/text.ts";

/** A value of a YAML, TOML or JSON document with its place. */
export type Node = Scalar | List | Table;

/** A date or time of a format that has them (TOML); `text` as written. */
export interface DateTime {
  readonly kind: "moment";
  readonly text: string;
}

/** A value without parts. */
export interface Scalar {
  readonly kind: "scalar";
  readonly span: Span;
  /** The value by the format's typing; integers beyond 2^53 are `bigint`, so that they are exact. */
  readonly value: string | number | bigint | boolean | null | DateTime;
  /** The content as text, after escapes and folding: what a host gets if it reads any scalar as a string. */
  readonly text: string;
  /** How it was written. Formats without plain scalars have `quoted` for strings and `plain` for the rest. */
  readonly style: "plain" | "quoted" | "literal" | "folded";
  /** An explicit YAML tag, resolved: `tag:yaml.org,2002:str`, `!local`. */
  readonly tag?: string;
  /** Whether the value is an integer or a float, if the format distinguishes them: `1.0` is a float. */
  readonly number?: "integer" | "float";
}

/** Items in their order. */
export interface List {
  readonly kind: "list";
  readonly span: Span;
  readonly items: readonly Node[];
  readonly tag?: string;
  /** The collection contains itself through an alias; this occurrence is left empty. */
  readonly endless?: true;
}

/** A mapping. */
export interface Table {
  readonly kind: "table";
  readonly span: Span;
  /**
   * In the order of the text. A repeated key is here as often as the format allows it; the host decides what it means.
   */
  readonly entries: readonly Entry[];
  readonly tag?: string;
  /** The collection contains itself through an alias; this occurrence is left empty. */
  readonly endless?: true;
}

/** A key and its value. */
export interface Entry {
  readonly key: Node;
  /** The key's text, if it is a scalar. */
  readonly name: string | undefined;
  readonly value: Node;
}

/** A syntax error of the format's parser, as a value instead of an exception. */
export interface SyntaxProblem {
  readonly kind: "problem";
  readonly message: string;
  readonly span: Span;
}

/** The first entry with this name. Hosts ask for many keys of every table, so these are plain loops. */
export function entryOf(table: Table, name: string): Entry | undefined {
  const { entries } = table;
  for (let i = 0; i < entries.length; i++) if (entries[i]?.name === name) return entries[i];
  return undefined;
}

/** The value of the first entry with this name. */
export function valueOf(node: Node | undefined, name: string): Node | undefined {
  return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}

/** The value of the last entry with this name, as in JavaScript's JSON. */
export function lastOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.kind !== "table") return undefined;
  const { entries } = node;
  for (let i = entries.length - 1; i >= 0; i--) if (entries[i]?.name === name) return entries[i]?.value;
  return undefined;
}

/** A node as if all of it were written at one place: for a text that is not in the file as it is. */
export function placedAt(node: Node, span: Span): Node {
  if (node.kind === "list") return { ...node, span, items: node.items.map((item) => placedAt(item, span)) };
  if (node.kind === "scalar") return { ...node, span };
  const entries = node.entries.map(({ key, name, value }) => ({
    key: placedAt(key, span),
    name,
    value: placedAt(value, span),
  }));
  return { ...node, span, entries };
}

/** The items of a list; none of anything else. */
export function listItems(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : [];
}

/** The entries of a table, in the order of the text and with repeated keys; none of anything else. */
export function tableEntries(node: Node | undefined): readonly Entry[] {
  return node?.kind === "table" ? node.entries : [];
}

/** The text of a scalar; `undefined` for anything else. */
export function textOf(node: Node | undefined): string | undefined {
  return node?.kind === "scalar" ? node.text : undefined;
}

/** A scalar that the format's typing makes text: a number, a switch or a date without quotes is none. */
export type TextScalar = Scalar & { readonly value: string };

/** Whether a value is text, an empty one too. */
export function isText(node: Node | undefined): node is TextScalar {
  return node?.kind === "scalar" && typeof node.value === "string";
}

/** Whether a value is null. */
export function isNull(node: Node | undefined): boolean {
  return node?.kind === "scalar" && node.value === null;
}

/** Whether a value is `true` itself, and not its spelling as text. */
export function isTrue(node: Node | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}

/** Whether a value is `false` itself, and not its spelling as text. */
export function isFalse(node: Node | undefined): boolean {
  return node?.kind === "scalar" && node.value === false;
}

/** A text as it is written, for hosts that read a file line by line. */
export function plainScalar(text: string, span: Span): Scalar {
  return { kind: "scalar", span, value: text, text, style: "plain" };
}

/** The same for a text that stands in the file as it is, from `start`. */
export function plainScalarAt(text: string, start: number): Scalar {
  return plainScalar(text, { start, end: start + text.length });
}

/** Whether a value is null or blank. */
export function isEmptyValue(node: Node): boolean {
  return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}

/** The most values of a document in a report: aliases can make many more. */
export const maxValues = 2_000;

/** A node as plain data; null if the budget is used up or the nesting is deeper than in real documents. */
export function jsonOf(node: Node, budget: { left: number } = { left: maxValues }, depth = 0): unknown {
  if (--budget.left < 0 || depth > 40) return null;
  if (node.kind === "scalar") return typeof node.value === "object" && node.value !== null ? node.text : node.value;
  if (node.kind === "table") return recordOf(node.entries, budget, depth);
  const items: unknown[] = [];
  for (const item of node.items) {
    if (items.length >= maxValues) break;
    items.push(jsonOf(item, budget, depth + 1));
  }
  return items;
}

/** Plain data as one text, also where it has numbers that JSON does not have: they are texts in it. */
export function textOfData(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "bigint" || (typeof inner === "number" && !Number.isFinite(inner)) ? String(inner) : inner,
  );
}

/** The first entries as plain data. Of a repeated key the last value counts, as for `Object.fromEntries`. */
function recordOf(
  entries: readonly Entry[],
  budget: { left: number },
  depth: number,
): { readonly [name: string]: unknown } {
  const record: { [name: string]: unknown } = {};
  const count = Math.min(entries.length, maxValues);
  for (let i = 0; i < count; i++) {
    const { name, value } = entries[i] as Entry;
    if (name !== undefined) setOwn(record, name, jsonOf(value, budget, depth + 1));
  }
  return record;
}

/**
 * Sets a key of plain data, whatever its name: a text may have the key `__proto__`, which an assignment would not
 * write.
 */
export function setOwn(record: { [name: string]: unknown }, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
  else record[name] = value;
}
