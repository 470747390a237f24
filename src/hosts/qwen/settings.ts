/** What `.qwen/settings.json` decides for every subagent. */
import type { SettingRule } from "../_kit/settings/index.ts";
import { variableRules } from "../_kit/settings/variables.ts";
import { variables } from "./variables.ts";

/**
 * Rules that leave nothing out, by the names that the host takes for its tools; a colon before `*` is a space to it.
 */
const commands = /^(?:run_shell_command|ShellTool|Shell|Bash)(?:\([:*\s]*\))?$/;
const edits = /^(?:edit|Edit|EditTool|write_file|WriteFile|WriteFileTool|Write)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const servers = /^mcp__\*+$/;
const part = new RegExp(`^(?!${[commands, edits, servers].map(({ source }) => source).join("|")})`);

const allowing: readonly SettingRule[] = ["permissions.allow", "tools.allowed"].flatMap((path): SettingRule[] => [
  { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
  { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
  { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
  { path, when: part, effect: "widens", because: "runs without asking" },
]);

const execute = ["execute"] as const;

/** @qwen-code/qwen-code 0.24.4, `chunks/chunk-D2H63VR2.js`: the schema of settings. */
export const settingRules: readonly SettingRule[] = [
  { path: "tools.approvalMode", when: /^yolo$/, effect: "bypasses", because: "runs every tool call without asking" },
  {
    path: "tools.approvalMode",
    when: /^auto-edit$/,
    effect: "auto-approves",
    because: "edits files without asking, whatever a profile says",
  },
  {
    path: "tools.approvalMode",
    when: /^auto$/,
    effect: "auto-approves",
    because: "lets a classifier approve tool calls, whatever a profile says",
  },
  { path: "tools.approvalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
  ...allowing,
  { path: "permissions.ask", effect: "narrows", because: "always needs confirmation" },
  { path: "permissions.deny", effect: "narrows", because: "is denied to every agent" },
  { path: "permissions.autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
  {
    path: "tools.autoAccept",
    when: /^true$/,
    effect: "widens",
    because: "runs tools considered safe without asking",
  },
  { path: "tools.disabled", effect: "narrows", because: "is removed from every agent" },
  { path: "tools.core", effect: "narrows", because: "is one of the only built-in tools allowed" },
  { path: "tools.exclude", effect: "narrows", because: "is removed from every agent" },
  { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside a sandbox" },
  { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
  {
    path: "tools.discoveryCommand",
    effect: "widens",
    because: "is a command that runs without being asked for",
    may: execute,
  },
  {
    path: "tools.callCommand",
    effect: "widens",
    because: "is a command that runs without being asked for",
    may: execute,
  },
  {
    path: "tools.shell.pager",
    effect: "widens",
    because: "is a command that runs without being asked for",
    may: execute,
  },
  {
    path: "mcpServers.*.trust",
    when: /^true$/,
    effect: "bypasses",
    because: "runs every tool of this server without asking",
  },
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "is a command whose tools every agent can use",
    shown: "a command",
    may: ["execute", "external"],
  },
  {
    path: "mcpServers.*.url",
    effect: "widens",
    because: "is an address whose tools every agent can use",
    may: ["network", "external"],
  },
  {
    path: "mcpServers.*.httpUrl",
    effect: "widens",
    because: "is an address whose tools every agent can use",
    may: ["network", "external"],
  },
  {
    path: "mcp.serverCommand",
    effect: "widens",
    because: "is a command whose tools every agent can use",
    shown: "a command",
    may: ["execute", "external"],
  },
  { path: "mcp.allowed", effect: "narrows", because: "is one of the only servers that agents can use" },
  { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent can use" },
  {
    path: "disableAllHooks",
    when: /^true$/,
    effect: "widens",
    because: "turns off hooks, including those that guard tools",
    endsGuards: true,
  },
  { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
  {
    path: "security.allowedHttpHookUrls",
    effect: "narrows",
    because: "is one of the only addresses that hooks may call",
  },
  ...variableRules("env.*", variables),
  { path: "proxy", effect: "widens", because: "is a proxy for network requests", may: ["network"] },
  {
    path: "modelProviders.*",
    effect: "widens",
    because: "names models and where their prompts are sent",
    shown: "a model",
    may: ["network"],
  },
  ...["ui.statusLine.command", "artifact.host.uploadCommand"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "is a command that runs without being asked for",
      shown: "a command",
      may: execute,
    }),
  ),
  { path: "channels.*", effect: "widens", because: "lets external messages reach an agent", shown: "a channel" },
  {
    path: "memory.enableTeamMemorySync",
    when: /^true$/,
    effect: "widens",
    because: "commits and pushes the agents' memory",
  },
  { path: "model.baseUrl", effect: "widens", because: "is where prompts are sent", may: ["network"] },
  { path: "security.auth.baseUrl", effect: "widens", because: "is where prompts are sent", may: ["network"] },
  { path: "model.maxSubagentDepth", when: /^1$/, effect: "narrows", because: "keeps subagents from starting others" },
  {
    path: "context.includeDirectories",
    effect: "widens",
    because: "is open to every agent in addition to the project",
  },
  ...[
    "experimental.liveVoice.endpoint",
    "telemetry.otlpEndpoint",
    "telemetry.otlpTracesEndpoint",
    "telemetry.otlpLogsEndpoint",
    "telemetry.otlpMetricsEndpoint",
  ].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "is where recordings or statistics are sent",
      may: ["network"],
    }),
  ),
  { path: "tools.sandboxImage", effect: "widens", because: "is the image of the sandbox" },
  ...["advanced.excludedEnvVars", "security.allowedInsecureVoiceBaseUrls"].map(
    (path): SettingRule => ({ path, effect: "widens", because: "replaces a list of what is refused" }),
  ),
  { path: "skills.directories", effect: "widens", because: "is an additional folder of skills" },
  { path: "policy.permissionStrategy", effect: "widens", because: "decides who answers permission prompts" },
  { path: "serve.*", effect: "widens", because: "lets others reach sessions of this machine", shown: "…" },
  {
    path: "agents.crossSessionMessaging",
    when: /^true$/,
    effect: "widens",
    because: "lets sessions send each other work",
  },
  {
    path: "outboundCorrelation.allowDynamicHeaderValues",
    when: /^true$/,
    effect: "widens",
    because: "adds values to what is sent to other servers",
  },
];
