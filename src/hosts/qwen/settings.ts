/** What `.qwen/settings.json` decides for every subagent. */
import type { Dial } from "../../loading/dials.ts";

/** The tool for commands without a bound, by the names that the host takes for it. */
const everyCommand = /^(?:run_shell_command|ShellTool|Shell|Bash)(?:\([*\s]*\))?$/;
const noCommand = /^(?!(?:run_shell_command|ShellTool|Shell|Bash)(?:\([*\s]*\))?$)/;

/** @qwen-code/qwen-code 0.24.4, `chunks/chunk-D2H63VR2.js`: the schema of settings. */
export const dials: readonly Dial[] = [
  { path: "tools.approvalMode", when: /^yolo$/, effect: "bypasses", because: "runs every tool call without asking" },
  { path: "tools.approvalMode", when: /^auto-edit$/, effect: "auto-approves", because: "edits files without asking, whatever a profile says" },
  { path: "tools.approvalMode", when: /^auto$/, effect: "auto-approves", because: "lets a classifier approve tool calls, whatever a profile says" },
  { path: "tools.approvalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
  { path: "permissions.allow", when: everyCommand, effect: "auto-approves", because: "runs every command without asking" },
  { path: "permissions.allow", when: noCommand, effect: "widens", because: "runs without asking" },
  { path: "permissions.ask", effect: "narrows", because: "is always asked about" },
  { path: "permissions.deny", effect: "narrows", because: "is denied to every agent" },
  { path: "permissions.autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
  { path: "tools.allowed", when: everyCommand, effect: "auto-approves", because: "runs every command without asking" },
  { path: "tools.allowed", when: noCommand, effect: "widens", because: "runs without asking" },
  { path: "tools.autoAccept", when: /^true$/, effect: "widens", because: "runs tools that count as safe without asking" },
  { path: "tools.disabled", effect: "narrows", because: "is taken away from every agent" },
  { path: "tools.core", effect: "narrows", because: "is one of the only tools of the host's own" },
  { path: "tools.exclude", effect: "narrows", because: "is taken away from every agent" },
  { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside of a sandbox" },
  { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
  { path: "tools.discoveryCommand", effect: "widens", because: "is a command that the host runs by itself" },
  { path: "tools.callCommand", effect: "widens", because: "is a command that the host runs by itself" },
  { path: "mcpServers.*.trust", when: /^true$/, effect: "bypasses", because: "runs every tool of this server without asking" },
  { path: "mcpServers.*.command", effect: "widens", because: "is a command, whose tools every agent may use", shown: "a command" },
  { path: "mcpServers.*.url", effect: "widens", because: "is an address, whose tools every agent may use" },
  { path: "mcpServers.*.httpUrl", effect: "widens", because: "is an address, whose tools every agent may use" },
  { path: "mcp.serverCommand", effect: "widens", because: "is a command, whose tools every agent may use", shown: "a command" },
  { path: "mcp.allowed", effect: "narrows", because: "is one of the only servers that agents may use" },
  { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent may use" },
  { path: "disableAllHooks", when: /^true$/, effect: "widens", because: "switches off hooks that guard tools" },
  { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
  { path: "security.allowedHttpHookUrls", effect: "narrows", because: "is one of the only addresses that hooks may call" },
  { path: "model.baseUrl", effect: "widens", because: "is where prompts are sent" },
  { path: "security.auth.baseUrl", effect: "widens", because: "is where prompts are sent" },
  { path: "model.maxSubagentDepth", when: /^1$/, effect: "narrows", because: "lets no subagent start others" },
  { path: "context.includeDirectories", effect: "widens", because: "is open to every agent beside the project" },
];
