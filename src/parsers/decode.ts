/**
 * Decodes a parsed document into typed values: a decoder says what a field must be, a dialect how the parser reads a
 * scalar. Rust's serde is the model, because most typed hosts use it. The leniency of each parser (YAML's scalars that
 * become strings, TOML's positional structs) is in its dialect.
 */
import { DecodeError, type Dialect } from "./dialect.ts";
import type { List, Node, Table } from "./node.ts";
import { byBytes } from "../repo/path.ts";
import { type JsonSchema, orNull, shaped, shapeOf, type ShapeOptions } from "./shape.ts";

export { DecodeError, type Dialect };

/** Decodes a node as a `T`. */
export type Decoder<T> = (node: Node, dialect: Dialect) => T | DecodeError;
/** The type that a decoder gives. */
export type Decoded<S> = S extends Decoder<infer T> ? T : never;

/** The error for a node of the wrong type. */
function refuse(node: Node, dialect: Dialect, expected: string): DecodeError {
  return new DecodeError(
    dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`,
    node.span,
  );
}

/** What a dialect reads as a string: in YAML of serde that may be `true` or `1`. */
export const string: Decoder<string> = shaped(
  ({ text = { type: "string" } }) => text,
  (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
  },
);

/** What a dialect reads as a boolean. */
export const boolean: Decoder<boolean> = shaped(
  () => ({ type: "boolean" }),
  (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
  },
);

/** A Rust unsigned integer of this size; a `bigint`, so that it is exact. */
export function unsigned(bits: 8 | 16 | 32 | 64, name = bits === 64 ? "usize" : `u${bits}`): Decoder<bigint> {
  return shaped(
    () => ({ type: "integer", minimum: 0, ...(bits < 64 ? { maximum: 2 ** bits - 1 } : {}) }),
    (node, dialect) => {
      const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
      if (value === undefined) return refuse(node, dialect, name);
      return value >= 0n && value < 1n << BigInt(bits)
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    },
  );
}

/** A Rust signed 64-bit integer. */
export const signed: Decoder<bigint> = shaped(
  () => ({ type: "integer" }),
  (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined) return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
      ? value
      : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
  },
);

/** A Rust float, rounded to 32 bits. */
export const float32: Decoder<number> = shaped(
  () => ({ type: "number" }),
  (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
  },
);

/** Exactly one of some words. */
export function oneOf<const W extends string>(...words: readonly W[]): Decoder<W> {
  return shaped(
    () => ({ type: "string", enum: words }),
    (node, dialect) => {
      const value = dialect.variant
        ? dialect.variant(node, words)
        : node.kind === "scalar"
          ? dialect.string(node)
          : undefined;
      if (value instanceof DecodeError) return value;
      if (value === undefined) return refuse(node, dialect, "a variant name");
      const found = words.find((word) => word === value);
      return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    },
  );
}

/** `Option<T>`: null if the dialect reads the node as none. */
export function option<T>(inner: Decoder<T>): Decoder<T | null> {
  return shaped(
    (options) => orNull(shapeOf(inner, options)),
    (node, dialect) => {
      const none = dialect.isNone(node);
      if (typeof none === "object") return new DecodeError(none.problem, node.span, { unplaced: true });
      return none ? null : inner(node, dialect);
    },
  );
}

/** `Vec<T>`. */
export function list<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return shaped(
    (options) => ({ type: "array", items: shapeOf(item, options) }),
    (node, dialect) => {
      if (dialect.isUnit(node)) return [];
      if (node.kind !== "list") return refuse(node, dialect, "a sequence");
      const items: T[] = [];
      for (const [i, entry] of node.items.entries()) {
        const value = item(entry, dialect);
        if (value instanceof DecodeError) return value.within(i, node.span);
        items.push(value);
      }
      return items;
    },
  );
}

/** `BTreeMap<String, T>`, in the order of keys; for a repeated key the last value. */
export function map<T>(value: Decoder<T>): Decoder<ReadonlyMap<string, T>> {
  return shaped(
    (options) => ({ type: "object", additionalProperties: shapeOf(value, options) }),
    (node, dialect) => {
      const table = tableOf(node, dialect);
      if (!table) return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
      const values = new Map<string, T>();
      for (const entry of table.entries) {
        if (entry.name === undefined) return refuse(entry.key, dialect, "a string");
        const read = value(entry.value, dialect);
        if (read instanceof DecodeError) return read.within(entry.name, table.span);
        values.set(entry.name, read);
      }
      return new Map([...values].sort(([a], [b]) => byBytes(a, b)));
    },
  );
}

/** Any node, as it is. */
export const anything: Decoder<Node> = (node) => node;

/** A field of a struct: `required`, or with a value that is used if the field is absent. */
export interface Field<T> {
  readonly decode: Decoder<T>;
  /** `positional`: required in a struct that is written as a list. */
  readonly fallback: { readonly value: T; readonly positional?: "required" } | "required";
}

/** A field without which the whole struct is refused. */
export function required<T>(decode: Decoder<T>): Field<T> {
  return { decode, fallback: "required" };
}

/** A field with serde's `default`. */
export function optional<T>(decode: Decoder<T>, value: T): Field<T> {
  return { decode, fallback: { value } };
}

/** An `Option` without serde's `default`: a table may leave it out, a list of fields may not. */
export function omittable<T>(decode: Decoder<T>): Field<T | null> {
  return { decode: option(decode), fallback: { value: null, positional: "required" } };
}

/** By the name that the document writes. */
export type Fields = { readonly [name: string]: Field<unknown> };
/** The type that a struct of these fields gives. */
export type StructOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/**
 * A struct. `unknown: "deny"` refuses unknown keys. The fields have the order of the Rust source, for positional
 * reading.
 */
export function struct<F extends Fields>(
  name: string,
  fields: F,
  { unknown = "ignore" }: { readonly unknown?: "ignore" | "deny" } = {},
): Decoder<StructOf<F>> {
  return shaped(
    (options) => objectOf(fields, unknown, options),
    (node, dialect) => {
      const values: Record<string, unknown> = {};
      const table = tableOf(node, dialect);
      const problem = table
        ? readEntries(table, fields, unknown, dialect, values)
        : node.kind === "list" && dialect.positional
          ? readItems(node, name, fields, dialect, values)
          : undefined;
      if (problem) return problem;
      if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
        return refuse(node, dialect, `struct ${name}`);
      for (const [key, { fallback }] of Object.entries(fields)) {
        if (Object.hasOwn(values, key)) continue;
        if (fallback === "required") return new DecodeError(`missing field \`${key}\``, node.span, { whole: true });
        values[key] = fallback.value;
      }
      return values as StructOf<F>;
    },
  );
}

