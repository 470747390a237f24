/** The tools of Antigravity's agents and what each may do. */
import { capabilities, type Capability } from "../../model/capability.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { capabilityOfTool } from "../_kit/profiles/tool-vocabulary.ts";
import { toolTable } from "../_kit/profiles/tools.ts";

/**
 * The names of the hooks page, and those that runs of 1.1.15 and 1.2.12 listed. What the tools of the first four lines
 * do is documented; the rest is by their names. `send_message` reaches agents that already run.
 */
const tools = toolTable({
  read: `view_file list_dir find_by_name grep_search code_search codebase_search view_file_outline view_code_item
    command_status`,
  write: `write_to_file replace_file_content multi_replace_file_content edit_file propose_code sed_file notebook_edit
    delete_knowledge`,
  execute: "run_command send_command_input notebook_execution",
  network: `search_web read_url_content open_browser_url read_browser_page list_browser_pages click_browser_pixel
    capture_browser_screenshot capture_browser_console_logs execute_browser_javascript browser_click_element
    browser_drag_pixel_to_pixel browser_get_dom browser_get_network_request browser_input
    browser_list_network_requests browser_mouse_down browser_mouse_up browser_move_mouse browser_press_key
    browser_refresh_page browser_resize_window browser_scroll browser_scroll_dom browser_select_option browser_subagent`,
  delegate: "invoke_subagent define_subagent browser_subagent run_workflow start_subagent",
  external: "call_mcp_tool list_resources read_resource",
  state: `send_message manage_subagents manage_task manage_inbox schedule generate_image finish wait wait_5_seconds
    ask_question ask_permission ask_custom_permission list_permissions list_plugin_accounts search_marketplace`,
});

/** What an entry of a list gives: a name of another host counts as what it means there. */
export function grantedBy(name: string): readonly Capability[] {
  if (/^(?:\*+|all|any|inherit)$/i.test(name)) return capabilities;
  const own = tools.lookup(name);
  if (own) return own;
  const capability = capabilityOfTool(name);
  return capability ? [capability] : [];
}

/** What an agent without a list has at most: tools that change nothing. */
export const unlisted: readonly Capability[] = ["read", "network"];

/** The subagents that it ships with, and that an agent can start. `self`, a clone of the agent, adds nothing. */
export const builtins: BuiltinAgents = [
  ["research", ["read", "network"]],
  ["browser", ["network"]],
];
