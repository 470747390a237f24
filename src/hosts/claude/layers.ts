/** Reads one layer: an agents directory with the settings beside it, or what a policy names. */
import { readEach } from "../../gather.ts";
import type { Item, Layer, Problem } from "../../load.ts";
import { directoryOf, extensionOf, isWithin, join, tidied } from "../../path.ts";
import type { LayerRead } from "../../sessions.ts";
import type { Survey } from "../../survey.ts";
import { type Source, startOf } from "../../text.ts";
import { agentOf } from "./agent.ts";
import { filesBelow, isOthers } from "./discovery.ts";
import { settingsIn } from "./settings.ts";

export const folder = ".claude/agents";

/** The layer of a directory, or none where nothing stands. `seen` holds the files that a layer has already. */
export async function readLayer(survey: Survey, name: Layer["name"], directory: string, seen: Set<string>): Promise<readonly LayerRead[]> {
  const root = join(directory, folder);
  const { files, broken, unjudged } = filesBelow(survey, root, seen);
  const settings = await settingsIn(survey, directoryOf(root));
  const present = survey.look(root).kind === "directory" || unjudged.length > 0;
  if (!present && settings.authority.length + settings.unjudged.length === 0) return [];
  const layer: Layer = { name, root, status: present ? "loaded" : "absent", authority: settings.authority };
  const read = await readFiles(survey, layer, files);
  return [{ layer, items: [...read.items, ...brokenItems(layer, broken)], unjudged: [...settings.unjudged, ...unjudged, ...read.unjudged] }];
}

/**
 * A directory or file of a policy as a project's layer. Each plugin in it (a directory with `.claude-plugin/plugin.json`)
 * is a layer of its own, because the host puts a plugin's name before those of its subagents.
 */
export async function readNamed(survey: Survey, named: string, seen: Set<string>): Promise<readonly LayerRead[]> {
  const root = tidied(named);
  const { files, broken, unjudged } = filesBelow(survey, root, seen, (path) => isOthers(path, root));
  const groups = new Map<string, string[]>([[root, []]]);
  for (const path of files) {
    const plugin = pluginOf(survey, directoryOf(path), root);
    const group = groups.get(plugin);
    if (group) group.push(path);
    else groups.set(plugin, [path]);
  }
  const layers: LayerRead[] = [];
  for (const [directory, own] of groups) {
    const isRoot = directory === root;
    if (own.length === 0 && !(isRoot && broken.length + unjudged.length > 0)) continue;
    const layer: Layer = { name: "project", root: directory, status: "loaded", authority: [] };
    const read = await readFiles(survey, layer, own);
    layers.push(isRoot ? { layer, items: [...read.items, ...brokenItems(layer, broken)], unjudged: [...unjudged, ...read.unjudged] } : { layer, ...read });
  }
  return layers;
}

function pluginOf(survey: Survey, directory: string, root: string): string {
  for (let at = directory; isWithin(at, root) && at !== root; at = directoryOf(at)) {
    if (survey.look(join(at, ".claude-plugin/plugin.json")).kind === "file") return at;
  }
  return root;
}

async function readFiles(survey: Survey, layer: Layer, files: readonly string[]): Promise<{ readonly items: readonly Item[]; readonly unjudged: readonly Problem[] }> {
  const { all, unjudged } = await readEach(survey, files, (source, path) => readAgent(layer, source, path));
  return { items: all, unjudged };
}

async function readAgent(layer: Layer, source: Source, path: string): Promise<Item> {
  const agent = await agentOf(source);
  const item: Item = { layer, files: [source.path], ...agent };
  if (path.endsWith(".md")) return item;
  if (agent.verdict.kind === "dropped") return { ...item, verdict: { kind: "passed-over" } };
  return { ...item, verdict: { kind: "dropped", problem: { message: `\`.${extensionOf(path) ?? ""}\` is not \`.md\`, which is all that this host is known to read`, at: startOf(source) } } };
}

function brokenItems(layer: Layer, broken: readonly Problem[]): readonly Item[] {
  return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}
