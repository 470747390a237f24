/** The values of nodes, as a host gets them from js-yaml. */
import type { Node } from "../../node.ts";

/** The tag of bytes, which are written as base64. */
export const binary = "tag:yaml.org,2002:binary";

/**
 * What the package makes of the text behind a node: dates are `Date`, bytes are `Uint8Array`, and a key `__proto__` is
 * a key. A collection that contains itself ends where it would begin again.
 */
export function hostValueOf(node: Node): unknown {
  if (node.kind === "list") return node.items.map(hostValueOf);
  if (node.kind === "table")
    return Object.fromEntries(
      node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, hostValueOf(value)] as const])),
    );
  const { value, tag } = node;
  if (tag === binary && typeof value === "string") return Uint8Array.from(value === "" ? [] : value.split(","), Number);
  return typeof value === "object" && value !== null ? new Date(value.text) : value;
}

/** Whether a collection contains itself somewhere, so that no text can be made of it. */
export function isEndless(node: Node): boolean {
  if (node.kind === "scalar") return false;
  if (node.endless) return true;
  return node.kind === "list" ? node.items.some(isEndless) : node.entries.some(({ value }) => isEndless(value));
}
