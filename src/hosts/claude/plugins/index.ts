/** Reads the plugins of a repository: their subagents, with scoped names, and their other parts. */
import { implied, known } from "../../../model/fact.ts";
import { listItems } from "../../_kit/profiles/fields.ts";
import type { Item, Layer, Problem } from "../../../model/load.ts";
import { lastOf, textOf } from "../../../parsers/node.ts";
import { byBytes, directoryOf, isWithin, join, nameOf, plain, tidied } from "../../../repo/path.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { type Place, startOf } from "../../../repo/text.ts";
import { pluginFilesBelow } from "../discovery.ts";
import { type ExternalPlugin, pluginFrom } from "../../_kit/settings/external.ts";
import { brokenItems, readFiles } from "../files.ts";
import { enabledParts, type Enabling } from "./enabled.ts";
import { lostGuardOf } from "./guards.ts";
import { besideOf, type Described } from "./parts.ts";
import { inSkillsFolders, splitOff } from "../skills/plugins.ts";
import { pluginFolder as folder, type Plugins } from "./places.ts";
import { agentPaths, entryFault, type JsonFile, manifestFault, marketFault, readJsonFile } from "./manifest.ts";
import { append } from "../../../repo/many.ts";

interface Plugin {
  /** Its directory. */
  readonly root: string;
  readonly name: string;
  /** Files that the manifest names instead of the usual folder; `undefined` where it names none. */
  readonly agents: readonly NamedFile[] | undefined;
  /** Files that a marketplace names besides. */
  readonly added: readonly NamedFile[];
  /** Its manifest, and what a marketplace says of it. */
  readonly described: readonly Described[];
  /** Why the program does not load it. */
  readonly refused?: Problem;
}

interface NamedFile {
  readonly path: string;
  readonly at: Place;
}

/** Every plugin of the tree as a layer. `seen` holds the files that another layer has already. */
export async function readPlugins(
  repo: RepoIndex,
  seen: Set<string>,
  edition: string,
  enabling: Enabling,
): Promise<Plugins> {
  const unjudged: Problem[] = [];
  const plugins = new Map<string, Plugin>();
  const remotes: ExternalPlugin[] = [];
  const markets = new Set<string>();
  const refused: LayerRead[] = [];
  const switchedOn = inSkillsFolders(repo);
  const homes = homesIn(repo, switchedOn);
  for (const home of homes) {
    const file = await readJsonFile(repo, join(home, `${folder}/plugin.json`), manifestFault);
    if (file?.kind === "unjudged") unjudged.push(file.problem);
    else if (file) plugins.set(home, pluginOf(file, home));
  }
  const listed = homes.map((home) => ({ home, path: join(home, `${folder}/marketplace.json`) }));
  const named = enabling.markets
    .filter((path) => !listed.some((market) => market.path === path))
    .map((path) => ({ home: directoryOf(path), path }));
  for (const { home, path } of [...listed, ...named]) {
    const file = await readJsonFile(repo, path, marketFault);
    if (file?.kind === "unjudged") unjudged.push(file.problem);
    else if (file) {
      const market = file.kind === "read" ? file : file.described;
      markets.add(textOf(lastOf(market?.node, "name")) ?? "");
      if (file.kind === "read") addMarket(repo, home, file, plugins, remotes);
      else refused.push(failedLayer(path, file.problem));
    }
  }
  const layers: LayerRead[] =
    unjudged.length > 0
      ? [{ layer: { name: "plugin", root: folder, status: "failed", authority: [] }, items: [], unjudged }]
      : [];
  const all = await Promise.all([...plugins.values()].map((plugin) => guarded(repo, plugin, edition)));
  for (const plugin of all) {
    const read = await readPlugin(repo, plugin, seen, edition);
    append(layers, enabledParts(splitOff(read, plugin, switchedOn), plugin, enabling));
  }
  const found = all.filter((plugin) => !plugin.refused);
  return { layers: [...layers, ...refused], plugins: found, remotes, markets };
}

