/** Google Antigravity: the agents of its command line and its editors, in `.agents/agents` and older folders. */
import { withLaunches } from "../_kit/ci/index.ts";
import { builtinLayer, loadFrom } from "../_kit/loading/layers.ts";
import { type LayerRead, winnersOf } from "../_kit/loading/sessions.ts";
import { readSettingsFiles } from "../_kit/settings/index.ts";
import { type DetectionHint, defineHost } from "../../model/host.ts";
import type { Layer, Load } from "../../model/load.ts";
import { append } from "../../repo/many.ts";
import { directoryOf, join, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { ownWords } from "./agent.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { readAgents, readRoot, type Search } from "./layers.ts";
import { editorSettings, hooksFile, serversFile, settingsFile, userSettings } from "./settings.ts";
import { builtins } from "./tools.ts";

/** The folders of a project, the first documented and the others reported. */
const roots = [".agents", "_agents", ".agent", "_agent"];
/** The user's folders, the second an older one. */
const userRoots = [".gemini/config", ".gemini/antigravity-cli"];

/** Below a root. */
const agents = ["agents/**/*.md", "agents/*/agent.json"];
const settings = [hooksFile, serversFile, "agents.json", "plugins.json"];
const workflows = "workflows/**/*.md";
const plugins = ["plugins/*/agents/*.md", `plugins/*/${hooksFile}`, `plugins/*/${serversFile}`];

const below = (prefix: string, places: readonly string[], files: readonly string[]): readonly string[] =>
  places.flatMap((root) => files.map((file) => `${prefix}${root}/${file}`));

const all = [...agents, ...settings, workflows, ...plugins];
const [documented = "", ...others] = roots;

/**
 * Other hosts read `.agents/agents` and `.agents/plugins` too. A folder of its own for an agent, keys that only this
 * host has, and the files of a plugin that only it reads, show that it is in use.
 */
const hints: readonly DetectionHint[] = [
  ...ownWords.map((text) => ({ path: `**/${documented}/agents/*.md`, text })),
  ...["agents/*/agent.md", "agents/*/agent.json", "plugins/*/agents/*.md"].map((file) => ({
    path: `**/${documented}/${file}`,
    text: "description",
  })),
  { path: `**/${documented}/plugins/*/${hooksFile}`, text: "command" },
  { path: `**/${documented}/plugins/*/${serversFile}`, text: "mcpServers" },
];

export default defineHost({
  title: "Antigravity",
  url: "https://antigravity.google/docs/subagents",
  editions: ["1.2"],
  certainty: "documented",
  patterns: [...below("**/", roots, all), `**/${editorSettings}`, ...below("~/", userRoots, all), `~/${userSettings}`],
  ownPatterns: [
    ...below("**/", [documented], [...settings, workflows]),
    ...below("**/", others, all),
    "**/.antigravity/**",
    ...below("~/", userRoots, all),
  ],
  detectionHints: hints,
  naming: below("**/", roots, ["agents/*/agent.json"]),
  folders,
  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const search: Search = { repo, seen: new Set() };
    const projects: (readonly LayerRead[])[] = [];
    for (const start of where.starts) {
      const layers: LayerRead[] = [];
      for (const root of roots)
        append(layers, await readRoot(search, { path: join(start, root), name: "project", governs: start }));
      append(layers, await readEditor(repo, "project", start, editorSettings));
      projects.push(layers);
    }
    const home = where.user?.home;
    const user: LayerRead[] = [];
    if (home !== undefined) {
      for (const root of userRoots) append(user, await readRoot(search, { path: join(home, root), name: "user" }));
      append(user, await readEditor(repo, "user", home, userSettings));
    }
    const named: LayerRead[] = [];
    for (const path of where.dirs.map(tidied)) append(named, await readAgents(search, "project", path, true));
    const base = builtinLayer(builtins);
    const sessions = [
      ...projects.map((project) => [...project, ...user, base]),
      ...named.map((layer) => [layer, base]),
    ];
    return loadFrom([...projects.flat(), ...user, ...named], base, winnersOf(sessions));
  }),
});

/** The settings that the editor, or the command line, reads beside the roots. */
async function readEditor(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
  file: string,
): Promise<readonly LayerRead[]> {
  const { authority, unjudged } = await readSettingsFiles(repo, [settingsFile(join(directory, file))]);
  if (authority.length + unjudged.length === 0) return [];
  const root = join(directory, directoryOf(file));
  const governs = name === "project" ? { governs: directory } : {};
  return [{ layer: { name, root, status: "loaded", authority, ...governs }, items: [], unjudged }];
}
