/** What serde makes of TOML's nodes: nothing is coerced, except that an integer may stand for a float. */
import type { Node, Scalar } from "../../node.ts";
import type { Dialect } from "../../shape.ts";

function dialect(name: string): Dialect {
  return {
    name,
    string: ({ value }) => (typeof value === "string" ? value : undefined),
    bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
    integer: ({ value, number }) => (number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined),
    float: ({ value }) => (typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined),
    isNone: () => false,
    isUnit: () => false,
    positional: true,
    describe,
  };
}

/** toml 0.8.23. */
export const toml08: Dialect = dialect("toml08");
/** toml 0.9.11. */
export const toml09: Dialect = dialect("toml09");

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
