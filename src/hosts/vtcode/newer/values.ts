/** Reads a parsed YAML, TOML or JSON document as the JSON that 0.147 converts it to first. */
import { isText, lastOf, type Node, type Scalar, type Table } from "../../../parsers/node.ts";
import { type Dialect, DecodeError } from "../../../parsers/decode.ts";
import type { Span } from "../../../repo/text.ts";

/** Why the host refuses a file: a message for reports, and where. */
export class Refused {
  readonly message: string;
  readonly span: Span;
  constructor(message: string, span: Span) {
    this.message = message;
    this.span = span;
  }
}

/** The kinds of values in the words of JSON. */
export type Kind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** TOML's date-times become objects, and floats that JSON does not have become null. */
export function kindOf(node: Node): Kind {
  if (node.kind !== "scalar") return node.kind === "list" ? "array" : "object";
  const { value } = node;
  if (value === null || (typeof value === "number" && !Number.isFinite(value))) return "null";
  if (typeof value === "object") return "object";
  return typeof value === "bigint" ? "number" : (typeof value as "boolean" | "number" | "string");
}

/** Rust's `to_ascii_lowercase`. */
export function lower(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : text.toLowerCase();
}

/** The text of a JSON string. */
export function stringOf(node: Node | undefined): string | undefined {
  return isText(node) ? node.value : undefined;
}

/** The value of the first of several keys that is present, of any type. */
export function firstOf(table: Table, keys: readonly string[]): Node | undefined {
  for (const key of keys) {
    const found = lastOf(table, key);
    if (found) return found;
  }
  return undefined;
}

/** An unsigned integer of 64 bits; `undefined` for any other number. */
export function unsignedOf(node: Node | undefined): number | bigint | undefined {
  if (node?.kind !== "scalar" || node.number !== "integer") return undefined;
  const { value } = node;
  if ((typeof value !== "number" && typeof value !== "bigint") || value < 0) return undefined;
  return Object.is(value, -0) ? 0 : value;
}

/** The node as JSON, keys in the order of their bytes as serde_json keeps them. */
export function jsonOf(node: Node): unknown {
  if (node.kind === "list") return node.items.map(jsonOf);
  if (node.kind === "table") return Object.fromEntries(entriesOf(node).map(([name, value]) => [name, jsonOf(value)]));
  const { value, text } = node;
  if (value === null || typeof value !== "object") return kindOf(node) === "null" ? null : value;
  return { $__toml_private_datetime: text };
}

/** Sorted by name, and of a repeated key the last one, as the host's own map has them. */
export function entriesOf(table: Table): readonly (readonly [name: string, value: Node])[] {
  const names = [...new Set(table.entries.flatMap(({ name }) => (name === undefined ? [] : [name])))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  return names.flatMap((name) => {
    const value = lastOf(table, name);
    return value ? [[name, value] as const] : [];
  });
}

function described(node: Node): string {
  switch (kindOf(node)) {
    case "null":
      return "null";
    case "array":
      return "sequence";
    case "object":
      return "map";
    case "string":
      return `string ${JSON.stringify((node as Scalar).value)}`;
    default:
      return `\`${(node as Scalar).text}\``;
  }
}

/** serde_json's `Value` as a source of types. */
export const serdeJson: Dialect = {
  name: "serde_json::Value",
  string: (node) => stringOf(node),
  bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
  integer: ({ value, number }) =>
    number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined,
  float: ({ value }) => (typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined),
  isNone: (node) => kindOf(node) === "null",
  isUnit: () => false,
  positional: true,
  exact: true,
  describe: described,
  variant(node, names) {
    const name = stringOf(node);
    if (name !== undefined) return name;
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    if (entry?.name === undefined || others.length > 0)
      return new DecodeError(`invalid type: ${described(node)}, expected string or map`, node.span);
    if (!names.includes(entry.name) || kindOf(entry.value) === "null") return entry.name;
    return new DecodeError(`invalid type: ${described(entry.value)}, expected unit variant`, entry.value.span);
  },
};
