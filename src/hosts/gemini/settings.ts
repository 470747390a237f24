/** What `.gemini/settings.json` decides for every subagent. */
import type { Capability } from "../../model/capability.ts";
import type { SettingRule } from "../_kit/settings/index.ts";

/** Entries of a list of tools by what they allow. Text in parentheses limits commands, and no other tool. */
const every = /^\*$/;
const commands = /^(?:run_shell_command|ShellTool)$/;
const someCommands = /^(?:run_shell_command|ShellTool)\(/;
const edits = /^(?:replace|write_file)(?:\(.*\))?$/s;
const servers = /^mcp_\*$/;
const reads =
  /^(?:read_file|read_many_files|list_directory|glob|grep_search|search_file_content|google_web_search|get_internal_docs|write_todos|ask_user)$/;
const anyBut = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(`^(?!${patterns.map(({ source }) => source).join("|")})`);

const command = "is a command that runs without being asked for";
const older = "which versions before 0.61 read";

/** The host makes rules of these lists that allow their tools, also of `tools.core`, whose name means a limit. */
const lists: readonly SettingRule[] = ["tools.allowed", "tools.core"].flatMap((path): SettingRule[] => [
  {
    path,
    when: every,
    effect: "bypasses",
    because: "runs every tool without asking, except commands that look dangerous",
  },
  { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
  { path, when: someCommands, effect: "widens", because: "runs commands with this prefix without asking" },
  {
    path,
    when: someCommands,
    effect: "narrows",
    because: `${path === "tools.core" ? "is one of the only tools allowed, and " : ""}denies all commands with another prefix`,
  },
  { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
  { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
  {
    path,
    when: anyBut(every, commands, someCommands, edits, servers, reads),
    effect: "widens",
    because: "runs without asking",
  },
]);

/** `tools.approvalMode` is an older name of the same setting, which the host still moves. */
const modes: readonly SettingRule[] = ["general.defaultApprovalMode", "tools.approvalMode"].flatMap(
  (path): SettingRule[] => [
    { path, when: /^auto_edit$/, effect: "auto-approves", because: "edits files and fetches pages without asking" },
    { path, when: /^plan$/, effect: "narrows", because: "lets tools only read" },
  ],
);

/** Any value but these counts as true, a text too. */
const isTrue = /^(?!(?:false|0)$)./;

/** A command that serves tools is a server. */
const starts = (path: string): readonly Capability[] => (/server/i.test(path) ? stdioServer : ["execute"]);
const stdioServer: readonly Capability[] = ["execute", "external"];
const remoteServer: readonly Capability[] = ["network", "external"];

const forOneAgent = "agents.overrides.*.mcpServers.*";

/** What settings decide for every agent. */
export const settingRules: readonly SettingRule[] = [
  ...modes,
  ...lists,
  {
    path: "tools.core",
    when: anyBut(every, someCommands),
    effect: "narrows",
    because: "is one of the only tools allowed",
  },
  { path: "allowedTools", effect: "widens", because: `runs without asking by an old key, ${older}` },
  ...["tools.exclude", "excludeTools"].map(
    (path): SettingRule => ({
      path,
      // The host takes an entry with parentheses for the name of a tool, which it has not.
      when: /^[^(]+$/,
      effect: "narrows",
      because: path === "excludeTools" ? `is removed by an old key, ${older}` : "is removed from every agent",
    }),
  ),
  { path: "coreTools", effect: "narrows", because: `is one of the only tools allowed by an old key, ${older}` },
  { path: "tools.confirmationRequired", effect: "narrows", because: "always needs confirmation" },
  { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside a sandbox" },
  { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
  {
    path: "sandbox",
    when: /^false$/,
    effect: "widens",
    because: `runs tools outside a sandbox by an old key, ${older}`,
  },
  {
    path: "sandbox",
    when: /^(?!false$)./,
    effect: "narrows",
    because: `runs tools in a sandbox by an old key, ${older}`,
  },
  { path: "security.toolSandboxing", when: /^true$/, effect: "narrows", because: "runs each tool in a sandbox" },
  { path: "tools.sandboxNetworkAccess", when: /^true$/, effect: "widens", because: "opens the network to the sandbox" },
  { path: "tools.sandboxAllowedPaths", effect: "widens", because: "is open to the sandbox" },
  ...["tools.discoveryCommand", "tools.callCommand", "mcp.serverCommand"].map(
    (path): SettingRule => ({ path, effect: "widens", because: command, may: starts(path) }),
  ),
  ...["toolDiscoveryCommand", "toolCallCommand", "mcpServerCommand"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: `${command}, by an old key, ${older}`,
      may: starts(path),
    }),
  ),
  {
    path: "mcpServers.*.trust",
    when: isTrue,
    effect: "bypasses",
    because: "runs every tool of this server without asking",
  },
  {
    path: `${forOneAgent}.trust`,
    when: isTrue,
    effect: "bypasses",
    because: "runs every tool of this agent's server without asking",
  },
  {
    path: `${forOneAgent}.command`,
    effect: "widens",
    because: "is started for this agent",
    shown: "a command",
    may: stdioServer,
  },
  ...["url", "httpUrl", "tcp"].map(
    (key): SettingRule => ({
      path: `${forOneAgent}.${key}`,
      effect: "widens",
      because: "is an address whose tools this agent can use",
      may: remoteServer,
    }),
  ),
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "is a command whose tools every agent can use",
    shown: "a command",
    may: stdioServer,
  },
  ...["url", "httpUrl", "tcp"].map(
    (key): SettingRule => ({
      path: `mcpServers.*.${key}`,
      effect: "widens",
      because: "is an address whose tools every agent can use",
      may: remoteServer,
    }),
  ),
  {
    path: "mcp.allowed",
    when: every,
    effect: "auto-approves",
    because: "runs every tool of every server without asking",
  },
  {
    path: "mcp.allowed",
    when: anyBut(every),
    effect: "bypasses",
    because: "runs every tool of this server without asking",
  },
  { path: "mcp.allowed", when: anyBut(every), effect: "narrows", because: "is one of the only servers allowed" },
  {
    path: "mcp.autoAllowInHeadless",
    when: /^true$/,
    effect: "auto-approves",
    because: "runs every tool of the servers in these settings without asking in sessions without a person",
  },
  { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent can use" },
  { path: "agents.overrides.*.enabled", when: /^true$/, effect: "widens", because: "switches this agent on" },
  { path: "agents.overrides.*.enabled", when: /^false$/, effect: "narrows", because: "switches this agent off" },
  {
    path: "agents.browser.allowedDomains",
    effect: "narrows",
    because: "is one of the only sites that the browser's agent visits",
  },
  {
    path: "agents.browser.sessionMode",
    when: /^existing$/,
    effect: "widens",
    because: "gives the browser's agent a browser in which somebody is signed in",
  },
  { path: "experimental.enableAgents", when: /^false$/, effect: "narrows", because: "switches every agent off" },
  ...["security.disableYoloMode", "security.disableAlwaysAllow"].map(
    (path): SettingRule => ({
      path,
      when: /^true$/,
      effect: "narrows",
      because: "prevents sessions from skipping permission prompts",
    }),
  ),
  {
    path: "security.enablePermanentToolApproval",
    when: /^true$/,
    effect: "widens",
    because: "lets an approval apply permanently",
  },
  {
    path: "security.autoAddToPolicyByDefault",
    when: /^true$/,
    effect: "widens",
    because: "makes every approval permanent",
  },
  {
    path: "security.environmentVariableRedaction.allowed",
    effect: "widens",
    because: "is a variable that tools see although it may be a secret",
  },
  { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
  ...["policyPaths", "adminPolicyPaths"].map(
    (path): SettingRule => ({ path, effect: "widens", because: "is a file of rules that may allow without asking" }),
  ),
  {
    path: "hooksConfig.enabled",
    when: /^false$/,
    effect: "widens",
    because: "turns off hooks, including those that guard tools",
    endsGuards: true,
  },
  { path: "hooksConfig.disabled", effect: "widens", because: "is a hook that is turned off", endsGuards: true },
  {
    path: "context.includeDirectories",
    effect: "widens",
    because: "is open to every agent in addition to the project",
  },
  ...["tools.shell.pager", "experimental.gemmaModelRouter.binaryPath"].map(
    (path): SettingRule => ({ path, effect: "widens", because: command, may: ["execute"] }),
  ),
  ...[
    "experimental.gemmaModelRouter.classifier.host",
    "experimental.extensionRegistryURI",
    "telemetry.otlpEndpoint",
  ].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "is an address that the session contacts",
      may: ["network"],
    }),
  ),
  { path: "agents.browser.profilePath", effect: "widens", because: "is the browser's profile that its agent uses" },
  {
    path: "advanced.excludedEnvVars",
    effect: "widens",
    because: "replaces the list of variables that a project's `.env` cannot set",
  },
  {
    path: "security.environmentVariableRedaction.enabled",
    when: /^false$/,
    effect: "widens",
    because: "lets tools see variables that may be secrets",
  },
  { path: "security.blockGitExtensions", when: /^true$/, effect: "narrows", because: "installs no extension from Git" },
  { path: "security.allowedExtensions", effect: "narrows", because: "is one of the only extensions allowed" },
  { path: "experimental.directWebFetch", when: /^true$/, effect: "widens", because: "fetches pages directly" },
  ...["confirmSensitiveActions", "blockFileUploads"].map(
    (key): SettingRule => ({
      path: `agents.browser.${key}`,
      when: /^true$/,
      effect: "narrows",
      because: "keeps the browser's agent from acting alone",
    }),
  ),
];
