/** Types a scalar by its own form, and describes it as serde's error messages do. */
import type { Node, Scalar } from "../../node.ts";
import { booleanOf, floatOf, integerOf, isNull, isWide, typedOf } from "./plain.ts";
import type { Typed } from "../quick/index.ts";

/** The prefix of the tags that YAML itself defines. */
export const core = "tag:yaml.org,2002:";

const escaped = /["\\\p{C}\p{Zl}\p{Zp}\p{Grapheme_Extend}]|(?! )\p{Zs}/gu;
const escapes: { readonly [character: string]: string } = {
  '"': '\\"',
  "\\": "\\\\",
  "\0": "\\0",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};

/** Rust's `{:?}` of a string: invisible characters are written as their code. */
export function quote(text: string): string {
  return `"${text.replace(escaped, (character) => escapes[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`;
}

/** A float as in serde's messages: always with a point, never with an exponent. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf";
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const [mantissa = "", exponent] = Math.abs(value).toString().split("e");
  if (exponent === undefined) return sign + (mantissa.includes(".") ? mantissa : `${mantissa}.0`);
  const digits = mantissa.replace(".", "");
  const point = Number(exponent) + 1;
  return sign + (point > 0 ? `${digits.padEnd(point, "0")}.0` : `0.${"0".repeat(-point)}${digits}`);
}

/** The type and value of a scalar by its own form, or the error if its tag does not fit. */
export function untyped({ style, tag, text }: Scalar): Typed | { readonly misfit: string } {
  if (tag?.startsWith(core)) {
    const tagged = taggedOf(tag.slice(core.length), text);
    if (tagged) return tagged;
  }
  return style === "plain" && (tag === undefined || tag.startsWith("!")) ? typedOf(text) : { value: text };
}

/** The same for a tag of YAML's own types; `undefined` for other tags. */
function taggedOf(type: string, text: string): Typed | { readonly misfit: string } | undefined {
  const misfit = (expected: string): { readonly misfit: string } => ({
    misfit: `invalid value: string ${quote(text)}, expected ${expected}`,
  });
  switch (type) {
    case "bool": {
      const value = booleanOf(text);
      return value === undefined ? misfit("a boolean") : { value };
    }
    case "int": {
      const value = integerOf(text);
      return value === undefined ? misfit("an integer") : { value, number: "integer" };
    }
    case "float": {
      const value = floatOf(text);
      return value === undefined ? misfit("a float") : { value, number: "float" };
    }
    case "null":
      return isNull(text) ? { value: null } : misfit("null");
    default:
      return undefined;
  }
}

function describeScalar({ value, number }: Typed): string {
  if (value === null) return "unit value";
  if (typeof value === "string") return `string ${quote(value)}`;
  if (typeof value === "boolean") return `boolean \`${value}\``;
  if (number === "float") return `floating point \`${floatText(Number(value))}\``;
  const integer = BigInt(value);
  return isWide(integer) ? `integer \`${integer}\` as ${integer < 0n ? "i128" : "u128"}` : `integer \`${integer}\``;
}

/** The words of serde's messages: `string "x"`, `sequence`. */
export function describeNode(node: Node): string {
  if (node.kind !== "scalar") return node.kind === "list" ? "sequence" : "map";
  const typed = untyped(node);
  return "misfit" in typed ? `string ${quote(node.text)}` : describeScalar(typed);
}
