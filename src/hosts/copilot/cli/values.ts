/** The types by which Copilot CLI accepts values: those of serde_yaml, without coercion. Local tags are ignored. */
import { isText, type List, type Node, type Table } from "../../../parsers/node.ts";

/** Whether serde_yaml takes a value for a field. */
export type Test = (node: Node) => boolean;

/** `true` and `false`; `yes` and `on` are strings in YAML 1.2. */
export const isBoolean: Test = (node) => node.kind === "scalar" && typeof node.value === "boolean";

/** Null, and numbers that JSON cannot hold. */
export const isNull: Test = (node) =>
  node.kind === "scalar" && (node.value === null || (typeof node.value === "number" && !Number.isFinite(node.value)));

/** A mapping, an empty one too. */
export function isTable(node: Node | undefined): node is Table {
  return node?.kind === "table";
}

/** A list of strings; an empty list is one. */
export function isTexts(node: Node | undefined): node is List {
  return node?.kind === "list" && node.items.every(isText);
}

/** A mapping whose values are texts. */
export const isTextTable: Test = (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value));

/** A finite number above zero. */
export const isPositive: Test = (node) =>
  node.kind === "scalar" &&
  (typeof node.value === "number" || typeof node.value === "bigint") &&
  node.value > 0 &&
  Number.isFinite(Number(node.value));

/** A whole number above zero, written without a point or an exponent. */
export const isPositiveInteger: Test = (node) =>
  isPositive(node) && node.kind === "scalar" && node.number === "integer";

/** A unit variant of an enum: one of these strings, by case. */
export function isOneOf(...words: readonly string[]): Test {
  return (node) => isText(node) && words.includes(node.value);
}

/** The value of a key that is text; a key with a local tag is another key. */
export function fieldOf(table: Table, name: string): Node | undefined {
  return table.entries.find((entry) => entry.name === name && isText(entry.key) && !entry.key.tag?.startsWith("!"))
    ?.value;
}
