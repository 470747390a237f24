/** What the settings in a `.factory` directory decide for every droid. */
import { hooksDisabled } from "./hooks.ts";
import type { SettingRule } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";

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
  { path: "commandAllowlist", effect: "widens", because: "is a command that runs without asking" },
  { path: "commandDenylist", effect: "narrows", because: "is a command that always needs confirmation" },
  { path: "commandBlocklist", effect: "narrows", because: "is a command that is never run" },
  {
    path: "enableDroidShield",
    when: /^false$/,
    effect: "widens",
    because: "turns off secret scanning and the git guard",
  },
  { path: "hooks.hooksDisabled", ...hooksDisabled },
  { path: "sandbox.enabled", when: /^true$/, effect: "narrows", because: "runs commands in a sandbox" },
  { path: "sandbox.filesystem.allowWrite", effect: "widens", because: "may be written from inside the sandbox" },
  { path: "sandbox.filesystem.allowRead", effect: "widens", because: "may be read from inside the sandbox" },
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
    path: "sandbox.network.allowUnixSockets",
    effect: "widens",
    because: "is a socket that may be reached from inside the sandbox",
  },
  {
    path: "sandbox.network.allowAllUnixSockets",
    when: /^true$/,
    effect: "widens",
    because: "opens every socket of this machine to the sandbox",
  },
  {
    path: "sandbox.network.allowLocalBinding",
    when: /^true$/,
    effect: "widens",
    because: "lets commands in the sandbox listen for connections",
  },
  {
    path: "allowBackgroundProcesses",
    when: /^true$/,
    effect: "widens",
    because: "lets commands keep running in the background",
  },
  {
    path: "allowSubagentsInScripts",
    when: /^true$/,
    effect: "widens",
    because: "lets scripts of a session start droids",
  },
  {
    path: "blockOnMcpLoad",
    when: /^true$/,
    effect: "narrows",
    because: "starts no droid before the servers are connected, so that lists of tools limit their tools too",
  },
  { path: "disabledSkills", effect: "narrows", because: "is a skill that is turned off" },
  {
    path: "strictEnabledPlugins",
    when: /^true$/,
    effect: "narrows",
    because: "allows only the plugins of these settings",
  },
  { path: "strictKnownMarketplaces", effect: "narrows", because: "is one of the only sources of plugins", shown: "…" },
  { path: "networkPolicy", effect: "narrows", because: "limits what the network may be used for", shown: "…" },
  { path: "mcpPolicy", effect: "narrows", because: "limits which servers may be used", shown: "…" },
  { path: "mcpAutonomyOverrides.*", effect: "widens", because: "sets what this server's tools may do without asking" },
  {
    path: "mcpAutonomyUrlOverrides",
    effect: "widens",
    because: "sets what the tools of a server may do without asking",
    shown: "…",
  },
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

/**
 * Keys that droid 0.225.2 takes from an organisation or a user alone, or not at all: measured, but for
 * `builtInToolAutonomyOverrides`, `missionPolicy` and the keys that only an organisation has.
 */
const withoutEffect =
  "hooksDisabled allowManagedHooksOnly trustedFolders enableCustomDroids env builtInToolAutonomyOverrides missionPolicy userModelPolicies webSearchDisabled telemetry advancedAnalyticsEnabled cycleTimeBoundaries restrictMemberVisibility restrictApiKeyCreationToManagers localComputersEnabled managedComputersEnabled managedComputersAllowedEmails byomComputersEnabled byomComputersAllowedEmails personaSettings sessionRetentionDays";

/** The settings pages, and the keys of droid 0.225.2. */
export const knownSettings: KnownSettings = {
  title: "Factory",
  harmless: [
    ...harmlessKeys(withoutEffect, "has no effect in a file of a project"),
    ...harmlessKeys(
      "$schema model reasoningEffort specModeModel specModeReasoningEffort sessionDefaultSettings.model sessionDefaultSettings.reasoningEffort sessionDefaultSettings.specModeModel sessionDefaultSettings.specModeReasoningEffort modelPolicy missionModelSettings compactionModel compactionTokenLimit compactionTokenLimitPerModel diffMode completionSound awaitingInputSound soundFocusMode includeCoAuthoredByDroid ideAutoConnect todoDisplayMode showThinkingInMainView theme language vimMode statusLine.type statusLine.padding ideExtensionPromptedAt ideActivationNudgedForVersion logoAnimation maxTurns specSaveEnabled specSaveDir enableReadinessReport showTokenUsageIndicator sessionDefaultSettings.interactionMode missionOrchestratorModel missionOrchestratorReasoningEffort subagentModelSettings voiceDictationEnabled routedModelVisibilityEnabled imageGenerationEnabled wikiCloudSync enableOneHourAnthropicCaching droidShield20OptIn outputStyle sandbox.mode sandbox.network.httpProxyPort sandbox.network.socksProxyPort disableAutoUpdate factoryRouterGuidance factoryRouterRules disableWeeklyUsageSummary toolExecutionMode enableCompletionBell completionSoundFocusMode awaitingInputSoundFocusMode toolResultDisplay streamAssistantResponses keepSystemAwakeDuringMissions modelFavorites dismissedNewModels statusLine.maxRows overrideTerminalColors hasSeenMissionOnboarding reauthBannerShownTui worktreeDirectory worktreeAutoDeleteLimit windowZoomLevel remoteAccessEnabled automationQuitWarningDismissed keepAwakeEnabled llmRequestTimeout subagentInactivityTimeout subagentSounds preferredComputer nerdFont compactionThresholdCheckEnabled modelFallbacks chatWarningDescription usageCapAlertsEnabled localSignalsOptIn localSignalsBackfillOptIn localSignalsBackfillFromDate advancedAnalyticsConsentVersion",
      "changes which model is asked, and what a terminal shows",
    ),
    { path: "permissionRules", because: "is read rule by rule" },
    ...serverKeys("mcpServers.*"),
  ],
};
