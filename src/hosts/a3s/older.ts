/** A3S Code 2.4: directories that its configuration names, with one YAML or Markdown file per subagent. */
import { absentLoad } from "../../model/host.ts";
import { isOffered, type Item, type Load } from "../../model/load.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { readDirectory } from "./layers.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";

/** Loads a tree as the older edition does: only the directories that a policy names. */
export async function load(repo: RepoIndex, { dirs }: SearchScope): Promise<Load> {
  const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
  const found = (await Promise.all(named.map((root) => readDirectory(repo, root)))).flatMap((read) => read ?? []);
  if (found.length === 0) return absentLoad;
  const layers: readonly LayerRead[] = [{ layer: builtin, items: builtins(), unjudged: [] }, ...found];
  const settle = lastWins(layers);
  return {
    status: "loaded",
    layers: layers.map(({ layer }) => layer),
    items: layers.flatMap(({ items }) => items).map((item) => settle(item)),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}

/**
 * The last registered profile of a name counts, so a later directory replaces an earlier one, and each replaces a
 * built-in. Profiles of one directory share their verdict, because the file system decides which comes last.
 */
function lastWins(layers: readonly LayerRead[]): (item: Item) => Item {
  const winners = new Map<string, Item>();
  for (const { items } of layers) {
    for (const item of items) {
      const name = item.profile?.identity;
      if (name !== undefined && isOffered(item)) winners.set(name, item);
    }
  }
  return (item) => {
    const by = isOffered(item) ? winners.get(item.profile?.identity ?? "") : undefined;
    return by && by.layer !== item.layer ? { ...item, verdict: { kind: "shadowed", by } } : item;
  };
}
