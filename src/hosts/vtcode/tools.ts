/** Lists what VT Code's tools can do, by the names of its registry in January 2026. */
import { capabilities, type Capability } from "../../model/capability.ts";
import type { Grant } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";
import { nearName } from "../_kit/profiles/tools.ts";
import { addTo } from "../../repo/many.ts";

const named: { readonly [C in Capability]?: string } = {
  read: `read_file grep_file list_files search find search_tools unified_search unified_file agent_info get_errors update_plan task_tracker
    plan_task_tracker request_user_input ask_questions ask_user_question enter_plan_mode exit_plan_mode list_skills load_skill
    load_skill_resource skill`,
  write:
    "write_file edit_file delete_file create_file apply_patch search_replace file_op move_file copy_file unified_file",
  execute: `run_pty_cmd create_pty_session list_pty_sessions close_pty_session send_pty_input read_pty_session resize_pty_session
    run_terminal_cmd execute_code exec_code exec_pty_cmd exec shell unified_exec`,
  network: "web_fetch",
  delegate: "spawn_subagent",
};

const powers = new Map<string, Capability[]>();
for (const [capability, names] of Object.entries(named)) {
  for (const name of names.split(/\s+/)) addTo(powers, name, capability as Capability);
}

/** Tools of MCP servers, whose power VT Code does not define. */
const outside = /^mcp[_:]/i;

/** Whether VT Code has a tool of exactly this name, in this case. */
export function isTool(name: string): boolean {
  return name === "*" || powers.has(name) || outside.test(name);
}

/** The tool whose name differs only by case, `-` and `_`. */
export function nearTool(name: string): { readonly meant?: string } {
  return nearName(name, [...powers.keys()]);
}

/**
 * The grants that the author means, although the host compares names exactly: `*` is every tool, the case does not
 * matter, and `run_pty_cmd(git:*)` has a scope.
 */
export function grantsOfTool(tool: string, at: Place): readonly Grant[] {
  if (tool === "*") return everyTool(at);
  const [, name = tool, inside] = /^([^(]+)\((.*)\)$/s.exec(tool) ?? [];
  const found = powers.get(name) ?? powers.get(name.toLowerCase());
  const scope = found && inside !== undefined && inside !== "*" ? inside : null;
  return (found ?? ["external"]).map((capability) => ({ tool, capability, scope, at }));
}

/** The inherited tools of a subagent without a list. */
export function everyTool(at: Place): readonly Grant[] {
  return capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
}
