import type { SettingRule } from "../_kit/settings/index.ts";
import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { defineHost } from "../../model/host.ts";
import { launch } from "./launch.ts";
import { agentsOf } from "./agent.ts";
import type { OwnFolder } from "../../model/host.ts";
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import { idlePermissions, permissionsFaultIn, permissionsIn } from "./settings.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";
import { variableRules } from "../_kit/settings/variables.ts";
import { jsonDialects } from "../../parsers/json.ts";
import { serverRules } from "../_kit/settings/server-rules.ts";

const settingRules: readonly SettingRule[] = [
  ...serverRules("subagents"),
  {
    path: "enabledPlugins.*",
    when: /^(?!false$)/,
    effect: "widens",
    because: "installs the plugin's subagents, hooks and servers",
    may: ["execute", "external"],
  },
  {
    path: "startupScript",
    effect: "widens",
    because: "is a script that runs before every command",
    shown: "a script",
    may: ["execute"],
  },
  {
    path: "bringYourOwnKey.*",
    effect: "widens",
    because: "may send prompts through its own account",
    shown: "…",
    may: ["network"],
  },
  ...variableRules("env.*", []),
  { path: "indexingAllowDirs", effect: "widens", because: "is a directory whose files are sent to the index" },
  { path: "worktreeDir", effect: "widens", because: "is where subagents work in isolation" },
  { path: "featureFlagOverrides", effect: "widens", because: "changes undocumented features", shown: "…" },
  {
    path: "autoUpdateMarketplaces",
    when: /^true$/,
    effect: "widens",
    because: "changes plugins without asking",
  },
  { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
  { path: "removedTools", effect: "narrows", because: "is a tool that no session gets" },
];

const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => /^[^.].*\.(?:md|txt)$/.test(name),
  read: agentsOf,
};
const own = ".augment/agents";
const shared: readonly string[] = [".claude/agents", ".agents/agents"];
const folders: readonly Folder[] = [
  { path: own, isOwn: true, ...files },
  ...shared.map((path): Folder => ({ path, isOwn: false, ...files })),
];
const settings = [".augment/settings.json", ".augment/settings.local.json"];
const patterns = (prefix: string): readonly string[] =>
  [own, ...shared].flatMap((path) => [`${prefix}${path}/**/*.md`, `${prefix}${path}/**/*.txt`]);

/** By the schema in npm `@augmentcode/auggie` 0.36.0. */
const knownSettings: KnownSettings = {
  title: "Augment",
  harmless: [
    ...harmlessKeys(
      "$schema model models vimMode verbose compact notificationMode shell autoUpdate collapseLongPastedText enableChatInputCompletions numPastedLinesToCollapse dismissedMarketplaces recommendedMarketplaces enableHeapsnapshot showMetrics experimentalAsyncIndexing theme cloudAgent enableToolSearch enableRawRetrievalTool updateTerminalTitle keepTranscriptOnNewSession indexingDenyDirs toolPermissions",
      "changes what a terminal shows, or is judged by rules of its own",
    ),
    ...serverKeys("mcpServers.*"),
  ],
};

const ownFolders: readonly OwnFolder[] = [
  {
    root: "**/.augment",
    judged: ["settings.json", "settings.local.json", "agents/**", "skills/**"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is written by sessions", "sessions/** plans/** vfs/** knowledgebase/** session.json"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];

export default defineHost({
  title: "Augment",
  url: "https://docs.augmentcode.com/cli/subagents",
  editions: ["2026-08"],
  certainty: "measured",
  patterns: [
    ...patterns("**/"),
    ...settings.map((path) => `**/${path}`),
    ...patterns("~/"),
    "~/.augment/settings.json",
  ],
  ownPatterns: ["**/.augment/**", "~/.augment/**"],
  folders: ownFolders,
  launch,

  load: withLaunches(launch, (repo, where) =>
    loadFolders(repo, where, {
      folders,
      userFolders: folders,
      policyFolder: files,
      depth: "unverified",
      settings,
      settingsReading: {
        dialect: jsonDialects.commentedWithCommas,
        otherwise: "Augment ignores the whole file, with the rules that guard; write strict JSON",
      },
      settingRules,
      faultsIn: permissionsFaultIn,
      knownSettings,
      furtherAuthority: permissionsIn,
      idleSettings: idlePermissions,
    }),
  ),
});
