/** Converts TOML values to the host's own loaded values as JSON. */
import type { Entry, Node } from "../../../parsers/node.ts";
import { dateTimeText } from "../../../parsers/toml/index.ts";

/** Integers stay exact; a date-time is `{"$datetime"}`, a float that JSON lacks is `{"$float"}`. */
function nativeOf(node: Node): unknown {
  if (node.kind === "list") return node.items.map(nativeOf);
  if (node.kind === "table") return nativeTable(node.entries);
  const { value } = node;
  if (typeof value === "object" && value !== null) return { $datetime: dateTimeText(value) };
  if (typeof value !== "number" || Number.isFinite(value)) return value;
  return { $float: Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf" };
}

export function nativeTable(entries: readonly Entry[]): { readonly [key: string]: unknown } {
  return Object.fromEntries(
    entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, nativeOf(value)]])),
  );
}
