import type { SettingRule } from "../_kit/settings.ts";
import { type Folder, loadFolders } from "../_kit/folders.ts";
import { defineHost } from "../../model/host.ts";
import { agentsOf } from "./agent.ts";
import { permissionsIn } from "./settings.ts";

const settingRules: readonly SettingRule[] = [
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "starts a command whose tools subagents may call",
    shown: "a command",
  },
  {
    path: "mcpServers.*.url",
    effect: "widens",
    because: "connects to an address whose tools subagents may call",
    shown: "an address",
  },
  {
    path: "enabledPlugins.*",
    when: /^true$/,
    effect: "widens",
    because: "brings the plugin's subagents, hooks and servers",
  },
  { path: "startupScript", effect: "widens", because: "is a script that runs before every command", shown: "a script" },
  { path: "bringYourOwnKey.*", effect: "widens", because: "may send prompts on an account of its own", shown: "…" },
  { path: "removedTools", effect: "narrows", because: "is a tool that no session has" },
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

  load: (repo, where) =>
    loadFolders(repo, where, {
      folders,
      userFolders: folders,
      policyFolder: files,
      depth: "unverified",
      settings,
      settingRules,
      furtherAuthority: permissionsIn,
    }),
});
