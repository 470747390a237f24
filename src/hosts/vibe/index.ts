/** Mistral Vibe: agents in TOML, each of which is laid over the whole configuration. */
import { withLaunches } from "../_kit/ci/index.ts";
import { builtinLayer, loadFrom } from "../_kit/loading/layers.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { defineHost } from "../../model/host.ts";
import type { Layer, Load, Problem } from "../../model/load.ts";
import { append } from "../../repo/many.ts";
import { join, plain, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { hooksFile, readBeside, toolsFolder } from "./beside.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { readFolder } from "./layers.ts";
import { promptsFolder } from "./prompts.ts";
import { configFile, type ConfigRead, readConfig, textsAt } from "./settings.ts";
import { builtins } from "./tools.ts";
import { type Session, verdictsOf } from "./winners.ts";

const agentsFolder = ".vibe/agents";

const patterns = [
  `${agentsFolder}/*.toml`,
  configFile,
  hooksFile,
  `${toolsFolder}/**/*.py`,
  `${promptsFolder}/*.md`,
] as const;

export default defineHost({
  title: "Mistral Vibe",
  url: "https://docs.mistral.ai/vibe/code/cli/agents",
  editions: ["2.18"],
  certainty: "measured",
  limitsStarts: true,
  patterns: ["**/", "~/"].flatMap((prefix) => patterns.map((pattern) => `${prefix}${pattern}`)),
  // Other programs have a folder of this name.
  folders,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const home = where.user?.home;
    const subagents = new Set<string>();
    const user =
      home === undefined ? undefined : await readDirectory(repo, { name: "user", directory: home, home, subagents });
    const projects: DirectoryRead[] = [];
    for (const start of where.starts)
      projects.push(await readDirectory(repo, { name: "project", directory: start, home, subagents }));
    const named: LayerRead[] = [];
    for (const root of where.dirs.map(tidied))
      append(
        named,
        await readFolder(repo, root, {
          name: "project",
          start: "",
          subagents,
          ...(home === undefined ? {} : { home }),
        }),
      );
    const base = builtinLayer(builtins);
    const none: ConfigRead = { authority: [], ineffective: [], unjudged: [] };
    const sessions: readonly Session[] = [
      ...projects.map(({ agents, config }) => ({
        layers: [...agents, ...(user?.agents ?? [])],
        // The user's own configuration counts where a project has none.
        config: config.config || config.failure ? config : (user?.config ?? config),
      })),
      ...(projects.length === 0 && user ? [{ layers: user.agents, config: user.config }] : []),
      ...named.map((layer) => ({ layers: [layer], config: none })),
    ];
    const found = [...projects.flatMap(layersOf), ...(user ? layersOf(user) : []), ...named];
    const load = loadFrom(found, base, verdictsOf(sessions, base));
    const failure = sessions.find(({ config }) => config.failure)?.config.failure;
    return failure && load.status !== "absent" ? { ...load, status: "failed", problem: failure } : load;
  }),
});

/** What one directory that holds `.vibe` brings. */
interface DirectoryRead {
  /** The folders of its agents, the strongest first. */
  readonly agents: readonly LayerRead[];
  readonly config: ConfigRead;
  readonly settings: readonly LayerRead[];
}

function layersOf({ agents, settings }: DirectoryRead): readonly LayerRead[] {
  return [...agents, ...settings];
}

interface DirectoryPlace {
  readonly name: "project" | "user";
  readonly directory: string;
  readonly home: string | undefined;
  readonly subagents: Set<string>;
}

async function readDirectory(
  repo: RepoIndex,
  { name, directory, home, subagents }: DirectoryPlace,
): Promise<DirectoryRead> {
  const start = name === "user" ? undefined : directory;
  const config = await readConfig(repo, join(directory, configFile), start, home);
  const { paths: named, problems } = agentPathsIn(config, start);
  // A file is no folder, and is not read.
  const paths = named.filter((path) => repo.resolve(path).kind !== "file");
  const place = { name, subagents, ...(start === undefined ? {} : { start }), ...(home === undefined ? {} : { home }) };
  const agents: LayerRead[] = [];
  for (const path of [...paths, join(directory, agentsFolder)])
    if (!agents.some(({ layer }) => layer.root === path)) append(agents, await readFolder(repo, path, place));
  const beside = await readBeside(repo, directory);
  const authority = [...config.authority, ...beside.authority];
  const unjudged = [...config.unjudged, ...problems, ...beside.unjudged];
  const layer: Layer = {
    name,
    root: join(directory, ".vibe"),
    status: config.failure ? "failed" : "loaded",
    ...(config.failure ? { problem: config.failure } : {}),
    authority,
    ...(config.ineffective.length > 0 ? { ineffective: config.ineffective } : {}),
    ...(start === undefined ? {} : { governs: start }),
  };
  const isEmpty = authority.length + unjudged.length + config.ineffective.length === 0 && !config.failure;
  return { agents, config, settings: isEmpty ? [] : [{ layer, items: [], unjudged }] };
}

/** The further folders of agents that a configuration names, relative to the directory of the session. */
function agentPathsIn(
  { config }: ConfigRead,
  start: string | undefined,
): { readonly paths: readonly string[]; readonly problems: readonly Problem[] } {
  const paths: string[] = [];
  const problems: Problem[] = [];
  if (!config || start === undefined) return { paths, problems };
  for (const { text, node } of textsAt(config.table, "agent_paths")) {
    const path = /^[~/]/.test(text) ? undefined : plain(join(start, text));
    const at = { source: config.source, span: node.span };
    if (path !== undefined) paths.push(path);
    else problems.push({ message: `names \`${text}\`, whose agents are outside this tree and not checked`, at });
  }
  return { paths, problems };
}
