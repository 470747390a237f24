/** Everything that is written of a hook or a server, as a text that is only compared. */
import { textOfData, jsonOf, maxValues, type Node, type Table } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";

/** A mapping without what is nested in it: of a group of hooks, its matcher. */
export function plainPart(table: Table): Table {
  const isPlain = ({ kind }: Node): boolean => kind === "scalar";
  const entries = table.entries.filter(({ value }) =>
    value.kind === "list" ? value.items.every(isPlain) : isPlain(value),
  );
  return { ...table, entries };
}

/**
 * A text that is equal for equal values, whatever their layout and the order of their keys. Where there are too many
 * values, it is the whole file: then every change counts.
 */
export function startContent(texts: readonly string[], nodes: readonly Node[], { text }: Source): string {
  const budget = { left: maxValues };
  const content = textOfData([...texts, ...nodes.map((node) => sorted(jsonOf(node, budget)))]);
  return budget.left < 0 ? text : content;
}

/** A mapping stays apart from a list of the same pairs, which a host may refuse. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { mapping: pairs.map(([key, inner]) => [key, sorted(inner)]) };
}
