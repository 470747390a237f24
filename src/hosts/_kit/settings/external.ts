/** Plugins that settings enable and another repository holds: a layer for each, and whether its commit is pinned. */
import { readOne } from "../loading/collect.ts";
import { tableEntries } from "../profiles/fields.ts";
import type { Layer, Problem } from "../../../model/load.ts";
import { lastOf, type Node, textOf } from "../../../parsers/node.ts";
import type { LayerRead } from "../loading/sessions.ts";
import { githubNameIn } from "../../../repo/repository-name.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { parseAnyJson } from "../../../parsers/json.ts";
import type { Place } from "../../../repo/text.ts";

/** A plugin that another repository holds. */
export interface ExternalPlugin {
  readonly name: string;
  /** `owner/repository at v1`, or what is known of it. */
  readonly from: string;
  /** Whether it is pinned to a commit or to an exact version of a package. */
  readonly isPinned: boolean;
  /** Whether a marketplace of the repository lists it for others, while no settings here enable it. */
  readonly isOffered?: boolean;
  /** Whether the settings do not say where its marketplace is: the machine's do. */
  readonly isElsewhere?: boolean;
  /** Whose the marketplace is, if the host keeps its name for its vendor. */
  readonly vendor?: string;
  /** Its repository on github.com, in lower case. */
  readonly repository?: string;
  readonly at: Place;
}

/**
 * Reads the `source` of a marketplace or of one of its plugins. Branches and tags can move; commits and exact versions
 * cannot.
 */
export function pluginFrom(name: string, source: Node | undefined, at: Place): ExternalPlugin {
  const text = (key: string): string | undefined => textOf(lastOf(source, key));
  const commit = [text("sha"), text("commit"), text("ref")].find(
    (word) => word !== undefined && /^[0-9a-f]{40}$/.test(word),
  );
  const version =
    text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
  const origin =
    text("repo") ?? text("url") ?? text("package") ?? text("path") ?? textOf(source) ?? "an unnamed source";
  const revision = commit ?? version ?? text("ref") ?? text("version");
  return {
    name,
    from: withoutLogin(revision === undefined ? origin : `${origin} at ${revision}`),
    isPinned: (commit ?? version) !== undefined,
    ...repositoryOf(source),
    at,
  };
}

/** A package of a registry is no repository, whatever else its source says. */
function repositoryOf(source: Node | undefined): Pick<ExternalPlugin, "repository"> {
  const address = textOf(lastOf(source, "repo") ?? lastOf(source, "url"));
  const repository = address === undefined || lastOf(source, "package") ? undefined : githubNameIn(address);
  return repository === undefined ? {} : { repository };
}

/** An address may carry a token. */
function withoutLogin(address: string): string {
  return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}

/** The layer of one plugin. It has no items, since its files are not in the tree. */
export function externalLayer(plugin: ExternalPlugin): LayerRead {
  const { name, from, isPinned, isOffered, repository, at } = plugin;
  const layer: Layer = {
    name: "outside",
    root: name,
    status: "absent",
    authority: [
      {
        setting: "plugin",
        value: name,
        effect: "widens",
        because: `installs subagents, hooks and servers from ${from}`,
        may: ["execute", "external"],
        at,
      },
    ],
  };
  const unpinned: Problem = {
    message: unpinnedMessage(plugin),
    at,
    kind: isOffered ? "unpinned-offer" : "unpinned",
    ...(repository === undefined ? {} : { repository }),
  };
  return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}

function unpinnedMessage({ name, from, isOffered, isElsewhere, vendor }: ExternalPlugin): string {
  if (isOffered)
    return `offers the plugin \`${name}\` from ${from} without pinning a commit, so what its users install can change at any time; add its commit as \`sha\``;
  if (vendor !== undefined)
    return `enables the plugin \`${name}\` from ${from}, a name that is reserved for ${vendor}, and no commit pins it, so its subagents can change at any time; keep a copy of the plugin in the repository, or pin a commit in \`extraKnownMarketplaces\` (not verified for reserved names)`;
  if (isElsewhere)
    return `enables the plugin \`${name}\`, but does not say where ${from} is, so the machine decides which subagents it brings; add the marketplace to \`extraKnownMarketplaces\` with a commit as \`ref\``;
  return `installs the plugin \`${name}\` from ${from} without pinning a commit, so its subagents can change at any time; pin a commit`;
}

/** The layers of plugins from elsewhere, for hosts whose settings rules already report `enabledPlugins`. */
export async function externalLayersIn(repo: RepoIndex, paths: readonly string[]): Promise<readonly LayerRead[]> {
  return (await externalPluginsIn(repo, paths))
    .map(externalLayer)
    .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}

/** What settings files say about plugins. */
export interface PluginSettings {
  /** The `source` of each marketplace by name. A later file wins. */
  readonly marketplaces: ReadonlyMap<string, Node | undefined>;
  /** Names of the form `plugin@marketplace`. */
  readonly enabled: readonly { readonly name: string; readonly at: Place }[];
}

/**
 * Files that cannot be read, and files that are no JSON, add nothing here: they are reported where settings are read.
 */
export async function readPluginSettings(repo: RepoIndex, paths: readonly string[]): Promise<PluginSettings> {
  const marketplaces = new Map<string, Node | undefined>();
  const enabled: { readonly name: string; readonly at: Place }[] = [];
  for (const path of paths) {
    const source = await readOne(repo, path);
    // `\u` can hide a key.
    if (source === undefined || "message" in source || !/"enabledPlugins"|Marketplaces"|\\u/.test(source.text))
      continue;
    const root = parseAnyJson(source.text);
    if (root.kind === "problem") continue;
    for (const key of ["additionalMarketplaces", "extraKnownMarketplaces"])
      for (const { name = "", value } of tableEntries(lastOf(root, key)))
        marketplaces.set(name, lastOf(value, "source"));
    // Some hosts take a list of versions instead of `true`.
    for (const { name = "", key, value } of tableEntries(lastOf(root, "enabledPlugins")))
      if (textOf(value) !== "false") enabled.push({ name, at: { source, span: key.span } });
  }
  return { marketplaces, enabled };
}

/** Names of marketplaces that a host keeps for its vendor, so that no machine can have another of this name. */
export interface ReservedNames {
  readonly vendor: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Plugins that settings files enable from outside of the repository. `own` names the marketplaces that the repository
 * describes; without it, any marketplace in a local folder counts as the repository's.
 */
export async function externalPluginsIn(
  repo: RepoIndex,
  paths: readonly string[],
  own?: ReadonlySet<string>,
  reserved?: ReservedNames,
): Promise<readonly ExternalPlugin[]> {
  const { marketplaces, enabled } = await readPluginSettings(repo, paths);
  return enabled.flatMap(({ name, at }) => {
    const marketplace = name.split("@").at(-1) ?? "";
    const origin = marketplaces.get(marketplace);
    const isInside = own ? own.has(marketplace) && (!origin || isLocal(origin)) : origin && isLocal(origin);
    if (isInside) return [];
    if (origin) return [pluginFrom(name, origin, at)];
    const vendor = reserved?.names.has(marketplace) ? { vendor: reserved.vendor } : {};
    return [{ name, from: `the marketplace \`${marketplace}\``, isPinned: false, isElsewhere: true, ...vendor, at }];
  });
}

/** Whether a marketplace is a folder or a file of the machine. */
export function isLocal(origin: Node): boolean {
  return /^(?:directory|file)$/.test(textOf(lastOf(origin, "source")) ?? "");
}
