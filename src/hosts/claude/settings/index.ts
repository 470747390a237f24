/** Lists what Claude Code's settings files widen, narrow or switch off for every subagent. */
import type { SettingRule } from "../../_kit/settings/index.ts";
import type { Layer } from "../../../model/load.ts";
import { variables } from "./variables.ts";

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
 * parentheses; a wildcard stands only for tools of one server; patterns of files belong to `Edit`; `:*` needs a
 * command.
 */
const nothing = [
  /^(?!mcp__)(?:[^A-Z]|[^(]*[*\s])/,
  /^[^(]*\(\s*\)$/,
  /^mcp__(?![^*(]+(?:__[^(]*)?$)/,
  /^(?:MultiEdit|Update)(?:\(|$)/,
  /^(?:Write|NotebookEdit)\((?!\*\)$)/,
  /^(?:Bash|Monitor)\([*\s]*:\*\)$/,
];

/** Rules that approve reading outside of the project, which is asked about otherwise. */
const farReads = /^Read(?:$|\((?:\/\/|~|[A-Za-z]:))/;

/** Tools that change nothing and reach nothing. */
const harmless = /^(?:Read|Grep|Glob|LS|LSP|NotebookRead|Todo\w*|Task[A-Z]\w*)(?:\(|$)/;

const oneOf = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join("|");

/** Any other rule for a tool that does more than read. */
const part = new RegExp(`^(?!${oneOf([...nothing, harmless, commands, edits, others])})`);

const command = "is a command that the session starts";
const weakens = "weakens the sandbox";

const execute = ["execute"] as const;

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
  because: "is ignored in a repository's settings since 2.1.261; older versions run every tool call without asking",
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
    because: "denies edits and server tools, and asks about commands that no rule allows",
  },
  { path: mode, when: /^dontAsk$/, effect: "narrows", because: "denies everything that would need a prompt" },
  is(
    "permissions.disableBypassPermissionsMode",
    "disable",
    "narrows",
    "prevents sessions from skipping permission prompts",
  ),
  is(
    "permissions.blockReadsOutsideWorkingDirectories",
    "true",
    "narrows",
    "denies reads outside the working directories",
  ),
  is(
    "permissions.blockWritesOutsideWorkingDirectories",
    "true",
    "narrows",
    "denies edits outside the working directories",
  ),
  is("permissions.denyInsteadOfPrompting", "true", "narrows", "denies everything that would need a prompt"),
  is("permissions.disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
  is("disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
  { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
  { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
  {
    path: allow,
    when: others,
    effect: "widens",
    because: "allows the tool without asking, whatever its arguments",
  },
  { path: allow, when: farReads, effect: "widens", because: "reads without asking, even outside the project" },
  { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
  { path: "permissions.ask", effect: "narrows", because: "needs confirmation in every mode that asks" },
  { path: "permissions.deny", effect: "narrows", because: "is denied in every mode" },
  {
    path: "permissions.additionalDirectories",
    effect: "widens",
    because: "is an additional directory in which tools work",
  },
  is(
    "skipDangerousModePermissionPrompt",
    "true",
    "widens",
    "starts the mode that skips permission prompts without a warning",
  ),
  {
    ...is("disableAllHooks", "true", "widens", "turns off hooks, including those that guard tools"),
    endsGuards: true,
  },
  is("disableSkillShellExecution", "true", "narrows", "keeps skills from running commands"),
  {
    path: "skillOverrides.*",
    when: /^(?:off|user-invocable-only)$/,
    effect: "narrows",
    because: "keeps the skill from subagents",
  },
  is("skipWebFetchPreflight", "true", "widens", "fetches addresses without the check whether they are safe"),
  { path: "agent", effect: "widens", because: "starts every session as this subagent" },
  {
    ...is("enableAllProjectMcpServers", "true", "widens", "connects every server of `.mcp.json` without asking"),
    may: ["external"],
  },
  {
    path: "enabledMcpjsonServers",
    effect: "widens",
    because: "is a server of `.mcp.json` that is connected without asking",
    may: ["external"],
  },
  { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server of `.mcp.json` that is not connected" },
  { path: "deniedMcpServers", effect: "narrows", because: "is a server that is never connected", shown: "…" },
  {
    path: "enabledPlugins.*",
    when: /^(?!false$)/,
    effect: "widens",
    because: "installs the plugin's subagents, hooks and servers",
  },
  ...["extraKnownMarketplaces.*", "additionalMarketplaces.*"].map(
    (path): SettingRule => ({ path, effect: "widens", because: "adds a source of plugins", shown: "…" }),
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
    "processWrapper",
    "policyHelper.path",
    "sandbox.ripgrep.command",
    "sandbox.bwrapPath",
    "sandbox.socatPath",
    "sshConfigs",
  ].map((path): SettingRule => ({ path, effect: "widens", because: command, shown: "a command", may: execute })),
  {
    path: "pluginConfigs.*",
    effect: "widens",
    because: "is inserted into commands and addresses of the plugin",
    shown: "…",
    may: execute,
  },
  ...variables,
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
    because: "is the directory of the sessions' memory",
  },
  { path: "autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
  is("skipAutoPermissionPrompt", "true", "widens", "starts the mode with a classifier without a warning"),
  is("remoteControlAtStartup", "true", "widens", "lets sessions be controlled remotely"),
  is("channelsEnabled", "true", "widens", "lets external messages reach a session"),
  is("enableArtifact", "true", "widens", "lets sessions publish pages"),
  { path: "forceLoginGatewayUrl", effect: "widens", because: "is where requests are sent", may: ["network"] },
  { path: "modelOverrides.*", effect: "widens", because: "replaces a model" },
  {
    path: "worktree.symlinkDirectories",
    effect: "widens",
    because: "is a directory that subagents in a worktree share with the project",
  },
  {
    path: "allowedMcpServers",
    effect: "narrows",
    because: "is one of the only servers that are connected",
    shown: "…",
  },
  is("allowManagedPermissionRulesOnly", "true", "narrows", "lets only managed settings allow tools"),
  is("allowManagedHooksOnly", "true", "narrows", "runs only managed hooks"),
  is("allowManagedMcpServersOnly", "true", "narrows", "connects only managed servers"),
  ...["strictKnownMarketplaces", "allowedMarketplaces"].map(
    (path): SettingRule => ({
      path,
      effect: "narrows",
      because: "is one of the only allowed sources of plugins",
      shown: "…",
    }),
  ),
  { path: "blockedMarketplaces", effect: "narrows", because: "is a blocked source of plugins", shown: "…" },
  is("sandbox.failIfUnavailable", "true", "narrows", "keeps sessions from starting without the sandbox"),
  is("sandbox.network.strictAllowlist", "true", "narrows", "asks nobody about other addresses"),
  ...["files", "envVars"].map(
    (key): SettingRule => ({
      path: `sandbox.credentials.${key}`,
      effect: "narrows",
      because: "is kept from commands in the sandbox",
      shown: "…",
    }),
  ),
  is("sandbox.enabled", "true", "narrows", "runs commands in a sandbox, most of them without asking"),
  is("sandbox.enabled", "false", "widens", "runs commands outside a sandbox"),
  is("sandbox.allowUnsandboxedCommands", "false", "narrows", "keeps every command in the sandbox"),
  is("sandbox.autoAllowBashIfSandboxed", "false", "narrows", "asks before commands in the sandbox too"),
  { path: "sandbox.excludedCommands", effect: "widens", because: "runs outside the sandbox" },
  ...[
    "enableWeakerNestedSandbox",
    "enableWeakerNetworkIsolation",
    "filesystem.disabled",
    "allowAppleEvents",
    "allowNestedUserNamespaces",
    "credentials.allowPlaintextInject",
    "network.allowAllUnixSockets",
    "network.allowLocalBinding",
  ].map((path) => is(`sandbox.${path}`, "true", "widens", weakens)),
  { path: "sandbox.ignoreViolations.*", effect: "widens", because: weakens },
  {
    path: "sandbox.network.tlsTerminate",
    effect: "widens",
    because: "reads and changes what commands in the sandbox send",
    shown: "…",
    may: ["network"],
  },
  {
    path: "sandbox.network.allowMachLookup",
    effect: "widens",
    because: "is a service that commands in the sandbox may use",
  },
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
