/** Reads the layers of one directory: its settings files with their agents, and its agents folders. */
import { collectFiles, readEach } from "../_kit/collect.ts";
import type { Authority, Item, Layer, Problem } from "../../model/load.ts";
import { join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { agentOf, type Reader } from "./agent.ts";
import { agentsIn, type Config, readConfig } from "./config.ts";
import type { Rule } from "./rules.ts";
import type { Edition } from "./tools.ts";
import type { LayerRead } from "../_kit/sessions.ts";

/** Kilo is a fork of the first edition that kept its format and has folders of its own. */
export type Family = Reader["family"];

/** A layer, and why it may keep the host from starting. */
export interface OpencodeLayer extends LayerRead {
  /** Why the host does not start in this directory or below. */
  readonly fatal?: Problem;
}

export interface Settings {
  readonly configs: readonly Config[];
  readonly unjudged: readonly Problem[];
}

/** The host's own folders of a directory, the strongest last. Kilo still reads its former folder. */
export function ownIn(family: Family, directory: string): readonly [...former: string[], own: string] {
  return family === "kilo" ? [join(directory, ".kilocode"), join(directory, ".kilo")] : [join(directory, ".opencode")];
}

/**
 * Settings files of a directory, the strongest last: in the directory itself, and in the `folders` that hold agents
 * (anomalyco/opencode@0bda271:packages/opencode/src/config/paths.ts, @02f41dd:packages/core/src/config/discovery.ts).
 */
export async function settingsIn(
  repo: RepoIndex,
  family: Family,
  directory: string,
  folders: readonly string[],
  edition: Edition,
): Promise<Settings> {
  const names = [`${family}.json`, `${family}.jsonc`];
  const paths = [...new Set([directory, ...folders])].flatMap((place) => names.map((name) => join(place, name)));
  const read = await Promise.all(paths.map((path) => readConfig(repo, path, edition)));
  const configs = read.flatMap((config) => (config && "root" in config ? [config] : []));
  return {
    configs,
    unjudged: read.flatMap((config) => (!config ? [] : "message" in config ? [config] : config.unjudged)),
  };
}

/** `own` is the directory that holds the agents folders. */
export async function readLayers(
  repo: RepoIndex,
  family: Family,
  name: Layer["name"],
  own: string,
  { configs, unjudged }: Settings,
  edition: Edition,
  settings: readonly (readonly Rule[])[],
  seen: Set<string>,
): Promise<readonly OpencodeLayer[]> {
  const shape = family === "kilo" ? "1" : edition;
  const layers = configs.map((config): OpencodeLayer => {
    const failed = config.problem && ({ status: "failed", problem: config.problem } as const);
    const layer: Layer = { name, root: config.path, status: "loaded", authority: config.authority, ...failed };
    const items = agentsIn(repo, config, layer, shape, settings);
    const fatal =
      shape === "1"
        ? (config.problem ?? items.flatMap(({ verdict }) => (verdict.kind === "rejected" ? [verdict.problem] : []))[0])
        : undefined;
    return { layer, items, unjudged: [], ...(fatal && family === "opencode" ? { fatal } : {}) };
  });
  const folder = await readFolder(repo, family, name, own, edition, settings, seen);
  const first = layers[0] ?? folder;
  if (!first)
    return unjudged.length > 0
      ? [{ layer: { name, root: own, status: "absent", authority: [] }, items: [], unjudged }]
      : [];
  const reads = [...layers, ...(folder ? [folder] : [])];
  return reads.map((read) => (read === first ? { ...read, unjudged: [...unjudged, ...read.unjudged] } : read));
}

const agents = ["agent", "agents"];
const modes = ["mode", "modes"];

async function readFolder(
  repo: RepoIndex,
  family: Family,
  name: Layer["name"],
  own: string,
  edition: Edition,
  settings: readonly (readonly Rule[])[],
  seen: Set<string>,
): Promise<OpencodeLayer | undefined> {
  const code = codeIn(repo, own);
  const layer: Layer = { name, root: own, status: "loaded", authority: code };
  const reads: OpencodeLayer[] = [];
  for (const directory of [...agents, ...modes]) {
    const folder = modes.includes(directory) ? "modes" : "agents";
    reads.push(await readAgents(repo, layer, join(own, directory), { edition, family, folder, settings }, seen));
  }
  const items = reads.flatMap((read) => read.items);
  const unjudged = reads.flatMap((read) => read.unjudged);
  const present =
    items.length + unjudged.length + code.length > 0 ||
    [...agents, ...modes].some((directory) => repo.resolve(join(own, directory)).kind === "directory");
  const fatal = reads.find((read) => read.fatal)?.fatal;
  return present ? { layer, items, unjudged, ...(fatal ? { fatal } : {}) } : undefined;
}

/** The Markdown files of one folder, or the file itself where a policy names one. */
export async function readAgents(
  repo: RepoIndex,
  layer: Layer,
  root: string,
  reader: Reader,
  seen: Set<string>,
): Promise<OpencodeLayer> {
  const { files, broken, unjudged } = collectFiles(repo, root, {
    isIncluded: (file) => file.endsWith(".md"),
    deep: reader.folder === "agents",
    seen,
  });
  let fatal: Problem | undefined;
  const { results, unjudged: unread } = await readEach(repo, files, async (source, path): Promise<Item> => {
    const id = (path === root ? nameOf(path) : path.slice(root === "" ? 0 : root.length + 1)).replace(/\.md$/, "");
    const { fatal: isFatal, ...agent } = await agentOf(source, id, reader);
    if (isFatal && agent.verdict.kind === "rejected") fatal ??= agent.verdict.problem;
    return { layer, files: [source.path], ...agent };
  });
  const gone = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return { layer, items: [...results, ...gone], unjudged: [...unjudged, ...unread], ...(fatal ? { fatal } : {}) };
}

/** Programs that the host loads from its folders automatically. */
function codeIn(repo: RepoIndex, own: string): readonly Authority[] {
  return ["plugin", "plugins", "tool", "tools"].flatMap((folder) => {
    const { files } = collectFiles(repo, join(own, folder), {
      isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
      deep: false,
    });
    const setting = folder.startsWith("plugin") ? "plugin" : "tool";
    return files.map(
      (path): Authority => ({
        setting,
        value: path,
        effect: "widens",
        because: "is code that runs inside of the host",
        at: placeOfPath(path),
      }),
    );
  });
}
