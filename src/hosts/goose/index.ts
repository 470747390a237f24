import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { defineHost } from "../../model/host.ts";
import { launch } from "./launch.ts";
import type { Load } from "../../model/load.ts";
import { folders } from "./folders.ts";
import { agentsOf } from "./agent.ts";
import { pluginLayers, pluginPatterns } from "./plugins.ts";
import { recipesOf } from "./recipe.ts";

const agents = (path: string): Folder => ({
  path,
  isOwn: true,
  isIncluded: (name) => name.endsWith(".md"),
  read: agentsOf,
});
/** A folder that other hosts have too. */
const sharedAgents = (path: string): Folder => ({ ...agents(path), isOwn: false });
const recipes = (path: string): Folder => ({
  path,
  isOwn: true,
  isIncluded: (name) => /\.(?:yaml|json)$/.test(name),
  read: recipesOf,
});

const agentFolders: readonly Folder[] = [
  agents(".goose/agents"),
  sharedAgents(".claude/agents"),
  sharedAgents(".agents/agents"),
];
/** Recipes win over agents of the same name. */
const projectFolders: readonly Folder[] = [recipes(".goose/recipes"), recipes(".agents/recipes"), ...agentFolders];
const userFolders: readonly Folder[] = [
  recipes(".goose/recipes"),
  recipes(".config/goose/recipes"),
  recipes(".agents/recipes"),
  agents(".goose/agents"),
  sharedAgents(".agents/agents"),
  agents(".config/goose/agents"),
  sharedAgents(".claude/agents"),
];

const policyFolder: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => /\.(?:md|yaml|json)$/.test(name),
  read: (source, path, isOwn, repo) =>
    path.endsWith(".md") ? agentsOf(source, path, isOwn) : recipesOf(source, path, isOwn, repo),
};

const patterns = (folders: readonly Folder[], prefix: string): readonly string[] =>
  folders.flatMap(({ path }) =>
    path.endsWith("recipes") ? [`${prefix}${path}/*.yaml`, `${prefix}${path}/*.json`] : [`${prefix}${path}/*.md`],
  );

export default defineHost({
  title: "goose",
  url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
  editions: ["2026-08"],
  certainty: "documented",
  patterns: [
    ...patterns(projectFolders, "**/"),
    ...patterns(userFolders, "~/"),
    ...["**/", "~/"].flatMap((prefix) => pluginPatterns.map((pattern) => `${prefix}${pattern}`)),
  ],
  ownPatterns: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
  folders,
  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const load = await loadFolders(repo, where, {
      folders: projectFolders,
      userFolders,
      policyFolder,
      depth: "flat",
      settings: [],
      settingRules: [],
    });
    const plugins = await pluginLayers(repo, where);
    if (plugins.length === 0) return load;
    return {
      ...load,
      status: "loaded",
      layers: [...load.layers, ...plugins.map(({ layer }) => layer)],
      unjudged: [...load.unjudged, ...plugins.flatMap(({ unjudged }) => unjudged)],
    };
  }),
});
