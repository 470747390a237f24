/** Kimi Code: subagents of the repository's root, its own and those in `.agents`. */
import { withLaunches } from "../_kit/ci/index.ts";
import { builtinLayer, loadFrom } from "../_kit/loading/layers.ts";
import { lineage } from "../_kit/loading/sessions.ts";
import { defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { type FolderRead, readFolder } from "./layers.ts";
import { readProjectSettings, readUserSettings, rootFiles, serverFile, userFiles } from "./settings.ts";
import { builtins } from "./tools.ts";
import { verdictsOf } from "./winners.ts";
import { append } from "../../repo/many.ts";

/** The strongest first. */
const places = [
  { path: ".kimi-code/agents", isOwn: true },
  { path: ".agents/agents", isOwn: false },
] as const;

const patterns = places.map(({ path }) => `${path}/**/*.md`);

export default defineHost({
  title: "Kimi Code",
  url: "https://moonshotai.github.io/kimi-code/en/customization/agents",
  editions: ["2.1"],
  certainty: "measured",
  limitsStarts: true,
  patterns: [
    ...patterns,
    ...Object.values(rootFiles),
    // Every directory that holds one is a place where sessions start.
    `**/${serverFile}`,
    ...[...patterns, ...Object.values(userFiles)].map((pattern) => `~/${pattern}`),
  ],
  ownPatterns: [".kimi-code/**", `**/${serverFile}`, "~/.kimi-code/**"],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const seen = new Set<string>();
    // Wherever a session starts, the agents of its repository's root are read and no others.
    const roots = [...new Set(where.starts.map((start) => lineage(start, where).at(-1) ?? start))].sort();
    const projects: (readonly FolderRead[])[] = [];
    for (const root of roots) projects.push(await readPlaces(repo, "project", root, seen));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readPlaces(repo, "user", home, seen);
    const settings = [
      ...(await readProjectSettings(repo, where.starts, roots)),
      ...(home === undefined ? [] : await readUserSettings(repo, home)),
    ];
    const named: FolderRead[] = [];
    for (const root of where.dirs.map(tidied)) append(named, await readFolder(repo, "project", root, true, seen));
    const base = builtinLayer(builtins);
    const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
    return loadFrom([...projects.flat(), ...settings, ...user, ...named], base, verdictsOf(sessions, base));
  }),
});

async function readPlaces(
  repo: RepoIndex,
  name: "project" | "user",
  directory: string,
  seen: Set<string>,
): Promise<readonly FolderRead[]> {
  const layers: FolderRead[] = [];
  for (const { path, isOwn } of places)
    append(layers, await readFolder(repo, name, join(directory, path), isOwn, seen));
  return layers;
}
