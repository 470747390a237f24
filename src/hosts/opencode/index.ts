import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Layer, Load, Problem } from "../../model/load.ts";
import { directoryOf, isWithin, join, nameOf, tidied } from "../../repo/path.ts";
import { anchorRoot } from "../../repo/patterns.ts";
import { lineage, lineages } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { type Family, type OpencodeLayer, ownIn, readAgents, readLayers, type Settings, settingsIn } from "./layers.ts";
import { modesFile, readModes } from "./modes.ts";
import type { Rule } from "./rules.ts";
import type { Edition } from "./tools.ts";

const files = ["agent/**/*.md", "agents/**/*.md", "mode/*.md", "modes/*.md", "opencode.json", "opencode.jsonc"];
const forked = ["agent/**/*.md", "agents/**/*.md", "mode/*.md", "modes/*.md", "kilo.json", "kilo.jsonc"];

export default defineHost({
  title: "opencode or Kilo",
  url: "https://opencode.ai/docs/agents",
  editions: ["2", "1"],
  patterns: [
    "**/opencode.json",
    "**/opencode.jsonc",
    "**/kilo.json",
    "**/kilo.jsonc",
    ...files.map((name) => `**/.opencode/${name}`),
    ...forked.map((name) => `**/.kilo/${name}`),
    ...forked.map((name) => `**/.kilocode/${name}`),
    `**/${modesFile}`,
    `~/${modesFile}`,
    ...files.map((name) => `$XDG_CONFIG_HOME/opencode/${name}`),
    ...files.map((name) => `~/.opencode/${name}`),
    ...forked.map((name) => `$XDG_CONFIG_HOME/kilo/${name}`),
    ...forked.map((name) => `~/.kilo/${name}`),
    ...forked.map((name) => `~/.kilocode/${name}`),
  ],

  async load(repo, where, chosen): Promise<Load> {
    const edition: Edition = chosen === "1" ? "1" : "2";
    const seen = new Set<string>();
    const reads: Reads[] = [];
    for (const family of ["opencode", "kilo"] as const)
      reads.push(...(await readFamily(repo, where, family, edition, seen)));
    const named: OpencodeLayer[] = [];
    for (const root of where.dirs.map(tidied)) {
      const layer: Layer = { name: "project", root, status: "loaded", authority: [] };
      const read = await readAgents(
        repo,
        layer,
        root,
        { edition, family: "opencode", folder: "agents", settings: [[]] },
        seen,
      );
      if (read.items.length + read.unjudged.length > 0) named.push(read);
    }
    const found = [...reads.flatMap(({ layers }) => layers), ...named];
    if (found.length === 0) return absentLoad;
    const lost = lossIn(reads);
    const everywhere = reads
      .find(
        ({ directory, layers }) => (directory === "" || directory === undefined) && layers.some(({ fatal }) => fatal),
      )
      ?.layers.find(({ fatal }) => fatal)?.fatal;
    return {
      status: everywhere ? "failed" : "loaded",
      ...(everywhere ? { problem: everywhere } : {}),
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found.flatMap(({ items }) => items.map(lost)), ...builtins(edition)],
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

/** The layers of one directory of the repository, or of the user (`undefined`). */
interface Reads {
  readonly family: Family;
  readonly directory: string | undefined;
  readonly layers: readonly OpencodeLayer[];
}

async function readFamily(
  repo: RepoIndex,
  where: SearchScope,
  family: Family,
  edition: Edition,
  seen: Set<string>,
): Promise<readonly Reads[]> {
  const shape = family === "kilo" ? "1" : edition;
  const user: [string, Settings][] = [];
  for (const own of userPlaces(where, family)) user.push([own, await settingsIn(repo, family, own, [], shape)]);
  const projects = new Map<string, Settings>();
  for (const directory of projectsOf(where))
    projects.set(directory, await settingsIn(repo, family, directory, ownIn(family, directory), shape));
  const rulesOf = (directory: string, isOwn: boolean): readonly Rule[] =>
    projects
      .get(directory)
      ?.configs.flatMap(({ path, rules }) => ((directoryOf(path) !== directory) === isOwn ? rules : [])) ?? [];
  // Kilo reads opencode's settings after its own (Kilo-Org/kilocode@56f4274:packages/opencode/src/kilocode/config/sources.ts).
  const alien = new Map<string, readonly Rule[]>();
  if (family === "kilo")
    for (const directory of projects.keys())
      alien.set(
        directory,
        (await settingsIn(repo, "opencode", directory, [], shape)).configs.flatMap(({ rules }) => rules),
      );
  const users = user.flatMap(([, { configs }]) => configs.flatMap(({ rules }) => rules));
  // Settings files of all directories come first, the nearest last. Then come their folders: the nearest last, or first in the first edition.
  const above = (start: string): readonly Rule[] => {
    const down = lineage(start, where).toReversed();
    const folders = shape === "2" ? down : down.toReversed();
    return [
      ...users,
      ...down.flatMap((directory) => rulesOf(directory, false)),
      ...down.flatMap((directory) => alien.get(directory) ?? []),
      ...folders.flatMap((directory) => rulesOf(directory, true)),
    ];
  };
  const reads: Reads[] = [];
  for (const [own, settings] of user)
    reads.push({
      family,
      directory: undefined,
      layers: await readLayers(repo, family, "user", own, settings, edition, basesOf("", projects, above), seen),
    });
  const home = where.user?.home;
  if (family === "kilo" && home !== undefined)
    reads.push({
      family,
      directory: undefined,
      layers: await readModes(repo, "user", home, basesOf("", projects, above)),
    });
  for (const [directory, settings] of projects) {
    const [own = "", ...former] = ownIn(family, directory).toReversed();
    const bases = basesOf(directory, projects, above);
    const layers = [...(await readLayers(repo, family, "project", own, settings, edition, bases, seen))];
    for (const folder of former)
      layers.push(
        ...(await readLayers(repo, family, "project", folder, { configs: [], unjudged: [] }, edition, bases, seen)),
      );
    if (family === "kilo") layers.push(...(await readModes(repo, "project", directory, bases)));
    reads.push({ family, directory, layers });
  }
  return reads;
}

/** How many different settings of sessions are compared. */
const mostBases = 20;

/** The settings' rules for a session in a directory, and for every directory below it that has its own settings. */
function basesOf(
  start: string,
  projects: ReadonlyMap<string, Settings>,
  above: (start: string) => readonly Rule[],
): readonly (readonly Rule[])[] {
  const below = [...projects].filter(
    ([directory, { configs }]) =>
      directory !== start && isWithin(directory, start) && configs.some(({ rules }) => rules.length > 0),
  );
  const bases = new Map<string, readonly Rule[]>();
  for (const directory of [start, ...below.slice(0, mostBases).map(([path]) => path)]) {
    const rules = above(directory);
    bases.set(JSON.stringify(rules.map(({ action, resource, effect }) => [action, resource, effect])), rules);
  }
  // A session that is not compared may deny nothing.
  return [...bases.values(), ...(below.length > mostBases ? [[]] : [])];
}

function userPlaces({ user }: SearchScope, family: Family): readonly string[] {
  const config = anchorRoot("xdgConfigHome", user);
  return [
    ...(config === undefined ? [] : [join(config, family)]),
    ...(user?.home === undefined ? [] : ownIn(family, user.home)),
  ];
}

/** Every directory whose settings a session reads. No session starts in the host's own folder. */
function projectsOf(where: SearchScope): readonly string[] {
  const starts = where.starts.filter((start) => !/^\.(?:opencode|kilo|kilocode)$/.test(nameOf(start)));
  return lineages(starts, where);
}

/** Marks the agents that are lost to a file because of which the host does not start: every agent of a session that reads the file. */
function lossIn(reads: readonly Reads[]): (item: Item) => Item {
  const fatal = reads.flatMap(({ family, directory, layers }) =>
    layers.flatMap((read) => (read.fatal ? [{ family, directory, problem: read.fatal }] : [])),
  );
  const owner = new Map<Layer, Reads>(reads.flatMap((read) => read.layers.map(({ layer }) => [layer, read] as const)));
  return (item) => {
    const home = owner.get(item.layer);
    if (!home || item.verdict.kind !== "loaded") return item;
    const cause = fatal.find(
      ({ family, directory }) =>
        family === home.family &&
        (directory === undefined || (home.directory !== undefined && isWithin(home.directory, directory))),
    );
    return cause ? { ...item, verdict: { kind: "lost", problem: because(cause.problem) } } : item;
  };
}

function because({ message, at }: Problem): Problem {
  return { message: `the host does not start while \`${at.source.path}\` is refused: ${message}`, at };
}
