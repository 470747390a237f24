/** The tools of Qwen Code by every name that it takes, and what each may do. */
import type { Capability } from "../../model/capability.ts";

export interface Tool {
  readonly name: string;
  /** `undefined` for tools that only keep the session's own state. */
  readonly capability: Capability | undefined;
  /** A subagent never gets it, whatever its list says. */
  readonly withheld: boolean;
}

/** @qwen-code/qwen-code 0.24.4, `ToolNames` and `EXCLUDED_TOOLS_FOR_SUBAGENTS`; `agent` is given while its depth allows. */
const given: { readonly [C in Capability | "state"]?: string } = {
  read: "read_file grep_search glob list_directory lsp read_mcp_resource zoom_image tool_search display_image",
  write: "write_file edit notebook_edit save_memory",
  execute: "run_shell_command monitor exec tool_call",
  network: "web_fetch web_search image_gen",
  delegate: "agent skill create_sub_session",
  state: "ask_user_question structured_output report_findings get_goal update_goal propose_goal loop_wakeup",
};
const withheld: { readonly [C in Capability | "state"]?: string } = {
  delegate: "workflow cron_create cron_delete send_message team_create team_delete enter_worktree exit_worktree",
  network: "artifact record_artifact record_source",
  state:
    "todo_write cron_list list_agents task_stop task_create task_update task_list team_plan_approval request_shutdown enter_plan_mode exit_plan_mode",
};

const byName: ReadonlyMap<string, Tool> = new Map(
  [...toolsIn(given, false), ...toolsIn(withheld, true)].map((tool) => [tool.name, tool]),
);

function toolsIn(names: { readonly [key: string]: string | undefined }, isWithheld: boolean): readonly Tool[] {
  return Object.entries(names).flatMap(([capability, list = ""]) =>
    list.split(" ").map(
      (name): Tool => ({
        name,
        capability: capability === "state" ? undefined : (capability as Capability),
        withheld: isWithheld,
      }),
    ),
  );
}

/** Names of other times and those that a person sees, where they are not the tool's own in another case. */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grep_search: "Grep SearchFiles search_file_content",
    glob: "FindFiles",
    list_directory: "ListFiles ReadFolder",
    run_shell_command: "Shell",
    todo_write: "TodoList TodoWrite",
    save_memory: "SaveMemory",
    edit: "replace",
    agent: "Task task",
    get_goal: "Goal",
  }).flatMap(([own, names]) => names.split(" ").map((name): [string, string] => [name, own])),
);

/** `read_file` is shown as `ReadFile`. */
const shown: ReadonlyMap<string, string> = new Map(
  [...byName.keys()]
    .filter((name) => !["grep_search", "list_directory", "run_shell_command", "todo_write", "get_goal"].includes(name))
    .map((name) => [name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()), name]),
);

export const every: readonly Tool[] = [...byName.values()].filter((tool) => !tool.withheld);

export function toolNamed(name: string): Tool | undefined {
  return byName.get(others.get(name) ?? shown.get(name) ?? name);
}

/** Tools that the host once had (QwenLM/qwen-code@3111430:packages/core/src/tools/read-many-files.ts), and 0.24 has under no name. */
const gone = new Set(["read_many_files", "ReadManyFiles"]);

export function isGone(name: string): boolean {
  return gone.has(name);
}

/** The tool that another host calls so. */
export function meantBy(name: string): string | undefined {
  return meanings.get(
    name
      .toLowerCase()
      .replace(/\(.*$/s, "")
      .replace(/[-_\s]/g, ""),
  );
}

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    read_file: "read readfile readmanyfiles view",
    list_directory: "ls list listdir listfiles listdirectory",
    grep_search: "grep search ripgrep grepsearch",
    glob: "glob find",
    write_file: "write writefile create createfile",
    edit: "edit editfile multiedit strreplace",
    notebook_edit: "notebookedit",
    run_shell_command: "bash shell execute runcommand runshellcommand terminal",
    web_fetch: "webfetch fetch fetchurl",
    web_search: "websearch googlewebsearch",
    agent: "agent subagent task",
    todo_write: "todowrite",
  }).flatMap(([own, words]) => words.split(" ").map((word): [string, string] => [word, own])),
);
