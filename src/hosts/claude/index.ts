import { absent, defineHost } from "../../host.ts";
import { isOffered, type Item, type Layer, type Load, type Problem } from "../../load.ts";
import { directoryOf, join } from "../../path.ts";
import type { Survey } from "../../survey.ts";
import { placeOfPath, startOf } from "../../text.ts";
import type { Where } from "../../tree.ts";
import { agentOf } from "./agent.ts";
import { builtin, builtins } from "./builtins.ts";
import { filesBelow } from "./discovery.ts";
import { settingsFiles, settingsIn } from "./settings.ts";

const folder = ".claude/agents";

/** The directory of managed settings on Linux. */
const managed = "etc/claude-code";

/** How many files are read at a time. */
const together = 64;

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
    const system = machine === undefined ? [] : await readLayer(survey, "system", join(machine, managed), folder, seen);
    const projects = new Map<string, readonly Read[]>();
    for (const directory of projectsOf(where)) projects.set(directory, await readLayer(survey, "project", directory, folder, seen));
    const user = home === undefined ? [] : await readLayer(survey, "user", home, folder, seen);
    const named: Read[] = [];
    for (const dir of where.dirs) named.push(...(await readLayer(survey, "project", plainly(dir), "", seen)));
    const found = [...system, ...[...projects.values()].flat(), ...user, ...named];
    if (found.length === 0) return absent;

    const base: Read = { layer: builtin, items: builtins(), unjudged: [] };
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

interface Read {
  readonly layer: Layer;
  readonly items: readonly Item[];
  readonly unjudged: readonly Problem[];
}

/** One layer, or none where nothing stands: the files below `folder` of a directory and the settings beside it. */
async function readLayer(survey: Survey, name: Layer["name"], directory: string, below: string, seen: Set<string>): Promise<readonly Read[]> {
  const root = join(directory, below);
  const { files, broken, unjudged } = filesBelow(survey, root, seen);
  const settings = below === "" ? { authority: [], unjudged: [] } : await settingsIn(survey, directoryOf(root));
  const present = survey.look(root).kind === "directory" || files.length + broken.length + unjudged.length > 0;
  if (!present && settings.authority.length + settings.unjudged.length === 0) return [];
  const layer: Layer = { name, root, status: present ? "loaded" : "absent", authority: settings.authority };
  const items: Item[] = [];
  const problems = [...settings.unjudged, ...unjudged];
  for (let at = 0; at < files.length; at += together) {
    for (const read of await Promise.all(files.slice(at, at + together).map((path) => readAgent(survey, layer, path)))) {
      if ("problem" in read) problems.push(read.problem);
      else items.push(read);
    }
  }
  for (const problem of broken) items.push({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } });
  return [{ layer, items, unjudged: problems }];
}

/** A policy's directory without `./` and trailing slashes. */
function plainly(directory: string): string {
  return directory.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "").replace(/^\.$/, "");
}

async function readAgent(survey: Survey, layer: Layer, path: string): Promise<Item | { readonly problem: Problem }> {
  const content = await survey.read(path);
  switch (content.kind) {
    case "text":
      return { layer, files: [content.source.path], ...(await agentOf(content.source)) };
    case "not-utf8":
      return { problem: { message: "is not UTF-8, and this host replaces what it cannot decode", at: startOf(content.source) } };
    case "unjudged":
      return { problem: { message: content.problem, at: startOf(content.source) } };
    case "absent":
      return { problem: { message: "cannot be read as a file", at: placeOfPath(path) } };
  }
}

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

function nearestFirst(start: string, where: Where, projects: ReadonlyMap<string, readonly Read[]>): readonly Read[] {
  return lineage(start, where).flatMap((directory) => projects.get(directory) ?? []);
}

/**
 * Marks as shadowed what no session would offer. Each session is a list of layers, the strongest first; two profiles
 * of one layer share their fate, because which of them survives is the file system's chance.
 */
function winnersOf(sessions: readonly (readonly Read[])[]): (item: Item) => Item {
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
