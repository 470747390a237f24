/**
 * How typed hosts take a parsed document apart: shapes say what a field must be, a dialect says what its parser makes
 * of a scalar. Rust's serde is the model, because most hosts are written with it; each parser's own leniency (YAML's
 * scalars that become strings, TOML's positional structs) lives in its dialect, once.
 */
import type { Entry, Node, Scalar, Table } from "./node.ts";
import type { Span } from "./text.ts";

/** What a parser family does with a node when a type is asked of it. `undefined`: it refuses. */
export interface Dialect {
  readonly name: string;
  /** A scalar where a string is wanted. */
  string(node: Scalar): string | undefined;
  bool(node: Scalar): boolean | undefined;
  /** Any integer of the format's own range. */
  integer(node: Scalar): bigint | undefined;
  float(node: Scalar): number | undefined;
  /** Whether an optional field reads this as absent. */
  isNone(node: Node): boolean;
  /** Whether a struct or a list reads this as empty (`tools:` in YAML). */
  isUnit(node: Node): boolean;
  /** Whether a struct may be written as a list of its fields in order. */
  readonly positional: boolean;
  /** Describes a node as the parser's error messages do: `sequence`, `string "x"`, ``integer `5` ``. */
  describe(node: Node): string;
}

/** What decoding refuses: the path of keys, the message in serde's words, and where the parser says it is. */
export class Refusal {
  readonly message: string;
  readonly span: Span;
  constructor(message: string, span: Span) {
    this.message = message;
    this.span = span;
  }
}

/** Reads a node as a `T`, or refuses. */
export type Shape<T> = (node: Node, dialect: Dialect) => T | Refusal;
export type Decoded<S> = S extends Shape<infer T> ? T : never;

/** Where the parser places a refusal of `node` as a whole. */
function refuse(node: Node, dialect: Dialect, expected: string): Refusal {
  return new Refusal(`invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}

export const string: Shape<string> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.string(node) : undefined;
  return value ?? refuse(node, dialect, "a string");
};

export const boolean: Shape<boolean> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
  return value ?? refuse(node, dialect, "a boolean");
};

/** A Rust unsigned integer of so many bits (`usize` is 64); exact, so a `bigint`. */
export function unsigned(bits: 16 | 32 | 64): Shape<bigint> {
  const name = bits === 64 ? "usize" : `u${bits}`;
  return (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined) return refuse(node, dialect, name);
    return value >= 0n && value < 1n << BigInt(bits) ? value : new Refusal(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
  };
}

/** A Rust signed 64-bit integer. */
export const signed: Shape<bigint> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
  if (value === undefined) return refuse(node, dialect, "i64");
  return value >= -(1n << 63n) && value < 1n << 63n ? value : new Refusal(`invalid value: integer \`${value}\`, expected i64`, node.span);
};

/** A Rust float, given as 32 bits would hold it. */
export const float32: Shape<number> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.float(node) : undefined;
  return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
};

/** One of a few words, exactly. */
export function oneOf<const W extends string>(...words: readonly W[]): Shape<W> {
  return (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    if (value === undefined) return refuse(node, dialect, "a variant name");
    const found = words.find((word) => word === value);
    return found ?? new Refusal(`unknown variant \`${value}\`, expected ${words.map((word) => `\`${word}\``).join(" or ")}`, node.span);
  };
}

/** `Option<T>`: null where the dialect reads the node as none. */
export function option<T>(inner: Shape<T>): Shape<T | null> {
  return (node, dialect) => (dialect.isNone(node) ? null : inner(node, dialect));
}

/** `Vec<T>`. */
export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return (node, dialect) => {
    if (dialect.isUnit(node)) return [];
    if (node.kind !== "list") return refuse(node, dialect, "a sequence");
    const items: T[] = [];
    for (const entry of node.items) {
      const value = item(entry, dialect);
      if (value instanceof Refusal) return value;
      items.push(value);
    }
    return items;
  };
}

/** Anything, as it stands. */
export const anything: Shape<Node> = (node) => node;

/** A field of a struct: `required`, or with a value for when it is absent. */
export interface Field<T> {
  readonly shape: Shape<T>;
  readonly fallback: { readonly value: T } | "required";
}

export function required<T>(shape: Shape<T>): Field<T> {
  return { shape, fallback: "required" };
}

/** A field with serde's `default`. */
export function optional<T>(shape: Shape<T>, value: T): Field<T> {
  return { shape, fallback: { value } };
}

export type Fields = { readonly [name: string]: Field<unknown> };
export type StructOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A struct. `unknown: "deny"` refuses keys it does not have; `order` is that of the Rust source, for positional reading. */
export function struct<F extends Fields>(name: string, fields: F, { unknown = "ignore" }: { readonly unknown?: "ignore" | "deny" } = {}): Shape<StructOf<F>> {
  return (node, dialect) => {
    const values: Record<string, unknown> = {};
    if (node.kind === "table") {
      const problem = readEntries(node, fields, unknown, dialect, values);
      if (problem) return problem;
    } else if (node.kind === "list" && dialect.positional) {
      for (const [i, [key, { shape }]] of Object.entries(fields).entries()) {
        const item = node.items[i];
        if (!item) break;
        const value = shape(item, dialect);
        if (value instanceof Refusal) return value;
        values[key] = value;
      }
    } else if (!dialect.isUnit(node)) return refuse(node, dialect, `struct ${name}`);
    for (const [key, { fallback }] of Object.entries(fields)) {
      if (key in values) continue;
      if (fallback === "required") return new Refusal(`missing field \`${key}\``, node.span);
      values[key] = fallback.value;
    }
    return values as StructOf<F>;
  };
}

function readEntries(table: Table, fields: Fields, unknown: "ignore" | "deny", dialect: Dialect, values: Record<string, unknown>): Refusal | undefined {
  for (const { key, name, value } of table.entries) {
    const field = name === undefined || !Object.hasOwn(fields, name) ? undefined : fields[name];
    if (!field || name === undefined) {
      if (unknown === "ignore") continue;
      return new Refusal(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
    }
    if (name in values) return new Refusal(`duplicate field \`${name}\``, key.span);
    const read = field.shape(value, dialect);
    if (read instanceof Refusal) return read;
    values[name] = read;
  }
  return undefined;
}

/** serde's list of what it would have taken. */
export function expectedOneOf(names: readonly string[]): string {
  const ticked = names.map((name) => `\`${name}\``);
  return ticked.length === 0 ? "nothing" : ticked.length === 1 ? (ticked[0] ?? "") : ticked.length === 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}

/** The entries of a table under their names, keys that are no text left out. */
export function namedEntries(table: Table): readonly (Entry & { readonly name: string })[] {
  return table.entries.flatMap((entry) => (entry.name === undefined ? [] : [{ ...entry, name: entry.name }]));
}
