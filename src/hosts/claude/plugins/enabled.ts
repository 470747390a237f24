/**
 * Plugins of the repository that its own settings enable: what they bring decides what the sessions of these settings
 * do.
 */
import { readPluginSettings } from "../../_kit/settings/external.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import type { Layer } from "../../../model/load.ts";
import { lastOf, textOf } from "../../../parsers/node.ts";
import { directoryOf, isWithin, join, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Described } from "./parts.ts";
import { addTo } from "../../../repo/many.ts";

/** Which plugins settings enable, and where. */
export interface Enabling {
  /** Directories in and below which sessions have the plugin, by its name without the marketplace. */
  readonly directories: ReadonlyMap<string, readonly string[]>;
  /** Files that settings name as marketplaces. */
  readonly markets: readonly string[];
}

/** A directory and its settings files that the program does not skip. */
interface AppliedSettings {
  readonly directory: string;
  readonly paths: readonly string[];
}

/**
 * The name of a plugin is compared without its marketplace's, which settings and the marketplace may call differently.
 */
export async function enablingIn(repo: RepoIndex, settings: readonly AppliedSettings[]): Promise<Enabling> {
  const directories = new Map<string, string[]>();
  const markets: string[] = [];
  for (const { directory, paths } of settings) {
    const { enabled, marketplaces } = await readPluginSettings(repo, paths);
    for (const { name } of enabled) {
      const plugin = name.slice(0, name.includes("@") ? name.lastIndexOf("@") : name.length);
      addTo(directories, plugin, directory);
    }
    for (const source of marketplaces.values())
      if (textOf(lastOf(source, "source")) === "file")
        markets.push(tidied(join(directory, tidied(textOf(lastOf(source, "path")) ?? ""))));
  }
  return { directories, markets };
}

/** The layers of a plugin. What it brings besides its subagents is a layer of the project that enables it. */
export function enabledParts(
  reads: readonly LayerRead[],
  plugin: { readonly root: string; readonly name: string; readonly described: readonly Described[] },
  enabling: Enabling,
): readonly LayerRead[] {
  const governs = governedBy(plugin, enabling);
  return governs === undefined ? reads : reads.flatMap((read) => splitOne(read, plugin.root, governs));
}

/** The directory whose settings enable a plugin; of several, the one that holds them all. */
function governedBy(
  { name, described }: { readonly name: string; readonly described: readonly Described[] },
  { directories }: Enabling,
): string | undefined {
  // A manifest and a marketplace may call it differently.
  const names = new Set([name, ...described.map(({ node }) => textOf(lastOf(node, "name")) ?? "")]);
  const [first, ...others] = [...names].flatMap((one) => directories.get(one) ?? []);
  return first === undefined ? undefined : others.reduce(commonOf, first);
}

function commonOf(one: string, other: string): string {
  let common = one;
  while (!isWithin(other, common)) common = directoryOf(common);
  return common;
}

function splitOne(read: LayerRead, root: string, governs: string): readonly LayerRead[] {
  const { layer, items, unjudged } = read;
  if (layer.name !== "plugin" || layer.authority.length === 0) return [read];
  const parts: Layer = { name: "project", root, status: "loaded", authority: layer.authority, governs };
  const agents: Layer = { ...layer, authority: [] };
  return [
    { layer: parts, items: [], unjudged: [] },
    { layer: agents, items: items.map((item) => ({ ...item, layer: agents })), unjudged },
  ];
}
