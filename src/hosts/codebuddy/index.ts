import { markdownAgents, type MarkdownHost } from "../_kit/markdown-host.ts";
import { type Folder, loadFolders } from "../_kit/folders.ts";
import { defineHost } from "../../model/host.ts";
import { ownFolders } from "./folders.ts";
import { knownSettings, settingRules } from "./settings.ts";

const doubt = "CodeBuddy's documentation does not list this key, so it may limit nothing (not verified)";

/** Keys after the first four are Claude Code's and the editor's. Which of them count is assumed, except for the mode. */
const host: MarkdownHost = {
  keys: {
    keys: new Set(
      "name description tools model disallowedTools permissionMode maxTurns skills hooks mcpServers memory background color agentMode enabled enabledAutoRun".split(
        " ",
      ),
    ),
    own: { tools: "tools" },
    ignores: false,
  },
  required: [],
  requiredBySome: ["name", "description"],
  allow: "tools",
  emptyMeansAll: true,
  unverifiedLimits: new Map([["disallowedTools", doubt]]),
  switches: new Map([
    ["enabledAutoRun", { effect: "auto-approve", because: "may run commands without asking", certainty: "assumed" }],
  ]),
  modes: new Map([
    ["fullAccess", { effect: "bypass", because: "may run every tool call without asking" }],
    ["bypassPermissions", { effect: "bypass", because: "may run every tool call without asking" }],
    ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking" }],
    [
      "auto",
      {
        effect: "auto-approve",
        because: "may let a model approve tool calls instead of a person",
        certainty: "assumed",
      },
    ],
  ]),
};

const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => name.endsWith(".md"),
  read: markdownAgents(host),
};
const own = ".codebuddy/agents";
const folders: readonly Folder[] = [{ path: own, isOwn: true, ...files }];
const settings = [
  ".codebuddy/settings.json",
  ".codebuddy/settings.local.json",
  ".codebuddy/models.json",
  ".codebuddy/.mcp.json",
];

export default defineHost({
  title: "CodeBuddy",
  url: "https://cloud.tencent.com/document/product/1831/137015",
  editions: ["2026-08"],
  certainty: "documented",
  patterns: [
    `**/${own}/**/*.md`,
    ...settings.map((path) => `**/${path}`),
    `~/${own}/**/*.md`,
    "~/.codebuddy/settings.json",
  ],
  ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
  folders: ownFolders,

  load: (repo, where) =>
    loadFolders(repo, where, {
      folders,
      userFolders: folders,
      policyFolder: files,
      depth: "unverified",
      settings,
      settingRules,
      knownSettings,
    }),
});
