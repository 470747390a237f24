/** The fields as Claude Code loads them, under its own names. */
import { type Node, type Table, valueOf } from "../../node.ts";
import type { Source } from "../../text.ts";
import { knownKeys } from "./keys.ts";
import { toolListOf } from "./tools.ts";

/** How many values are given: aliases can write more than a report should hold. */
const most = 2_000;

/** Tool lists as lists of names, everything else as YAML has it. */
export function nativeOf(table: Table, source: Source): { readonly [key: string]: unknown } {
  const budget = { left: most };
  const native: Record<string, unknown> = {};
  for (const key of knownKeys) {
    const node = valueOf(table, key);
    if (!node) continue;
    const isList = (key === "tools" || key === "disallowedTools") && (node.kind === "list" || (node.kind === "scalar" && typeof node.value === "string"));
    native[key] = isList ? toolListOf(node, source).entries.map(({ written }) => written) : jsonOf(node, budget, 0);
  }
  return native;
}

function jsonOf(node: Node, budget: { left: number }, depth: number): unknown {
  if (--budget.left < 0 || depth > 40) return null;
  if (node.kind === "scalar") return typeof node.value === "object" && node.value !== null ? node.text : node.value;
  if (node.kind === "list") return node.items.slice(0, most).map((item) => jsonOf(item, budget, depth + 1));
  const entries = node.entries.slice(0, most).flatMap(({ name, value }) => (name === undefined ? [] : [[name, jsonOf(value, budget, depth + 1)] as const]));
  return Object.fromEntries(entries);
}
