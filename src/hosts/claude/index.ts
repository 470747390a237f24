import { absent, defineHost } from "../../host.ts";
import { isOffered, type Item, type Load } from "../../load.ts";
import { directoryOf, join } from "../../path.ts";
import type { Where } from "../../tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { folder, type LayerRead, readLayer, readNamed } from "./layers.ts";
import { settingsFiles } from "./settings.ts";

/** The directory of managed settings on Linux. */
const managed = "etc/claude-code";

export default defineHost({
  title: "Claude Code",
  url: "https://code.claude.com/docs/en/sub-agents",
  editions: ["2.1"],
  places: [
    `**/${folder}/**/*.md`,
    ...settingsFiles.map((name) => `**/.claude/${name}`),
    `~/${folder}/**/*.md`,
    "~/.claude/settings.json",
    `/${managed}/${folder}/**/*.md`,
  ],

  async load(survey, where): Promise<Load> {
    const seen = new Set<string>();
    const { home, system: machine } = where.user ?? {};
    const system = machine === undefined ? [] : await readLayer(survey, "system", join(machine, managed), seen);
    const projects = new Map<string, readonly LayerRead[]>();
    for (const directory of projectsOf(where)) projects.set(directory, await readLayer(survey, "project", directory, seen));
    const user = home === undefined ? [] : await readLayer(survey, "user", home, seen);
    const named: LayerRead[] = [];
    for (const dir of where.dirs) named.push(...(await readNamed(survey, dir, seen)));
    const found = [...system, ...[...projects.values()].flat(), ...user, ...named];
    if (found.length === 0) return absent;

    const base: LayerRead = { layer: builtin, items: builtins(), unjudged: [] };
    const sessions = where.starts.map((start) => [...system, ...nearestFirst(start, where, projects), ...user, base]);
    const sight = winnersOf([...sessions, ...named.map((read) => [read, base])]);
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found, base].flatMap(({ items }) => items).map((item) => sight(item)),
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

/** Every directory whose layer some session sees: the starts and what lies above them, up to their repository's root. */
function projectsOf(where: Where): readonly string[] {
  return [...new Set(where.starts.flatMap((start) => lineage(start, where)))].sort();
}

/** A directory and its ancestors up to the root of the repository it belongs to, nearest first. */
function lineage(start: string, { repositoryRoots }: Where): readonly string[] {
  const above: string[] = [];
  for (let directory = start; ; directory = directoryOf(directory)) {
    above.push(directory);
    if (directory === "" || repositoryRoots.includes(directory) || directory === directoryOf(directory)) return above;
  }
}

function nearestFirst(start: string, where: Where, projects: ReadonlyMap<string, readonly LayerRead[]>): readonly LayerRead[] {
  return lineage(start, where).flatMap((directory) => projects.get(directory) ?? []);
}

/**
 * Marks as shadowed what no session would offer. Each session is a list of layers, the strongest first; two profiles
 * of one layer share their fate, because which of them survives is the file system's chance.
 */
function winnersOf(sessions: readonly (readonly LayerRead[])[]): (item: Item) => Item {
  const offered = new Set<Item>();
  const better = new Map<Item, Item>();
  for (const session of sessions) {
    const winners = new Map<string, Item>();
    for (const { items, layer } of session) {
      for (const item of items) {
        const name = item.profile?.identity;
        if (name === undefined || !isOffered(item)) continue;
        const winner = winners.get(name);
        if (!winner || winner.layer === layer) {
          offered.add(item);
          if (!winner) winners.set(name, item);
        } else if (!better.has(item)) better.set(item, winner);
      }
    }
  }
  return (item) => {
    const by = better.get(item);
    return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
  };
}
