/** Keys of Qwen Code's settings that give no power, by the schema in 0.24.4. */
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";

/** Settings that give no power. */
export const knownSettings: KnownSettings = {
  title: "Qwen Code",
  harmless: [
    ...harmlessKeys(
      "$schema $version general output dualOutput ui.theme ui.brand ui.autoModeAcknowledged ui.customThemes ui.hideBuiltinWorktreeIndicator ui.hideWindowTitle ui.disableWorkflowKeywordTrigger ui.showStatusInTitle ui.hideTips ui.history ui.showLineNumbers ui.renderMode ui.showCitations ui.customWittyPhrases ui.showResponseTokensPerSecond ui.enableWelcomeBack ui.enableUserFeedback ui.enableFollowupSuggestions ui.enableCacheSharing ui.enableSpeculation ui.accessibility ui.feedbackLastShownTimestamp ui.compactMode ui.useTerminalBuffer ui.showScrollbar ui.mouseTracking ui.showToolCallDetails ui.showToolCallArgs ui.shellOutputMaxLines ui.hideBanner ui.customBannerTitle ui.customBannerSubtitle ui.customAsciiArt ui.statusLine.type ui.statusLine.padding ide privacy plansDirectory review",
      "changes what a terminal shows, or what is kept of a session",
    ),
    ...harmlessKeys(
      "fastModel advisorModel visionModel compactionModel imageModel visionBridgeTimeoutMs modelFallbacks voiceModel modelPricing providerProtocol model.name model.reasoningEffort model.maxSessionTurns model.maxWallTimeSeconds model.goalTokenBudget model.goalMaxTurns model.goalMaxActiveMinutes model.goalCheckpointTimeoutSeconds model.maxToolCalls model.chatCompression model.sessionTokenLimit model.skipNextSpeakerCheck model.skipWorkflowUsageWarning model.skipLoopDetection model.maxToolCallsPerTurn model.skipStartupContext model.enableOpenAILogging model.openAILoggingDir model.openAILogRetentionDays model.generationConfig",
      "changes which model is asked, and how",
    ),
    ...harmlessKeys(
      "context.fileName context.importFormat context.loadFromIncludeDirectories context.clearContextOnIdle context.fileFiltering context.autoCompactThreshold memory.enableManagedAutoMemory memory.enableManagedAutoDream memory.enableAutoSkill memory.autoSkillConfirm memory.agentTimeoutMinutes memory.agentMaxTurns memory.enableTeamMemory slashCommands skills.disabledLevels skills.disabled skills.defaultDisabled skills.enabled",
      "decides which texts are part of a prompt",
    ),
    ...harmlessKeys(
      "tools.codeModeOnly tools.webSearch tools.toolSearch tools.listDirectory tools.todoWrite tools.shell.enableInteractiveShell tools.shell.showColor tools.shell.defaultTimeoutMs tools.shell.heartbeatIntervalMs tools.visible tools.eager tools.useRipgrep tools.useBuiltinRipgrep tools.workflowSizeGuideline tools.workflowNameOnly tools.truncateToolOutputThreshold tools.truncateToolOutputLines tools.toolOutputBatchBudget policy.consensusQuorum mcp.toolIdleTimeoutMs",
      "changes how a tool works, and not what it may do",
    ),
    ...harmlessKeys(
      "security.auth.selectedType security.auth.enforcedType security.auth.useExternal security.auth.apiKey advanced.autoConfigureMemory advanced.dnsResolutionOrder advanced.bugCommand advanced.runtimeOutputDir selectedAuthType outboundCorrelation.propagateTraceContext telemetry.enabled telemetry.target telemetry.logPrompts telemetry.outfile telemetry.useCollector telemetry.otlpProtocol telemetry.userId telemetry.includeSensitiveSpanAttributes telemetry.sensitiveSpanAttributeMaxLength telemetry.resourceAttributes telemetry.metrics",
      "decides how a person signs in, and what is counted",
    ),
    ...harmlessKeys(
      "goals agents.builtin agents.crossSessionInbound agents.crossSessionHeldExpiry agents.modelGrades agents.allowedGrades agents.maxParallelAgents agents.maxParallelAgentsByModel agents.displayMode agents.arena agents.team agents.swarm stopHookBlockingCap experimental.liveVoice.enabled experimental.liveVoice.apiKey experimental.liveVoice.model experimental.liveVoice.voice experimental.liveVoice.shortcut experimental.sessionWorkflow experimental.cron experimental.todoStopGuard experimental.sessionWriterLease experimental.cronRecurringMaxAgeDays artifact.host.type artifact.enabled",
      "changes how many agents run, and how they are shown",
    ),
    ...harmlessKeys(
      "tools.executionSandbox tools.workflowsEnabled security.allowPrivateNetworkHooks",
      "is ignored in a project's settings",
    ),
    ...serverKeys("mcpServers.*"),
    ...harmlessKeys(
      "mcpServers.*.includeTools mcpServers.*.excludeTools mcpServers.*.extensionName mcpServers.*.authProviderType",
      "is compared with the command or the address of its server",
    ),
  ],
};
