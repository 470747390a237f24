/**
 * Keys of Claude Code's settings that give no power. All keys were measured or are on the page `settings-reference`.
 */
import { harmlessKeys, type KnownSettings, serverKeys } from "../../_kit/settings/unknown-settings.ts";

/** Keys of `.mcp.json`, which other hosts read too. */
export const knownServers: KnownSettings = {
  title: "Claude Code",
  harmless: [...serverKeys("mcpServers.*"), ...harmlessKeys("$schema inputs", "is read by editors")],
};

/** Other keys without a rule in `settings.ts` are reported as unknown. */
export const knownSettings: KnownSettings = {
  title: "Claude Code",
  harmless: [
    ...harmlessKeys(
      "$schema companyAnnouncements footerLinksRegexes prUrlTemplate pluginTrustMessage pluginSuggestionMarketplaces spinnerTipsEnabled spinnerTipsOverride spinnerVerbs theme tui verbose viewMode defaultView language timeFormat timeZone syntaxHighlightingDisabled terminalTitleFromRename terminalProgressBarEnabled showTurnDuration showMessageTimestamps showThinkingSummaries showClearContextOnPlanAccept prefersReducedMotion axScreenReader autoScrollEnabled wheelScrollAccelerationEnabled statusLine.type statusLine.padding statusLine.refreshInterval statusLine.hideVimModeIndicator subagentStatusLine.type fileSuggestion.type externalEditorContext diffTool spellcheck emojiCompletionEnabled promptSuggestionEnabled permissionExplainerEnabled",
      "changes what a terminal shows",
    ),
    ...harmlessKeys(
      "editorMode keybindingFlavor vimInsertModeRemaps voice voiceEnabled askUserQuestionTimeout dialogExpiry inputNeededNotifEnabled agentPushNotifEnabled preferredNotifChannel awaySummaryEnabled teammateMode feedbackSurveyRate feedbackDrafts disableReplyCheck todoFeatureEnabled bashEditDiffEnabled respectGitignore respondToBashCommands defaultShell autoConnectIde autoInstallIdeExtension",
      "changes how a person works with a session",
    ),
    ...harmlessKeys(
      "model availableModels enforceAvailableModels fallbackModel advisorModel teammateDefaultModel switchModelsOnFlag effortLevel ultracode fastMode fastModePerSessionOptIn alwaysThinkingEnabled outputStyle autoCompactEnabled autoCompactWindow precomputeCompactionEnabled idleCompaction autoContinueAtUsageLimit",
      "changes which model the session asks, and how",
    ),
    ...harmlessKeys(
      "attribution attributionProject includeCoAuthoredBy includeGitInstructions claudeMd claudeMdExcludes plansDirectory autoMemoryEnabled autoDreamEnabled skillListingBudgetFraction skillListingMaxDescChars skillOverrides fileCheckpointingEnabled cleanupPeriodDays desktopSessionCleanupPeriodDays",
      "changes texts, and what is kept of a session",
    ),
    ...harmlessKeys(
      "autoUpdatesChannel minimumVersion requiredMinimumVersion requiredMaximumVersion forceLoginMethod forceLoginOrgUUID remote daemonColdStart autoUploadSessions forceRemoteSettingsRefresh parentSettingsBehavior managedSourcesBehavior wslInheritsWindowsSettings policyHelper.timeoutMs policyHelper.refreshIntervalMs",
      "decides which version and which account a session has",
    ),
    ...harmlessKeys(
      "disableAgentView disableArtifact disableBundledSkills disableClaudeAiConnectors disableCommandPluginSources disableDeepLinkRegistration disableDirectMcpSkills disableRemoteControl disableSideloadFlags disableWindowsBashCommandSplit disableWorkflows disableBrowserExternalNavigation disableMobileSimulatorTools isolatePeerMachines strictPluginOnlyCustomization sshHostAllowlist allowedChannelPlugins crossSessionInbound",
      "only restricts, or can only restrict in a repository",
    ),
    ...harmlessKeys(
      "enableWorkflows workflowKeywordTriggerEnabled workflowSizeGuideline useAutoModeDuringPlan syncClaudeAiSkills syncClaudeAiPlugins allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin browserExternalPageTools worktree.baseRef worktree.sparsePaths sandbox.ripgrep.args sandbox.network.allowManagedDomainsOnly sandbox.filesystem.allowManagedReadPathsOnly sandbox.credentials.awsPairs sandbox.credentials.sigv4",
      "starts nothing and allows no tool",
    ),
    { path: "mcpServers", because: "is no setting of Claude Code, which reads servers from `.mcp.json`" },
  ],
};
