/** The tools of Letta Code's subagents and what each may do. */
import { capabilities, type Capability } from "../../model/capability.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";

/**
 * Every tool that a list can name, in every toolset. A workflow is a script that runs in the program itself. The tools
 * for memory write only into the agent's own folder of the home directory.
 */
const own = toolTable({
  read: `Read ReadFile read_file ReadLSP Glob Grep GrepFiles grep_files LS ListDir list_dir ViewImage
    read_artifact_file`,
  write: "Write Edit MultiEdit ApplyPatch write_artifact_file EnterWorktree ExitWorktree",
  execute: "Bash Monitor Shell ShellCommand shell shell_command exec_command write_stdin Workflow",
  delegate: "Agent Task SendAgentMessage Workflow",
  state: `AskUserQuestion KillBash SetWorkingDirectory Skill TaskCreate TaskGet TaskList TaskStop TaskUpdate TodoWrite
    UpdatePlan memory memory_apply_patch`,
});

/** Every name that means something in `tools`, for what an author may have meant. */
export const toolNames = own.names;

/** What a name in `tools` gives, in exactly this case; `undefined`: it matches no tool. */
export function grantedBy(name: string): readonly Capability[] | undefined {
  return own.lookup(name);
}

/** Without a list: also the tools of mods and servers that the user has. */
export const everything: readonly Capability[] = capabilities;

/** On Letta Cloud every new agent has these, which run on Letta's servers, and no list takes them away. */
export const cloudTools = "web_search, fetch_webpage";

/** Four built-in names, for which an agent is made without them. */
export const withoutCloudTools: ReadonlySet<string> = new Set(["reflection", "memory", "history-analyzer", "init"]);

/** The name of a tool in Letta Code, by other hosts' names for it. */
export const meantBy = ownToolNames({
  Read: "read view readfiles notebookread cat",
  Grep: "grep search grepsearch searchfilecontent codebase",
  Glob: "glob findfiles fileglob",
  LS: "ls list listdirectory listfiles",
  Write: "write create createfile writefile writetofile",
  Edit: "edit editfile strreplacefile strreplace replace notebookedit replaceinfile",
  MultiEdit: "multiedit",
  Bash: "bash shell execute terminal runshellcommand runcommand runcommands powershell executecommand",
  Agent: "agent task spawnagent subagent",
  Skill: "skill skills useskill",
  AskUserQuestion: "askuserquestion askuser askquestion askfollowupquestion",
  TodoWrite: "todowrite todo",
});

/** The subagents that are built in. */
export const builtins: BuiltinAgents = [
  ["fork", everything],
  ["general-purpose", ["read", "write", "execute", "network"]],
  ["history-analyzer", ["read", "write", "execute"]],
  ["init", ["read", "write", "execute"]],
  ["memory", ["read", "write", "execute"]],
  ["recall", ["read", "execute", "network"]],
  ["reflection", ["write", "execute"]],
];

/** Subagents that start without a question in a session that asks; the program starts the first by itself. */
export const unpromptedNames: ReadonlyMap<string, string> = new Map([
  ["reflection", "is the name of a subagent that Letta Code starts by itself after some turns, without a question"],
  ["recall", "is the name of a subagent that starts without a question, also in sessions that ask"],
  ["history-analyzer", "is the name of a subagent that starts without a question, also in sessions that ask"],
]);
