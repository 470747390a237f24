/**
 * What the settings files of Qoder CLI may decide for every subagent. Their names were read in the program; nothing of
 * them was run.
 */
import { jsonDialects } from "../../parsers/json.ts";
import type { SettingRule, SettingsReading } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";

/** Relative to the directory of a session. */
export const settings = [".qoder/settings.json", ".qoder/settings.local.json", ".mcp.json"];

/** A byte-order mark is skipped in settings, and refuses `.mcp.json`; what it may hide counts there too. */
export const reading: SettingsReading = {
  dialect: { ...jsonDialects.stripped, mark: true },
  otherwise: "Qoder CLI ignores the whole file, with the rules and hooks that guard; write strict JSON",
};

const modes = ["permissions.defaultMode", "permissions.defaultPermissionMode", "general.defaultPermissionMode"];

/** Not verified: the names were read in the program, and their effects are assumed. */
export const settingRules: readonly SettingRule[] = [
  ...modes.flatMap((path): SettingRule[] => [
    {
      path,
      when: /^(?:bypass|yolo)/i,
      effect: "bypasses",
      because: "may run every tool of every agent without asking (not verified)",
    },
    {
      path,
      when: /^(?:accept|auto)/i,
      effect: "auto-approves",
      because: "may run some tools of every agent without asking (not verified)",
    },
    { path, when: /^dont_?ask$/i, effect: "narrows", because: "may deny what would be asked (not verified)" },
  ]),
  {
    path: "permissions.allow",
    when: /^(?:Bash|Write|Edit|\*)(?:\([*:\s]*\))?$/,
    effect: "auto-approves",
    because: "may run in every agent without asking (not verified)",
  },
  {
    path: "permissions.allow",
    when: /^(?!(?:Bash|Write|Edit|\*)(?:\([*:\s]*\))?$)/,
    effect: "widens",
    because: "may run in every agent without asking (not verified)",
  },
  { path: "permissions.deny", effect: "narrows", because: "may be denied in every agent (not verified)" },
  { path: "permissions.ask", effect: "narrows", because: "may need a confirmation (not verified)" },
  {
    path: "permissions.additionalDirectories",
    effect: "widens",
    because: "lets tools work in that directory too (not verified)",
  },
  { path: "permissions.trustDirectories", effect: "widens", because: "trusts that directory (not verified)" },
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "is a command whose tools every agent may call",
    shown: "a command",
    may: ["execute", "external"],
  },
  {
    path: "mcpServers.*.url",
    effect: "widens",
    because: "is an address whose tools every agent may call",
    may: ["network", "external"],
  },
  {
    path: "enabledPlugins.*",
    when: /^(?!false$)/,
    effect: "widens",
    because: "installs a plugin with its agents, hooks and servers",
    may: ["execute", "external"],
  },
  { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
  {
    path: "disableAllHooks",
    when: /^true$/,
    effect: "widens",
    because: "turns off hooks, including those that guard tools (not verified)",
    endsGuards: true,
  },
  {
    path: "tools.discoveryCommand",
    effect: "widens",
    because: "is a command that lists further tools (not verified)",
    may: ["execute"],
  },
  {
    path: "tools.callCommand",
    effect: "widens",
    because: "is a command that runs further tools (not verified)",
    may: ["execute"],
  },
  {
    path: "mcp.serverCommand",
    effect: "widens",
    because: "is a command that starts a server (not verified)",
    may: ["execute", "external"],
  },
  {
    path: "statusLine.command",
    effect: "widens",
    because: "is a command that the session starts (not verified)",
    shown: "a command",
    may: ["execute"],
  },
];

/** Settings that give no power. */
export const knownSettings: KnownSettings = {
  title: "Qoder CLI",
  harmless: [
    ...harmlessKeys(
      "$schema model language output outputStyle ui accessibility notifications privacy vimMode theme autoUpdate enableAutoUpdate preferredEditor statusLine.type statusLine.padding",
      "changes which model is asked, and what a terminal shows",
    ),
    ...serverKeys("mcpServers.*"),
  ],
};
