import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Layer, Load, Problem } from "../../model/load.ts";
import { isWithin, join, nameOf, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { memoize } from "../_kit/memoize.ts";
import { lineage, lineages } from "../_kit/loading/sessions.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { commandPatterns, readCommands } from "./commands.ts";
import { type Read, readFamily } from "./family.ts";
import { folders } from "./folders.ts";
import { readAgents } from "./layers.ts";
import { modesFile } from "./agent/modes.ts";
import type { Edition } from "./permissions/tools.ts";
import { readTui, tuiFiles } from "./settings/tui.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { append } from "../../repo/many.ts";

const files = [
  "agent/**/*.md",
  "agents/**/*.md",
  "mode/*.md",
  "modes/*.md",
  "opencode.json",
  "opencode.jsonc",
  ...tuiFiles,
];
const forked = [...files, "kilo.json", "kilo.jsonc"];
const forkedHere = [...forked, "mcp.json"];

export default defineHost({
  title: "opencode or Kilo",
  url: "https://opencode.ai/docs/agents",
  editions: ["2", "1"],
  defaultEdition: "1",
  certainty: "measured",
  failsWhole: true,
  limitsStarts: true,
  patterns: [
    "**/opencode.json",
    "**/opencode.jsonc",
    "**/kilo.json",
    "**/kilo.jsonc",
    ...tuiFiles.map((name) => `**/${name}`),
    ...commandPatterns,
    ...files.map((name) => `**/.opencode/${name}`),
    ...forkedHere.map((name) => `**/.kilo/${name}`),
    ...forkedHere.map((name) => `**/.kilocode/${name}`),
    `**/${modesFile}`,
    `~/${modesFile}`,
    ...files.map((name) => `$XDG_CONFIG_HOME/opencode/${name}`),
    ...files.map((name) => `~/.opencode/${name}`),
    ...forked.map((name) => `$XDG_CONFIG_HOME/kilo/${name}`),
    ...forked.map((name) => `~/.kilo/${name}`),
    ...forked.map((name) => `~/.kilocode/${name}`),
  ],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where, chosen): Promise<Load> => {
    const edition: Edition = chosen === "2" ? "2" : "1";
    const scope = { repo, where, edition, directories: projectsOf(repo, where), seen: new Set<string>() };
    const reads: Read[] = [];
    for (const family of ["opencode", "kilo"] as const) append(reads, await readFamily({ ...scope, family }));
    for (const root of where.dirs.map(tidied)) {
      const layer: Layer = { name: "project", root, status: "loaded", authority: [] };
      const place = { repo, family: "opencode", name: "project", edition } as const;
      const { drafts, unjudged } = await readAgents(place, layer, { root, folder: "agents", seen: scope.seen });
      const items = drafts.map((draft) => draft.finish([{ above: [] }]));
      if (items.length + unjudged.length > 0)
        reads.push({ layer, items, unjudged, family: "opencode", directory: undefined });
    }
    const commands = await readCommands(repo, scope.directories);
    const tui = await readTui(repo, where, scope.directories);
    if (reads.length === 0 && ![...commands, ...tui].some(({ isOwn }) => isOwn)) return absentLoad;
    const lost = lossIn(reads, where);
    const everywhere = reads.find(
      ({ directory, fatal }) => (directory === "" || directory === undefined) && fatal,
    )?.fatal;
    return {
      status: everywhere ? "failed" : "loaded",
      ...(everywhere ? { problem: everywhere } : {}),
      layers: [...reads, ...commands, ...tui].map(({ layer }) => layer).concat(builtin),
      items: [...reads.flatMap((read) => read.items.map((item) => lost(read, item))), ...builtins(edition)],
      unjudged: [...reads, ...commands, ...tui].flatMap(({ unjudged }) => unjudged),
    };
  }),
});

/**
 * Every directory whose settings a session reads. No session starts in the host's own folder, nor where settings only
 * lie for a link in another directory.
 */
function projectsOf(repo: RepoIndex, where: SearchScope): readonly string[] {
  const all = where.starts.filter((start) => !ownFolder.test(nameOf(start)));
  const linked = new Set(all.flatMap((start) => settingsIn(start).flatMap((path) => linkedFrom(repo, path))));
  const isPlain = (path: string): boolean => !linked.has(path) && repo.resolve(path).kind === "file";
  const starts = all.filter(
    (start) =>
      !settingsIn(start).some((path) => linked.has(path)) ||
      settingsIn(start).some(isPlain) ||
      repo.names(start).some((name) => ownFolder.test(name)),
  );
  return lineages(starts, where);
}

const ownFolder = /^\.(?:opencode|kilo|kilocode)$/;

function settingsIn(directory: string): readonly string[] {
  return ["opencode.json", "opencode.jsonc", "kilo.json", "kilo.jsonc"].map((name) => join(directory, name));
}

/** The file that a link leads to. */
function linkedFrom(repo: RepoIndex, path: string): readonly string[] {
  const target = repo.entries.get(path)?.kind === "link" ? repo.resolve(path) : undefined;
  return target?.kind === "file" ? [target.path] : [];
}

/** Marks the agents that are lost because the host does not start in any session that reads them. */
function lossIn(reads: readonly Read[], where: SearchScope): (read: Read, item: Item) => Item {
  const fatal = reads.flatMap(({ family, directory, fatal: problem }) =>
    problem ? [{ family, directory, problem }] : [],
  );
  if (fatal.length === 0) return (_, item) => item;
  const causesOf = memoize((home: Read): readonly (Problem | undefined)[] => {
    const start = home.directory ?? "";
    const reading = where.starts.filter((path) => isWithin(path, start));
    return (reading.length > 0 ? reading : [start]).map(
      (path) =>
        fatal.find(
          ({ family, directory }) =>
            family === home.family && (directory === undefined || lineage(path, where).includes(directory)),
        )?.problem,
    );
  });
  return (home, item) => {
    if (item.verdict.kind !== "loaded") return item;
    const causes = causesOf(home);
    const [cause] = causes;
    return cause && causes.every((problem) => problem)
      ? { ...item, verdict: { kind: "lost", problem: because(cause) } }
      : item;
  };
}

function because({ message, at }: Problem): Problem {
  return { message: `opencode does not start because of \`${at.source.path}\`: ${message}`, at };
}
