/** What the settings in a `.codebuddy` directory decide for every subagent, and the servers beside it. */
import type { Authority } from "../../model/load.ts";
import { jsonDialects } from "../../parsers/json.ts";
import { isText, lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { serverRules } from "../_kit/settings/server-rules.ts";
import type { SettingRule, SettingsReading } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";
import { variableRules } from "../_kit/settings/variables.ts";
import { isUnset } from "./keys.ts";

/** Relative to the directory of a session. */
export const settings = [
  ".codebuddy/settings.json",
  ".codebuddy/settings.local.json",
  ".codebuddy/models.json",
  ".codebuddy/scheduled_tasks.json",
  ".mcp.json",
  // Only where there is no `.mcp.json`; it is an older name.
  "mcp.json",
];

/** Relative to the home directory. */
export const userSettings = [
  ".codebuddy/settings.json",
  ".codebuddy/models.json",
  ".codebuddy/.mcp.json",
  ".codebuddy/mcp.json",
  ".codebuddy.json",
];

/** A byte-order mark makes it ignore settings, and not servers; what it may hide counts in both. */
export const reading: SettingsReading = {
  dialect: { ...jsonDialects.commentedWithCommas, mark: true },
  otherwise: "CodeBuddy ignores the whole file, with the rules and hooks that guard; write strict JSON",
};

const mode = "permissions.defaultMode";
const allow = "permissions.allow";
/** Names of tools count in any case. */
const commands = /^(?:Bash|PowerShell)(?:\([:*\s]*\))?$/i;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/i;
const part = new RegExp(
  `^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS)(?:\\(|$))(?!${commands.source}|${edits.source})`,
  "i",
);
const documented = "by its documentation; without effect in 2.117.0";

/** What each key of a settings file does that matters to subagents; the page says which was measured on 2.117.0. */
export const settingRules: readonly SettingRule[] = [
  { path: mode, when: /^bypassPermissions$/, effect: "bypasses", because: "runs every tool call without asking" },
  {
    path: mode,
    when: /^fullAccess$/,
    effect: "bypasses",
    because: "runs every tool call without asking where an editor starts the session (not verified)",
  },
  { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
  {
    path: mode,
    when: /^work$/,
    effect: "auto-approves",
    because: "runs commands that it takes for safe without asking",
  },
  { path: mode, when: /^delegate$/, effect: "narrows", because: "lets the main session only delegate work" },
  {
    path: mode,
    when: /^dontAsk$/,
    effect: "narrows",
    because: "denies what would be asked, also to subagents with another mode",
  },
  {
    path: "permissions.subagentPermissionMode",
    when: /^(?:bypassPermissions|fullAccess)$/,
    effect: "bypasses",
    because: `runs every tool call of subagents without asking (${documented})`,
  },
  {
    path: "permissions.subagentPermissionMode",
    when: /^(?:acceptEdits|auto|work)$/,
    effect: "auto-approves",
    because: `has subagents ask less (${documented})`,
  },
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
    because: "prevents sessions and subagents from skipping permission prompts",
  },
  {
    path: "permissions.disableAutoMode",
    when: /^disable$/,
    effect: "narrows",
    because: "keeps models from approving tool calls",
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
    because: "connects every server of the project without asking, in `settings.local.json`",
    may: ["external"],
  },
  {
    path: "enabledMcpjsonServers",
    effect: "widens",
    because: "is a server that is connected without asking, in `settings.local.json`",
    may: ["external"],
  },
  {
    path: "enabledPlugins.*",
    when: /^(?!false$)/,
    effect: "widens",
    because: "installs the plugin's subagents, hooks and servers, after a question",
    may: ["execute", "external"],
  },
  { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
  ...serverRules("every agent"),
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
  {
    path: "agent",
    effect: "widens",
    because: "is the subagent whose prompt, tools and model the session itself gets",
  },
  ...variableRules(
    "env.*",
    [
      {
        names:
          /^(?:API_TIMEOUT_MS|BASH_(?:DEFAULT|MAX)_TIMEOUT_MS|MCP_(?:TOOL_)?TIMEOUT|MAX_THINKING_TOKENS|MAX_MCP_OUTPUT_TOKENS|BASH_MAX_OUTPUT_LENGTH)$/,
        because: "sets a length or an amount",
      },
    ],
    [
      {
        names: /^CODEBUDDY_(?:PLUGIN_DIRS|BUILTIN_SKILLS_DIR)$/i,
        because: "names plugins and skills, whose hooks, servers and commands run",
        may: ["execute", "external"],
      },
      {
        names: /^CODEBUDDY_SUBAGENT_PERMISSION_MODE$/i,
        because: `decides how subagents ask (${documented})`,
      },
    ],
  ),
  {
    path: "disableAllHooks",
    when: /^true$/,
    effect: "widens",
    because: `turns off hooks, including those that guard tools (${documented}: hooks still run)`,
  },
  { path: "allowedMcpServers", effect: "narrows", because: "is one of the only servers allowed", shown: "…" },
  { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server that is not connected" },
  { path: "autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
  { path: "sandbox", effect: "widens", because: "sets how commands are isolated", shown: "…" },
  {
    path: "trustAll",
    when: /^true$/,
    effect: "widens",
    because: "trusts every directory without asking (not verified)",
  },
  {
    path: "trustedDirectories",
    effect: "widens",
    because: "is a directory that is trusted without asking (not verified)",
  },
  {
    path: "endpoint",
    effect: "widens",
    because: "is a server to which sessions connect (not verified)",
    may: ["network"],
  },
  { path: "gateway", effect: "widens", because: "sets who can reach a session from elsewhere", shown: "…" },
  {
    path: "tasks",
    effect: "widens",
    because: "is a prompt that a session gives itself at set times (not verified)",
    shown: "a task",
  },
  {
    path: "models",
    effect: "widens",
    because: "is a model at a custom address, to which prompts are sent, also in place of a model of the same name",
    shown: "a model",
    may: ["network"],
  },
];

/** Every value that JavaScript takes for true counts, the text `"false"` too. */
export function furtherAuthority(root: Node, source: Source): readonly Authority[] {
  const node = lastOf(root, "allowUntrustedFrontmatterHooks");
  if (!node || isUnset(node)) return [];
  return [
    {
      setting: "allowUntrustedFrontmatterHooks",
      // The text `"false"` must not look like the value.
      value: isText(node) ? JSON.stringify(node.value.slice(0, 20)) : (textOf(node) ?? "…"),
      effect: "widens",
      because: "runs the hooks of subagents and of skills without asking",
      may: ["execute"],
      at: { source, span: node.span },
    },
  ];
}

/** The settings page and, for `models.json` and servers, the pages on them. */
export const knownSettings: KnownSettings = {
  title: "CodeBuddy",
  harmless: [
    ...harmlessKeys(
      "$schema language model textToImageModel imageToImageModel subagents variantModels availableModels reasoningEffort alwaysThinkingEnabled outputStyle cleanupPeriodDays includeCoAuthoredBy autoCompactEnabled autoUpdates theme statusLine.type statusLine.padding spinnerTipsEnabled verbose editorMode promptSuggestionEnabled memory plansDirectory showTokensCounter deferToolLoading disableUEAutoExclude worktree",
      "changes which model is asked, and what a terminal shows",
    ),
    ...harmlessKeys("allowUntrustedFrontmatterHooks", "is read by itself"),
    ...serverKeys("mcpServers.*"),
    ...harmlessKeys("mcpServers.*.defer_loading mcpServers.*.tools", "decides when a tool is offered"),
  ],
};
