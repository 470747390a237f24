import { absentLoad, defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { type LayerRead, lineage, lineages, winnersOf } from "../_kit/sessions.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { editions } from "./editions.ts";
import { folder, readLayer, readNamed, settingsIn } from "./layers.ts";
import { externalLayer, externalPluginsIn } from "../_kit/external.ts";
import { manifests, readPlugins } from "./plugins.ts";
import { settingsFiles } from "./settings.ts";

/** The directory of managed settings on Linux. */
const managed = "etc/claude-code";

const own = [
  `**/${folder}/**/*.md`,
  ...settingsFiles.map((name) => `**/.claude/${name}`),
  ...manifests,
  `~/${folder}/**/*.md`,
  "~/.claude/settings.json",
  `/${managed}/${folder}/**/*.md`,
  `/${managed}/managed-settings.json`,
];

export default defineHost({
  title: "Claude Code",
  url: "https://code.claude.com/docs/en/sub-agents",
  editions,
  certainty: "measured",
  patterns: [...own, "**/.mcp.json"],
  ownPatterns: own,

  async load(repo, where, edition): Promise<Load> {
    const seen = new Set<string>();
    const { home, system: machine } = where.user ?? {};
    const system = machine === undefined ? [] : await readLayer(repo, "system", join(machine, managed), seen, edition);
    const projects = new Map<string, readonly LayerRead[]>();
    for (const directory of lineages(where.starts, where))
      projects.set(directory, await readLayer(repo, "project", directory, seen, edition));
    const user = home === undefined ? [] : await readLayer(repo, "user", home, seen, edition);
    const plugins = await readPlugins(repo, seen, edition);
    const remotes = await externalPluginsIn(
      repo,
      [...projects].flatMap(([directory, layers]) =>
        settingsIn("project", directory).filter(
          (path) => !layers.some(({ layer }) => layer.root === path && layer.authority.length === 0),
        ),
      ),
      plugins.markets,
    );
    const named: LayerRead[] = [];
    for (const dir of where.dirs) named.push(...(await readNamed(repo, dir, seen, edition)));
    const found = [
      ...system,
      ...[...projects.values()].flat(),
      ...user,
      ...plugins.layers,
      ...[...plugins.remotes, ...remotes].map(externalLayer),
      ...named,
    ];
    if (found.length === 0) return absentLoad;

    const base: LayerRead = { layer: builtin, items: builtins(), unjudged: [] };
    const sessions = where.starts.map((start) => [...system, ...nearestFirst(start, where, projects), ...user, base]);
    const withVerdict = winnersOf([...sessions, ...named.map((read) => [read, base])]);
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found, base].flatMap(({ items }) => items).map((item) => withVerdict(item)),
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

function nearestFirst(
  start: string,
  where: SearchScope,
  projects: ReadonlyMap<string, readonly LayerRead[]>,
): readonly LayerRead[] {
  return lineage(start, where).flatMap((directory) => projects.get(directory) ?? []);
}
