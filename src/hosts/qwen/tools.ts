/** The tools of Qwen Code under every name that it accepts, and what each may do. */
import type { Capability } from "../../model/capability.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";

/** `agent` is given while its depth allows. */
export const givenTools = toolTable({
  read: "read_file grep_search glob list_directory lsp read_mcp_resource zoom_image tool_search display_image",
  write: "write_file edit notebook_edit save_memory",
  execute: "run_shell_command monitor exec tool_call",
  network: "web_fetch web_search image_gen",
  delegate: "agent skill create_sub_session",
  state: "structured_output report_findings get_goal update_goal propose_goal loop_wakeup",
});

/** Tools that a subagent never gets, whatever its list says. */
const withheldTools = toolTable({
  delegate: "workflow cron_create cron_delete send_message team_create team_delete enter_worktree exit_worktree",
  network: "artifact record_artifact record_source",
  state:
    "ask_user_question todo_write cron_list list_agents task_stop task_create task_update task_list team_plan_approval request_shutdown enter_plan_mode exit_plan_mode",
});

/**
 * Names that the interface shows, and once showed. `shownNames` has those that follow from the tool's name. The tools'
 * own names of older versions (`replace`, `task`) give nothing.
 */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grep_search: "Grep SearchFiles",
    glob: "FindFiles",
    list_directory: "ListFiles ReadFolder",
    run_shell_command: "Shell",
    todo_write: "TodoList TodoWrite",
    agent: "Task",
    get_goal: "Goal",
  }).flatMap(([own, names]) => names.split(" ").map((name): [string, string] => [name, own])),
);

/** `read_file` is shown as `ReadFile`. */
const shownNames: ReadonlyMap<string, string> = new Map(
  [...givenTools.names, ...withheldTools.names]
    .filter((name) => !["grep_search", "list_directory", "run_shell_command", "todo_write", "get_goal"].includes(name))
    .map((name) => [name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()), name]),
);

/** The tool's own name for one of its names; any other text stays as it is. */
export function ownName(name: string): string {
  return aliases.get(name) ?? shownNames.get(name) ?? name;
}

/** What a tool may do by any of its names; `undefined` when the host has no such tool. */
export function capabilitiesOfTool(name: string): readonly Capability[] | undefined {
  const own = ownName(name);
  return givenTools.lookup(own) ?? withheldTools.lookup(own);
}

/** By any of a tool's names, the shown one included. */
export function isTool(name: string): boolean {
  return capabilitiesOfTool(name) !== undefined;
}

/** Whether a subagent never gets the tool. */
export function isWithheld(name: string): boolean {
  return withheldTools.has(ownName(name));
}

/** Whether a name is that of a server's tool: its own, or the one that is shown. */
export function isServersTool(name: string): boolean {
  return /^mcp__(?:(?!__).)+__[^*]+$/s.test(name) || / \(.+ MCP Server\)$/s.test(name);
}

/**
 * Tools that older versions have (QwenLM/qwen-code@3111430:packages/core/src/tools/read-many-files.ts); 0.24 has no
 * such tools.
 */
const removed = new Set(["read_many_files", "ReadManyFiles"]);

/** Whether only older versions have the tool. */
export function isRemoved(name: string): boolean {
  return removed.has(name);
}

/** The tool that another host calls by this name. */
export const meantBy = ownToolNames({
  read_file: "read readfile readmanyfiles view",
  list_directory: "ls list listdir listfiles listdirectory",
  grep_search: "grep search ripgrep grepsearch searchfilecontent",
  glob: "glob find",
  write_file: "write writefile create createfile",
  edit: "edit editfile multiedit strreplace replace",
  notebook_edit: "notebookedit",
  run_shell_command: "bash shell execute runcommand runshellcommand terminal",
  web_fetch: "webfetch fetch fetchurl",
  web_search: "websearch googlewebsearch",
  agent: "agent subagent task",
  todo_write: "todowrite",
});
