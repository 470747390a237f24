/** serde_yaml 0.9.34's readiness to read one thing as another (dtolnay/serde-yaml@35037c5:src/de.rs). */
import type { Node, Scalar } from "../../../node.ts";
import { type Dialect, Refusal } from "../../../shape.ts";
import { booleanOf, floatOf, integerOf, isNull, isWide, type Typed, typedOf, u64, unsignedOf } from "./plain.ts";

const core = "tag:yaml.org,2002:";

/** Rust's `{:?}` of a string, as far as error messages need it. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t")}"`;
}

/** Whether a boolean or a number may be read from a scalar at all: plain, or a literal block with the tag for it. */
function isOpen({ style, tag }: Scalar, wanted: string): boolean {
  return style === "plain" || (style === "block" && tag === core + wanted);
}

/** What a scalar is by itself, or the complaint that its tag does not fit. */
export function untyped({ style, tag, text }: Scalar): Typed | { readonly misfit: string } {
  const misfit = (wanted: string): { readonly misfit: string } => ({ misfit: `invalid value: string ${quote(text)}, expected ${wanted}` });
  switch (tag) {
    case `${core}bool`: {
      const value = booleanOf(text);
      return value === undefined ? misfit("a boolean") : { value };
    }
    case `${core}int`: {
      const value = integerOf(text);
      return value === undefined ? misfit("an integer") : { value, number: "integer" };
    }
    case `${core}float`: {
      const value = floatOf(text);
      return value === undefined ? misfit("a float") : { value, number: "float" };
    }
    case `${core}null`:
      return isNull(text) ? { value: null } : misfit("null");
  }
  return style === "plain" && (tag === undefined || tag.startsWith("!")) ? typedOf(text) : { value: text };
}

function describeScalar({ value, number }: Typed): string {
  if (value === null) return "unit value";
  if (typeof value === "string") return `string ${quote(value)}`;
  if (typeof value === "boolean") return `boolean \`${value}\``;
  if (number === "float") return `floating point \`${Number.isInteger(value) ? `${value}.0` : String(value).replace("Infinity", "inf")}\``;
  const integer = BigInt(value);
  return isWide(integer) ? `integer \`${integer}\` as ${integer < 0n ? "i128" : "u128"}` : `integer \`${integer}\``;
}

function isEmptyPlain(node: Node): boolean {
  return node.kind === "scalar" && node.style === "plain" && node.text === "";
}

export const serdeYaml: Dialect = {
  name: "serde_yaml 0.9.34",
  string: ({ text }) => text,
  bool: (node) => (isOpen(node, "bool") ? booleanOf(node.text) : undefined),
  integer(node) {
    const value = isOpen(node, "int") ? integerOf(node.text) : undefined;
    return value === undefined || isWide(value) ? undefined : value;
  },
  unsigned: (node) => (isOpen(node, "int") ? unsignedOf(node.text, u64) : undefined),
  float: (node) => (isOpen(node, "float") ? floatOf(node.text) : undefined),
  isNone(node) {
    if (node.kind !== "scalar" || node.style !== "plain") return false;
    if (node.tag === undefined) return node.text === "" || isNull(node.text);
    if (node.tag !== `${core}null`) return false;
    return isNull(node.text) || { problem: `invalid value: string ${quote(node.text)}, expected null` };
  },
  isUnit: isEmptyPlain,
  positional: false,
  describe(node) {
    if (node.kind !== "scalar") return node.kind === "list" ? "sequence" : "map";
    const typed = untyped(node);
    return "misfit" in typed ? `string ${quote(node.text)}` : describeScalar(typed);
  },
  mismatch(node, expected) {
    const typed = node.kind === "scalar" ? untyped(node) : undefined;
    return typed && "misfit" in typed ? typed.misfit : `invalid type: ${serdeYaml.describe(node)}, expected ${expected}`;
  },
  variant(node) {
    const { tag } = node;
    if (tag?.startsWith("!")) {
      const unit = node.kind === "scalar" && node.style === "plain" && (node.text === "" || isNull(node.text));
      if (unit) return tag.slice(1) || tag;
      const message = node.kind === "scalar" ? `invalid value: string ${quote(node.text)}, expected null` : `invalid type: ${serdeYaml.describe(node)}, expected unit`;
      return new Refusal(message, node.span);
    }
    return node.kind === "scalar" ? node.text : new Refusal(`invalid type: ${serdeYaml.describe(node)}, expected a YAML tag starting with '!'`, node.span);
  },
};
