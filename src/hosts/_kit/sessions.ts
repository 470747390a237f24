/** Which layers a session sees from where it starts, and which profile of a name it gets. */
import { isOffered, type Item, type Layer, type Problem } from "../../model/load.ts";
import { directoryOf } from "../../repo/path.ts";
import type { SearchScope } from "../../repo/tree.ts";

/** One layer with the items that were found in it. Hosts that need more of a layer extend this type. */
export interface LayerRead {
  readonly layer: Layer;
  readonly items: readonly Item[];
  /** What the host would read and the tree cannot give exactly. */
  readonly unjudged: readonly Problem[];
}

/** A directory and its ancestors up to the root of the repository it belongs to, nearest first. */
export function lineage(start: string, { repositoryRoots }: SearchScope): readonly string[] {
  const above: string[] = [];
  for (let directory = start; ; directory = directoryOf(directory)) {
    above.push(directory);
    if (directory === "" || repositoryRoots.includes(directory) || directory === directoryOf(directory)) return above;
  }
}

/** Every directory that some session's lineage goes through, in order of path. */
export function lineages(starts: readonly string[], where: SearchScope): readonly string[] {
  return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}

/**
 * Marks as shadowed what no session would offer. Each session is a list of layers, the strongest first; two profiles
 * of one layer share their fate, because which of them survives is the file system's chance.
 */
export function winnersOf(sessions: readonly (readonly LayerRead[])[]): (item: Item) => Item {
  const offered = new Set<Item>();
  const better = new Map<Item, Item>();
  for (const session of sessions) {
    const winners = new Map<string, Item>();
    for (const { items, layer } of session) {
      for (const item of items) {
        const name = item.profile?.identity;
        if (name === undefined || !isOffered(item)) continue;
        const winner = winners.get(name);
        if (!winner || winner.layer === layer) {
          offered.add(item);
          if (!winner) winners.set(name, item);
        } else if (!better.has(item)) better.set(item, winner);
      }
    }
  }
  return (item) => {
    const by = better.get(item);
    return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
  };
}
