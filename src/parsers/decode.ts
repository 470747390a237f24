/**
 * How typed hosts take a parsed document apart: shapes say what a field must be, a dialect says what its parser makes
 * of a scalar. Rust's serde is the model, because most hosts are written with it; each parser's own leniency (YAML's
 * scalars that become strings, TOML's positional structs) lives in its dialect, once.
 */
import type { List, Node, Scalar, Table } from "./node.ts";
import { byBytes } from "../repo/path.ts";
import type { Span } from "../repo/text.ts";

/** What a parser family does with a node when a type is asked of it. `undefined`: it refuses. */
export interface Dialect {
  readonly name: string;
  /** A scalar where a string is wanted. */
  string(node: Scalar): string | undefined;
  bool(node: Scalar): boolean | undefined;
  /** Any integer of the format's own range. */
  integer(node: Scalar): bigint | undefined;
  /** The same for an unsigned type, where that differs: YAML's `-0` is none; absent: `integer`. */
  unsigned?(node: Scalar): bigint | undefined;
  float(node: Scalar): number | undefined;
  /** Whether an optional field reads this as absent; a `problem` where asking is already too much. */
  isNone(node: Node): boolean | { readonly problem: string };
  /** Whether a struct or a list reads this as empty (`tools:` in YAML). */
  isUnit(node: Node): boolean;
  /** Whether a struct may be written as a list of its fields in order. */
  readonly positional: boolean;
  /** Whether such a list may hold no more than the fields. */
  readonly exact?: boolean;
  /** What a struct or a map takes entries from beside tables: TOML's moments are tables of one private key. */
  table?(node: Node): Table | undefined;
  /** Describes a node as the parser's error messages do: `sequence`, `string "x"`, ``integer `5` ``. */
  describe(node: Node): string;
  /** The whole message where a node is of the wrong type; absent: made of `describe`. */
  mismatch?(node: Node, expected: string): string;
  /** The name of an enum's variant, where that is more than a string (YAML's tags, TOML's `{ fixed = {} }`); absent: `string`. */
  variant?(node: Node, names: readonly string[]): string | DecodeError;
  /** The field that a key names; absent: the one of its text. */
  field?(key: Node, names: readonly string[]): string | undefined;
  /** What reads a node, so many levels below the root, that serde takes whole before it knows its type (tagged and untagged enums); absent: itself. */
  whole?(node: Node, depth: number): Dialect | DecodeError;
  /** Why a collection so many levels below the root is not entered. */
  barred?(node: Node, depth: number): DecodeError | undefined;
}

/** More about a refusal. */
export interface DecodeContext {
  /** The keys and indices that lead to it from the decoded node. */
  readonly path?: readonly (string | number)[];
  /** It needs the end of the node to be known: a missing field. */
  readonly whole?: boolean;
  /** A place that says more than the one the parser states. */
  readonly near?: Span;
  /** The parser does not place it: it takes the place of the struct or list around. */
  readonly unplaced?: boolean;
  /** The parser does not say which keys lead to it. */
  readonly pathless?: boolean;
}

/** What decoding refuses: the message in serde's words, and where the parser says it is. */
export class DecodeError {
  readonly message: string;
  readonly span: Span;
  readonly circumstance: DecodeContext;
  constructor(message: string, span: Span, circumstance: DecodeContext = {}) {
    this.message = message;
    this.span = span;
    this.circumstance = circumstance;
  }

  /** The same refusal seen from the collection around it, which stands at `span`. */
  within(segment: string | number, span: Span): DecodeError {
    if (this.circumstance.pathless) return this;
    const { path = [], unplaced, ...rest } = this.circumstance;
    return unplaced
      ? new DecodeError(this.message, span, { ...rest, near: this.span })
      : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
  }
}

/** Reads a node as a `T`, or refuses. */
export type Decoder<T> = (node: Node, dialect: Dialect) => T | DecodeError;
export type Decoded<S> = S extends Decoder<infer T> ? T : never;

/** Where the parser places a refusal of `node` as a whole. */
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

/** A Rust unsigned integer of so many bits; exact, so a `bigint`. */
export function unsigned(bits: 16 | 32 | 64, name = bits === 64 ? "usize" : `u${bits}`): Decoder<bigint> {
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

/** A Rust float, given as 32 bits would hold it. */
export const float32: Decoder<number> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.float(node) : undefined;
  return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
};

/** One of a few words, exactly. */
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

/** `Option<T>`: null where the dialect reads the node as none. */
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

/** `BTreeMap<String, T>`, in the order of keys; of a key that stands twice the last. */
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
    return new Map([...values].sort(([one], [other]) => byBytes(one, other)));
  };
}

/** Anything, as it stands. */
export const anything: Decoder<Node> = (node) => node;

/** A field of a struct: `required`, or with a value for when it is absent. */
export interface Field<T> {
  readonly shape: Decoder<T>;
  /** `positional`: a struct written as a list has to have it nevertheless. */
  readonly fallback: { readonly value: T; readonly positional?: "required" } | "required";
}

export function required<T>(shape: Decoder<T>): Field<T> {
  return { shape, fallback: "required" };
}

/** A field with serde's `default`. */
export function optional<T>(shape: Decoder<T>, value: T): Field<T> {
  return { shape, fallback: { value } };
}

/** An `Option` without serde's `default`: a table may leave it out, a list of fields may not. */
export function omittable<T>(shape: Decoder<T>): Field<T | null> {
  return { shape: option(shape), fallback: { value: null, positional: "required" } };
}

export type Fields = { readonly [name: string]: Field<unknown> };
export type StructOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A struct. `unknown: "deny"` refuses keys it does not have; `order` is that of the Rust source, for positional reading. */
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
  for (const [i, [key, { shape, fallback }]] of expected.entries()) {
    const item = node.items[i];
    if (!item) {
      if (fallback !== "required" && fallback.positional === undefined) continue;
      return new DecodeError(
        `invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`,
        node.span,
      );
    }
    const value = shape(item, dialect);
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
    const read = field.shape(value, dialect);
    if (read instanceof DecodeError) return read.within(name, table.span);
    values[name] = read;
  }
  return undefined;
}

/** serde's list of what it would have taken. */
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
