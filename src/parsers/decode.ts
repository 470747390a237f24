/**
 * Decodes a parsed document into typed values: a decoder says what a field must be, a dialect how the parser reads a
 * scalar. Rust's serde is the model, because most typed hosts use it. The leniency of each parser (YAML's scalars that
 * become strings, TOML's positional structs) is in its dialect.
 */
import type { List, Node, Scalar, Table } from "./node.ts";
import { byBytes } from "../repo/path.ts";
import type { Span } from "../repo/text.ts";

/** How a parser family reads a node as a type. `undefined`: it refuses. */
export interface Dialect {
  readonly name: string;
  /** A scalar as a string. */
  string(node: Scalar): string | undefined;
  bool(node: Scalar): boolean | undefined;
  /** Any integer of the format's own range. */
  integer(node: Scalar): bigint | undefined;
  /** The same for an unsigned type, if that differs: YAML's `-0` is refused. Default: `integer`. */
  unsigned?(node: Scalar): bigint | undefined;
  float(node: Scalar): number | undefined;
  /** Whether an optional field reads this as absent; a `problem` if the parser refuses the question itself. */
  isNone(node: Node): boolean | { readonly problem: string };
  /** Whether a struct or a list reads this as empty (`tools:` in YAML). */
  isUnit(node: Node): boolean;
  /** Whether a struct may be written as a list of its fields in order. */
  readonly positional: boolean;
  /** Whether such a list may have no more items than fields. */
  readonly exact?: boolean;
  /** A node that is no table, but is read as one: TOML's dates are tables with one private key. */
  table?(node: Node): Table | undefined;
  /** Describes a node as the parser's error messages do: `sequence`, `string "x"`, ``integer `5` ``. */
  describe(node: Node): string;
  /** The whole message for a node of the wrong type. Default: made with `describe`. */
  mismatch?(node: Node, expected: string): string;
  /** The name of an enum's variant, if it is more than a string (YAML's tags, TOML's `{ fixed = {} }`). Default: `string`. */
  variant?(node: Node, names: readonly string[]): string | DecodeError;
  /** The field that a key names. Default: the text of the key. */
  field?(key: Node, names: readonly string[]): string | undefined;
  /** The dialect for a node `depth` levels below the root that serde buffers before it knows the type. Default: this one. */
  whole?(node: Node, depth: number): Dialect | DecodeError;
  /** Why a collection `depth` levels below the root is not entered. */
  enterError?(node: Node, depth: number): DecodeError | undefined;
}

/** More about an error. */
export interface DecodeContext {
  /** The keys and indices that lead to it from the decoded node. */
  readonly path?: readonly (string | number)[];
  /** Known only at the end of the node: a missing field. */
  readonly whole?: boolean;
  /** A more precise place than the one that the parser reports. */
  readonly near?: Span;
  /** The parser reports no place: the struct or list around it gives the place. */
  readonly unplaced?: boolean;
  /** The parser does not report the keys that lead to it. */
  readonly pathless?: boolean;
}

/** An error of decoding: serde's message, and the place that the parser reports. */
export class DecodeError {
  readonly message: string;
  readonly span: Span;
  readonly context: DecodeContext;
  constructor(message: string, span: Span, context: DecodeContext = {}) {
    this.message = message;
    this.span = span;
    this.context = context;
  }

  /** The same error with the key or index in the collection around it, whose place is `span`. */
  within(segment: string | number, span: Span): DecodeError {
    if (this.context.pathless) return this;
    const { path = [], unplaced, ...rest } = this.context;
    return unplaced
      ? new DecodeError(this.message, span, { ...rest, near: this.span })
      : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
  }
}

/** Decodes a node as a `T`. */
export type Decoder<T> = (node: Node, dialect: Dialect) => T | DecodeError;
export type Decoded<S> = S extends Decoder<infer T> ? T : never;

/** The error for a node of the wrong type. */
function refuse(node: Node, dialect: Dialect, expected: string): DecodeError {
  return new DecodeError(
    dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`,
    node.span,
  );
}

export const string: Decoder<string> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.string(node) : undefined;
  return value ?? refuse(node, dialect, "a string");
};

export const boolean: Decoder<boolean> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
  return value ?? refuse(node, dialect, "a boolean");
};

/** A Rust unsigned integer of this size; a `bigint`, so that it is exact. */
export function unsigned(bits: 8 | 16 | 32 | 64, name = bits === 64 ? "usize" : `u${bits}`): Decoder<bigint> {
  return (node, dialect) => {
    const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
    if (value === undefined) return refuse(node, dialect, name);
    return value >= 0n && value < 1n << BigInt(bits)
      ? value
      : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
  };
}

/** A Rust signed 64-bit integer. */
export const signed: Decoder<bigint> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
  if (value === undefined) return refuse(node, dialect, "i64");
  return value >= -(1n << 63n) && value < 1n << 63n
    ? value
    : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
};

/** A Rust float, rounded to 32 bits. */
export const float32: Decoder<number> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.float(node) : undefined;
  return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
};

/** Exactly one of some words. */
export function oneOf<const W extends string>(...words: readonly W[]): Decoder<W> {
  return (node, dialect) => {
    const value = dialect.variant
      ? dialect.variant(node, words)
      : node.kind === "scalar"
        ? dialect.string(node)
        : undefined;
    if (value instanceof DecodeError) return value;
    if (value === undefined) return refuse(node, dialect, "a variant name");
    const found = words.find((word) => word === value);
    return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
  };
}

/** `Option<T>`: null if the dialect reads the node as none. */
export function option<T>(inner: Decoder<T>): Decoder<T | null> {
  return (node, dialect) => {
    const none = dialect.isNone(node);
    if (typeof none === "object") return new DecodeError(none.problem, node.span, { unplaced: true });
    return none ? null : inner(node, dialect);
  };
}

/** `Vec<T>`. */
export function list<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (node, dialect) => {
    if (dialect.isUnit(node)) return [];
    if (node.kind !== "list") return refuse(node, dialect, "a sequence");
    const items: T[] = [];
    for (const [i, entry] of node.items.entries()) {
      const value = item(entry, dialect);
      if (value instanceof DecodeError) return value.within(i, node.span);
      items.push(value);
    }
    return items;
  };
}

/** `BTreeMap<String, T>`, in the order of keys; for a repeated key the last value. */
export function map<T>(value: Decoder<T>): Decoder<ReadonlyMap<string, T>> {
  return (node, dialect) => {
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
  };
}

/** Any node, as it is. */
export const anything: Decoder<Node> = (node) => node;

/** A field of a struct: `required`, or with a value that is used if the field is absent. */
export interface Field<T> {
  readonly decode: Decoder<T>;
  /** `positional`: required in a struct that is written as a list. */
  readonly fallback: { readonly value: T; readonly positional?: "required" } | "required";
}

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

export type Fields = { readonly [name: string]: Field<unknown> };
export type StructOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A struct. `unknown: "deny"` refuses unknown keys. The fields have the order of the Rust source, for positional reading. */
export function struct<F extends Fields>(
  name: string,
  fields: F,
  { unknown = "ignore" }: { readonly unknown?: "ignore" | "deny" } = {},
): Decoder<StructOf<F>> {
  return (node, dialect) => {
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
  return ticked.length === 0
    ? "nothing"
    : ticked.length === 1
      ? (ticked[0] ?? "")
      : ticked.length === 2
        ? ticked.join(" or ")
        : `one of ${ticked.join(", ")}`;
}
