/** Merges settings of several documents: the nearest document that has a key wins, and tables are merged. */
import { type Entry, isText, type Node, type Table, valueOf } from "../../../parsers/node.ts";
import { toml09Value } from "../../../parsers/toml/index.ts";
import type { Source } from "../../../repo/text.ts";
import { placeIn, type Placed } from "../role/fault.ts";

/** A `config.toml` or a role file, as a layer of settings. */
export interface Settings {
  readonly source: Source;
  readonly root: Table;
}

/** The value that counts, with the place where it is written. */
export interface Setting extends Placed<Node> {
  /** The word of a string, or of a table such as `{ read-only = {} }`, which serde reads as the same. */
  readonly text: string | undefined;
}

/** The value at a path of keys. `layers` go from the lowest to the one that wins. */
export function settingAt(layers: readonly Settings[], ...path: readonly string[]): Setting | undefined {
  for (let i = layers.length - 1; i >= 0; i--) {
    const { source, root } = layers[i] as Settings;
    let node: Node | undefined = root;
    for (const key of path) node = valueOf(node, key);
    if (node) return { value: node, at: placeIn(source, node), text: wordOf(node) };
  }
  return undefined;
}

function wordOf(node: Node): string | undefined {
  const word =
    node.kind === "table"
      ? toml09Value.variant?.(node, [])
      : node.kind === "scalar"
        ? toml09Value.string(node)
        : undefined;
  return typeof word === "string" ? word : undefined;
}

/** The entries of the table at a path of keys in one document. */
export function entriesAt(
  settings: Settings,
  ...path: readonly string[]
): readonly (Entry & { readonly name: string })[] {
  const found = settingAt([settings], ...path)?.value;
  return found?.kind === "table"
    ? found.entries.flatMap((entry) => (entry.name === undefined ? [] : [{ ...entry, name: entry.name }]))
    : [];
}

/** The strings of a list; a single string counts as a list of one. */
export function stringsOf(node: Node | undefined): readonly string[] {
  const items = node?.kind === "list" ? node.items : node ? [node] : [];
  return items.flatMap((item) => (isText(item) ? [item.value] : []));
}
