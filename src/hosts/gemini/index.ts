import { builtinsOf } from "../../builtins.ts";
import { capabilities } from "../../capability.ts";
import { readDials } from "../../dials.ts";
import { isPresent, readFlat } from "../../flat.ts";
import { hooksOf } from "../../extras.ts";
import { readOne } from "../../gather.ts";
import { absent, defineHost } from "../../host.ts";
import { type Authority, isOffered, type Item, type Layer, type Load, type Problem } from "../../load.ts";
import { lastOf } from "../../node.ts";
import { directoryOf, join } from "../../path.ts";
import type { Survey } from "../../survey.ts";
import { parseJsonc } from "../../syntaxes/json.ts";
import { agentsOf } from "./agent.ts";
import { dials } from "./settings.ts";

const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

export default defineHost({
  title: "Gemini CLI",
  url: "https://geminicli.com/docs/core/subagents",
  editions: ["2026-08"],
  places: ["**/.gemini/agents/*.md", "**/.gemini/settings.json", "~/.gemini/agents/*.md", "~/.gemini/settings.json"],

  async load(survey, where): Promise<Load> {
    const seen = new Set<string>();
    const projects: LayerRead[] = [];
    for (const start of where.starts) projects.push(...(await readLayer(survey, "project", join(start, ".gemini/agents"), seen)));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readLayer(survey, "user", join(home, ".gemini/agents"), seen);
    const named: LayerRead[] = [];
    for (const root of where.dirs) named.push(...(await readLayer(survey, "project", root, seen, false)));
    const found = [...projects, ...user, ...named];
    if (found.length === 0) return absent;
    const base = builtinsOf(builtin, [
      ["codebase_investigator", ["read"]],
      ["cli_help", ["read"]],
      ["generalist", capabilities],
      ["browser_agent", ["network", "external"]],
    ]);
    const shadow = shadowing(base, projects, user);
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found.flatMap(({ items }) => items.map(shadow)), ...base],
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

interface LayerRead {
  readonly layer: Layer;
  readonly items: readonly Item[];
  readonly unjudged: readonly Problem[];
}

async function readLayer(survey: Survey, name: Layer["name"], root: string, seen: Set<string>, hasSettings = true): Promise<readonly LayerRead[]> {
  const path = join(directoryOf(root), "settings.json");
  const settings = hasSettings ? await readDials(survey, [path], dials) : { authority: [], unjudged: [] };
  const hooks = hasSettings ? await hooksIn(survey, path) : [];
  const authority = [...settings.authority, ...hooks];
  const layer: Layer = { name, root, status: "loaded", authority };
  const folder = await readFlat(survey, layer, root, { read: agentsOf, isSkipped: (file) => file.startsWith("_"), followsLinks: false }, seen);
  if (!isPresent(survey, root, folder) && authority.length + settings.unjudged.length === 0) return [];
  return [{ layer, items: folder.items, unjudged: [...settings.unjudged, ...folder.unjudged] }];
}

async function hooksIn(survey: Survey, path: string): Promise<readonly Authority[]> {
  const source = await readOne(survey, path);
  if (source === undefined || "message" in source) return [];
  const root = parseJsonc(source.text);
  if (root.kind === "problem") return [];
  return hooksOf(lastOf(root, "hooks"), source).map(({ name, kind, at }) => ({ setting: `hooks.${name}`, value: kind, effect: "widens", because: "runs beside every agent, whatever its tools", at }));
}

/** A name that is taken is passed over with a warning: the host's own first, then the project's (`registry.ts`). */
function shadowing(base: readonly Item[], projects: readonly LayerRead[], user: readonly LayerRead[]): (item: Item) => Item {
  const nameOf = (item: Item): string | undefined => item.profile?.identity;
  const byName = (items: readonly Item[]): ReadonlyMap<string, Item> => new Map(items.toReversed().flatMap((item) => (nameOf(item) === undefined || !isOffered(item) ? [] : [[nameOf(item) ?? "", item] as const])));
  const [own, rooted] = [byName(base), byName(projects.filter(({ layer }) => layer.root === ".gemini/agents").flatMap(({ items }) => items))];
  const users = new Set(user.map(({ layer }) => layer));
  return (item) => {
    const name = nameOf(item) ?? "";
    const by = own.get(name) ?? (users.has(item.layer) ? rooted.get(name) : undefined);
    return by && by !== item && item.verdict.kind === "loaded" ? { ...item, verdict: { kind: "shadowed", by } } : item;
  };
}
