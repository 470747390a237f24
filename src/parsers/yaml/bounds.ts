/**
 * How much a document stands for where aliases repeat it: a short text can stand for more values than can be visited.
 */
import type { Entry, Node, SyntaxProblem } from "../node.ts";

/** So many characters of a text count as one more value. */
const charactersOfValue = 40;

/** A document, cut where its aliases stand for too many values. */
export interface Bounded {
  /** Without the keys at the top that stand for too much, and those that do so together with the keys before them. */
  readonly node: Node;
  /** The first of these keys. */
  readonly excess?: SyntaxProblem;
}

/** `mostValues`: the most that the document may stand for. What an alias repeats is visited once. */
export function withinBounds(root: Node, mostValues: number): Bounded {
  const sizes = sizesBelow(root);
  const sizeOf = (node: Node): number => sizeIn(sizes, node);
  if (sizeOf(root) <= mostValues) return { node: root };
  let left = mostValues;
  const kept: Entry[] = [];
  let first: Entry | undefined;
  for (const entry of root.kind === "table" ? root.entries : []) {
    const size = sizeOf(entry.key) + sizeOf(entry.value);
    if (size <= left) {
      left -= size;
      kept.push(entry);
    } else first ??= entry;
  }
  return {
    node: { kind: "table", span: root.span, entries: kept },
    excess: {
      kind: "problem",
      message: `stands for more than ${mostValues} values`,
      span: first?.key.span ?? root.span,
    },
  };
}

function sizeIn(sizes: ReadonlyMap<Node, number>, node: Node): number {
  return node.kind === "scalar" ? 1 + node.text.length / charactersOfValue : (sizes.get(node) ?? 1);
}

/** The size of each collection. A stack and no recursion, because collections may be nested at any depth. */
function sizesBelow(root: Node): ReadonlyMap<Node, number> {
  const sizes = new Map<Node, number>();
  const open: { readonly node: Node; readonly leave: boolean }[] = [{ node: root, leave: false }];
  for (let top = open.pop(); top; top = open.pop()) {
    const { node, leave } = top;
    if (node.kind === "scalar" || (!leave && sizes.has(node))) continue;
    const parts = node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
    if (leave)
      sizes.set(
        node,
        parts.reduce((sum, part) => sum + sizeIn(sizes, part), 1),
      );
    else {
      open.push({ node, leave: true });
      for (const part of parts) if (part.kind !== "scalar" && !sizes.has(part)) open.push({ node: part, leave: false });
    }
  }
  return sizes;
}
