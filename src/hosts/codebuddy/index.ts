/** CodeBuddy Code: one folder of subagents, read at any depth, in the directory in which a session starts. */
import { defineHost } from "../../model/host.ts";
import type { Layer, Load } from "../../model/load.ts";
import { append } from "../../repo/many.ts";
import { directoryOf, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { type Folder, type FolderResult, loadFolders } from "../_kit/loading/folders.ts";
import { loadFrom } from "../_kit/loading/layers.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { preloadedBy, readCode } from "./code.ts";
import { ownFolders } from "./folders.ts";
import { launch } from "./launch.ts";
import { agentOf } from "./profile.ts";
import { furtherAuthority, knownSettings, reading, settingRules, settings, userSettings } from "./settings.ts";
import { builtins } from "./tools.ts";

const own = ".codebuddy";
const agents = `${own}/agents`;

const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => /\.(?:md|mdc|markdown)$/i.test(name),
  read: async (source, path, _, repo) => {
    const result = await agentOf(source, path);
    if (!path.endsWith(".md")) return notRead(source, result);
    const skills = await preloadedBy(result.profile?.preloads ?? [], repo, ownDirectoryOf(path));
    return [result.profile && skills.length > 0 ? { ...result, profile: { ...result.profile, skills } } : result];
  },
};

/** The program reads no other file, whatever it holds. A document that looks like no subagent is not reported. */
function notRead(source: Source, { profile, leniency, verdict }: FolderResult): readonly FolderResult[] {
  if (verdict.kind !== "loaded" || leniency || !profile) return [];
  const message = "its name does not end in `.md`, and no other file is read";
  return [{ verdict: { kind: "dropped", problem: { message, at: startOf(source) } }, profile }];
}

/** The `.codebuddy` directory of a profile; of one that a policy names, the directory around it. */
function ownDirectoryOf(path: string): string {
  const end = path.lastIndexOf(`${agents}/`);
  return end < 0 ? join(directoryOf(path), own) : path.slice(0, end + own.length);
}

const folder: Folder = { path: agents, isOwn: true, ...files };

/** `mcp.json` lies in many folders, and shows no place where sessions start. */
const shown = settings.filter((path) => path !== "mcp.json");
const texts = [`${own}/skills/**/SKILL.md`, `${own}/commands/**/*.md`];

export default defineHost({
  title: "CodeBuddy",
  url: "https://www.codebuddy.ai/docs/cli/sub-agents",
  editions: ["2.117"],
  formerEditions: { "2026-08": "2.117" },
  certainty: "measured",
  patterns: [
    ...[`${agents}/**/*.md`, ...texts, ...shown].map((path) => `**/${path}`),
    "mcp.json",
    ...[`${agents}/**/*.md`, ...texts, ...userSettings].map((path) => `~/${path}`),
  ],
  ownPatterns: [`**/${own}/**`, `~/${own}/**`],
  folders: ownFolders,

  launch,

  load: withLaunches(launch, async (repo, given): Promise<Load> => {
    // A file that lies in the directory itself shows no session that starts there.
    const where = { ...given, starts: given.starts.filter((start) => nameOf(start) !== own) };
    const load = await loadFolders(repo, where, {
      folders: [folder],
      userFolders: [folder],
      policyFolder: files,
      depth: "unverified",
      settings,
      userSettings,
      settingsReading: reading,
      settingRules,
      knownSettings,
      furtherAuthority,
      builtins,
    });
    const beside: LayerRead[] = [];
    for (const start of where.starts) append(beside, await codeLayer(repo, "project", start));
    const home = where.user?.home;
    if (home !== undefined) append(beside, await codeLayer(repo, "user", home));
    return withLayers(load, beside);
  }),
});

/** Nothing where no skill and no command runs anything. */
async function codeLayer(repo: RepoIndex, name: Layer["name"], directory: string): Promise<readonly LayerRead[]> {
  const root = join(directory, own);
  const { authority, unjudged } = await readCode(repo, root);
  if (authority.length + unjudged.length === 0) return [];
  const governs = name === "project" ? { governs: directory } : {};
  return [{ layer: { name, root, status: "loaded", authority, ...governs }, items: [], unjudged }];
}

function withLayers(load: Load, beside: readonly LayerRead[]): Load {
  if (beside.length === 0) return load;
  if (load.status === "absent") return loadFrom(beside, undefined);
  return {
    ...load,
    layers: [...beside.map(({ layer }) => layer), ...load.layers],
    unjudged: [...beside.flatMap(({ unjudged }) => unjudged), ...load.unjudged],
  };
}
