/** What the settings in a `.codebuddy` directory decide for every subagent; their keys are Claude Code's. */
import type { SettingRule } from "../_kit/settings.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/unknown-settings.ts";
import { variableRules } from "../_kit/variables.ts";
import { serverRules } from "../_kit/server-rules.ts";

const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:Bash|PowerShell)(?:\([:*\s]*\))?$/;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const part = new RegExp(`^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS)(?:\\(|$))(?!${commands.source}|${edits.source})`);

/** The settings page (cloud.tencent.com, 2026-08-26) and its copy at w3cschool.cn. */
export const settingRules: readonly SettingRule[] = [
  {
    path: mode,
    when: /^(?:bypassPermissions|fullAccess)$/,
    effect: "bypasses",
    because: "runs every tool call without asking",
  },
  { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
  { path: mode, when: /^delegate$/, effect: "narrows", because: "lets the main session only delegate work" },
  { path: allow, when: /^\*+$/, effect: "bypasses", because: "may allow every tool without asking" },
  { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
  { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
  {
    path: allow,
    when: /^mcp__\*+$/,
    effect: "auto-approves",
    because: "may call every tool of every server without asking",
  },
  { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
  { path: "permissions.ask", effect: "narrows", because: "is asked about" },
  { path: "permissions.deny", effect: "narrows", because: "is denied" },
  {
    path: "permissions.disableBypassPermissionsMode",
    when: /^disable$/,
    effect: "narrows",
    because: "prevents sessions from skipping permission prompts",
  },
  {
    path: "permissions.additionalDirectories",
    effect: "widens",
    because: "is an additional directory in which tools work",
  },
  {
    path: "enableAllProjectMcpServers",
    when: /^true$/,
    effect: "widens",
    because: "connects every server of the project without asking",
    may: ["external"],
  },
  {
    path: "enabledMcpjsonServers",
    effect: "widens",
    because: "is a server that is connected without asking",
    may: ["external"],
  },
  {
    path: "enabledPlugins.*",
    when: /^(?!false$)/,
    effect: "widens",
    because: "installs the plugin's subagents, hooks and servers",
    may: ["execute", "external"],
  },
  { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
  ...serverRules("subagents"),
  {
    path: "apiKeyHelper",
    effect: "widens",
    because: "is a command that the session starts",
    shown: "a command",
    may: ["execute"],
  },
  {
    path: "statusLine.command",
    effect: "widens",
    because: "is a command that the session starts",
    shown: "a command",
    may: ["execute"],
  },
  ...variableRules("env.*", [
    {
      names:
        /^(?:API_TIMEOUT_MS|BASH_(?:DEFAULT|MAX)_TIMEOUT_MS|MCP_(?:TOOL_)?TIMEOUT|MAX_THINKING_TOKENS|MAX_MCP_OUTPUT_TOKENS|BASH_MAX_OUTPUT_LENGTH)$/,
      because: "sets a length or an amount",
    },
  ]),
  ...["disableAllHooks"].map(
    (path): SettingRule => ({
      path,
      when: /^true$/,
      effect: "widens",
      because: "turns off hooks, including those that guard tools",
      endsGuards: true,
    }),
  ),
  { path: "allowedMcpServers", effect: "narrows", because: "is one of the only servers allowed", shown: "…" },
  { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server that is not connected" },
  { path: "autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
  { path: "sandbox", effect: "widens", because: "sets how commands are isolated", shown: "…" },
  {
    path: "models",
    effect: "widens",
    because: "is a model at a custom address, to which prompts are sent",
    shown: "a model",
    may: ["network"],
  },
];

/** The settings page and, for `models.json`, the page on models. */
export const knownSettings: KnownSettings = {
  title: "CodeBuddy",
  harmless: [
    ...harmlessKeys(
      "$schema language model textToImageModel imageToImageModel subagents variantModels availableModels reasoningEffort alwaysThinkingEnabled outputStyle cleanupPeriodDays includeCoAuthoredBy autoCompactEnabled autoUpdates theme statusLine.type statusLine.padding spinnerTipsEnabled verbose editorMode promptSuggestionEnabled memory plansDirectory",
      "changes which model is asked, and what a terminal shows",
    ),
    ...serverKeys("mcpServers.*"),
  ],
};
