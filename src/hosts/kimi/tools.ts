/** The tools of Kimi Code's subagents and what each may do. */
import { type Capability, capabilities } from "../../model/capability.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";
import { matchesToolName } from "../_kit/wildcard.ts";

/** The names of Kimi Code 2.1.0, compared exactly. `WebSearch` needs a sign-in. */
export const tools = toolTable({
  read: "Read Grep Glob",
  write: "Write Edit",
  execute: "Bash",
  network: "FetchURL WebSearch",
  delegate: "Agent AgentSwarm Skill",
  state: `AskUserQuestion CreateGoal CronCreate CronDelete CronList EnterPlanMode ExitPlanMode GetGoal SetGoalBudget
    TaskList TaskOutput TaskStop TodoList UpdateGoal WaitFor`,
});

/** A name, or a pattern, of servers' tools. Without a tool it matches none. */
export function isServerPattern(name: string): boolean {
  return name.startsWith("mcp__") && (/[*?[\]{}!]/.test(name) || /^mcp__.+__.+$/s.test(name));
}

/** What an entry of `tools` gives; `undefined`: it matches no tool. */
export function grantedBy(name: string): readonly Capability[] | undefined {
  return isServerPattern(name) ? ["external"] : tools.lookup(name);
}

/** Whether denied names take an entry of `tools` away. */
export function denies(denied: readonly string[], name: string): boolean {
  return denied.some((one) => one === name || (isServerPattern(one) && matchesToolName(one, name)));
}

/** What is left of every tool. Only a pattern of all servers denies servers' tools that are not known here. */
export function everythingBut(denied: readonly string[]): readonly Capability[] {
  return capabilities.filter((capability) =>
    capability === "external"
      ? !denied.some((name) => /^mcp__\*+(?:__\*+)?$/.test(name))
      : tools.names.some((name) => tools.lookup(name)?.includes(capability) && !denied.includes(name)),
  );
}

/** The name of a tool in Kimi Code, by other hosts' names for it. */
export const meantBy = ownToolNames({
  Read: "read readfile view notebookread",
  Grep: "grep search grepsearch",
  Glob: "glob ls list findfiles",
  Write: "write writefile create",
  Edit: "edit multiedit notebookedit replace strreplacefile applypatch editfile",
  Bash: "bash shell execute runshellcommand terminal powershell",
  FetchURL: "fetchurl webfetch fetch",
  WebSearch: "websearch searchweb",
  Agent: "agent task",
  TodoList: "todolist todowrite settodolist",
});

/** The subagents that the program ships with, by the tools that it lists. */
export const builtins: BuiltinAgents = [
  ["coder", capabilities],
  ["explore", ["read", "execute", "network"]],
  ["plan", ["read", "network"]],
];

/** `agent` is the main agent. */
export function isBuiltin(name: string): boolean {
  return name === "agent" || builtins.some(([builtin]) => builtin === name);
}
