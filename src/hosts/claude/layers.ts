/** Reads one layer: an agents directory with the settings next to it, or a path that a policy names. */
import type { Layer } from "../../model/load.ts";
import { directoryOf, isWithin, join, tidied } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { filesBelow, isOthers } from "./discovery.ts";
import { brokenItems, readFiles } from "./files.ts";
import { settingsFiles } from "./settings/index.ts";
import { readWorkflows } from "./workflows.ts";
import { readLaunchFile, readServerFile, readSettingsFiles, type SkippedFile } from "./settings/files.ts";
import { addTo } from "../../repo/many.ts";

/** In each directory from the session's start up to the repository's root, and in the home directory. */
export const folder = ".claude/agents";

/**
 * The layers of a directory: one for its profiles and settings, and a failed one for each settings file that the
 * program skips. None where nothing exists. `seen` holds the files that another layer has already.
 */
export async function readLayer(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
  seen: Set<string>,
  edition: string,
): Promise<readonly LayerRead[]> {
  const root = join(directory, folder);
  const { files, broken, unjudged } = filesBelow(repo, root, seen);
  const settings = await readSettingsFiles(repo, settingsIn(name, directory), name, edition);
  const started =
    name === "project"
      ? [
          await readServerFile(repo, join(directory, ".mcp.json")),
          await readLaunchFile(repo, join(directory, ".claude/launch.json")),
          readWorkflows(repo, directory),
        ]
      : [];
  const decided = [settings, ...started];
  const authority = decided.flatMap((read) => read.authority);
  const unread = decided.flatMap((read) => read.unjudged);
  const skipped = decided.flatMap((read) => read.skipped).map((file) => skippedLayer(name, file));
  const present = repo.resolve(root).kind === "directory" || unjudged.length > 0;
  const { ineffective = [] } = settings;
  if (!present && authority.length + unread.length + ineffective.length === 0) return skipped;
  const layer: Layer = {
    name,
    root,
    status: present ? "loaded" : "absent",
    authority,
    ...(ineffective.length > 0 ? { ineffective } : {}),
    ...(name === "project" ? { governs: directory } : {}),
  };
  const read = await readFiles(repo, layer, files, { edition });
  return [
    {
      layer,
      items: [...read.items, ...brokenItems(layer, broken)],
      unjudged: [...unread, ...unjudged, ...read.unjudged],
    },
    ...skipped,
  ];
}

/** A settings file that the program skips decides nothing, and nobody sees that it does not. */
function skippedLayer(name: Layer["name"], { path, problem, authority }: SkippedFile): LayerRead {
  return { layer: { name, root: path, status: "failed", problem, authority }, items: [], unjudged: [] };
}

/** Settings files of a directory, the strongest last. The machine's settings file has its own name. */
export function settingsIn(name: Layer["name"], directory: string): readonly string[] {
  if (name === "system") return [join(directory, "managed-settings.json")];
  return settingsFiles.map((file) => join(directory, `.claude/${file}`));
}

/**
 * A directory or file that a policy names, as a project's layer. The other parts of a plugin in it are a
 * layer of their own. A JSON file holds subagents for `--agents`.
 */
export async function readNamed(
  repo: RepoIndex,
  named: string,
  seen: Set<string>,
  edition: string,
): Promise<readonly LayerRead[]> {
  const root = tidied(named);
  if (root.endsWith(".json") && repo.resolve(root).kind !== "directory")
    return (await import("./cli.ts")).readCli(repo, root, edition);
  const { files, broken, unjudged } = filesBelow(repo, root, seen, (path) => isOthers(path, root));
  const groups = new Map<string, string[]>([[root, []]]);
  for (const path of files) {
    const plugin = pluginOf(repo, directoryOf(path), root);
    addTo(groups, plugin, path);
  }
  const layers: LayerRead[] = [];
  for (const [directory, own] of groups) {
    const isRoot = directory === root;
    if (own.length === 0 && !(isRoot && broken.length + unjudged.length > 0)) continue;
    const layer: Layer = { name: "project", root: directory, status: "loaded", authority: [] };
    const read = await readFiles(repo, layer, own, { edition });
    layers.push(
      isRoot
        ? { layer, items: [...read.items, ...brokenItems(layer, broken)], unjudged: [...unjudged, ...read.unjudged] }
        : { layer, ...read },
    );
  }
  return layers;
}

function pluginOf(repo: RepoIndex, directory: string, root: string): string {
  for (let at = directory; isWithin(at, root) && at !== root; at = directoryOf(at)) {
    if (repo.resolve(join(at, ".claude-plugin/plugin.json")).kind === "file") return at;
  }
  return root;
}
