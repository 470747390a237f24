/** Compares what two parsers made of one text. */
import type { Entry, Node, Scalar } from "../../parsers/node.ts";

/** How many values are compared. Aliases can write more than anybody reads. */
const maxValues = 2_000;

/**
 * Whether two nodes are equal in everything but the ends of lists and mappings: parsers differ in whether the line end
 * belongs to them. Conservative: false for more than `maxValues` values.
 */
export function isSameNode(a: Node, b: Node, budget: { left: number } = { left: maxValues }): boolean {
  if (--budget.left < 0 || a.span.start !== b.span.start || a.tag !== b.tag) return false;
  if (a.kind === "scalar") return b.kind === "scalar" && isSameScalar(a, b);
  if (a.kind === "list")
    return (
      b.kind === "list" &&
      a.endless === b.endless &&
      a.items.length === b.items.length &&
      a.items.every((item, i) => isSameNode(item, b.items[i] as Node, budget))
    );
  return (
    b.kind === "table" &&
    a.endless === b.endless &&
    a.entries.length === b.entries.length &&
    a.entries.every((entry, i) => isSameEntry(entry, b.entries[i] as Entry, budget))
  );
}

function isSameScalar(a: Scalar, b: Scalar): boolean {
  return (
    a.span.end === b.span.end &&
    a.value === b.value &&
    a.text === b.text &&
    a.style === b.style &&
    a.number === b.number
  );
}

function isSameEntry(a: Entry, b: Entry, budget: { left: number }): boolean {
  return a.name === b.name && isSameNode(a.key, b.key, budget) && isSameNode(a.value, b.value, budget);
}
