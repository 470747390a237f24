/** The tools of Cline's subagents and what each may do. */
import { type Capability, capabilities } from "../../model/capability.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";

/**
 * The tools that a subagent can have. The session's others, of servers and for starting agents, are for no subagent.
 * `apply_patch` takes the place of `editor` for some models.
 */
const own = toolTable({
  read: "read_files search_codebase",
  write: "editor apply_patch",
  execute: "run_commands",
  network: "fetch_web_content",
  state: "skills ask_question submit_and_exit",
});

/** What a misspelt name is compared with. */
export const toolNames = own.names;

/** Names of former versions, and what they stand for. Listing files is done with commands. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ["apply_diff", "editor"],
  ["attempt_completion", "submit_and_exit"],
  ["bash", "run_commands"],
  ["execute_command", "run_commands"],
  ["list_code_definition_names", "search_codebase"],
  ["list_files", "run_commands"],
  ["read_file", "read_files"],
  ["replace_in_file", "editor"],
  ["search_files", "search_codebase"],
  ["use_skill", "skills"],
  ["write_to_file", "editor"],
]);

/** The tool of a name in `tools`, in any case. */
export function toolOf(name: string): string {
  const lower = name.trim().toLowerCase();
  return formerNames.get(lower) ?? lower;
}

/** What an entry of `tools` gives; `undefined`: it matches no tool. */
export function grantedBy(name: string): readonly Capability[] | undefined {
  return own.lookup(toolOf(name));
}

/** What a subagent without `tools` may do: everything but starting agents and tools of servers. */
export const everything: readonly Capability[] = capabilities.filter((capability) =>
  own.names.some((name) => own.lookup(name)?.includes(capability)),
);

/** The name of a tool in Cline, by other hosts' names for it. */
export const meantBy = ownToolNames({
  read_files: "read view readfiles notebookread",
  search_codebase: "grep search grepsearch glob ls list findfiles codebase",
  editor: "write edit multiedit create createfile editfile strreplacefile notebookedit replace writefile",
  run_commands: "shell execute terminal runshellcommand runcommand powershell",
  fetch_web_content: "webfetch fetch fetchurl websearch browser browseraction",
  ask_question: "askuserquestion askfollowupquestion",
  skills: "skill",
});
