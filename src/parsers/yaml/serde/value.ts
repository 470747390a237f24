/**
 * Reads a document that becomes a `serde_yaml::Value` before it is decoded: without coercion and without repeated keys.
 */
import type { List, Node, Table } from "../../node.ts";
import { type Dialect, DecodeError } from "../../decode.ts";
import { content, takeWhole } from "./content.ts";
import { untyped } from "./describe.ts";

/** For a host that parses to serde_yaml's `Value` and decodes that. */
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
  return taken instanceof DecodeError ? taken : repeatedKeyIn(root);
}

/** The second of two equal keys of a mapping, at any depth: `1` and `0x1` are equal, `1` and `"1"` are not. */
export function repeatedKeyIn(root: Node): DecodeError | undefined {
  if (root.kind === "scalar") return undefined;
  const seen = new Set<Node>();
  const stack: (List | Table)[] = [root];
  const open = (node: Node): void => {
    if (node.kind !== "scalar") stack.push(node);
  };
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.kind === "list") {
      node.items.forEach(open);
      continue;
    }
    const keys = new Set<string>();
    for (const { key, name, value } of node.entries) {
      const typed = typedKey(key);
      if (keys.has(typed)) return new DecodeError(`duplicate entry with key "${name ?? "…"}"`, key.span);
      keys.add(typed);
      open(key);
      open(value);
    }
  }
  return undefined;
}

/** How deep a mapping or a list that is a key is compared. */
const maxKeyDepth = 8;

/** A key with its type, so that equal texts are equal keys. */
function typedKey(key: Node, depth = 0): string {
  const tag = key.tag?.startsWith("!") ? key.tag : "";
  if (key.kind !== "scalar") return `${tag}${key.kind}${depth > maxKeyDepth ? key.span.start : innerOf(key, depth)}`;
  const typed = untyped(key);
  return "misfit" in typed ? `${tag}string ${key.text}` : `${tag}${typed.number ?? typeof typed.value} ${typed.value}`;
}

/** The items of a list, or the entries of a mapping, whose order does not count. */
function innerOf(key: List | Table, depth: number): string {
  if (key.kind === "list") return JSON.stringify(key.items.map((item) => typedKey(item, depth + 1)));
  const entries = key.entries.map(({ key: inner, value }) => [typedKey(inner, depth + 1), typedKey(value, depth + 1)]);
  return JSON.stringify(entries.map((entry) => JSON.stringify(entry)).toSorted());
}
