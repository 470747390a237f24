/** Reads a folder as a layer of items, and makes the load of a host from its layers. */
import { builtinsOf, type BuiltinAgents } from "./builtins.ts";
import { collectProfiles, type CollectOptions, readEach } from "./collect.ts";
import { absentLoad } from "../../../model/host.ts";
import type { Item, Layer, Load } from "../../../model/load.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { LayerRead } from "./sessions.ts";
import type { Source } from "../../../repo/text.ts";

/** What a host makes of one subagent of a file: an item without its layer and files. */
export type FileResult = Pick<Item, "verdict" | "profile" | "leniency">;

/** Which files of a folder are read, and what the host makes of each. */
export interface LayerFiles extends CollectOptions {
  /** `source.path` is the real path; `path` is the path that the host walks. */
  readonly read: (source: Source, path: string) => readonly Item[] | Promise<readonly Item[]>;
}

/** Reads `layer.root`, a folder or one file. The result is `undefined` when neither exists. */
export async function readLayer(repo: RepoIndex, layer: Layer, files: LayerFiles): Promise<LayerRead | undefined> {
  const isFolder = repo.resolve(layer.root).kind === "directory";
  const { isFound, ...found } = await readFiles(repo, layer, files);
  return isFolder || isFound ? found : undefined;
}

/**
 * Reads `layer.root` like `readLayer`, and gives an empty layer when there is nothing. `isFound`: something is there.
 */
export async function readFiles(
  repo: RepoIndex,
  layer: Layer,
  { read, ...options }: LayerFiles,
): Promise<LayerRead & { readonly isFound: boolean }> {
  const { files, broken, unjudged } = collectProfiles(repo, layer.root, options);
  const { results, unjudged: unread } = await readEach(repo, files, read);
  const dropped = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return {
    layer,
    items: [...results.flat(), ...dropped],
    unjudged: [...unjudged, ...unread],
    isFound: files.length + broken.length + unjudged.length > 0,
  };
}

/** The layer of a host's own subagents, and its items. */
export function builtinLayer(agents: BuiltinAgents): LayerRead {
  const layer: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };
  return { layer, items: builtinsOf(layer, agents), unjudged: [] };
}

/**
 * The load of a host: `found` in the order of its search, then its own subagents. Without anything found, the host is
 * absent. `resolve` replaces an item when it knows more, for example with `winnersOf`.
 */
export function loadFrom(
  found: readonly LayerRead[],
  builtins: LayerRead | undefined,
  resolve: (item: Item) => Item = (item) => item,
): Load {
  if (found.length === 0) return absentLoad;
  const layers = builtins ? [...found, builtins] : found;
  return {
    status: "loaded",
    layers: layers.map(({ layer }) => layer),
    items: layers.flatMap(({ items }) => items).map(resolve),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}
