/** Keys of Gemini CLI's settings that give no power, by its page on its configuration. */
import { harmlessKeys, type KnownSettings, serverKeys } from "../_kit/settings/unknown-settings.ts";

/** Settings that give no power. */
export const knownSettings: KnownSettings = {
  title: "Gemini CLI",
  harmless: [
    ...harmlessKeys(
      "$schema ui output ide privacy billing theme vimMode preferredEditor hideWindowTitle hideTips hideBanner showMemoryUsage usageStatisticsEnabled accessibility customThemes hideFooter showLineNumbers",
      "changes what a terminal shows, or what is counted",
    ),
    ...harmlessKeys(
      "general.preferredEditor general.openEditorInNewWindow general.vimMode general.devtools general.enableAutoUpdate general.enableAutoUpdateNotification general.disableAutoUpdate general.disableUpdateNag general.enableNotifications general.notificationMethod general.checkpointing general.plan general.retryFetchErrors general.maxAttempts general.debugKeystrokeLogging general.sessionRetention general.topicUpdateNarration general.logRagSnippets general.previewFeatures general.enablePromptCompletion checkpointing autoAccept",
      "changes how a session is kept and shown",
    ),
    ...harmlessKeys(
      "model modelConfigs contextManagement useWriteTodos maxSessionTurns summarizeToolOutput chatCompression",
      "changes which model is asked, and how",
    ),
    ...harmlessKeys(
      "context.fileName context.importFormat context.includeDirectoryTree context.discoveryMaxDirs context.memoryBoundaryMarkers context.loadMemoryFromIncludeDirectories context.loadFromIncludeDirectories context.fileFiltering contextFileName fileFiltering",
      "decides which texts are part of a prompt",
    ),
    ...harmlessKeys(
      "tools.shell.enableInteractiveShell tools.shell.backgroundCompletionBehavior tools.shell.showColor tools.shell.inactivityTimeout tools.shell.enableShellOutputEfficiency tools.useRipgrep tools.truncateToolOutputThreshold tools.truncateToolOutputLines tools.enableToolOutputTruncation tools.disableLLMCorrection tools.autoAccept",
      "changes how a tool works, and not what it may do",
    ),
    ...harmlessKeys(
      "agents.overrides.*.modelConfig agents.overrides.*.runConfig agents.overrides.*.tools agents.browser.headless agents.browser.visualModel agents.browser.disableUserInput agents.browser.maxActionsPerTask",
      "changes how an agent runs, or is checked with the agent",
    ),
    ...harmlessKeys(
      "security.environmentVariableRedaction.blocked security.auth security.enableConseca security.blockedEnvironmentVariables selectedAuthType advanced.autoConfigureMemory advanced.dnsResolutionOrder advanced.ignoreLocalEnv advanced.bugCommand bugCommand skills hooksConfig.notifications admin",
      "limits something, or decides how a person signs in",
    ),
    ...harmlessKeys(
      "experimental.gemma experimental.voiceMode experimental.voice experimental.adk experimental.worktrees experimental.extensionManagement experimental.extensionConfig experimental.extensionRegistry experimental.extensionReloading experimental.useOSC52Paste experimental.useOSC52Copy experimental.taskTracker experimental.modelSteering experimental.dynamicModelConfiguration experimental.gemmaModelRouter.enabled experimental.gemmaModelRouter.autoStartServer experimental.gemmaModelRouter.classifier.model experimental.stressTestProfile experimental.autoMemory experimental.generalistProfile experimental.powerUserProfile experimental.contextManagement experimental.topicUpdateNarration experimental.skills experimental.plan experimental.jitContext",
      "switches a feature of the terminal, which asks as ever",
    ),
    ...harmlessKeys(
      "telemetry.enabled telemetry.traces telemetry.target telemetry.otlpProtocol telemetry.logPrompts telemetry.outfile telemetry.useCollector telemetry.useCliAuth",
      "decides what is counted; where it goes is a key of its own",
    ),
    ...["mcpServers.*", "agents.overrides.*.mcpServers.*"].flatMap((path) => [
      ...serverKeys(path),
      ...harmlessKeys(
        `${path}.includeTools ${path}.excludeTools ${path}.extension ${path}.authProviderType ${path}.targetAudience ${path}.targetServiceAccount`,
        "is compared with the command or the address of its server",
      ),
    ]),
  ],
};
