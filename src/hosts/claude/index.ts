import { absentLoad, defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { type LayerRead, lineage, lineages, winnersOf } from "../_kit/loading/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { editions } from "./editions.ts";
import { folders } from "./folders.ts";
import { folder, readLayer, readNamed, settingsIn } from "./layers.ts";
import { externalLayer, externalPluginsIn } from "../_kit/settings/external.ts";
import { type Enabling, enablingIn } from "./plugins/enabled.ts";
import { manifests, noPlugins, pluginFolder, type Plugins, reservedMarkets } from "./plugins/places.ts";
import { settingsFiles } from "./settings/index.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { workflowFiles } from "./workflows.ts";
import { launch } from "./launch.ts";
import { findSkills, haveSkills } from "./skills/find.ts";
import { missingIn, nothingMissing } from "./skills/missing.ts";
import { append } from "../../repo/many.ts";

/** The directory of managed settings on Linux. */
const managed = "etc/claude-code";

const own = [
  `**/${folder}/**/*.md`,
  ...settingsFiles.map((name) => `**/.claude/${name}`),
  "**/.claude/launch.json",
  ...manifests,
  "**/.mcp.json",
  "**/.claude/skills/*/SKILL.md",
  "**/.claude/commands/**/*.md",
  `**/${workflowFiles}`,
  `~/${folder}/**/*.md`,
  "~/.claude/skills/*/SKILL.md",
  "~/.claude/commands/**/*.md",
  "~/.claude/settings.json",
  `/${managed}/${folder}/**/*.md`,
  `/${managed}/managed-settings.json`,
];

export default defineHost({
  title: "Claude Code",
  url: "https://code.claude.com/docs/en/sub-agents",
  editions,
  certainty: "measured",
  patterns: own,
  naming: ["**/.claude/skills/*/SKILL.md", "**/.claude/commands/**/*.md"],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where, edition): Promise<Load> => {
    const seen = new Set<string>();
    const { home, system: machine } = where.user ?? {};
    const system = machine === undefined ? [] : await readLayer(repo, "system", join(machine, managed), seen, edition);
    const starts = startsOf(repo, where);
    const projects = new Map<string, readonly LayerRead[]>();
    for (const directory of lineages(starts, where))
      projects.set(directory, await readLayer(repo, "project", directory, seen, edition));
    const user = home === undefined ? [] : await readLayer(repo, "user", home, seen, edition);
    const settings = [...projects].map(([directory, layers]) => ({ directory, paths: appliedIn(directory, layers) }));
    const enabling = await enablingIn(repo, settings);
    const plugins = await pluginsIn(repo, seen, edition, enabling);
    const remotes = await externalPluginsIn(
      repo,
      settings.flatMap(({ paths }) => paths),
      plugins.markets,
      reservedMarkets,
    );
    const named: LayerRead[] = [];
    for (const dir of where.dirs) append(named, await readNamed(repo, dir, seen, edition));
    const read = {
      system,
      projects: [...projects.values()].flat(),
      user,
      plugins: plugins.layers,
      external: [...plugins.remotes, ...remotes].map(externalLayer),
      named,
    };
    const homes = [...projects.keys(), ...(home === undefined ? [] : [home])];
    const foundSkills = await findSkills(repo, homes, plugins.plugins, edition);
    const { skills, unjudged } = foundSkills;
    const reads = Object.values(read).flat();
    const isWhole = unjudged.length === 0 && read.external.length === 0;
    const missingTo = isWhole ? missingIn(repo, foundSkills, homes) : nothingMissing;
    const given = haveSkills(skills, reads) ? await import("./skills/index.ts") : undefined;
    const replaced = given?.withSkills(repo, reads, { skills, missingTo }, edition);
    const now = (before: readonly LayerRead[]): readonly LayerRead[] => before.map((one) => replaced?.get(one) ?? one);
    const found = [...now(reads), ...(given?.skillLayers(skills, reads) ?? [])];
    if (found.length + unjudged.length === 0) return absentLoad;

    const base: LayerRead = { layer: builtin, items: builtins(), unjudged: [] };
    const sessions = starts.map((start) => [
      ...now([...system, ...nearestFirst(start, where, projects), ...user]),
      base,
    ]);
    const withVerdict = winnersOf([...sessions, ...now(named).map((one) => [one, base])]);
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found, base].flatMap(({ items }) => items).map((item) => withVerdict(item)),
      unjudged: [...found.flatMap(({ unjudged }) => unjudged), ...unjudged],
    };
  }),
});

/** Most repositories have no plugins, and do without their code. */
async function pluginsIn(repo: RepoIndex, seen: Set<string>, edition: string, enabling: Enabling): Promise<Plugins> {
  if (enabling.markets.length + repo.holding(pluginFolder).length === 0) return noPlugins;
  return (await import("./plugins/index.ts")).readPlugins(repo, seen, edition, enabling);
}

/** A plugin in a skills folder is no place where sessions start, though it holds a `.mcp.json`. */
function startsOf(repo: RepoIndex, { starts }: SearchScope): readonly string[] {
  const isPlugin = (start: string): boolean =>
    /(?:^|\/)\.claude\/skills\/[^/]+$/.test(start) && !repo.names(start).includes(".claude");
  return starts.length < 2 ? starts : starts.filter((start) => !isPlugin(start));
}

function nearestFirst(
  start: string,
  where: SearchScope,
  projects: ReadonlyMap<string, readonly LayerRead[]>,
): readonly LayerRead[] {
  return lineage(start, where).flatMap((directory) => projects.get(directory) ?? []);
}

/** The settings files of a directory that the program does not skip. */
function appliedIn(directory: string, layers: readonly LayerRead[]): readonly string[] {
  return settingsIn("project", directory).filter(
    (path) => !layers.some(({ layer }) => layer.root === path && layer.authority.length === 0),
  );
}
