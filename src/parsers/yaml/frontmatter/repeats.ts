/** Repeated keys and merge keys: YAML parsers disagree about them, so there is one table for each result. */
import type { Entry, Node, Table } from "../../node.ts";
import { addTo, largest } from "../../../repo/many.ts";

/** The most occurrences of a repeated key that are evaluated; nobody writes more by accident. */
const maxOccurrences = 16;

/** A mapping with more entries is searched by a set of its keys. */
const fewEntries = 16;

/** The second occurrence of a key. */
export function repeatedEntryOf({ entries }: Table): Entry | undefined {
  if (entries.length <= fewEntries)
    return entries.find(({ name }, i) => {
      if (name !== undefined)
        for (let before = 0; before < i; before++) if (entries[before]?.name === name) return true;
      return false;
    });
  const seen = new Set<string>();
  for (const entry of entries) {
    if (entry.name === undefined) continue;
    if (seen.has(entry.name)) return entry;
    seen.add(entry.name);
  }
  return undefined;
}

/** The first entry that `test` finds in a mapping of the tree. The mappings below one come after it. */
export function findEntry(root: Node, test: (table: Table) => Entry | undefined): Entry | undefined {
  const seen = new Set<Node>();
  const find = (node: Node): Entry | undefined => {
    if (node.kind === "scalar" || seen.has(node)) return undefined;
    seen.add(node);
    if (node.kind === "list") return findFirst(node.items, find);
    return test(node) ?? findFirst(node.entries, ({ value }) => find(value));
  };
  return find(root);
}

function findFirst<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a tree has a merge key. */
export function hasMerge(root: Node): boolean {
  return findEntry(root, ({ entries }) => entries.find(({ name }) => name === "<<")) !== undefined;
}

/**
 * One table for each occurrence of the most repeated key: the first table has every first value, the last every last.
 */
export function occurrencesOf(table: Table): readonly Table[] {
  if (!repeatedEntryOf(table)) return [table];
  const byName = new Map<string, Entry[]>();
  for (const entry of table.entries) {
    if (entry.name === undefined) continue;
    addTo(byName, entry.name, entry);
  }
  const repeated = largest([...byName.values()].map(({ length }) => length));
  return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
    ...table,
    entries: [...byName.values()].flatMap(
      (same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? [],
    ),
  }));
}

/** The table with its merge keys applied, for YAML 1.1 parsers; `undefined` if it has none. */
export function mergedOf(table: Table): Table | undefined {
  if (!hasMerge(table)) return undefined;
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
