/** OpenHands: `.agents/agents` and `.openhands/agents`, as its software agent SDK reads them. */
import { unreadFolder } from "../_kit/loading/collect.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import { lineage } from "../_kit/loading/sessions.ts";
import { defineHost } from "../../model/host.ts";
import type { Load, Problem } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { folders as ownFolders } from "./folders.ts";
import { agentsOf } from "./profile.ts";
import { skillLayers, skillPatterns } from "./skills.ts";
import { authorityIn, knownSettings, settingsFiles, variablesOf, wholeFiles } from "./settings.ts";

/** Any case of the extension counts; these two names do not. */
const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => /.\.md$/i.test(name) && name !== "README.md" && name !== "readme.md",
  read: agentsOf,
};
const shared = ".agents/agents";
const own = ".openhands/agents";
const folders: readonly Folder[] = [
  { path: shared, isOwn: false, ...files },
  { path: own, isOwn: true, ...files },
];
const patterns = (prefix: string): readonly string[] => [`${prefix}${own}/*.md`, `${prefix}${shared}/*.md`];

/** The subagents of `openhands-tools`. The last also starts two servers. */
const builtins: BuiltinAgents = [
  ["general-purpose", ["read", "write", "execute"]],
  ["code-explorer", ["execute"]],
  ["bash-runner", ["execute"]],
  ["web-researcher", ["execute", "network", "external"]],
];

/** Plugins bring agents, hooks and servers, and are loaded from these folders at the start of every conversation. */
const plugins = [".agents/plugins", ".openhands/plugins"];

export default defineHost({
  title: "OpenHands",
  url: "https://docs.openhands.dev/sdk/guides/agent-file-based",
  editions: ["2026-11"],
  certainty: "documented",
  patterns: [
    ...patterns("**/"),
    ...settingsFiles.map((path) => `**/${path}`),
    "**/.openhands/setup.sh",
    "**/.openhands/pre-commit.sh",
    ...patterns("~/"),
    "**/.env",
    ...["**/", "~/"].flatMap((prefix) => skillPatterns.map((pattern) => `${prefix}${pattern}`)),
  ],
  ownPatterns: ["**/.openhands/**", "~/.openhands/agents/**"],
  folders: ownFolders,

  launch,

  load: withLaunches(launch, async (repo, where): Promise<Load> => {
    const load = await loadFolders(repo, where, {
      folders,
      userFolders: folders,
      policyFolder: files,
      depth: "flat",
      settings: settingsFiles,
      settingRules: [],
      knownSettings,
      furtherAuthority: authorityIn,
      wholeFiles,
      isSorted: true,
      builtins,
    });
    // A session has the skills of its directory and of the root of its repository.
    const roots = where.starts.map((start) => lineage(start, where).at(-1) ?? start);
    const skills = await skillLayers(repo, [...new Set([...where.starts, ...roots])], "project");
    const home = where.user?.home;
    const found = home === undefined ? skills : [...skills, ...(await skillLayers(repo, [home], "user"))];
    const variables = await Promise.all(where.starts.map((start) => variablesOf(repo, start)));
    const set = variables.filter((one) => one !== undefined);
    return {
      ...load,
      status: found.length > 0 ? "loaded" : load.status,
      layers: [...load.layers, ...[...found, ...set].map(({ layer }) => layer)],
      unjudged: [
        ...load.unjudged,
        ...set.flatMap(({ unjudged }) => unjudged),
        ...found.flatMap(({ unjudged }) => unjudged),
        ...where.starts.flatMap((start) => pluginsIn(repo, start)),
      ],
    };
  }),
});

function pluginsIn(repo: RepoIndex, start: string): readonly Problem[] {
  const message = "holds plugins, which OpenHands loads with their agents, hooks and servers; they are not checked";
  return plugins
    .map((folder) => join(start, folder))
    .filter((path) => repo.names(path).length > 0 || unreadFolder(repo, path).length > 0)
    .map((path) => ({ message, at: placeOfPath(path) }));
}
