/** The tools of Gemini CLI: which names a list may hold, and what each may do. */
import type { Capability } from "../../model/capability.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";

/** A subagent never gets `invoke_agent`, although the host accepts the name. */
const tools = toolTable({
  read: "read_file read_many_files list_directory glob grep_search search_file_content get_internal_docs list_mcp_resources read_mcp_resource tracker_get_task tracker_list_tasks tracker_visualize",
  write: "write_file replace",
  execute: "run_shell_command",
  network: "google_web_search web_fetch",
  delegate: "activate_skill",
  state:
    "invoke_agent write_todos ask_user enter_plan_mode exit_plan_mode update_topic tracker_create_task tracker_update_task tracker_add_dependency complete_task",
});

/** What a name in a list may do; `undefined` when the host has no such tool and refuses the file. */
export function toolNamed(name: string): readonly Capability[] | undefined {
  const own = tools.lookup(name);
  if (own) return own;
  if (name.startsWith("discovered_tool_")) return ["execute"];
  if (isInherited(name)) return [];
  return name === "mcp_*" || isServersTool(name) ? ["external"] : undefined;
}

/**
 * Whether every object of JavaScript has a property of this name. The host looks names up in one, and accepts these.
 */
export function isInherited(name: string): boolean {
  return name in {};
}

/** `mcp_server_tool`, `mcp_server_*`: a server and a tool, both of letters, digits, `_`, `.`, `:` and `-`. */
function isServersTool(name: string): boolean {
  const [, server = "", tool = ""] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? [];
  return /^[a-z0-9_.:-]+$/i.test(server) && (tool === "*" || (/^[a-z0-9_.:-]+$/i.test(tool) && !/^_*$/.test(tool)));
}

/** The tool that another host calls by this name. */
export const meantBy = ownToolNames({
  read_file: "read readfile view",
  list_directory: "ls list listfiles listdirectory readfolder",
  glob: "glob findfiles",
  grep_search: "grep search searchfiles searchtext grepsearch",
  write_file: "write writefile create",
  replace: "edit multiedit replaceinfile strreplace",
  run_shell_command: "bash shell execute runshellcommand runcommand terminal",
  web_fetch: "webfetch fetch fetchurl",
  google_web_search: "websearch googlesearch googlewebsearch",
  write_todos: "todowrite todoread writetodos",
  invoke_agent: "task agent subagent",
});
