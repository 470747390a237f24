/** Builds decoders of tables as edition `0.169` has them: most keys may be left out, and unknown keys are ignored. */
import {
  type Decoder,
  DecodeError,
  type Field,
  list,
  map,
  omittable,
  oneOf,
  optional,
  string,
  struct,
  unsigned,
} from "../../../parsers/decode.ts";
import type { Node } from "../../../parsers/node.ts";
import { shaped, shapeOf } from "../../../parsers/shape.ts";

/** By key of the table. */
export type Decoders = { readonly [name: string]: Decoder<unknown> };

/** A table whose keys may all be left out. It ignores other keys. */
export function settings(name: string, fields: Decoders): Decoder<unknown> {
  return struct(name, mapped(fields, omittable));
}

/** The same, which may also be written as a list that leaves out any of its fields. */
export function lenient(name: string, fields: Decoders): Decoder<unknown> {
  return struct(
    name,
    mapped(fields, (decode) => optional(decode, null)),
  );
}

function mapped(
  fields: Decoders,
  fieldOf: (decode: Decoder<unknown>) => Field<unknown>,
): { readonly [name: string]: Field<unknown> } {
  return Object.fromEntries(Object.entries(fields).map(([name, decode]) => [name, fieldOf(decode)]));
}

/** An error that covers the whole value. */
export function refused(node: Node, message: string): DecodeError {
  return new DecodeError(message, node.span);
}

/** One of several forms; what none of them takes is refused. */
export function either(name: string, ...forms: readonly Decoder<unknown>[]): Decoder<unknown> {
  return shaped(
    (options) => ({ anyOf: forms.map((form) => shapeOf(form, options)) }),
    (node, dialect) =>
      forms.some((form) => !(form(node, dialect) instanceof DecodeError))
        ? node
        : refused(node, `data did not match any variant of untagged enum ${name}`),
  );
}

/** Any table. */
export const table: Decoder<unknown> = shaped(
  () => ({ type: "object" }),
  (node, dialect) =>
    node.kind === "table" ? node : refused(node, `invalid type: ${dialect.describe(node)}, expected a map`),
);

/** An unsigned integer above zero. */
export function positive(name: string): Decoder<bigint> {
  return shaped(
    () => ({ type: "integer", minimum: 1 }),
    (node, dialect) => {
      const value = unsigned(64, name)(node, dialect);
      return value === 0n ? refused(node, `invalid value: integer \`0\`, expected a nonzero ${name}`) : value;
    },
  );
}

/** A length of time in seconds. */
export const seconds: Decoder<number> = (node, dialect) => {
  const value = node.kind === "scalar" ? dialect.float(node) : undefined;
  if (value === undefined) return refused(node, `invalid type: ${dialect.describe(node)}, expected f64`);
  if (value >= 0 && value < 2 ** 64) return value;
  const why = value < 0 ? "value is negative" : "value is either too big or NaN";
  return refused(node, `cannot convert float seconds to Duration: ${why}`);
};

/** A map whose values are tables, as a struct with free keys reads it. */
export function tables(name: string, value: Decoder<unknown>): Decoder<unknown> {
  return shaped(
    (options) => ({ type: "object", additionalProperties: shapeOf(value, options) }),
    (node, dialect) =>
      node.kind === "table"
        ? map(value)(node, dialect)
        : refused(node, `invalid type: ${dialect.describe(node)}, expected struct ${name}`),
  );
}

/** Vec<String>: every item a string. */
export const texts = list(string);
/** HashMap<String, String>: variables or headers. */
export const textMap = map(string);
/** How calls of a server's tool are approved. */
export const approvalOfTool = oneOf("auto", "prompt", "writes", "approve");
