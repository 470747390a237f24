/** Grok Build: its own subagents and those of Claude Code, in every directory up to the root of the repository. */
import { withLaunches } from "../_kit/ci/index.ts";
import { builtinLayer, loadFrom } from "../_kit/loading/layers.ts";
import { type LayerRead, lineage, lineages, winnersOf } from "../_kit/loading/sessions.ts";
import { defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { readFolder } from "./layers.ts";
import { projectFiles, readSettings } from "./settings.ts";
import { builtins } from "./tools.ts";
import { append } from "../../repo/many.ts";

/** In one directory the first wins. */
const places = [
  { path: ".grok/agents", isOwn: true },
  { path: ".claude/agents", isOwn: false },
] as const;

const patternsBelow = (start: string): readonly string[] => places.map(({ path }) => `${start}/${path}/*.md`);

export default defineHost({
  title: "Grok Build",
  url: "https://github.com/xai-org/grok-build",
  editions: ["1.0"],
  certainty: "measured",
  patterns: [
    ...patternsBelow("**"),
    ...projectFiles.map((path) => `**/${path}`),
    ...patternsBelow("~"),
    "~/.grok/config.toml",
    "~/.claude/settings.json",
  ],
  ownPatterns: ["**/.grok/**", "~/.grok/**"],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const projects = new Map<string, readonly LayerRead[]>();
    for (const directory of lineages(where.starts, where))
      projects.set(directory, await readDirectory(repo, "project", directory));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readDirectory(repo, "user", home);
    const named: LayerRead[] = [];
    for (const root of where.dirs.map(tidied)) append(named, await readFolder(repo, "project", root, true));
    const base = builtinLayer(builtins);
    // A project's file replaces a built-in subagent; a user's does not.
    const sessions = where.starts.map((start) => [
      ...lineage(start, where).flatMap((directory) => projects.get(directory) ?? []),
      base,
      ...user,
    ]);
    return loadFrom(
      [...[...projects.values()].flat(), ...user, ...named],
      base,
      winnersOf([...sessions, ...named.map((layer) => [layer, base])]),
    );
  }),
});

/** The settings of a directory, and its folders of subagents, the strongest first. */
async function readDirectory(
  repo: RepoIndex,
  name: "project" | "user",
  directory: string,
): Promise<readonly LayerRead[]> {
  const layers: LayerRead[] = [...(await readSettings(repo, name, directory))];
  for (const { path, isOwn } of places) append(layers, await readFolder(repo, name, join(directory, path), isOwn));
  return layers;
}
