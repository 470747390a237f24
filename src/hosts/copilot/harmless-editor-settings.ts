/** The editor's settings below `chat` and `github.copilot` that give no power, or that another reader takes. */
import type { HarmlessSetting } from "../_kit/settings/unknown-settings.ts";

/** Settings that another reader of this host takes: places of agents, hooks and plugins, and patterns of approvals. */
export const readElsewhere: readonly string[] = [
  "chat.tools.global.autoApprove",
  "chat.tools.terminal.autoApprove",
  "chat.tools.urls.autoApprove",
  "chat.tools.edits.autoApprove",
  "chat.tools.eligibleForAutoApproval",
  "chat.agentFilesLocations",
  "chat.modeFilesLocations",
  "chat.hookFilesLocations",
  "chat.pluginLocations",
  "chat.plugins.paths",
];

const harmless = (because: string, paths: string): readonly HarmlessSetting[] =>
  paths.split(/\s+/).map((path) => ({ path, because }));

/** Settings that give no power, each with everything below it. */
export const harmlessEditorSettings: readonly HarmlessSetting[] = [
  ...harmless(
    "decides how the editor looks",
    `chat.commandCenter chat.editor chat.fontFamily chat.fontSize chat.verbose chat.math chat.viewTitle chat.emptyState
    chat.artifacts chat.checkpoints chat.editRequests chat.notifyWindowOnConfirmation chat.notifyWindowOnResponseReceived
    chat.requestQueuing chat.viewSessions chat.editMode chat.agentsControl chat.unifiedAgentsBar chat.planWidget
    chat.agentSessionProjection chat.inlineReferences chat.tools.terminal.simpleCollapsible chat.tools.autoExpandFailures
    chat.tools.todos chat.tools.terminal.outputLocation chat.tools.confirmationCarousel chat.viewProgressBadge
    chat.contextUsage chat.persistentProgress chat.progressBorder chat.agent.codeBlockProgress
    chat.restoreLastPanelSession chat.editorAssociations chat.growthNotification chat.titleBar chat.customizations
    chat.planReview chat.agentsHandoffTip chat.turnStatusPills chat.experimental.incrementalRendering
    chat.agent.thinkingStyle chat.agent.thinking chat.editing.explainChanges chat.editing.revealNextChangeOnResolve
    chat.editing.openChangedFileInDiffEditor chat.agentSessionsViewLocation chat.showAgentSessionsViewDescription
    chat.tips chat.implicitContext chat.sendElementsToChat chat.promptFilesRecommendations
    github.copilot.chat.localeOverride github.copilot.chat.terminalChatLocation github.copilot.editor
    github.copilot.renameSuggestions github.copilot.nextEditSuggestions github.copilot.chat.startDebugging
    github.copilot.chat.setupTests github.copilot.chat.scopeSelection`,
  ),
  ...harmless(
    "asks before something is thrown away, or limits how long agents run",
    `chat.editing.confirmEditRequestRemoval chat.editing.confirmEditRequestRetry chat.agent.maxRequests
    chat.exitAfterDelegation chat.tools.terminal.enforceTimeoutFromModel
    chat.tools.terminal.preventShellHistory chat.tools.terminal.shellIntegrationTimeout github.copilot.chat.agent.maxRequests
    chat.tools.riskAssessment`,
  ),
  ...harmless(
    "switches on or off what an editor has anyway",
    `chat.disableAIFeatures chat.detectParticipant chat.agent.enabled chat.extensionTools chat.mcp.apps chat.mcp.autoStart
    chat.mcp.gallery chat.mcp.enabled chat.tools.compressOutput chat.tools.memory chat.copilotMemory chat.plugins.enabled
    chat.generalPurposeAgent chat.customAgentInSubagent chat.edits2 chat.newSession chat.agentHost.enabled
    chat.agentHost.byokModels.enabled chat.agentHost.codexAgent.enabled chat.agentHost.claudeAgent.enabled
    chat.repoInfo chat.sessionSync chat.useCloudButtonV2 chat.autopilot.enabled chat.codeBlock
    chat.experimental.permissionsSandboxToggle chat.experimental.collectInstructionsInExtension
    github.copilot.enable github.copilot.chat.useProjectTemplates github.copilot.chat.codesearch github.copilot.chat.edits
    github.copilot.chat.localIndex github.copilot.chat.newWorkspaceCreation
    github.copilot.chat.agent.enabled github.copilot.chat.agent.autoFix github.copilot.chat.agent.runTasks
    github.copilot.chat.agent.currentEditorContext github.copilot.chat.agent.thinkingTool
    github.copilot.chat.agent.modelDetails github.copilot.chat.agent.backgroundTodoAgent
    github.copilot.chat.copilotMemory github.copilot.chat.customAgents.showOrganizationAndEnterpriseAgents
    github.copilot.chat.searchSubagent github.copilot.chat.switchAgent
    github.copilot.chat.claudeAgent.enabled github.copilot.chat.summarizeAgentConversationHistory
    github.copilot.chat.virtualTools github.copilot.chat.cli.customAgents github.copilot.chat.cli.mcp.enabled
    github.copilot.chat.cli.branchSupport github.copilot.chat.editor github.copilot.chat.skillTool
    github.copilot.chat.organizationCustomAgents github.copilot.chat.organizationInstructions
    github.copilot.chat.reviewAgent github.copilot.chat.reviewSelection github.copilot.chat.generateTests
    github.copilot.chat.languageContext github.copilot.chat.search github.copilot.chat.notebook
    github.copilot.chat.copilotDebugCommand github.copilot.chat.followUps github.copilot.chat.runCommand`,
  ),
  ...harmless(
    "chooses a model",
    `chat.utilityModel chat.utilitySmallModel chat.byokUtilityModelDefault chat.planAgent chat.exploreAgent
    chat.defaultModel github.copilot.selectedCompletionModel github.copilot.chat.implementAgent inlineChat`,
  ),
  ...harmless(
    "adds text to prompts, and a person reads it as text",
    `chat.useAgentsMdFile chat.useClaudeMdFile chat.useNestedAgentsMdFiles chat.instructionsFilesLocations
    chat.includeApplyingInstructions chat.includeReferencedInstructions chat.promptFilesLocations chat.promptFiles
    chat.useAgentSkills chat.useClaudeSkills chat.agentSkillsLocations github.copilot.chat.codeGeneration
    github.copilot.chat.testGeneration github.copilot.chat.commitMessageGeneration
    github.copilot.chat.pullRequestDescriptionGeneration`,
  ),
];
