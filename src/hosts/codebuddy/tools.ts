/** The tools of CodeBuddy Code by name, and what each may do. */
import { type Capability, capabilities } from "../../model/capability.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { capabilityOfTool } from "../_kit/profiles/tool-vocabulary.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";

/**
 * Tools that some sessions have: those of one measured session, and further names that the program lists for others.
 * `SendMessage` and `ExitPlanMode` come with every subagent.
 */
const own = toolTable(
  {
    read: "Read Glob Grep LSP NotebookRead",
    write: "Write Edit MultiEdit NotebookEdit SkillManage EnterWorktree LeaveWorktree ImageGen ImageEdit VideoGen",
    execute: "Bash PowerShell pwsh ps ComputerUse",
    network: "WebFetch WebSearch ImageGen ImageEdit VideoGen WeChatReply WeComReply",
    delegate: "Agent Skill SlashCommand TeamCreate Workflow CronCreate",
    external: "ListMcpResources ReadMcpResource DelegateTool",
    state: `SendMessage ExitPlanMode EnterPlanMode AskUserQuestion StructuredOutput TodoWrite TaskCreate TaskGet TaskUpdate
      TaskList TaskStop TaskOutput KillShell BashOutput TeamDelete CronDelete CronList ToolSearch DeferExecuteTool
      WaitForMcpServers`,
  },
  (name) => name.toLowerCase(),
);

/** Every name that means something in `tools`, for what an author may have meant. */
export const toolNames = own.names;

/** The tool of a server, by its whole name: `mcp__github` and `mcp__github__*` match none. */
const serverTool = /^mcp__.+?__(?!\*$).+$/;

/** How CodeBuddy's editor names its tools: `read_file`, `task`. It reads the same files (assumed). */
const ofEditor = /^(?:task|[a-z]+(?:_[a-z]+)+)$/;

/**
 * What a name in `tools` gives; `undefined`: it matches no tool. Names of servers' tools are compared exactly. The
 * program takes none of the editor's names.
 */
export function grantedBy(name: string): readonly Capability[] | undefined {
  if (serverTool.test(name)) return ["external"];
  const granted = own.lookup(name);
  if (granted || !ofEditor.test(name) || name.startsWith("mcp__")) return granted;
  const capability = capabilityOfTool(name);
  return capability ? [capability] : [];
}

/** The name of a tool in CodeBuddy, by other names for it. */
export const meantBy = ownToolNames({
  Read: "view readfile readmanyfiles cat open",
  Glob: "ls list listdir listfiles findfiles searchfile",
  Grep: "search searchcontent grepsearch codebasesearch searchcode",
  Write: "writefile writetofile create createfile",
  Edit: "replaceinfile editfile strreplace applypatch patch replace",
  Bash: "shell execute executecommand runcommand runterminalcmd terminal",
  WebFetch: "fetch fetchurl web browser",
  WebSearch: "searchweb",
  Agent: "task subagent",
});

/** The subagents that the program lists in every session. */
export const builtins: BuiltinAgents = [
  ["general-purpose", capabilities],
  ["statusline-setup", ["read", "write"]],
  ["Explore", ["read", "execute", "network", "delegate"]],
  ["Plan", ["read", "write", "execute", "network", "delegate"]],
];
