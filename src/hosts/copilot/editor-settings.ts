/** The editor's settings below `chat` and `github.copilot`: what each does. */
import type { Authority } from "../../model/load.ts";

/** One setting. If its value is a list or a mapping, each item and each key that is not `false` counts for itself. */
export interface EditorRule {
  /** Its registered name. Any of the dots may be the edge of an object. */
  readonly path: string;
  /** Texts for which the rule holds; every text without it. */
  readonly when?: RegExp;
  readonly effect: Authority["effect"];
  readonly because: string;
  readonly may?: Authority["may"];
  /** The value counts as one, whatever it holds. */
  readonly isWhole?: true;
}

/** Settings with one value, a list, or a mapping of names to switches. */
export const editorRules: readonly EditorRule[] = [
  {
    path: "chat.permissions.default",
    when: /^(?:autoApprove|autopilot)$/,
    effect: "bypasses",
    because: "may start every session without asking for any tool call",
  },
  {
    path: "chat.assistedPermissions.enabled",
    when: /^true$/,
    effect: "widens",
    because: "may let a model approve tool calls instead of a person",
  },
  {
    path: "chat.autopilot.advanced.enabled",
    when: /^true$/,
    effect: "widens",
    because: "may let a model decide when an autonomous session ends",
  },
  {
    path: "chat.tools.terminal.enableAutoApprove",
    when: /^false$/,
    effect: "narrows",
    because: "asks for every terminal command",
  },
  {
    path: "chat.tools.terminal.ignoreDefaultAutoApproveRules",
    when: /^true$/,
    effect: "widens",
    because: "may remove the built-in rules that ask before dangerous commands",
  },
  {
    path: "chat.tools.terminal.autoApproveWorkspaceNpmScripts",
    when: /^true$/,
    effect: "widens",
    because: "may run every script of the workspace's `package.json` without asking",
    may: ["execute"],
  },
  {
    path: "chat.tools.terminal.autoApproveWorkspaceNpmScripts",
    when: /^false$/,
    effect: "narrows",
    because: "asks before scripts of the workspace's `package.json`",
  },
  ...["chat.tools.autoApprove", "chat.agent.autoApprove", "github.copilot.chat.agent.autoApprove"].map(
    (path): EditorRule => ({
      path,
      when: /^true$/,
      effect: "bypasses",
      because: "may run every tool without asking in a version of the editor that has this name",
    }),
  ),
  {
    path: "github.copilot.chat.agent.terminal.allowList",
    effect: "widens",
    because: "may run in the terminal without asking in a version of the editor that has this name",
    may: ["execute"],
  },
  {
    path: "github.copilot.chat.agent.terminal.denyList",
    effect: "narrows",
    because: "may not run in the terminal without asking in a version of the editor that has this name",
  },
  {
    path: "chat.agentHost.localFilePermissions",
    effect: "widens",
    because: "may let an agent host read or write these files",
    isWhole: true,
  },
  {
    path: "chat.agent.sandbox.allowNetwork",
    when: /^true$/,
    effect: "widens",
    because: "may reach every address from inside the sandbox",
    may: ["network"],
  },
  {
    path: "chat.agent.sandbox.allowUnsandboxedCommands",
    when: /^true$/,
    effect: "widens",
    because: "may run commands outside the sandbox",
    may: ["execute"],
  },
  {
    path: "chat.agent.sandbox.allowAutoApprove",
    when: /^true$/,
    effect: "widens",
    because: "may run commands inside the sandbox without asking",
    may: ["execute"],
  },
  {
    path: "github.copilot.chat.githubMcpServer.enabled",
    when: /^true$/,
    effect: "widens",
    because: "may connect GitHub's own server",
    may: ["network", "external"],
  },
  {
    path: "chat.tools.terminal.blockDetectedFileWrites",
    when: /^never$/,
    effect: "widens",
    because: "may let terminal commands write anywhere without asking",
  },
  {
    path: "chat.agent.sandbox.enabled",
    when: /^(?:true|on)$/,
    effect: "narrows",
    because: "runs terminal commands in a sandbox",
  },
  {
    path: "chat.useCustomAgentHooks",
    when: /^true$/,
    effect: "widens",
    because: "may run the hooks of agents",
  },
  {
    path: "chat.defaultConfiguration.approvals",
    when: /^(?:autoApprove|autopilot)$/,
    effect: "bypasses",
    because: "may start every session without asking for any tool call",
  },
  {
    path: "chat.defaultConfiguration.mode",
    when: /^autopilot$/,
    effect: "widens",
    because: "may start every session in a mode that continues without a person",
  },
  {
    path: "github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions",
    when: /^true$/,
    effect: "bypasses",
    because: "may let sessions of the Claude agent skip every permission check",
  },
  {
    path: "chat.autoReply",
    when: /^(?!false$)/,
    effect: "widens",
    because: "may answer an agent's questions in place of a person",
  },
  {
    path: "chat.tools.terminal.autoReplyToPrompts",
    when: /^true$/,
    effect: "widens",
    because: "may answer the prompts of terminal commands in place of a person",
  },
  {
    path: "chat.editing.autoAcceptDelay",
    when: /^(?!0$)/,
    effect: "widens",
    because: "may accept edits after a delay in place of a person",
  },
  {
    path: "chat.subagents.allowInvocationsFromSubagents",
    when: /^true$/,
    effect: "widens",
    because: "may let subagents start subagents of their own",
  },
  {
    path: "chat.useCustomizationsInParentRepositories",
    when: /^true$/,
    effect: "widens",
    because: "may read agents and hooks of directories above the opened one",
  },
  ...["linux", "mac", "windows"].flatMap((system): readonly EditorRule[] => [
    ...["allowRead", "allowWrite"].map(
      (key): EditorRule => ({
        path: `chat.agent.sandbox.fileSystem.${system}.${key}`,
        effect: "widens",
        because: `may be ${key === "allowRead" ? "read" : "written"} from inside the sandbox`,
      }),
    ),
    ...["denyRead", "denyWrite"].map(
      (key): EditorRule => ({
        path: `chat.agent.sandbox.fileSystem.${system}.${key}`,
        effect: "narrows",
        because: `may not be ${key === "denyRead" ? "read" : "written"} from inside the sandbox`,
      }),
    ),
  ]),
  {
    path: "chat.agent.networkFilter",
    when: /^true$/,
    effect: "narrows",
    because: "limits the addresses that agents' tools can reach",
  },
  { path: "chat.agent.allowedNetworkDomains", effect: "widens", because: "may be reached by agents' tools" },
  { path: "chat.agent.deniedNetworkDomains", effect: "narrows", because: "may not be reached by agents' tools" },
  {
    path: "chat.plugins.enabledPlugins",
    effect: "widens",
    because: "may install a plugin with agents, hooks and servers",
    may: ["execute", "external"],
  },
  ...["chat.plugins.marketplaces", "chat.plugins.extraMarketplaces"].map(
    (path): EditorRule => ({ path, effect: "widens", because: "may add a place that plugins come from" }),
  ),
  {
    path: "chat.plugins.strictMarketplaces",
    when: /^true$/,
    effect: "narrows",
    because: "takes plugins only from an organisation's sources",
  },
  {
    path: "chat.mcp.discovery.enabled",
    when: /^(?!false$)/,
    effect: "widens",
    because: "may import servers from other programs' settings",
    may: ["execute", "external"],
  },
  {
    path: "chat.mcp.serverSampling",
    effect: "widens",
    because: "may let a server ask models",
  },
  {
    path: "chat.mcp.access",
    when: /^(?:none|registry|false)$/,
    effect: "narrows",
    because: "limits which servers run",
  },
  {
    path: "github.copilot.chat.additionalReadAccessFolders",
    effect: "widens",
    because: "may be read although it is outside the workspace",
  },
  {
    path: "github.copilot.chat.planAgent.additionalTools",
    effect: "widens",
    because: "may be called by the agent that plans",
  },
  {
    path: "github.copilot.chat.otel.enabled",
    when: /^true$/,
    effect: "widens",
    because: "may send a record of what agents do to a collector",
    may: ["network"],
  },
  ...["exporterType", "otlpEndpoint", "outfile"].map(
    (key): EditorRule => ({
      path: `github.copilot.chat.otel.${key}`,
      effect: "widens",
      because: "may decide where the record of what agents do is sent",
      may: ["network"],
    }),
  ),
  {
    path: "github.copilot.chat.otel.captureContent",
    when: /^true$/,
    effect: "widens",
    because: "may add prompts and answers to the record of what agents do",
    may: ["network"],
  },
  ...["github.copilot.chat.customOAIModels", "github.copilot.chat.byok", "github.copilot.advanced"].map(
    (path): EditorRule => ({
      path,
      effect: "widens",
      because: "may decide where model requests are sent",
      may: ["network"],
      isWhole: true,
    }),
  ),
];
