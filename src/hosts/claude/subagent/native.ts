/** Makes the fields as Claude Code loads them, under its own names. */
import { isText, jsonOf, maxValues, type Table, valueOf } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import { knownKeys } from "./keys.ts";
import { toolListOf } from "./tools.ts";

/** Tool lists are lists of names; every other value is as in YAML. */
export function nativeOf(table: Table, source: Source): { readonly [key: string]: unknown } {
  const budget = { left: maxValues };
  const native: Record<string, unknown> = {};
  for (const key of knownKeys.keys) {
    const node = valueOf(table, key);
    if (!node) continue;
    const isList = (key === "tools" || key === "disallowedTools") && (node.kind === "list" || isText(node));
    native[key] = isList ? toolListOf(node, source).map(({ written }) => written) : jsonOf(node, budget);
  }
  return native;
}