function objectOf(fields: Fields, unknown: "ignore" | "deny", options: ShapeOptions): JsonSchema {
  const all = Object.entries(fields);
  const required = all.flatMap(([name, { fallback }]) => (fallback === "required" ? [name] : []));
  return {
    type: options.positional ? ["object", "array"] : "object",
    properties: Object.fromEntries(all.map(([name, { decode }]) => [name, shapeOf(decode, options)])),
    ...(required.length > 0 ? { required } : {}),
    ...(unknown === "deny" ? { additionalProperties: false } : {}),
  };
}

function tableOf(node: Node, dialect: Dialect): Table | undefined {
  return node.kind === "table" ? node : dialect.table?.(node);
}

function readItems(
  node: List,
  name: string,
  fields: Fields,
  dialect: Dialect,
  values: Record<string, unknown>,
): DecodeError | undefined {
  const expected = Object.entries(fields);
  for (const [i, [key, { decode, fallback }]] of expected.entries()) {
    const item = node.items[i];
    if (!item) {
      if (fallback !== "required" && fallback.positional === undefined) continue;
      return new DecodeError(
        `invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`,
        node.span,
      );
    }
    const value = decode(item, dialect);
    if (value instanceof DecodeError) return value.within(i, node.span);
    values[key] = value;
  }
  if (!dialect.exact || node.items.length <= expected.length) return undefined;
  return new DecodeError(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}

function readEntries(
  table: Table,
  fields: Fields,
  unknown: "ignore" | "deny",
  dialect: Dialect,
  values: Record<string, unknown>,
): DecodeError | undefined {
  for (const { key, name: written, value } of table.entries) {
    const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
    if (name === undefined) return refuse(key, dialect, "field identifier");
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      if (unknown === "ignore") continue;
      return new DecodeError(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
    }
    if (Object.hasOwn(values, name))
      return new DecodeError(`duplicate field \`${name}\``, table.span, { near: key.span });
    const read = field.decode(value, dialect);
    if (read instanceof DecodeError) return read.within(name, table.span);
    values[name] = read;
  }
  return undefined;
}

/** serde's list of the expected names. */
export function expectedOneOf(names: readonly string[]): string {
  const ticked = names.map((name) => `\`${name}\``);
  if (ticked.length === 0) return "nothing";
  return ticked.length <= 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}
