/** Plugins that settings enable and the repository itself holds, for hosts whose form of plugins is not known. */
import { collectFiles, readOne } from "../loading/collect.ts";
import { externalLayersIn, isLocal, readPluginSettings } from "./external.ts";
import { listItems } from "../profiles/fields.ts";
import type { Authority, Layer, Problem } from "../../../model/load.ts";
import { lastOf, textOf } from "../../../parsers/node.ts";
import { parseAnyJson } from "../../../parsers/json.ts";
import { directoryOf, join, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { LayerRead } from "../loading/sessions.ts";
import { append } from "../../../repo/many.ts";

/** A directory in which sessions start, and the settings files that they read. */
export interface StartSettings {
  readonly directory: string;
  readonly paths: readonly string[];
}

/**
 * The layers of plugins that settings enable, for hosts whose settings rules already report `enabledPlugins`. Of a
 * plugin in the repository every file counts, since these hosts' forms of plugins are not known.
 */
export async function pluginLayersIn(repo: RepoIndex, starts: readonly StartSettings[]): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [];
  for (const { directory, paths } of starts) {
    append(layers, [...(await localLayer(repo, directory, paths)), ...(await externalLayersIn(repo, paths))]);
  }
  return layers;
}

/** What the plugins of the repository bring that settings of a directory enable. */
async function localLayer(repo: RepoIndex, directory: string, paths: readonly string[]): Promise<readonly LayerRead[]> {
  const { marketplaces, enabled } = await readPluginSettings(repo, paths);
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const { name, at } of enabled) {
    const [plugin = "", marketplace = ""] = name.split(/@(?=[^@]*$)/);
    const origin = marketplaces.get(marketplace);
    if (!origin || !isLocal(origin)) continue;
    const place = tidied(join(directory, tidied(textOf(lastOf(origin, "path")) ?? "")));
    const isFile = textOf(lastOf(origin, "source")) === "file";
    const home = await homeOf(repo, plugin, isFile ? directoryOf(place) : place, isFile ? place : undefined);
    const found = collectFiles(repo, home, { isIncluded: () => true, deep: true });
    append(unjudged, found.unjudged);
    authority.push({
      setting: "plugin",
      value: name,
      effect: "widens",
      because: `installs subagents, hooks, servers and programs from \`${home === "" ? "." : home}\``,
      may: ["execute", "external"],
      names: found.files,
      at,
    });
  }
  const layer: Layer = { name: "plugin", root: directory, status: "loaded", authority, governs: directory };
  return authority.length > 0 ? [{ layer, items: [], unjudged }] : [];
}

/** The folder of a plugin by the list of its marketplace, or the whole marketplace where no list says which. */
async function homeOf(repo: RepoIndex, plugin: string, market: string, file: string | undefined): Promise<string> {
  const lists = repo
    .names(market)
    .filter((name) => /^\..+-plugin$/.test(name))
    .map((name) => join(market, `${name}/marketplace.json`));
  for (const path of file === undefined ? lists : [file]) {
    const source = await readOne(repo, path);
    const root = source === undefined || "message" in source ? undefined : parseAnyJson(source.text);
    if (!root || root.kind === "problem") continue;
    const entry = listItems(lastOf(root, "plugins")).find((item) => textOf(lastOf(item, "name")) === plugin);
    const written = textOf(lastOf(entry, "source"));
    const home = written === undefined ? undefined : tidied(join(market, tidied(written)));
    if (home !== undefined && repo.resolve(home).kind === "directory") return home;
  }
  return market;
}
