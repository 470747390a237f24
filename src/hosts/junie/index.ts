import { markdownAgents } from "../_kit/profiles/markdown-host.ts";
import type { SettingRule } from "../_kit/settings/index.ts";
import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import { defineHost, type OwnFolder } from "../../model/host.ts";
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { agent } from "./agent.ts";
import { launch } from "./launch.ts";
import { serverRules } from "../_kit/settings/server-rules.ts";

const settingRules: readonly SettingRule[] = [
  ...serverRules("subagents"),
  {
    path: "brave",
    when: /^true$/,
    effect: "bypasses",
    because: "runs every command, every tool of a server and every edit outside the project without asking",
  },
  { path: "agent-locations", effect: "widens", because: "is an additional folder of subagents" },
  { path: "mcp-locations", effect: "widens", because: "is an additional folder of servers", searches: "everything" },
  {
    path: "model-locations",
    effect: "widens",
    because: "is an additional folder of models, which may have addresses",
    searches: "everything",
  },
  { path: "flags", effect: "widens", because: "switches on a feature (what it does is not documented)" },
  {
    path: "byok.*",
    effect: "widens",
    because: "is a key with which prompts go to this provider, to the account of whoever owns the key",
    shown: "a key",
  },
  {
    path: "proxies",
    effect: "widens",
    because: "is a custom address to which prompts may be sent",
    shown: "an address",
    may: ["network"],
  },
];

const knownSettings: KnownSettings = {
  title: "Junie",
  harmless: [
    ...harmlessKeys(
      "$schema model defaultModel provider theme language telemetry guidelines version",
      "changes which model is asked, and what a terminal shows",
    ),
    ...harmlessKeys(
      "effort time-limit auto-update",
      "changes how long a model thinks and works, and when Junie updates",
    ),
    ...harmlessKeys("skill-locations command-locations guidelines-location", "names texts for a prompt"),
    ...harmlessKeys(
      "agent-default-location agent-default-locations mcp-default-locations model-default-locations skill-default-locations command-default-locations",
      "can only switch off folders, which are checked all the same",
    ),
    ...serverKeys("mcpServers.*"),
  ],
};

const ownFolders: readonly OwnFolder[] = [
  {
    root: "**/.junie",
    judged: ["mcp/mcp.json", "config.json", "agents/**", "skills/**"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is read from the user's home directory only", "allowlist.json"),
      ...harmlessFiles("is written by sessions", "memory/** plans/** logs/** sessions/**"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];

const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => name.endsWith(".md"),
  read: markdownAgents(agent),
};
const own = ".junie/agents";
const shared = ".agents";
const further = ".agents/agents";
const folders: readonly Folder[] = [
  { path: own, isOwn: true, ...files },
  { path: shared, isOwn: false, isFlat: true, ...files },
  { path: further, isOwn: false, ...files },
];
const settings = [".junie/mcp/mcp.json", ".junie/config.json"];
const patterns = (prefix: string): readonly string[] => [
  `${prefix}${own}/**/*.md`,
  `${prefix}${further}/**/*.md`,
  `${prefix}${shared}/*.md`,
];

export default defineHost({
  title: "Junie",
  url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
  editions: ["2026-08"],
  certainty: "documented",
  patterns: [...patterns("**/"), ...settings.map((path) => `**/${path}`), ...patterns("~/")],
  ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
  folders: ownFolders,

  launch,

  load: withLaunches(launch, (repo, where) =>
    loadFolders(repo, where, {
      folders,
      userFolders: folders,
      policyFolder: files,
      depth: "unverified",
      settings,
      settingRules,
      knownSettings,
      namedFolders: { key: "agent-locations", ...files },
    }),
  ),
});
