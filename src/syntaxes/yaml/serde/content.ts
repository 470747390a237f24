/**
 * What serde makes of YAML that it takes whole before it knows the type, as for tagged and untagged enums: nothing is
 * coerced any more, because every scalar has become what it is by itself (serde's private `Content`).
 */
import type { Node, Scalar } from "../../../node.ts";
import { type Dialect, Refusal } from "../../../shape.ts";
import { untyped, describeNode } from "./describe.ts";
import { isWide } from "./plain.ts";

/** serde_yaml stops at 128 levels from the root; what is taken whole stands a few below it. */
const deepest = 124;
/** How many times its own size a value may grow once its aliases are followed. */
const growth = 100;

function integerOf({ value, number }: Scalar): bigint | undefined {
  return number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined;
}

export const content: Dialect = {
  name: "serde_yaml 0.9.34, taken whole",
  string: ({ value }) => (typeof value === "string" ? value : undefined),
  bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
  integer: integerOf,
  float: ({ value, number }) => (number !== undefined && (typeof value === "number" || typeof value === "bigint") ? Number(value) : undefined),
  isNone: (node) => node.kind === "scalar" && node.value === null,
  isUnit: () => false,
  positional: true,
  exact: true,
  describe: describeNode,
};

/** The dialect for a node that was taken whole, or why it cannot be. */
export function takeWhole(node: Node): Dialect | Refusal {
  return faultIn(node) ?? content;
}

interface Step {
  readonly node: Node;
  readonly depth: number;
}

function faultIn(root: Node): Refusal | undefined {
  const stack: Step[] = [{ node: root, depth: 1 }];
  const distinct = new Set<Node>();
  for (let visited = 1, step = stack.pop(); step; visited++, step = stack.pop()) {
    const { node, depth } = step;
    distinct.add(node);
    if (visited > 1000 && visited > distinct.size * growth) return new Refusal("repetition limit exceeded", node.span);
    if (node.tag?.startsWith("!")) return new Refusal("untagged and internally tagged enums do not support enum input", node.span);
    if (node.kind === "scalar") {
      const typed = untyped(node);
      if ("misfit" in typed) return new Refusal(typed.misfit, node.span);
      const integer = integerOf(node);
      if (integer !== undefined && isWide(integer)) return new Refusal(`invalid type: ${describeNode(node)}, expected any value`, node.span);
      continue;
    }
    if (depth > deepest) return new Refusal("recursion limit exceeded", node.span);
    const inner = node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
    for (const child of inner.toReversed()) stack.push({ node: child, depth: depth + 1 });
  }
  return undefined;
}
