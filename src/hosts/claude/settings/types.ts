/** The types of Claude Code's settings: a value of another type makes the program skip the whole file. */
import {
  filledOrTexts,
  anyNumber,
  flag,
  flagOrNull,
  flagOrObject,
  integerFrom,
  isFlag,
  list,
  objectsOrNull,
  objects,
  object,
  share,
  shareAboveZero,
  text,
  textOrTexts,
  texts,
  wordOrNull,
  words,
  type Type,
} from "./json-types.ts";
import { lastOf, type Node, type Table } from "../../../parsers/node.ts";
import type { Span } from "../../../repo/text.ts";

/** Keys by their type, joined by dots; `*` is any key. Each key was measured with values of ten or more types. */
const types: readonly (readonly [type: Type, keys: string])[] = [
  [
    flag,
    "respectGitignore wslInheritsWindowsSettings includeCoAuthoredBy includeGitInstructions disableAllHooks disableReplyCheck workflowKeywordTriggerEnabled bashEditDiffEnabled respondToBashCommands allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin forceRemoteSettingsRefresh spinnerTipsEnabled syntaxHighlightingDisabled terminalTitleFromRename alwaysThinkingEnabled fastMode promptSuggestionEnabled emojiCompletionEnabled showClearContextOnPlanAccept prefersReducedMotion autoMemoryEnabled autoDreamEnabled showThinkingSummaries verbose autoCompactEnabled precomputeCompactionEnabled idleCompaction switchModelsOnFlag autoScrollEnabled wheelScrollAccelerationEnabled fileCheckpointingEnabled showTurnDuration showMessageTimestamps terminalProgressBarEnabled todoFeatureEnabled inputNeededNotifEnabled agentPushNotifEnabled voiceEnabled axScreenReader permissions.blockReadsOutsideWorkingDirectories permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.enabled sandbox.failIfUnavailable sandbox.autoAllowBashIfSandboxed sandbox.allowUnsandboxedCommands sandbox.enableWeakerNestedSandbox sandbox.allowNestedUserNamespaces sandbox.enableWeakerNetworkIsolation sandbox.allowAppleEvents sandbox.network.strictAllowlist sandbox.network.allowManagedDomainsOnly sandbox.network.allowAllUnixSockets sandbox.network.allowLocalBinding sandbox.filesystem.allowManagedReadPathsOnly sandbox.filesystem.disabled sandbox.credentials.allowPlaintextInject attribution.sessionUrl statusLine.hideVimModeIndicator voice.enabled voice.autoSubmit autoMode.classifyAllShell",
  ],
  [
    flagOrNull,
    "syncClaudeAiSkills syncClaudeAiPlugins enforceAvailableModels enableAllProjectMcpServers disableClaudeAiConnectors disableBundledSkills disableDirectMcpSkills disableAgentView disableRemoteControl disableWorkflows disableArtifact enableArtifact enableWorkflows disableSkillShellExecution disableWindowsBashCommandSplit allowManagedHooksOnly allowManagedPermissionRulesOnly allowManagedMcpServersOnly disableCommandPluginSources disableSideloadFlags skipWebFetchPreflight fastModePerSessionOptIn channelsEnabled skipDangerousModePermissionPrompt autoContinueAtUsageLimit remoteControlAtStartup isolatePeerMachines autoUploadSessions skipAutoPermissionPrompt useAutoModeDuringPlan",
  ],
  [
    text,
    "$schema apiKeyHelper proxyAuthHelper awsCredentialExport awsAuthRefresh gcpAuthRefresh processWrapper attributionProject model prUrlTemplate otelHeadersHelper outputStyle language advisorModel agent minimumVersion requiredMinimumVersion requiredMaximumVersion plansDirectory timeFormat timeZone autoMemoryDirectory claudeMd pluginTrustMessage attribution.commit attribution.pr remote.defaultEnvironmentId modelOverrides.* statusLine.command fileSuggestion.command sandbox.ripgrep.command",
  ],
  [
    texts,
    "fallbackModel availableModels allowedHttpHookUrls httpHookAllowedEnvVars pluginSuggestionMarketplaces companyAnnouncements claudeMdExcludes permissions.additionalDirectories sandbox.excludedCommands sandbox.network.allowedDomains sandbox.network.deniedDomains sandbox.network.allowUnixSockets sandbox.network.allowMachLookup sandbox.filesystem.allowWrite sandbox.filesystem.denyWrite sandbox.filesystem.denyRead sandbox.filesystem.allowRead sandbox.ignoreViolations.* sandbox.ripgrep.args worktree.symlinkDirectories worktree.sparsePaths spinnerVerbs.verbs autoMode.allow autoMode.soft_deny autoMode.hard_deny autoMode.environment",
  ],
  [filledOrTexts, "enabledMcpjsonServers disabledMcpjsonServers"],
  [textOrTexts, "forceLoginOrgUUID"],
  [list, "permissions.allow permissions.deny permissions.ask sandbox.credentials.envVars"],
  [objectsOrNull, "strictKnownMarketplaces blockedMarketplaces"],
  [objects, "allowedChannelPlugins sshConfigs sandbox.credentials.files"],
  [
    object,
    "permissions env worktree sandbox sandbox.network sandbox.network.tlsTerminate sandbox.filesystem sandbox.credentials sandbox.ignoreViolations sandbox.ripgrep remote voice autoMode statusLine fileSuggestion spinnerVerbs skillOverrides enabledPlugins pluginConfigs pluginConfigs.* modelOverrides",
  ],
  [flagOrObject, "attribution"],
  [anyNumber, "sandbox.network.httpProxyPort sandbox.network.socksProxyPort statusLine.padding"],
  [integerFrom(1), "cleanupPeriodDays skillListingMaxDescChars"],
  [integerFrom(0), "desktopSessionCleanupPeriodDays"],
  [shareAboveZero, "skillListingBudgetFraction"],
  [share, "feedbackSurveyRate"],
  [
    words("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan", "manual"),
    "permissions.defaultMode",
  ],
  [words("disable"), "permissions.disableBypassPermissionsMode permissions.disableAutoMode"],
  [wordOrNull("disable"), "disableAutoMode disableDeepLinkRegistration"],
  [wordOrNull("notify", "quiet", "off"), "feedbackDrafts"],
  [words("unrestricted", "small", "medium", "large"), "workflowSizeGuideline"],
  [words("bash", "powershell"), "defaultShell"],
  [words("command"), "statusLine.type fileSuggestion.type"],
  [words("first-wins", "merge"), "parentSettingsBehavior managedSourcesBehavior"],
  [words("append", "replace"), "spinnerVerbs.mode"],
  [words("latest", "stable", "rc"), "autoUpdatesChannel"],
  [words("default", "fullscreen"), "tui"],
  [words("transient", "ask"), "daemonColdStart"],
  [words("chat", "transcript"), "defaultView"],
  [words("fresh", "head"), "worktree.baseRef"],
  [words("hold", "tap"), "voice.mode"],
  [words("on", "name-only", "user-invocable-only", "off"), "skillOverrides.*"],
  [
    {
      says: "`true`, `false` or an array of strings",
      faultOf: (node) => (isFlag(node) ? undefined : texts.faultOf(node)),
    },
    "enabledPlugins.*",
  ],
];

