/** Plugins that settings enable and another repository holds: a layer for each, and whether its commit is pinned. */
import { readOne } from "./collect.ts";
import { tableEntries } from "./fields.ts";
import type { Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { LayerRead } from "./sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";
import type { Place, Source } from "../../repo/text.ts";

/** A plugin that another repository holds. */
export interface ExternalPlugin {
  readonly name: string;
  /** `owner/repository at v1`, or what is known of it. */
  readonly from: string;
  /** Whether it is pinned to a commit or to an exact version of a package. */
  readonly isPinned: boolean;
  readonly at: Place;
}

/** Reads the `source` of a marketplace or of one of its plugins. Branches and tags can move; commits and exact versions cannot. */
export function pluginFrom(name: string, source: Node | undefined, at: Place): ExternalPlugin {
  const text = (key: string): string | undefined => textOf(lastOf(source, key));
  const commit = [text("sha"), text("commit"), text("ref")].find(
    (word) => word !== undefined && /^[0-9a-f]{40}$/.test(word),
  );
  const version =
    text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
  const origin =
    text("repo") ?? text("url") ?? text("package") ?? text("path") ?? textOf(source) ?? "a place that is not named";
  const revision = commit ?? version ?? text("ref") ?? text("version");
  return {
    name,
    from: withoutLogin(revision === undefined ? origin : `${origin} at ${revision}`),
    isPinned: (commit ?? version) !== undefined,
    at,
  };
}

/** An address may carry a token. */
function withoutLogin(address: string): string {
  return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}

/** The layer of one plugin. It has no items, since its files are not in the tree. */
export function externalLayer({ name, from, isPinned, at }: ExternalPlugin): LayerRead {
  const layer: Layer = {
    name: "outside",
    root: name,
    status: "absent",
    authority: [
      {
        setting: "plugin",
        value: name,
        effect: "widens",
        because: `brings subagents, hooks and servers from ${from}`,
        at,
      },
    ],
  };
  const unpinned: Problem = {
    message: `takes the plugin \`${name}\` from ${from}, pinned to no commit, so what its subagents may do can change at any time`,
    at,
    kind: "unpinned",
  };
  return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}

/** The layers of plugins that settings enable, for hosts whose settings rules already report `enabledPlugins`. */
export async function externalLayersIn(repo: RepoIndex, paths: readonly string[]): Promise<readonly LayerRead[]> {
  return (await externalPluginsIn(repo, paths))
    .map(externalLayer)
    .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}

/** What settings files say about plugins. */
interface PluginSettings {
  /** The `source` of each marketplace by name. A later file wins. */
  readonly marketplaces: Map<string, Node | undefined>;
  /** Names of the form `plugin@marketplace`. */
  readonly enabled: { readonly name: string; readonly at: Place }[];
}

/**
 * Plugins that settings files enable from outside of the repository. `own` names the marketplaces that the repository
 * describes; without it, any marketplace in a local folder counts as the repository's.
 */
export async function externalPluginsIn(
  repo: RepoIndex,
  paths: readonly string[],
  own?: ReadonlySet<string>,
): Promise<readonly ExternalPlugin[]> {
  const settings: PluginSettings = { marketplaces: new Map(), enabled: [] };
  for (const path of paths) {
    const source = await readOne(repo, path);
    if (source !== undefined && !("message" in source)) addPluginSettings(source, settings);
  }
  return settings.enabled.flatMap(({ name, at }) => {
    const marketplace = name.split("@").at(-1) ?? "";
    const origin = settings.marketplaces.get(marketplace);
    const isInside = own ? own.has(marketplace) && (!origin || isLocal(origin)) : origin && isLocal(origin);
    if (isInside) return [];
    return [
      origin
        ? pluginFrom(name, origin, at)
        : { name, from: `the marketplace \`${marketplace}\`, whose place is not written here`, isPinned: false, at },
    ];
  });
}

/** Files that cannot name a plugin, and files that are no JSON, add nothing. `\u` can hide a key. */
function addPluginSettings(source: Source, { marketplaces, enabled }: PluginSettings): void {
  if (!/"enabledPlugins"|"extraKnownMarketplaces"|\\u/.test(source.text)) return;
  const root = parseJsonc(source.text);
  if (root.kind === "problem") return;
  for (const { name = "", value } of tableEntries(lastOf(root, "extraKnownMarketplaces")))
    marketplaces.set(name, lastOf(value, "source"));
  for (const { name = "", key, value } of tableEntries(lastOf(root, "enabledPlugins")))
    if (textOf(value) === "true") enabled.push({ name, at: { source, span: key.span } });
}

function isLocal(origin: Node): boolean {
  return /^(?:directory|file)$/.test(textOf(lastOf(origin, "source")) ?? "");
}
