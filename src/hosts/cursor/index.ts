/** Cursor: one folder of subagents in the workspace, and those of three other hosts. */
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { builtinLayer, loadFrom, readLayer } from "../_kit/loading/layers.ts";
import { defineHost } from "../../model/host.ts";
import type { Item, Layer, Load } from "../../model/load.ts";
import { join, nameOf, tidied } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { agentOf } from "./agent.ts";
import { folders } from "./folders.ts";
import { hooksPath } from "./hooks.ts";
import { settingsFiles, settingsIn } from "./settings.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { append } from "../../repo/many.ts";

const own = ".cursor/agents";

/** Folders of other hosts that Cursor reads too. Its own folder wins over them. */
const shared = [".claude/agents", ".grok/agents", ".codex/agents"];

/** Extensions of files that are read, in any case. */
const extensions = ["md", "mdc", "markdown"];

/** How many folders below the first are read. */
const maxDepth = 10;

/** Folders that are not read at any depth. */
const skipped: ReadonlySet<string> = new Set(["node_modules", "__pycache__", "dist", "build"]);

/** Names are those of the subagents page. What each may do beyond its purpose is assumed. */
const builtins: BuiltinAgents = [
  ["explore", ["read", "execute", "network", "external"]],
  ["bash", ["read", "write", "execute", "network"]],
  ["browser", ["read", "network", "external"]],
];

const patternsBelow = (start: string): readonly string[] => [
  ...[own, ...shared].flatMap((path) => extensions.map((extension) => `${start}/${path}/**/*.${extension}`)),
  ...settingsFiles.map((name) => `${start}/.cursor/${name}`),
];

export default defineHost({
  title: "Cursor",
  url: "https://cursor.com/docs/agent/subagents",
  editions: ["2026-08"],
  certainty: "documented",
  patterns: [...patternsBelow("**"), ...patternsBelow("~")],
  ownPatterns: [`**/${own}/**`, ...settingsFiles.map((name) => `**/.cursor/${name}`), `~/${own}/**`],
  folders,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const search: Search = { repo, seen: new Set() };
    const found: LayerRead[] = [];
    for (const start of where.starts) append(found, await readWorkspace(search, "project", start));
    const home = where.user?.home;
    if (home !== undefined) append(found, await readWorkspace(search, "user", home));
    for (const root of where.dirs.map(tidied))
      append(found, await readFolder(search, { name: "project", root, status: "loaded", authority: [] }, true));
    return loadFrom(found, builtinLayer(builtins));
  }),
});

/** What every folder of one load shares. */
interface Search {
  readonly repo: RepoIndex;
  /** Real paths of files that a layer has already. */
  readonly seen: Set<string>;
}

/** The folders of a workspace. A profile in Cursor's own folder shadows profiles of the same name in shared folders. */
async function readWorkspace(search: Search, name: Layer["name"], directory: string): Promise<readonly LayerRead[]> {
  const layerOf = (path: string, authority: Layer["authority"] = []): Layer => ({
    name,
    root: join(directory, path),
    status: "loaded",
    authority,
    ...(name === "project" ? { governs: directory } : {}),
  });
  const { authority, unjudged, problem } = await settingsIn(search.repo, { directory, isUser: name === "user" });
  const [first] = await readFolder(search, layerOf(own, authority), true);
  const layers: LayerRead[] = [];
  if (first) layers.push({ ...first, unjudged: [...unjudged, ...first.unjudged] });
  else if (authority.length + unjudged.length > 0)
    layers.push({ layer: layerOf(".cursor", authority), items: [], unjudged });
  if (problem) {
    const layer: Layer = { ...layerOf(hooksPath), status: "failed", problem };
    layers.push({ layer, items: [], unjudged: [] });
  }
  const winners = new Map(namesIn(first?.items ?? []));
  for (const path of shared) {
    for (const read of await readFolder(search, layerOf(path), false)) {
      const items = read.items.map((item) => shadowedBy(winners, item));
      layers.push({ ...read, items });
      for (const [name, item] of namesIn(items)) if (!winners.has(name)) winners.set(name, item);
    }
  }
  return layers;
}

/** The loaded profiles of a folder by name. */
function namesIn(items: readonly Item[]): readonly (readonly [name: string, item: Item])[] {
  return items.flatMap((item) =>
    item.verdict.kind === "loaded" && item.profile?.identity !== undefined
      ? [[item.profile.identity, item] as const]
      : [],
  );
}

/** A shadowed profile never runs in this host, so limits that the host ignores are not reported. */
function shadowedBy(winners: ReadonlyMap<string, Item>, item: Item): Item {
  const by = item.profile?.identity === undefined ? undefined : winners.get(item.profile.identity);
  if (!by || !item.profile || item.verdict.kind !== "loaded") return item;
  const { leniency: _, ...rest } = item;
  return { ...rest, verdict: { kind: "shadowed", by }, profile: { ...item.profile, ineffective: [] } };
}

/** One folder, or one file that a policy names; nothing when neither exists. */
async function readFolder({ repo, seen }: Search, layer: Layer, isOwn: boolean): Promise<readonly LayerRead[]> {
  const { root } = layer;
  const found = await readLayer(repo, layer, {
    isIncluded: (file) => /.\.(?:md|mdc|markdown)$/i.test(file),
    deep: true,
    seen,
    isExcluded: (path) => repo.resolve(path).kind === "directory" && isSkipped(path, root),
    read: (source, path) => [{ layer, files: [source.path], ...agentOf(source, { path, isOwn }) }],
  });
  return found ? [found] : [];
}

/** Whether a folder below `root` is not read, for its name or its depth. */
function isSkipped(path: string, root: string): boolean {
  const name = nameOf(path);
  return name.startsWith(".") || skipped.has(name) || depthOf(path) - depthOf(root) > maxDepth;
}

function depthOf(path: string): number {
  return path.split("/").length;
}
