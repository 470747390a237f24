/** Repeated keys and merge keys: YAML parsers disagree about them, so there is one table for each result. */
import type { Entry, Node, Table } from "../../node.ts";

/** The most occurrences of a repeated key that are evaluated; nobody writes more by accident. */
const maxOccurrences = 16;

/**
 * One table for each occurrence of the most repeated key: the first table has every first value, the last every last.
 */
export function occurrencesOf(table: Table): readonly Table[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of table.entries) {
    if (entry.name === undefined) continue;
    const same = byName.get(entry.name);
    if (same) same.push(entry);
    else byName.set(entry.name, [entry]);
  }
  const repeated = Math.max(1, ...[...byName.values()].map(({ length }) => length));
  if (repeated === 1) return [table];
  return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
    ...table,
    entries: [...byName.values()].flatMap(
      (same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? [],
    ),
  }));
}

/** The table with its merge keys applied, for YAML 1.1 parsers; `undefined` if it has none. */
export function mergedOf(table: Table): Table | undefined {
  const done = new Map<Node, Node>();
  let found = false;
  const merge = (node: Node, depth: number): Node => {
    const known = done.get(node);
    if (known || node.kind === "scalar" || depth === 0) return known ?? node;
    const merged: Node =
      node.kind === "list"
        ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
        : { ...node, entries: entriesOf(node, depth) };
    done.set(node, merged);
    return merged;
  };
  const entriesOf = (from: Table, depth: number): readonly Entry[] => {
    const own = from.entries
      .filter(({ name }) => name !== "<<")
      .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
    const sources = from.entries.filter(({ name }) => name === "<<");
    if (sources.length === 0) return own;
    found = true;
    const names = new Set(own.map(({ name }) => name));
    for (const { value } of sources) {
      for (const source of value.kind === "list" ? value.items : [value]) {
        const merged = merge(source, depth - 1);
        if (merged.kind !== "table") continue;
        for (const entry of merged.entries) {
          if (names.has(entry.name)) continue;
          names.add(entry.name);
          own.push(entry);
        }
      }
    }
    return own;
  };
  const merged = merge(table, 12);
  return found && merged.kind === "table" ? merged : undefined;
}
