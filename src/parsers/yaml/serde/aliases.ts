/** Where a document has aliases: serde_yaml limits how often it follows one. */
import type { Node } from "../../node.ts";

/** What the limit depends on. */
export interface Aliases {
  /** The number of the document's events: scalars, aliases, and both ends of each collection. */
  readonly events: number;
  /** The children of a collection that are aliases: items by index, keys at `2 * index`, values after their keys. */
  readonly slots: ReadonlyMap<Node, ReadonlySet<number>>;
}

const known = new WeakMap<Node, Aliases>();

/** Keeps the aliases of a document for each of its collections. */
export function keepAliases(collections: Iterable<Node>, aliases: Aliases): void {
  for (const node of collections) known.set(node, aliases);
}

/** The aliases of the document that holds a collection; `undefined` if it has none. */
export function aliasesAround(collection: Node): Aliases | undefined {
  return known.get(collection);
}
