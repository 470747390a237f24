/** Reads the plugins of a repository: their subagents, with scoped names, and their other parts. */
import { implied, known } from "../../model/fact.ts";
import { readOne } from "../_kit/collect.ts";
import type { Item, Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { byBytes, directoryOf, isWithin, join, nameOf, stemOf, tidied } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";
import type { Place, Source } from "../../repo/text.ts";
import { besideOf, type Described } from "./plugin-parts.ts";
import { filesBelow } from "./discovery.ts";
import { type ExternalPlugin, pluginFrom } from "../_kit/external.ts";
import { brokenItems, readFiles } from "./files.ts";

const folder = ".claude-plugin";

/** Path patterns of the manifest of a plugin, and of the list of a repository's plugins; in any directory. */
export const manifests: readonly string[] = [`**/${folder}/plugin.json`, `**/${folder}/marketplace.json`];

/** Files and folders that a manifest names, each with its place; `undefined` where it names none. */
type Named = readonly { readonly path: string; readonly at: Place }[] | undefined;

interface Plugin {
  /** Its directory. */
  readonly root: string;
  readonly name: string;
  readonly agents: Named;
  /** Its manifest, and what a marketplace says of it. */
  readonly described: readonly Described[];
}

export interface Plugins {
  readonly layers: readonly LayerRead[];
  /** Plugins that a marketplace of the repository lists and another repository holds. */
  readonly remotes: readonly ExternalPlugin[];
  /** Names of marketplaces in the repository. */
  readonly markets: ReadonlySet<string>;
}

/** Every plugin of the tree as a layer. `seen` holds the files that another layer has already. */
export async function readPlugins(repo: RepoIndex, seen: Set<string>, edition: string): Promise<Plugins> {
  const unjudged: Problem[] = [];
  const plugins = new Map<string, Plugin>();
  const remotes: ExternalPlugin[] = [];
  const markets = new Set<string>();
  const homes = repo
    .holding(folder)
    .filter((directory) => !repo.isUsers(directory))
    .sort(byBytes);
  for (const home of homes) {
    const manifest = await readJson(repo, join(home, `${folder}/plugin.json`), unjudged);
    if (manifest) plugins.set(home, pluginOf(manifest, home));
  }
  for (const home of homes) {
    const market = await readJson(repo, join(home, `${folder}/marketplace.json`), unjudged);
    if (!market) continue;
    markets.add(textOf(lastOf(market.node, "name")) ?? "");
    addMarket(repo, home, market, plugins, remotes);
  }
  const layers: LayerRead[] =
    unjudged.length > 0
      ? [{ layer: { name: "plugin", root: folder, status: "failed", authority: [] }, items: [], unjudged }]
      : [];
  for (const plugin of plugins.values()) layers.push(...(await readPlugin(repo, plugin, seen, edition)));
  return { layers, remotes, markets };
}

/** A JSON file of the tree; what cannot be read is added to `unjudged`. */
async function readJson(repo: RepoIndex, path: string, unjudged: Problem[]): Promise<Described | undefined> {
  const source = await readOne(repo, path);
  if (source === undefined) return undefined;
  if ("message" in source) {
    unjudged.push(source);
    return undefined;
  }
  const node = parseJsonc(source.text);
  if (node.kind !== "problem") return { source, node };
  unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
  return undefined;
}

function pluginOf(manifest: Described, home: string): Plugin {
  return {
    root: home,
    name: textOf(lastOf(manifest.node, "name")) ?? nameOf(home),
    agents: namedIn(lastOf(manifest.node, "agents"), manifest.source, home),
    described: [manifest],
  };
}

/** Adds what a marketplace lists: to `plugins` what the repository holds, to `remotes` the rest. */
function addMarket(
  repo: RepoIndex,
  home: string,
  { source, node }: Described,
  plugins: Map<string, Plugin>,
  remotes: ExternalPlugin[],
): void {
  const base = textOf(lastOf(lastOf(node, "metadata"), "pluginRoot")) ?? "";
  const list = lastOf(node, "plugins");
  for (const entry of list?.kind === "list" ? list.items : []) {
    const from = lastOf(entry, "source");
    const name = textOf(lastOf(entry, "name")) ?? "";
    if (!from) continue;
    if (from.kind === "scalar") {
      const root = rootIn(repo, home, base, from.text);
      plugins.set(root, listedPlugin(plugins.get(root), root, name, { source, node: entry }));
    } else remotes.push(pluginFrom(name, from, { source, span: from.span }));
  }
}

/** A plugin's directory by a relative path: below the marketplace's own, or below its `pluginRoot`. */
function rootIn(repo: RepoIndex, home: string, base: string, path: string): string {
  const direct = within(home, path);
  const root = [direct, within(home, `${base}/${path}`)].find((path) => repo.resolve(path).kind === "directory");
  return root ?? direct;
}

/** A plugin with what a marketplace says of it; its own manifest comes first. */
function listedPlugin(known: Plugin | undefined, root: string, name: string, entry: Described): Plugin {
  const agents = namedIn(lastOf(entry.node, "agents"), entry.source, root);
  return known
    ? { ...known, agents: known.agents ?? agents, described: [...known.described, entry] }
    : { root, name, agents, described: [entry] };
}

/** A path of a manifest, which is relative to its plugin. */
function within(root: string, path: string): string {
  return tidied(join(root, tidied(path)));
}

function namedIn(node: Node | undefined, source: Source, root: string): Named {
  if (!node || node.kind === "table") return undefined;
  const items = node.kind === "list" ? node.items : [node];
  return items.flatMap((item) =>
    item.kind === "scalar" ? [{ path: within(root, item.text), at: { source, span: item.span } }] : [],
  );
}

async function readPlugin(
  repo: RepoIndex,
  { root, name, agents, described }: Plugin,
  seen: Set<string>,
  edition: string,
): Promise<readonly LayerRead[]> {
  const usual = join(root, "agents");
  const { authority, unjudged } = await besideOf(repo, root, described);
  const layer: Layer = { name: "plugin", root: usual, status: "loaded", authority };
  const items: Item[] = [];
  const problems: Problem[] = [...unjudged];
  const take = async (place: string, why?: Problem): Promise<void> => {
    const found = filesBelow(repo, place, seen);
    const made = await readFiles(repo, layer, found.files, edition, true);
    items.push(
      ...[...made.items, ...brokenItems(layer, found.broken)]
        .map((item) => scoped(item, name, place))
        .map((item) =>
          why && item.verdict.kind === "loaded"
            ? { ...item, verdict: { kind: "dropped" as const, problem: why } }
            : item,
        ),
    );
    problems.push(...found.unjudged, ...made.unjudged);
  };
  for (const { path, at } of agents ?? [{ path: usual, at: undefined }]) {
    if (at && repo.resolve(path).kind === "missing")
      problems.push({ message: `names \`${path}\`, where nothing is`, at });
    else await take(path);
  }
  const [first] = agents ?? [];
  if (first)
    await take(usual, {
      message: "the manifest's `agents` stands instead of this folder, which may not be read",
      at: first.at,
    });
  if (items.length + problems.length + authority.length === 0) return [];
  return [{ layer, items, unjudged: problems }];
}

/** Gives a plugin's subagent its name in a session: the plugin, the folders below `agents`, and the name. */
function scoped(item: Item, plugin: string, place: string): Item {
  const {
    profile,
    files: [file = ""],
  } = item;
  if (!profile) return item;
  const above = directoryOf(file);
  const folders = above !== place && isWithin(above, place) ? above.slice(place.length + 1).split("/") : [];
  const name =
    profile.name.state === "missing"
      ? implied(stemOf(file), profile.name.at, "a plugin's subagent without a name has its file's")
      : profile.name;
  return {
    ...item,
    profile: { ...profile, name, identity: [plugin, ...folders, known(name) ?? stemOf(file)].join(":") },
  };
}
