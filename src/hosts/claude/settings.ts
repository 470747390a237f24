/** Lists what Claude Code's settings files widen, narrow or switch off for every subagent. */
import type { SettingRule } from "../_kit/settings.ts";
import type { Layer } from "../../model/load.ts";

/** In a `.claude` folder. The later file wins, and a repository may hold both. */
export const settingsFiles = ["settings.json", "settings.local.json"] as const;

const mode = "permissions.defaultMode";
const allow = "permissions.allow";

/** Rules that approve every call of a tool. Patterns of `PowerShell` were not measured, so all of them count. */
const commands = /^(?:(?:Bash|Monitor)(?:\(\s*\*[*\s]*\))?|PowerShell(?:\([:*\s]*\))?)$/;
const edits = /^(?:(?:Edit|Write|NotebookEdit)(?:\(\*\))?|Edit\([~./\s]*\*[*./\s]*\))$/;
const others = /^(?:WebFetch|WebSearch|Agent|Task|Skill)(?:\((?:domain:)?\*\))?$|^mcp__[^*(]*(?:__\*)?$/;

/**
 * Rules that approve nothing: the program skips names that begin with a small letter or a wildcard, and empty
 * parentheses; a wildcard stands only for tools of one server; patterns of files belong to `Edit`; `:*` needs a command.
 */
const nothing = [
  /^(?!mcp__)(?:[^A-Z]|[^(]*[*\s])/,
  /^[^(]*\(\s*\)$/,
  /^mcp__(?![^*(]+(?:__[^(]*)?$)/,
  /^(?:MultiEdit|Update)(?:\(|$)/,
  /^(?:Write|NotebookEdit)\((?!\*\)$)/,
  /^(?:Bash|Monitor)\([*\s]*:\*\)$/,
];

/** Tools that change nothing and reach nothing. */
const harmless = /^(?:Read|Grep|Glob|LS|LSP|NotebookRead|Todo\w*|Task[A-Z]\w*)(?:\(|$)/;

const oneOf = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join("|");

/** Any other rule for a tool that does more than read. */
const part = new RegExp(`^(?!${oneOf([...nothing, harmless, commands, edits, others])})`);

const starts = "decides which code the host's commands start";
const leads = "leads the host's requests elsewhere";
const command = "is a command that the host starts";
const weakens = "weakens the sandbox";

/** Variables of `env` by what they do. Their values may be secrets. */
const variables: readonly (readonly [names: string, because: string])[] = [
  [
    "PATH SHELL BASH_ENV ENV LD_PRELOAD LD_LIBRARY_PATH DYLD_INSERT_LIBRARIES NODE_OPTIONS PYTHONSTARTUP PYTHONPATH PERL5OPT PERL5LIB RUBYOPT JAVA_TOOL_OPTIONS GIT_SSH GIT_SSH_COMMAND GIT_EXTERNAL_DIFF GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_COUNT GIT_PROXY_COMMAND GIT_ASKPASS SSH_ASKPASS PAGER GIT_PAGER",
    starts,
  ],
  [
    "ANTHROPIC_BASE_URL ANTHROPIC_BEDROCK_BASE_URL ANTHROPIC_VERTEX_BASE_URL HTTP_PROXY HTTPS_PROXY ALL_PROXY http_proxy https_proxy all_proxy NODE_TLS_REJECT_UNAUTHORIZED NODE_EXTRA_CA_CERTS ANTHROPIC_CUSTOM_HEADERS OTEL_EXPORTER_OTLP_ENDPOINT",
    leads,
  ],
  ["CLAUDE_CODE_SUBAGENT_MODEL", "replaces the model of every subagent"],
];

const is = (
  path: string,
  value: "true" | "false" | "disable",
  effect: SettingRule["effect"],
  because: string,
): SettingRule => ({ path, when: new RegExp(`^${value}$`), effect, because });

const bypasses: SettingRule = {
  path: mode,
  when: /^bypassPermissions$/,
  effect: "bypasses",
  because: "runs every tool call without asking",
};

/** Since 2.1.261 the program ignores the mode in a repository's settings. */
const ignoredBypass: SettingRule = {
  ...bypasses,
  effect: "unhonoured",
  because:
    "Claude Code ignores in a repository's settings since 2.1.261; older versions run every tool call without asking",
};

/** What a settings file of this layer decides. */
export function rulesFor(layer: Layer["name"], edition: string): readonly SettingRule[] {
  return [layer === "project" && edition !== "2.1" ? ignoredBypass : bypasses, ...settingRules];
}

/** Settings that mean the same in every layer. */
export const settingRules: readonly SettingRule[] = [
  { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
  {
    path: mode,
    when: /^plan$/,
    effect: "narrows",
    because: "refuses edits and tools of servers, and asks about commands that no rule allows",
  },
  { path: mode, when: /^dontAsk$/, effect: "narrows", because: "denies whatever would need a question" },
  is("permissions.disableBypassPermissionsMode", "disable", "narrows", "lets nobody bypass the questions"),
  is(
    "permissions.blockReadsOutsideWorkingDirectories",
    "true",
    "narrows",
    "refuses reads outside of the working directories",
  ),
  is(
    "permissions.blockWritesOutsideWorkingDirectories",
    "true",
    "narrows",
    "refuses edits outside of the working directories",
  ),
  is("permissions.denyInsteadOfPrompting", "true", "narrows", "denies whatever would need a question"),
  is("permissions.disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
  is("disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
  { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
  { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
  {
    path: allow,
    when: others,
    effect: "widens",
    because: "allows the tool without asking, whatever it is called with",
  },
  { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
  { path: "permissions.ask", effect: "narrows", because: "is asked about in every mode that asks" },
  { path: "permissions.deny", effect: "narrows", because: "is denied in every mode" },
  {
    path: "permissions.additionalDirectories",
    effect: "widens",
    because: "is a directory that tools work in besides the project's",
  },
  is("skipDangerousModePermissionPrompt", "true", "widens", "may start the mode without questions without a warning"),
  is("disableAllHooks", "true", "widens", "switches off hooks that guard tools"),
  is("disableSkillShellExecution", "true", "narrows", "keeps skills from running commands"),
  is("skipWebFetchPreflight", "true", "widens", "fetches addresses without asking whether they are safe"),
  { path: "agent", effect: "widens", because: "starts every session as this subagent" },
  is("enableAllProjectMcpServers", "true", "widens", "connects every server of `.mcp.json` without asking"),
  {
    path: "enabledMcpjsonServers",
    effect: "widens",
    because: "is a server of `.mcp.json` that is connected without asking",
  },
  { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server of `.mcp.json` that is not connected" },
  { path: "deniedMcpServers", effect: "narrows", because: "is a server that is never connected", shown: "…" },
  is("enabledPlugins.*", "true", "widens", "brings the plugin's subagents, hooks and servers"),
  ...["extraKnownMarketplaces.*", "additionalMarketplaces.*"].map(
    (path): SettingRule => ({ path, effect: "widens", because: "adds a place that plugins come from", shown: "…" }),
  ),
  ...[
    "apiKeyHelper",
    "proxyAuthHelper",
    "awsAuthRefresh",
    "awsCredentialExport",
    "gcpAuthRefresh",
    "otelHeadersHelper",
    "statusLine.command",
    "subagentStatusLine.command",
    "fileSuggestion.command",
  ].map((path): SettingRule => ({ path, effect: "widens", because: command, shown: "a command" })),
  ...variables.flatMap(([names, because]) =>
    names.split(" ").map((name): SettingRule => ({ path: `env.${name}`, effect: "widens", because, shown: "…" })),
  ),
  { path: "allowedHttpHookUrls", effect: "widens", because: "is an address that hooks may be sent to" },
  {
    path: "worktree.bgIsolation",
    when: /^none$/,
    effect: "widens",
    because: "lets subagents in the background work in the project itself",
  },
  { path: "httpHookAllowedEnvVars", effect: "widens", because: "is a variable that hooks may send to an address" },
  {
    path: "autoMemoryDirectory",
    effect: "widens",
    because: "is a directory that sessions write what they remember into",
  },
  is("sandbox.enabled", "true", "narrows", "runs commands in a sandbox, most of them without asking"),
  is("sandbox.enabled", "false", "widens", "runs commands outside of a sandbox"),
  is("sandbox.allowUnsandboxedCommands", "false", "narrows", "lets no command leave the sandbox"),
  is("sandbox.autoAllowBashIfSandboxed", "false", "narrows", "asks before commands in the sandbox too"),
  { path: "sandbox.excludedCommands", effect: "widens", because: "runs outside of the sandbox" },
  ...[
    "enableWeakerNestedSandbox",
    "enableWeakerNetworkIsolation",
    "network.allowAllUnixSockets",
    "network.allowLocalBinding",
  ].map((path) => is(`sandbox.${path}`, "true", "widens", weakens)),
  { path: "sandbox.ignoreViolations.*", effect: "widens", because: weakens },
  {
    path: "sandbox.network.allowUnixSockets",
    effect: "widens",
    because: "is a socket that commands in the sandbox may use",
  },
  ...["httpProxyPort", "socksProxyPort"].map(
    (key): SettingRule => ({
      path: `sandbox.network.${key}`,
      effect: "widens",
      because: "is a proxy that decides what commands in the sandbox may reach",
    }),
  ),
  { path: "sandbox.network.allowedDomains", effect: "widens", because: "may be reached from the sandbox" },
  { path: "sandbox.network.deniedDomains", effect: "narrows", because: "may not be reached from the sandbox" },
  ...["allowWrite", "allowRead"].map(
    (key): SettingRule => ({
      path: `sandbox.filesystem.${key}`,
      effect: "widens",
      because: "is open to commands in the sandbox",
    }),
  ),
  ...["denyWrite", "denyRead"].map(
    (key): SettingRule => ({
      path: `sandbox.filesystem.${key}`,
      effect: "narrows",
      because: "is closed to commands in the sandbox",
    }),
  ),
];

/** Servers of `.mcp.json` and of a plugin's manifest. */
export const servers: readonly SettingRule[] = [
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "starts a command whose tools subagents may call",
    shown: "a command",
  },
  {
    path: "mcpServers.*.url",
    effect: "widens",
    because: "connects to an address whose tools subagents may call",
    shown: "an address",
  },
  { path: "mcpServers.*.headersHelper", effect: "widens", because: command, shown: "a command" },
];