/** The plugin, refused if it loses a guard. */
async function guarded(repo: RepoIndex, plugin: Plugin, edition: string): Promise<Plugin> {
  const { root, described } = plugin;
  const manifest = described.find(({ source }) => source.path === join(root, `${folder}/plugin.json`));
  const lost = plugin.refused ? undefined : await lostGuardOf(repo, root, manifest, edition);
  return lost ? { ...plugin, refused: lost } : plugin;
}

/** A user's plugins are installed elsewhere, except those in a skills folder. */
function homesIn(repo: RepoIndex, switchedOn: ReadonlyMap<string, string>): readonly string[] {
  return repo
    .holding(folder)
    .filter((directory) => !repo.isUsers(directory) || switchedOn.has(directory))
    .sort(byBytes);
}

function failedLayer(root: string, problem: Problem): LayerRead {
  return { layer: { name: "plugin", root, status: "failed", problem, authority: [] }, items: [], unjudged: [] };
}

function pluginOf(file: Exclude<JsonFile, { kind: "unjudged" }>, home: string): Plugin {
  const manifest = file.kind === "read" ? file : file.described;
  return {
    root: home,
    name: textOf(lastOf(manifest?.node, "name")) ?? nameOf(home),
    ...(file.kind === "read"
      ? { agents: lastOf(file.node, "agents") && namedIn(file, home), added: [] }
      : { agents: undefined, added: manifest ? namedIn(manifest, home) : [] }),
    described: manifest ? [manifest] : [],
    ...(file.kind === "refused" ? { refused: file.problem } : {}),
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
  for (const entry of listItems(lastOf(node, "plugins"))) {
    const from = lastOf(entry, "source");
    const name = textOf(lastOf(entry, "name")) ?? "";
    if (!from) continue;
    if (from.kind === "scalar") {
      const root = rootIn(repo, home, base, from.text);
      plugins.set(root, listedPlugin(plugins.get(root), root, name, { source, node: entry }));
    } else remotes.push({ ...pluginFrom(name, from, { source, span: from.span }), isOffered: true });
  }
}

/** A plugin's directory by a relative path: below the marketplace's own, or below its `pluginRoot`. */
function rootIn(repo: RepoIndex, home: string, base: string, path: string): string {
  const direct = within(home, path);
  const root = [direct, within(home, `${base}/${path}`)].find((path) => repo.resolve(path).kind === "directory");
  return root ?? direct;
}

/**
 * A plugin with what a marketplace says of it. A faulty entry stops the plugin only if nothing else makes the folder
 * one: `--plugin-dir` loads a folder with a manifest, whatever a marketplace says.
 */
function listedPlugin(known: Plugin | undefined, root: string, name: string, entry: Described): Plugin {
  const fault = entry.node.kind === "table" ? entryFault(entry.node) : undefined;
  const added = fault ? [] : namedIn(entry, root);
  if (known) return { ...known, added: [...known.added, ...added], described: [...known.described, entry] };
  const plugin: Plugin = { root, name, agents: undefined, added, described: [entry] };
  return fault
    ? { ...plugin, refused: { message: fault.message, at: { source: entry.source, span: fault.span } } }
    : plugin;
}

/** A path of a manifest, which is relative to its plugin. */
function within(root: string, path: string): string {
  return tidied(join(root, tidied(path)));
}

function namedIn({ node, source }: Described, root: string): readonly NamedFile[] {
  return agentPaths(node, source).map(({ text, at }) => ({ path: within(root, text), at }));
}

async function readPlugin(
  repo: RepoIndex,
  plugin: Plugin,
  seen: Set<string>,
  edition: string,
): Promise<readonly LayerRead[]> {
  const { root, name, described, refused } = plugin;
  const { authority, unjudged } = refused ? nothing : await besideOf(repo, root, described);
  const problem = refused && { ...refused, message: `${refused.message}, so the plugin \`${name}\` is not loaded` };
  const layer: Layer = {
    name: "plugin",
    root: join(root, "agents"),
    status: problem ? "failed" : "loaded",
    ...(problem ? { problem } : {}),
    authority,
    governs: root,
  };
  const items: Item[] = [];
  const problems: Problem[] = [...unjudged];
  for (const { place, unlisted, verdict, missing } of placesIn(repo, plugin)) {
    if (missing) {
      if (!problem) problems.push(missing);
      continue;
    }
    const found = pluginFilesBelow(repo, place, seen);
    const made = await readFiles(repo, layer, found.files, { edition, inPlugin: true });
    const read = [...made.items, ...brokenItems(layer, found.broken), ...brokenItems(layer, found.links)];
    for (const item of read.map((item) => scoped(item, name, place))) {
      const other = problem
        ? ({ kind: "lost", problem } as const)
        : unlisted
          ? notListed(item, root, unlisted)
          : verdict;
      items.push(other && item.verdict.kind === "loaded" ? { ...item, verdict: other } : item);
    }
    append(problems, [...found.unjudged, ...made.unjudged]);
  }
  if (items.length + problems.length + authority.length === 0 && !refused) return [];
  return [{ layer, items, unjudged: problems }];
}

/** A file or a folder in which a plugin has subagents, or would have them. */
interface AgentPlace {
  readonly place: string;
  /** Why Claude Code does not load what is there. */
  readonly verdict?: Item["verdict"];
  /** The entry of a manifest whose list is read in its place. */
  readonly unlisted?: Place;
  /** There is nothing at the path. */
  readonly missing?: Problem;
}

function placesIn(repo: RepoIndex, { root, agents, added }: Plugin): readonly AgentPlace[] {
  const usual = join(root, "agents");
  const [first] = agents ?? [];
  const named = [...(agents ?? []), ...added].map(({ path, at }): AgentPlace => {
    const place = plain(path);
    if (repo.resolve(path).kind === "missing")
      return { place: path, missing: { message: `names \`${path}\`, where nothing is`, at } };
    return place === undefined || !isWithin(place, root)
      ? {
          place: path,
          verdict: dropped("it is outside the plugin's folder, so it is not loaded", at),
        }
      : { place };
  });
  if (!agents) return [{ place: usual }, ...named];
  return first ? [...named, { place: usual, unlisted: first.at }] : named;
}

/** A file of the usual folder that the list of the manifest, which replaces the folder, does not name. */
function notListed({ files: [file = ""], profile }: Item, root: string, listed: Place): Item["verdict"] {
  const own = isWithin(file, root) && root !== "" ? file.slice(root.length + 1) : file;
  const manifest = `\`${listed.source.path}\``;
  const message = `\`agents\` in ${manifest} replaces the plugin's folder \`agents\` and does not list \`./${own}\`; add it there`;
  const at = profile ? startOf(profile.name.at.source) : listed;
  return {
    kind: "dropped",
    problem: { message, at, related: [{ message: "the list that is read instead", at: listed }] },
  };
}

const nothing = { authority: [], unjudged: [] };

function dropped(message: string, at: Place): Item["verdict"] {
  return { kind: "dropped", problem: { message, at } };
}

/** A longer name is none. */
const longestName = 256;

/** The name of a file without `.md`; of `X.MD`, which the program reads in plugins, all of it. */
function stemIn(file: string): string {
  return nameOf(file).replace(/\.md$/, "");
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
  const written = known(profile.name) ?? "";
  const name =
    written === "" || written.length > longestName
      ? implied(stemIn(file), profile.name.at, "a plugin's subagent without a name takes its file's")
      : profile.name;
  return {
    ...item,
    profile: { ...profile, name, identity: [plugin, ...folders, known(name) ?? stemIn(file)].join(":") },
  };
}
