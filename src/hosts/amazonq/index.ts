/** Amazon Q Developer CLI: JSON agents in `.amazonq/cli-agents`, the format that Kiro CLI 2 took over. */
import { capabilities } from "../../model/capability.ts";
import { defineHost, type OwnFolder } from "../../model/host.ts";
import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { SettingRule } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";
import { agentsOf } from "./agent.ts";
import { serverRules } from "../_kit/settings/server-rules.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";

const own = ".amazonq/cli-agents";
const usersOwn = ".aws/amazonq/cli-agents";
const settings = [".amazonq/mcp.json"];
const userSettings = [".aws/amazonq/mcp.json"];

const files: Pick<Folder, "isIncluded" | "read"> = { isIncluded: (name) => /.\.json$/.test(name), read: agentsOf };

const settingRules: readonly SettingRule[] = serverRules("agents with `useLegacyMcpJson`");

const knownSettings: KnownSettings = {
  title: "Amazon Q",
  harmless: [...serverKeys("mcpServers.*"), ...harmlessKeys("$schema mcpServers.*.oauthScopes", "gives no power")],
};

const folders: readonly OwnFolder[] = [
  {
    root: "**/.amazonq",
    judged: ["cli-agents/*.json", "mcp.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is text for a prompt", "rules/** prompts/**"),
      ...harmlessFiles("is written by sessions", "cli-todo-lists/** .subagents/**"),
      ...harmlessFiles("is too deep in the folder to be read as an agent", "cli-agents/*/**"),
      ...harmlessFiles("is an example that is not read", "cli-agents/*.example"),
    ],
  },
];

export default defineHost({
  title: "Amazon Q",
  url: "https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",
  editions: ["2026-11"],
  certainty: "documented",
  naming: ["**/.amazonq/cli-agents/*.json"],
  patterns: [
    `**/${own}/*.json`,
    ...settings.map((path) => `**/${path}`),
    `~/${usersOwn}/*.json`,
    `~/${userSettings[0] ?? ""}`,
  ],
  ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${usersOwn}/**`],
  folders,

  launch,

  load: withLaunches(launch, (repo, where) =>
    loadFolders(repo, where, {
      folders: [{ path: own, isOwn: true, ...files }],
      userFolders: [{ path: usersOwn, isOwn: true, ...files }],
      policyFolder: files,
      depth: "flat",
      settings,
      userSettings,
      settingRules,
      knownSettings,
      builtins: [["q_cli_default", capabilities]],
    }),
  ),
});