/** Keys that these objects must have. */
const required: readonly (readonly [object: string, keys: readonly string[]])[] = [
  ["statusLine", ["type", "command"]],
  ["fileSuggestion", ["type", "command"]],
  ["spinnerVerbs", ["mode", "verbs"]],
  ["sandbox.ripgrep", ["command"]],
];

const typed = types.flatMap(([type, keys]) => keys.split(" ").map((key) => ({ type, path: key.split(".") })));

/** Keys of 2.1.330 that 2.1.267 does not know, and so never minds. */
const newer = new Set(
  "attributionProject disableDirectMcpSkills disableReplyCheck disableWindowsBashCommandSplit bashEditDiffEnabled allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin idleCompaction permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.allowNestedUserNamespaces".split(
    " ",
  ),
);

/** What makes the program skip a settings file. */
export interface TypeFault {
  readonly message: string;
  readonly span: Span;
  /** Whether every version since 2.1.267 skips the file for it. */
  readonly isLasting: boolean;
}

/** The first value of a wrong type, in the order of the text; one that every version refuses goes before the others. */
export function typeFaultIn(root: Node): TypeFault | undefined {
  if (root.kind !== "table") return { message: "it must be an object", span: root.span, isLasting: true };
  const faults = [
    ...typed.flatMap(({ type, path }) =>
      nodesAt(root, path).flatMap(({ key, node }) => {
        const fault = type.faultOf(node);
        return fault
          ? [{ message: `\`${key}\` must be ${type.says}`, span: fault.span, isLasting: !newer.has(key) }]
          : [];
      }),
    ),
    ...required.flatMap(([key, names]) =>
      nodesAt(root, key.split(".")).flatMap(({ node }) =>
        names.flatMap((name) =>
          node.kind === "table" && !lastOf(node, name)
            ? [{ message: `\`${key}\` has no \`${name}\``, span: node.span, isLasting: true }]
            : [],
        ),
      ),
    ),
  ];
  return faults.reduce<TypeFault | undefined>(
    (first, fault) => (first && rankOf(first) <= rankOf(fault) ? first : fault),
    undefined,
  );
}

function rankOf({ isLasting, span }: TypeFault): number {
  return span.start + (isLasting ? 0 : Number.MAX_SAFE_INTEGER / 2);
}

/** The values at a path, each with its key as written. Of a key that is repeated, the last value counts. */
function nodesAt(from: Node, [name, ...rest]: readonly string[], above = ""): readonly { key: string; node: Node }[] {
  if (name === undefined) return [{ key: above, node: from }];
  if (from.kind !== "table") return [];
  const found = name === "*" ? lastValues(from) : [[name, lastOf(from, name)] as const];
  return found.flatMap(([key, node]) => (node ? nodesAt(node, rest, above === "" ? key : `${above}.${key}`) : []));
}

function lastValues({ entries }: Table): readonly (readonly [key: string, value: Node])[] {
  return [...new Map(entries.map(({ name = "", value }) => [name, value]))];
}
