import { builtinsOf } from "../_kit/builtins.ts";
import type { Capability } from "../../model/capability.ts";
import { collectFiles, readEach } from "../_kit/collect.ts";
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Layer, Load } from "../../model/load.ts";
import { directoryOf, join, tidied } from "../../repo/path.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { agentOf } from "./agent.ts";
import { settingsFiles, settingsIn } from "./settings.ts";

const own = ".cursor/agents";

/** Folders of other hosts that are read too, each weaker than the own one. */
const others = [".claude/agents", ".codex/agents"];

/** Settings about agents; servers and hooks are there for the editor as well. */
const telling = ["permissions.json", "sandbox.json", "cli.json"];

const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** Names as the subagents page has them; what each may do is UNVERIFIED beyond what it is for. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["explore", ["read", "execute", "network", "external"]],
  ["bash", ["read", "write", "execute", "network"]],
  ["browser", ["read", "network", "external"]],
];

export default defineHost({
  title: "Cursor",
  url: "https://cursor.com/docs/agent/subagents",
  editions: ["2026-08"],
  patterns: [
    `**/${own}/**/*.md`,
    ...others.map((path) => `**/${path}/*.md`),
    ...settingsFiles.map((name) => `**/.cursor/${name}`),
    `~/${own}/**/*.md`,
    ...others.map((path) => `~/${path}/*.md`),
    ...settingsFiles.map((name) => `~/.cursor/${name}`),
  ],
  ownPatterns: [`**/${own}/**`, ...telling.map((name) => `**/.cursor/${name}`), `~/${own}/**`],

  async load(repo, where): Promise<Load> {
    const seen = new Set<string>();
    const found: LayerRead[] = [];
    for (const start of where.starts) found.push(...(await readWorkspace(repo, "project", start, seen)));
    const home = where.user?.home;
    if (home !== undefined) found.push(...(await readWorkspace(repo, "user", home, seen)));
    for (const dir of where.dirs)
      found.push(
        ...(await readFolder(
          repo,
          { name: "project", root: tidied(dir), status: "loaded", authority: [] },
          true,
          seen,
        )),
      );
    if (found.length === 0) return absentLoad;
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found.flatMap(({ items }) => items), ...builtinsOf(builtin, agents)],
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

/** A workspace's folders; a profile of another host's folder gives way to one of the same name in Cursor's own. */
async function readWorkspace(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const { authority, unjudged } = await settingsIn(repo, join(directory, ".cursor"));
  const [first] = await readFolder(repo, { name, root: join(directory, own), status: "loaded", authority }, true, seen);
  const layers: LayerRead[] = [];
  if (first) layers.push({ ...first, unjudged: [...unjudged, ...first.unjudged] });
  else if (authority.length + unjudged.length > 0)
    layers.push({
      layer: { name, root: join(directory, ".cursor"), status: "loaded", authority },
      items: [],
      unjudged,
    });
  const stronger = new Map(
    (first?.items ?? []).flatMap((item) =>
      item.verdict.kind === "loaded" && item.profile?.identity !== undefined
        ? [[item.profile.identity, item] as const]
        : [],
    ),
  );
  for (const path of others) {
    for (const read of await readFolder(
      repo,
      { name, root: join(directory, path), status: "loaded", authority: [] },
      false,
      seen,
    ))
      layers.push({ ...read, items: read.items.map((item) => shadowed(item, stronger)) });
  }
  return layers;
}

/** What never runs here has no limits to lose here. */
function shadowed(item: Item, stronger: ReadonlyMap<string, Item>): Item {
  const by = item.profile?.identity === undefined ? undefined : stronger.get(item.profile.identity);
  if (!by || !item.profile || item.verdict.kind !== "loaded") return item;
  const { leniency: _, ...rest } = item;
  return { ...rest, verdict: { kind: "shadowed", by }, profile: { ...item.profile, ineffective: [] } };
}

/** One folder, or the file that a policy names; none where nothing stands. */
async function readFolder(
  repo: RepoIndex,
  layer: Layer,
  isOwn: boolean,
  seen: Set<string>,
): Promise<readonly LayerRead[]> {
  const { files, broken, unjudged } = collectFiles(repo, layer.root, {
    isIncluded: (file) => file.endsWith(".md"),
    deep: isOwn,
    seen,
  });
  if (repo.resolve(layer.root).kind !== "directory" && files.length + broken.length + unjudged.length === 0) return [];
  const { all, unjudged: unread } = await readEach(
    repo,
    files,
    async (source, path): Promise<Item> => ({
      layer,
      files: [source.path],
      ...(await agentOf(source, path, isOwn && (path === layer.root || directoryOf(path) === layer.root))),
    }),
  );
  const dead = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return [{ layer, items: [...all, ...dead], unjudged: [...unjudged, ...unread] }];
}
