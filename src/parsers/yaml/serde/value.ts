/**
 * Reads a document that becomes a `serde_yaml::Value` before it is decoded: without coercion and without repeated keys.
 */
import type { Node } from "../../node.ts";
import { type Dialect, DecodeError } from "../../decode.ts";
import { content, takeWhole } from "./content.ts";

export const serdeYamlValue: Dialect = {
  ...content,
  name: "serde_yaml 0.9.34, as a value first",
  isUnit: (node) => node.kind === "scalar" && node.value === null,
  variant: (node) =>
    node.kind === "scalar" && typeof node.value === "string"
      ? node.value
      : new DecodeError(`invalid type: ${content.describe(node)}, expected string or map`, node.span),
};

/**
 * Why the document cannot become a value: a repeated key at any depth, known or unknown, or a node that no value can
 * hold.
 */
export function duplicateKeyIn(root: Node): DecodeError | undefined {
  const taken = takeWhole(root, 0);
  if (taken instanceof DecodeError) return taken;
  const seen = new Set<Node>();
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.kind === "list") stack.push(...node.items);
    if (node.kind !== "table") continue;
    const names = new Set<string>();
    for (const { key, name, value } of node.entries) {
      if (name !== undefined && names.has(name)) return new DecodeError(`duplicate entry with key "${name}"`, key.span);
      if (name !== undefined) names.add(name);
      stack.push(key, value);
    }
  }
  return undefined;
}
