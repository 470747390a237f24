/** What `.gemini/settings.json` decides for every subagent. */
import type { Dial } from "../../loading/dials.ts";

/** The tool for commands without a bound, by the names that the host takes for it. */
const everyCommand = /^(?:run_shell_command|ShellTool)(?:\([*\s]*\))?$/;
const noCommand = /^(?!(?:run_shell_command|ShellTool)(?:\([*\s]*\))?$)/;

const command = "is a command that the host runs by itself";

/** google-gemini/gemini-cli@5411f11:docs/reference/configuration.md; keys without a group are those of older files, which the host moves. */
export const dials: readonly Dial[] = [
  { path: "general.defaultApprovalMode", when: /^auto_edit$/, effect: "auto-approves", because: "edits files without asking" },
  { path: "general.defaultApprovalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
  { path: "tools.allowed", when: everyCommand, effect: "auto-approves", because: "runs every command without asking" },
  { path: "tools.allowed", when: noCommand, effect: "widens", because: "runs without asking" },
  { path: "allowedTools", effect: "widens", because: "runs without asking" },
  { path: "tools.core", effect: "narrows", because: "is one of the only tools of the host's own" },
  { path: "coreTools", effect: "narrows", because: "is one of the only tools of the host's own" },
  { path: "tools.exclude", effect: "narrows", because: "is taken away from every agent" },
  { path: "excludeTools", effect: "narrows", because: "is taken away from every agent" },
  { path: "tools.confirmationRequired", effect: "narrows", because: "is always asked about" },
  ...["tools.sandbox", "sandbox"].flatMap((path): Dial[] => [
    { path, when: /^false$/, effect: "widens", because: "runs tools outside of a sandbox" },
    { path, when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
  ]),
  { path: "tools.sandboxNetworkAccess", when: /^true$/, effect: "widens", because: "opens the network to the sandbox" },
  { path: "tools.sandboxAllowedPaths", effect: "widens", because: "is open to the sandbox" },
  ...["tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand", "mcp.serverCommand", "mcpServerCommand"].map((path): Dial => ({ path, effect: "widens", because: command })),
  { path: "mcpServers.*.trust", when: /^true$/, effect: "bypasses", because: "runs every tool of this server without asking" },
  { path: "mcpServers.*.command", effect: "widens", because: "is a command, whose tools every agent may use", shown: "a command" },
  ...["url", "httpUrl", "tcp"].map((key): Dial => ({ path: `mcpServers.*.${key}`, effect: "widens", because: "is an address, whose tools every agent may use" })),
  { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent may use" },
  { path: "agents.overrides.*.enabled", when: /^true$/, effect: "widens", because: "switches this agent on" },
  { path: "agents.overrides.*.enabled", when: /^false$/, effect: "narrows", because: "switches this agent off" },
  { path: "experimental.enableAgents", when: /^false$/, effect: "narrows", because: "switches every agent off that is not built in" },
  ...["security.disableYoloMode", "security.disableAlwaysAllow"].map((path): Dial => ({ path, when: /^true$/, effect: "narrows", because: "lets nobody bypass the questions" })),
  { path: "security.enablePermanentToolApproval", when: /^true$/, effect: "widens", because: "lets an answer hold for good" },
  { path: "security.autoAddToPolicyByDefault", when: /^true$/, effect: "widens", because: "makes every answer hold for good" },
  { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
  { path: "policyPaths", effect: "widens", because: "is a file of rules that may allow without asking" },
  { path: "context.includeDirectories", effect: "widens", because: "is open to every agent beside the project" },
];
