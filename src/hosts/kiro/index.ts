import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { builtinLayer, loadFrom, readLayer } from "../_kit/loading/layers.ts";
import { unreadPrompts } from "../_kit/loading/named-files.ts";
import { capabilities } from "../../model/capability.ts";
import { defineHost } from "../../model/host.ts";
import type { Item, Layer, Load } from "../../model/load.ts";
import { directoryOf, join, nameOf, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { jsonAgentOf, markdownAgentOf } from "./agent.ts";
import { folders } from "./folders.ts";
import type { Site } from "./profile.ts";
import { settingsFiles, settingsIn } from "./settings.ts";
import { append } from "../../repo/many.ts";

const folder = ".kiro/agents";

/** The default agent of the CLI, and the agent that writes specifications. Nothing here limits what they may do. */
const builtins: BuiltinAgents = [
  ["kiro_default", capabilities],
  ["spec", capabilities],
];

export default defineHost({
  title: "Kiro",
  url: "https://kiro.dev/docs/custom-agents/",
  editions: ["3", "2"],
  certainty: "documented",
  naming: ["**/.kiro/agents/**/*.json", "**/.kiro/agents/**/*.md"],
  patterns: [
    `**/${folder}/**/*.json`,
    `**/${folder}/**/*.md`,
    ...settingsFiles.map((name) => `**/.kiro/${name}`),
    `~/${folder}/**/*.json`,
    `~/${folder}/**/*.md`,
    ...settingsFiles.map((name) => `~/.kiro/${name}`),
  ],
  ownPatterns: [`**/${folder}/**`, ...settingsFiles.map((name) => `**/.kiro/${name}`), `~/${folder}/**`],
  folders,
  launch,

  load: withLaunches(launch, async (repo, where, edition): Promise<Load> => {
    const search: Search = { repo, edition, seen: new Set() };
    const found: LayerRead[] = [];
    for (const start of where.starts) append(found, await readWorkspace(search, "project", start));
    const home = where.user?.home;
    if (home !== undefined) append(found, await readWorkspace(search, "user", home));
    for (const root of where.dirs.map(tidied)) {
      const workspace = repo.resolve(root).kind === "file" ? directoryOf(root) : root;
      const layer: Layer = { name: "project", root, status: "loaded", authority: [] };
      append(found, await readAgents(search, layer, workspace));
    }
    return loadFrom(found, builtinLayer(builtins));
  }),
});

/** What every folder of one load shares. */
interface Search {
  readonly repo: RepoIndex;
  readonly edition: string;
  /** Real paths of files that a layer has already. */
  readonly seen: Set<string>;
}

/** The layer of one workspace: its agents, and the settings next to them. */
async function readWorkspace(search: Search, name: Layer["name"], directory: string): Promise<readonly LayerRead[]> {
  const { authority, unjudged } = await settingsIn(search.repo, join(directory, ".kiro"));
  const layer: Layer = {
    name,
    root: join(directory, folder),
    status: "loaded",
    authority,
    ...(name === "project" ? { governs: directory } : {}),
  };
  const [agents] = await readAgents(search, layer, directory);
  if (agents) return [{ ...agents, unjudged: [...unjudged, ...agents.unjudged] }];
  return authority.length + unjudged.length > 0
    ? [{ layer: { ...layer, root: join(directory, ".kiro") }, items: [], unjudged }]
    : [];
}

/**
 * A folder of agents, or one file that a policy names; nothing when neither exists. Paths are relative to `workspace`.
 */
async function readAgents(
  { repo, edition, seen }: Search,
  layer: Layer,
  workspace: string,
): Promise<readonly LayerRead[]> {
  const { root } = layer;
  const ending = edition === "2" ? /\.json$/ : /\.(?:json|md)$/;
  const found = await readLayer(repo, layer, {
    isIncluded: (file) => ending.test(file),
    deep: true,
    seen,
    read: async (source, path) => {
      const isTop = path === root || directoryOf(path) === root;
      const below = path === root ? nameOf(path) : path.slice(root === "" ? 0 : root.length + 1);
      const id = (edition === "2" ? nameOf(path) : below).replace(ending, "");
      const site: Site = { repo, source, path, workspace, title: "Kiro", id, edition };
      return [
        path.endsWith(".md")
          ? { layer, files: [source.path], ...(await markdownAgentOf(site, isTop)) }
          : await readJson(layer, site, isTop),
      ];
    },
  });
  if (!found) return [];
  const unread = await unreadPrompts(repo, found.items);
  return [{ ...found, items: withoutPromptFiles(found.items), unjudged: [...found.unjudged, ...unread] }];
}

/** Below the folder itself, JSON may also be schemas, lists and settings of tools; and CLI 2 reads nothing there. */
async function readJson(layer: Layer, site: Site, isTop: boolean): Promise<Item> {
  const agent = await jsonAgentOf(site, isTop);
  const files = [site.source.path];
  const item: Item = { layer, files, ...agent };
  if (isTop) return item;
  const { profile } = agent;
  if (!profile || (profile.description.state !== "stated" && profile.prompt.source === "none"))
    return { layer, files, verdict: { kind: "passed-over" } };
  if (site.edition !== "2" || agent.verdict.kind !== "loaded") return item;
  const message = `it is in a subfolder of \`${layer.root}\`, which CLI 2 does not read`;
  return { ...item, verdict: { kind: "dropped", problem: { message, at: profile.name.at } } };
}

/** A file without a description from which another profile takes its prompt is not a profile. */
function withoutPromptFiles(items: readonly Item[]): readonly Item[] {
  const prompts = new Set(
    items.flatMap(({ files: [file], profile }) =>
      profile?.prompt.source === "file" && profile.prompt.path !== null && profile.prompt.path !== file
        ? [profile.prompt.path]
        : [],
    ),
  );
  const isPrompt = ({ files: [file = ""], profile }: Item): boolean =>
    prompts.has(file) && profile?.description.state !== "stated";
  return items.map((item) =>
    isPrompt(item) ? { layer: item.layer, files: item.files, verdict: { kind: "passed-over" } } : item,
  );
}
