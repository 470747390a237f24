/**
 * What Claude Code 2.1.330 did with settings files that hold one known key with one value: `x` it skipped the file, `.` it
 * read it. One column for each value, one row for keys with the same outcomes. Measured, not derived from the code.
 */
export const values = [
  '"x"',
  '""',
  "5",
  "0",
  "-1",
  "1.5",
  "true",
  "false",
  "null",
  "[]",
  '["x"]',
  "[5]",
  "{}",
  '{"x":"y"}',
  '{"x":5}',
] as const;

export const outcomes: readonly (readonly [row: string, keys: string])[] = [
  [
    "...............",
    "policyHelper attributionProjectPolicy availableModelsMatch deniedModels modelPicker modelPricing managedMcpServers allowedMcpServers deniedMcpServers hooks bashOutputMaxChars taskOutputMaxChars desktopMcpServersListScope strictPluginOnlyCustomization footerLinksRegexes subagentStatusLine prependPlugins appendPlugins extraKnownMarketplaces additionalMarketplaces allowedMarketplaces forceLoginMethod forceLoginGatewayUrl gatewayInternalNetworks allowedProviders viewMode spinnerTipsOverride maxProseWidth spellcheck promptCacheTtl subagentPromptCacheTtl effortLevel maxEffortLevel modelSettings ultracode autoCompactWindow askUserQuestionTimeout dialogExpiry sshHostCommands theme editorMode keybindingFlavor vimInsertModeRemaps preferredNotifChannel teammateMode crossSessionInbound permissions.blockReadsExemptPaths permissions.workingDirectoriesAsGiven permissions.workingDirectoriesExclude sandbox.bwrapPath sandbox.socatPath policyHelper.path policyHelper.timeoutMs policyHelper.refreshIntervalMs attributionProjectPolicy.default modelPicker.options modelPicker.replaceBuiltInOptions modelPricing.multiplier modelPricing.overrides worktree.bgIsolation worktree.location statusLine.refreshInterval subagentStatusLine.type subagentStatusLine.command spinnerTipsOverride.excludeDefault spinnerTipsOverride.tips spinnerTipsOverride.tipsFile spinnerTipsOverride.label spellcheck.enabled spellcheck.checker spellcheck.language spellcheck.color env.a@b extraKnownMarketplaces.a@b additionalMarketplaces.a@b managedMcpServers.a@b",
  ],
  [
    "xxxxxx..xxxxxxx",
    "respectGitignore wslInheritsWindowsSettings includeCoAuthoredBy includeGitInstructions disableAllHooks disableReplyCheck workflowKeywordTriggerEnabled bashEditDiffEnabled respondToBashCommands allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin forceRemoteSettingsRefresh spinnerTipsEnabled syntaxHighlightingDisabled terminalTitleFromRename alwaysThinkingEnabled fastMode promptSuggestionEnabled emojiCompletionEnabled showClearContextOnPlanAccept prefersReducedMotion autoMemoryEnabled autoDreamEnabled showThinkingSummaries verbose autoCompactEnabled precomputeCompactionEnabled idleCompaction switchModelsOnFlag autoScrollEnabled wheelScrollAccelerationEnabled fileCheckpointingEnabled showTurnDuration showMessageTimestamps terminalProgressBarEnabled todoFeatureEnabled inputNeededNotifEnabled agentPushNotifEnabled voiceEnabled axScreenReader permissions.blockReadsOutsideWorkingDirectories permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.enabled sandbox.failIfUnavailable sandbox.autoAllowBashIfSandboxed sandbox.allowUnsandboxedCommands sandbox.enableWeakerNestedSandbox sandbox.allowNestedUserNamespaces sandbox.enableWeakerNetworkIsolation sandbox.allowAppleEvents sandbox.network.strictAllowlist sandbox.network.allowManagedDomainsOnly sandbox.network.allowAllUnixSockets sandbox.network.allowLocalBinding sandbox.filesystem.allowManagedReadPathsOnly sandbox.filesystem.disabled attribution.sessionUrl statusLine.hideVimModeIndicator voice.enabled voice.autoSubmit autoMode.classifyAllShell",
  ],
  [
    "..xxxxxxxxxxxxx",
    "$schema apiKeyHelper proxyAuthHelper awsCredentialExport awsAuthRefresh gcpAuthRefresh processWrapper attributionProject model prUrlTemplate otelHeadersHelper outputStyle language advisorModel agent minimumVersion requiredMinimumVersion requiredMaximumVersion plansDirectory timeFormat timeZone autoMemoryDirectory claudeMd pluginTrustMessage fileSuggestion.command attribution.commit attribution.pr statusLine.command remote.defaultEnvironmentId modelOverrides.a@b",
  ],
  [
    "xxxxxx...xxxxxx",
    "syncClaudeAiSkills syncClaudeAiPlugins enforceAvailableModels enableAllProjectMcpServers disableClaudeAiConnectors disableBundledSkills disableDirectMcpSkills disableAgentView disableRemoteControl disableWorkflows disableArtifact enableArtifact enableWorkflows disableSkillShellExecution disableWindowsBashCommandSplit allowManagedHooksOnly allowManagedPermissionRulesOnly allowManagedMcpServersOnly disableCommandPluginSources disableSideloadFlags skipWebFetchPreflight fastModePerSessionOptIn channelsEnabled skipDangerousModePermissionPrompt autoContinueAtUsageLimit remoteControlAtStartup isolatePeerMachines autoUploadSessions skipAutoPermissionPrompt useAutoModeDuringPlan",
  ],
  [
    "xxxxxxxxx..xxxx",
    "fallbackModel availableModels allowedHttpHookUrls httpHookAllowedEnvVars pluginSuggestionMarketplaces companyAnnouncements claudeMdExcludes permissions.additionalDirectories sandbox.excludedCommands sandbox.network.allowedDomains sandbox.network.deniedDomains sandbox.network.allowUnixSockets sandbox.network.allowMachLookup sandbox.filesystem.allowWrite sandbox.filesystem.denyWrite sandbox.filesystem.denyRead sandbox.filesystem.allowRead worktree.symlinkDirectories worktree.sparsePaths spinnerVerbs.verbs autoMode.allow autoMode.soft_deny autoMode.hard_deny autoMode.environment",
  ],
  [
    "xxxxxxxxxxxxxxx",
    "fileSuggestion skillListingBudgetFraction workflowSizeGuideline defaultShell statusLine parentSettingsBehavior managedSourcesBehavior spinnerVerbs autoUpdatesChannel tui daemonColdStart defaultView permissions.defaultMode permissions.disableBypassPermissionsMode permissions.disableAutoMode sandbox.ripgrep fileSuggestion.type worktree.baseRef statusLine.type spinnerVerbs.mode voice.mode skillOverrides.a@b",
  ],
  [
    "xxxxxxxxxxxx...",
    "env worktree sandbox remote voice autoMode sandbox.network sandbox.filesystem sandbox.credentials sandbox.network.tlsTerminate pluginConfigs.a@b",
  ],
  ["xxxxxxxxxxxx.xx", "skillOverrides enabledPlugins pluginConfigs sandbox.ignoreViolations"],
  ["xxxxxxxx.xxxxxx", "feedbackDrafts disableAutoMode disableDeepLinkRegistration"],
  ["xxxxxxxxx...xxx", "permissions.allow permissions.deny permissions.ask"],
  ["xx....xxxxxxxxx", "sandbox.network.httpProxyPort sandbox.network.socksProxyPort statusLine.padding"],
  ["xx.xxxxxxxxxxxx", "cleanupPeriodDays skillListingMaxDescChars"],
  [".xxxxxxxx..xxxx", "enabledMcpjsonServers disabledMcpjsonServers"],
  ["xxxxxxxx..xxxxx", "strictKnownMarketplaces blockedMarketplaces"],
  ["xxxxxxxxx.xxxxx", "allowedChannelPlugins sshConfigs"],
  ["xx..xxxxxxxxxxx", "desktopSessionCleanupPeriodDays"],
  ["xxxxxx..xxxx...", "attribution"],
  ["xxxxxxxxxxxx..x", "modelOverrides"],
  ["..xxxxxxx..xxxx", "forceLoginOrgUUID"],
  ["xxx.xxxxxxxxxxx", "feedbackSurveyRate"],
  ["xxxxxx..x..xxxx", "enabledPlugins.a@b"],
];
