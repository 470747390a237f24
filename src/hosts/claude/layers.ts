/** Reads one layer: an agents directory with the settings beside it, or what a policy names. */
import type { Item, Layer, Problem } from "../../load.ts";
import { directoryOf, extensionOf, isWithin, join } from "../../path.ts";
import type { Survey } from "../../survey.ts";
import { placeOfPath, startOf } from "../../text.ts";
import { agentOf } from "./agent.ts";
import { filesBelow, isOthers } from "./discovery.ts";
import { settingsIn } from "./settings.ts";

export const folder = ".claude/agents";

export interface LayerRead {
  readonly layer: Layer;
  readonly items: readonly Item[];
  readonly unjudged: readonly Problem[];
}

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
  const root = named.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "").replace(/^\.$/, "");
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

/** How many files are read at a time. */
const together = 64;

async function readFiles(survey: Survey, layer: Layer, files: readonly string[]): Promise<{ readonly items: readonly Item[]; readonly unjudged: readonly Problem[] }> {
  const items: Item[] = [];
  const unjudged: Problem[] = [];
  for (let at = 0; at < files.length; at += together) {
    for (const read of await Promise.all(files.slice(at, at + together).map((path) => readAgent(survey, layer, path)))) {
      if ("message" in read) unjudged.push(read);
      else items.push(read);
    }
  }
  return { items, unjudged };
}

async function readAgent(survey: Survey, layer: Layer, path: string): Promise<Item | Problem> {
  const content = await survey.read(path);
  switch (content.kind) {
    case "text": {
      const agent = await agentOf(content.source);
      const item: Item = { layer, files: [content.source.path], ...agent };
      if (path.endsWith(".md")) return item;
      if (agent.verdict.kind === "dropped") return { ...item, verdict: { kind: "passed-over" } };
      return { ...item, verdict: { kind: "dropped", problem: { message: `\`.${extensionOf(path) ?? ""}\` is not \`.md\`, which is all that this host is known to read`, at: startOf(content.source) } } };
    }
    case "not-utf8":
      return { message: "is not UTF-8, and this host replaces what it cannot decode", at: startOf(content.source) };
    case "unjudged":
      return { message: content.problem, at: startOf(content.source) };
    case "absent":
      return { message: "cannot be read as a file", at: placeOfPath(path) };
  }
}

function brokenItems(layer: Layer, broken: readonly Problem[]): readonly Item[] {
  return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}
