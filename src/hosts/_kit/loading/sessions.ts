/** Which layers a session sees from the directory in which it starts, and which profile of a name wins. */
import { isOffered, type Item, type Layer, type Problem } from "../../../model/load.ts";
import { directoryOf } from "../../../repo/path.ts";
import type { SearchScope } from "../../../repo/tree.ts";

/** One layer with the items that were found in it. Hosts that need more of a layer extend this type. */
export interface LayerRead {
  readonly layer: Layer;
  readonly items: readonly Item[];
  /** What the host would read and the tree cannot give exactly. */
  readonly unjudged: readonly Problem[];
}

/** A directory and its ancestors up to the root of the repository it belongs to, nearest first. */
export function lineage(start: string, { repositoryRoots }: SearchScope): readonly string[] {
  const directories: string[] = [];
  for (let directory = start; ; directory = directoryOf(directory)) {
    directories.push(directory);
    if (directory === "" || repositoryRoots.includes(directory) || directory === directoryOf(directory))
      return directories;
  }
}

/** Every directory in the lineage of some session, sorted by path. */
export function lineages(starts: readonly string[], where: SearchScope): readonly string[] {
  return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}

/**
 * Marks items as shadowed that no session would offer. Each session is a list of layers, the strongest first. Two
 * profiles of one name in one layer get the same verdict, because the order of files in the file system decides between
 * them. `isSorted`: the host sorts the files of a folder, so that the first of them wins.
 */
export function winnersOf(sessions: readonly (readonly LayerRead[])[], isSorted = false): (item: Item) => Item {
  const offered = new Set<Item>();
  const winnerOf = new Map<Item, Item>();
  for (const session of sessions) {
    const winners = new Map<string, Item>();
    for (const { items, layer } of session) {
      for (const item of items) {
        const name = item.profile?.identity;
        if (name === undefined || !isOffered(item)) continue;
        const winner = winners.get(name);
        if (!winner || (winner.layer === layer && !isSorted)) {
          offered.add(item);
          if (!winner) winners.set(name, item);
        } else if (!winnerOf.has(item)) winnerOf.set(item, winner);
      }
    }
  }
  return (item) => {
    const by = winnerOf.get(item);
    return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
  };
}
