/** What the settings in a `.factory` directory decide for every droid. */
import type { SettingRule } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";
import { variableRules } from "../_kit/settings/variables.ts";

const levels = [
  "autonomyMode",
  "autonomyLevel",
  "sessionDefaultSettings.autonomyMode",
  "sessionDefaultSettings.autonomyLevel",
  "subagentAutonomyLevel",
];

/**
 * The settings page and the page on hierarchical settings; which of them a project's file may set is assumed in part.
 */
export const settingRules: readonly SettingRule[] = [
  ...levels.flatMap((path): SettingRule[] => [
    { path, when: /^(?:auto-)?high$/, effect: "bypasses", because: "runs commands of every risk without asking" },
    {
      path,
      when: /^(?:auto-)?(?:low|medium)$/,
      effect: "auto-approves",
      because: "edits files and runs some commands without asking",
    },
    { path, when: /^(?:off|normal|spec)$/, effect: "narrows", because: "asks before each change" },
  ]),
  {
    path: "maxAutonomyLevel",
    when: /^(?:auto-)?(?:off|low|medium)$/,
    effect: "narrows",
    because: "is the highest risk that a session or a droid may run without asking",
  },
  {
    path: "commandAllowlist",
    when: /^[*.^$\s]*\*[.^$\s]*$/,
    effect: "auto-approves",
    because: "may run every command without asking",
  },
  {
    path: "commandAllowlist",
    when: /^(?![*.^$\s]*\*[.^$\s]*$)/,
    effect: "widens",
    because: "is a command that runs without asking",
  },
  { path: "commandDenylist", effect: "narrows", because: "is a command that always needs confirmation" },
  { path: "commandBlocklist", effect: "narrows", because: "is a command that is never run" },
  {
    path: "enableDroidShield",
    when: /^false$/,
    effect: "widens",
    because: "turns off secret scanning and the git guard",
  },
  {
    path: "hooksDisabled",
    when: /^true$/,
    effect: "widens",
    because: "turns off hooks, including those that guard tools",
    endsGuards: true,
  },
  { path: "sandbox.enabled", when: /^false$/, effect: "widens", because: "runs commands outside a sandbox" },
  { path: "sandbox.enabled", when: /^true$/, effect: "narrows", because: "runs commands in a sandbox" },
  { path: "sandbox.filesystem.allowWrite", effect: "widens", because: "may be written from inside the sandbox" },
  { path: "sandbox.filesystem.denyWrite", effect: "narrows", because: "may not be written from inside the sandbox" },
  { path: "sandbox.filesystem.denyRead", effect: "narrows", because: "may not be read from inside the sandbox" },
  {
    path: "sandbox.network.allowedDomains",
    when: /^\*+$/,
    effect: "widens",
    because: "opens the network to the sandbox",
  },
  {
    path: "sandbox.network.allowedDomains",
    when: /^(?!\*+$)/,
    effect: "widens",
    because: "may be reached from inside the sandbox",
  },
  {
    path: "allowBackgroundProcesses",
    when: /^true$/,
    effect: "widens",
    because: "lets commands keep running in the background",
  },
  { path: "enableCustomDroids", when: /^false$/, effect: "narrows", because: "switches custom droids off" },
  { path: "networkPolicy", effect: "narrows", because: "limits what the network may be used for", shown: "…" },
  { path: "mcpPolicy", effect: "narrows", because: "limits which servers may be used", shown: "…" },
  { path: "mcpAutonomyOverrides.*", effect: "widens", because: "sets what this server's tools may do without asking" },
  {
    path: "customModels",
    effect: "widens",
    because: "is a model at a custom address, to which prompts are sent",
    shown: "a model",
    may: ["network"],
  },
  {
    path: "enabledPlugins.*",
    when: /^(?!false$)/,
    effect: "widens",
    because: "installs a plugin with its droids, hooks and servers",
    may: ["execute", "external"],
  },
  { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "is a command whose tools every droid can use",
    shown: "a command",
    may: ["execute", "external"],
  },
  {
    path: "mcpServers.*.url",
    effect: "widens",
    because: "is an address whose tools every droid can use",
    may: ["network", "external"],
  },
  ...variableRules("env.*", []),
  {
    path: "statusLine.command",
    effect: "widens",
    because: "is a command that the session starts",
    shown: "a command",
    may: ["execute"],
  },
  {
    path: "cloudSessionSync",
    when: /^true$/,
    effect: "widens",
    because: "publishes sessions on the web",
    may: ["network"],
  },
];

/** The settings pages. */
export const knownSettings: KnownSettings = {
  title: "Factory",
  harmless: [
    ...harmlessKeys(
      "$schema model reasoningEffort specModeModel specModeReasoningEffort sessionDefaultSettings.model sessionDefaultSettings.reasoningEffort sessionDefaultSettings.specModeModel sessionDefaultSettings.specModeReasoningEffort modelPolicy missionModelSettings compactionModel compactionTokenLimit compactionTokenLimitPerModel diffMode completionSound awaitingInputSound soundFocusMode includeCoAuthoredByDroid ideAutoConnect todoDisplayMode showThinkingInMainView theme language vimMode statusLine.type statusLine.padding ideExtensionPromptedAt ideActivationNudgedForVersion logoAnimation maxTurns specSaveEnabled specSaveDir enableReadinessReport showTokenUsageIndicator telemetry",
      "changes which model is asked, and what a terminal shows",
    ),
    ...serverKeys("mcpServers.*"),
  ],
};
