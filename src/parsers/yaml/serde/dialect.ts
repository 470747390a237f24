/** Which scalars serde_yaml 0.9.34 reads as which type (dtolnay/serde-yaml@35037c5:src/de.rs). */
import type { Node, Scalar } from "../../node.ts";
import { type Dialect, expectedOneOf, DecodeError } from "../../decode.ts";
import { enterError, takeWhole } from "./content.ts";
import { core, describeNode, quote, untyped } from "./describe.ts";
import { booleanOf, floatOf, integerOf, isNull, u64, unsignedOf } from "./plain.ts";

/** Whether a scalar can be read as a boolean or a number: plain, or a literal block with the tag of the type. */
function isOpen({ style, tag }: Scalar, expected: string): boolean {
  return style === "plain" || (style === "literal" && tag === core + expected);
}

function isEmptyPlain(node: Node): boolean {
  return node.kind === "scalar" && node.style === "plain" && node.text === "";
}

/** Types a scalar by what the field wants: `1` is a string where a string is wanted. */
export const serdeYaml: Dialect = {
  name: "serde_yaml 0.9.34",
  string: ({ text }) => text,
  bool: (node) => (isOpen(node, "bool") ? booleanOf(node.text) : undefined),
  integer(node) {
    const value = isOpen(node, "int") ? integerOf(node.text) : undefined;
    return value === undefined || BigInt.asIntN(64, value) !== value ? undefined : value;
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
  describe: describeNode,
  mismatch(node, expected) {
    const typed = node.kind === "scalar" ? untyped(node) : undefined;
    return typed && "misfit" in typed ? typed.misfit : `invalid type: ${describeNode(node)}, expected ${expected}`;
  },
  variant(node, names) {
    const { tag } = node;
    if (tag?.startsWith("!")) {
      const name = tag.slice(1) || tag;
      if (!names.includes(name))
        return new DecodeError(`unknown variant \`${name}\`, expected ${expectedOneOf(names)}`, node.span, {
          unplaced: true,
        });
      const unit = node.kind === "scalar" && node.style === "plain" && (node.text === "" || isNull(node.text));
      if (unit) return name;
      const message =
        node.kind === "scalar"
          ? `invalid value: string ${quote(node.text)}, expected null`
          : `invalid type: ${describeNode(node)}, expected unit`;
      return new DecodeError(message, node.span);
    }
    return node.kind === "scalar"
      ? node.text
      : new DecodeError(`invalid type: ${describeNode(node)}, expected a YAML tag starting with '!'`, node.span);
  },
  whole: takeWhole,
  enterError,
};
