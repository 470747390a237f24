/** How serde decodes TOML's nodes: without coercion, except that an integer is accepted as a float. */
import type { DateTime, Node, Scalar, Table } from "../node.ts";
import { type Dialect, DecodeError } from "../decode.ts";
import { typeName } from "./tables.ts";

function dialect(name: string): Dialect {
  return {
    name,
    string: ({ value }) => (typeof value === "string" ? value : undefined),
    bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
    integer: ({ value, number }) =>
      number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined,
    float: ({ value }) => (typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined),
    isNone: () => false,
    isUnit: () => false,
    positional: true,
    table: dateTimeTable,
    variant: name.startsWith("toml08") ? variant08 : variant,
    describe,
  };
}

/** A date or time as the crate gives it to a decoder of maps. */
function dateTimeTable(node: Node): Table | undefined {
  if (node.kind !== "scalar" || !isDateTime(node.value)) return undefined;
  const text = dateTimeText(node.value);
  const key: Scalar = {
    kind: "scalar",
    span: node.span,
    value: "$__toml_private_datetime",
    text: "$__toml_private_datetime",
    style: "plain",
  };
  return { kind: "table", span: node.span, entries: [{ key, name: key.text, value: { ...node, value: text, text } }] };
}

/** A variant without content can be a table whose only key is its name and whose value is an empty table. */
function variant(node: Node): string | DecodeError {
  if (node.kind === "scalar" && typeof node.value === "string") return node.value;
  if (node.kind !== "table") return new DecodeError("wanted string or table", node.span);
  const [entry, ...others] = node.entries;
  if (entry?.name === undefined || others.length > 0)
    return new DecodeError(
      `wanted exactly 1 element, ${entry ? "more than 1 element" : "found 0 elements"}`,
      node.span,
    );
  const { name, value } = entry;
  if (value.kind === "table")
    return value.entries.length === 0 ? name : new DecodeError("expected empty table", value.span);
  return new DecodeError(`expected table, found ${typeName(value)}`, value.span);
}

/**
 * Also accepts an empty list as the value: only if serde reads from the crate itself, not from the buffer of a
 * `flatten`.
 */
function variant08(node: Node): string | DecodeError {
  const [entry, ...others] = node.kind === "table" ? node.entries : [];
  const empty = others.length === 0 && entry?.value.kind === "list" && entry.value.items.length === 0;
  return empty && entry.name !== undefined ? entry.name : variant(node);
}

/** toml 0.8.23. */
export const toml08: Dialect = dialect("toml08");
/** toml 0.8.23 where the document becomes a `toml::Value` first. */
export const toml08Value: Dialect = value("toml08Value");
/** toml 0.9.11 where the document becomes a `toml::Value` first. */
export const toml09Value: Dialect = value("toml09Value");

/**
 * A `toml::Value` gives a date or time as a string, has no tables for them, and requires that every item of a list is
 * read.
 */
function value(name: string): Dialect {
  return {
    ...dialect(name),
    exact: true,
    table: () => undefined,
    string: ({ value }) => (typeof value === "string" ? value : isDateTime(value) ? dateTimeText(value) : undefined),
    describe: (node) =>
      node.kind === "scalar" && isDateTime(node.value)
        ? `string ${JSON.stringify(dateTimeText(node.value))}`
        : describe(node),
  };
}

/**
 * A date or time as the crate prints it: `T` between date and time, seconds always, fractions without trailing zeros.
 */
export function dateTimeText({ text }: DateTime): string {
  const [, date, time, second = ":00", fraction = "", offset = ""] =
    /^(\d{4}-\d\d-\d\d)?[Tt ]?(?:(\d\d:\d\d)(:\d\d)?(\.\d+)?([Zz]|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (time === undefined) return date ?? text;
  const nanoseconds = fraction.slice(0, 10).replace(/\.?0*$/, "");
  return `${date === undefined ? "" : `${date}T`}${time}${second}${nanoseconds}${offsetText(offset)}`;
}

/** An offset is counted in minutes. The minutes of an offset can be more than 59. */
function offsetText(offset: string): string {
  const [, sign = "", hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (hours === undefined) return offset.toUpperCase();
  const total = Number(hours) * 60 + Number(minutes);
  const twoDigits = (value: number): string => String(value).padStart(2, "0");
  return `${total === 0 ? "+" : sign}${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

function isDateTime(value: Scalar["value"]): value is DateTime {
  return typeof value === "object" && value !== null;
}

function describe(node: Node): string {
  if (node.kind === "list") return "sequence";
  return node.kind === "table" ? "map" : describeScalar(node);
}

function describeScalar({ value, text, number }: Scalar): string {
  if (typeof value === "string") return `string ${JSON.stringify(text)}`;
  if (typeof value === "boolean") return `boolean \`${value}\``;
  if (number === "integer") return `integer \`${value}\``;
  if (number === "float") return `floating point \`${floatText(Number(value))}\``;
  return "map";
}

/** Rust's `Display` for floats inside serde's messages. */
function floatText(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  return Number.isInteger(value) ? `${Object.is(value, -0) ? "-0" : BigInt(value)}.0` : String(value);
}
