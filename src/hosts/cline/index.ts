/** Cline: subagents, hooks and plugins of the repository's root, and of a folder that an editor opens. */
import { defineHost } from "../../model/host.ts";
import type { Layer, Load } from "../../model/load.ts";
import { append } from "../../repo/many.ts";
import { join, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { loadFrom } from "../_kit/loading/layers.ts";
import { lineage, type LayerRead, winnersOf } from "../_kit/loading/sessions.ts";
import type { SettingsRead } from "../_kit/settings/index.ts";
import { hookFolders, pluginFolders, readHooks, readPlugins } from "./code.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { readFolder } from "./layers.ts";
import { preloadFile, readStart, readUserServers, userServers, usualVariables, variableFiles } from "./settings.ts";

const agents = ".cline/agents";
/** In these, hooks and plugins of the user lie too. */
const userHooks = [".cline/hooks", "Documents/Cline/Hooks"];
const userPlugins = [".cline/plugins", "Documents/Cline/Plugins"];

const own = [
  `**/${agents}/*.yml`,
  `**/${agents}/*.yaml`,
  ...hookFolders.map((folder) => `**/${folder}/*`),
  ...pluginFolders.flatMap((folder) => [`**/${folder}/**/*.js`, `**/${folder}/**/*.ts`]),
];

export default defineHost({
  title: "Cline",
  url: "https://docs.cline.bot",
  editions: ["3.0"],
  certainty: "measured",
  patterns: [
    ...own,
    `**/${preloadFile}`,
    ...variableFiles.map((path) => `**/${path}`),
    `~/${agents}/*.yml`,
    `~/${agents}/*.yaml`,
    ...userHooks.map((folder) => `~/${folder}/*`),
    ...userPlugins.flatMap((folder) => [`~/${folder}/**/*.js`, `~/${folder}/**/*.ts`]),
    `~/${userServers}`,
  ],
  detectionHints: usualVariables.map((path) => ({ path: `**/${path}`, text: "CLINE_" })),
  ownPatterns: ["**/.cline/**", "**/.clinerules", "**/.clinerules/**", "~/.cline/**"],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const seen = new Set<string>();
    // The program works in the repository's root, wherever it starts. An editor may open a folder below it.
    const tops = new Set(where.starts.map((start) => lineage(start, where).at(-1) ?? start));
    const projects: (readonly LayerRead[])[] = [];
    const beside: LayerRead[] = [];
    for (const root of [...new Set([...tops, ...where.starts])].sort()) {
      const isAssumed = !tops.has(root);
      projects.push(await readFolder(repo, "project", join(root, agents), { isAssumed, seen }));
      append(beside, await readCode(repo, root, isAssumed));
    }
    for (const start of where.starts)
      append(beside, layerOf("project", start, [await readStart(repo, start)], { governs: start }));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readUser(repo, home, seen);
    const named: LayerRead[] = [];
    for (const root of where.dirs.map(tidied))
      append(named, await readFolder(repo, "project", root, { isAssumed: false, seen }));
    const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
    return loadFrom([...projects.flat(), ...beside, ...user, ...named], undefined, winnersOf(sessions));
  }),
});

async function readCode(repo: RepoIndex, root: string, isAssumed: boolean): Promise<readonly LayerRead[]> {
  const hooks = readHooks(
    repo,
    hookFolders.map((folder) => join(root, folder)),
  );
  const plugins = await readPlugins(
    repo,
    pluginFolders.map((folder) => join(root, folder)),
  );
  return layerOf("project", join(root, ".cline"), [hooks, plugins], { governs: root, isAssumed });
}

async function readUser(repo: RepoIndex, home: string, seen: Set<string>): Promise<readonly LayerRead[]> {
  const read = await readFolder(repo, "user", join(home, agents), { isAssumed: false, seen });
  const code = [
    readHooks(
      repo,
      userHooks.map((folder) => join(home, folder)),
    ),
    await readPlugins(
      repo,
      userPlugins.map((folder) => join(home, folder)),
    ),
    await readUserServers(repo, home),
  ];
  return [...read, ...layerOf("user", join(home, ".cline"), code)];
}

/** Nothing where the files decide nothing. */
function layerOf(
  name: Layer["name"],
  root: string,
  reads: readonly SettingsRead[],
  { governs, isAssumed = false }: { readonly governs?: string; readonly isAssumed?: boolean } = {},
): readonly LayerRead[] {
  const authority = reads
    .flatMap((read) => read.authority)
    .map((one) => (isAssumed ? { ...one, certainty: "assumed" as const } : one));
  const unjudged = reads.flatMap((read) => read.unjudged);
  if (authority.length + unjudged.length === 0) return [];
  const layer: Layer = { name, root, status: "loaded", authority, ...(governs === undefined ? {} : { governs }) };
  return [{ layer, items: [], unjudged }];
}
