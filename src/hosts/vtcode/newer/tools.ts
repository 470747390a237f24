/** Maps tool names to the tools of VT Code 0.147, and lists what its tools can do. */
import { capabilities, type Capability } from "../../../model/capability.ts";
import type { Grant } from "../../../model/profile.ts";
import { type Place, trim } from "../../../repo/text.ts";
import { lower } from "./values.ts";
import { addTo } from "../../../repo/many.ts";

const renamed: { readonly [tool: string]: string } = {
  exec_command:
    "read read_file readfile grep grep_file grepfile glob list list_file list_files listfile listfiles list-files bash shell command exec_command",
  code_search: "code_search",
  apply_patch: "write edit multiedit multi_edit multi-edit patch applypatch apply_patch",
  spawn_agent: "agent task",
  request_user_input: "askuserquestion ask_user_question requestuserinput request_user_input",
};
const aliases = new Map(
  Object.entries(renamed).flatMap(([tool, names]) => names.split(" ").map((name) => [name, tool] as const)),
);
/** Names of reading tools that become the shell. */
const readers = new Set(
  "read read_file readfile grep grep_file grepfile glob list list_file list_files listfile listfiles list-files".split(
    " ",
  ),
);

function wordOf(tool: string): string {
  const word = lower(trim(tool));
  return word.endsWith("(*)") ? trim(word.slice(0, -3)) : word;
}

/** The host's tool for a name, in any case and with an optional `(*)`; `undefined` where the host keeps the name. */
export function hostTool(tool: string): string | undefined {
  return aliases.get(wordOf(tool));
}

/** Whether the host counts the name as a tool that only reads. */
export function isReader(tool: string): boolean {
  return readers.has(wordOf(tool));
}

/** A list as the host stores it: each tool once. */
export function normalized(tools: readonly string[]): readonly string[] {
  const [kept, folded] = [new Set<string>(), new Set([""])];
  for (const tool of tools) {
    const own = hostTool(tool);
    const text = own ?? trim(tool);
    if (own === undefined && folded.has(lower(text))) continue;
    kept.add(text);
    folded.add(lower(text));
  }
  return [...kept];
}

const mutating = new Set(
  "exec_command apply_patch edit write bash shell command edit_file write_file create_file delete_file move_file copy_file search_replace command_session_internal file_operation_internal".split(
    " ",
  ),
);

/** Whether the host counts exactly this name as a tool that changes something. */
export function isMutating(tool: string): boolean {
  return mutating.has(lower(tool));
}

/** The tools of a session, with their older names; `memory` keeps files of notes, `cron` runs prompts later. */
const named: { readonly [C in Capability]?: string } = {
  read: "code_search search_tools list_skills load_skill load_skill_resource request_user_input update_plan task_tracker start_planning",
  write: "apply_patch memory",
  execute: "exec_command write_stdin",
  network: "web_fetch web_search fetch_url defuddle_fetch",
  delegate: "agent spawn_agent spawn_background_subprocess send_input wait_agent resume_agent close_agent cron",
};
const powers = new Map<string, Capability[]>();
for (const [capability, names] of Object.entries(named)) {
  for (const name of names.split(" ")) addTo(powers, name, capability as Capability);
}

/** What authors mean by tool names of other hosts, which match no tool of VT Code. */
const foreign: { readonly [word: string]: Capability } = {
  webfetch: "network",
  websearch: "network",
  notebookedit: "write",
  write_file: "write",
  edit_file: "write",
  unified_exec: "execute",
  todowrite: "read",
};

/** The tools that remain for a subagent that the host treats as a reader. */
const reading = new Set("code_search list_skills load_skill load_skill_resource".split(" "));

/** By any of its names, in any case. */
export function isReadOnlyTool(tool: string): boolean {
  return reading.has(hostTool(tool) ?? lower(trim(tool)));
}

/** Whether a current tool has this name, in any case. */
export function isTool(tool: string): boolean {
  const own = hostTool(tool) ?? lower(trim(tool));
  return powers.has(own) || /^mcp(?:$|[_:])/.test(own);
}

/**
 * A shell is `execute`, under every name for it; a name that matches no tool counts as what it means in other hosts.
 */
export function grantsOfTool(tool: string, at: Place): readonly Grant[] {
  const own = hostTool(tool);
  if (own === "exec_command")
    return [...(isReader(tool) ? [grant(tool, "read", null, at)] : []), grant(tool, "execute", null, at)];
  const { name, scope } = scoped(tool);
  const base = own ?? hostTool(name) ?? lower(trim(name));
  if (base === "exec_command") return [grant(tool, isReader(name) ? "read" : "execute", scope, at)];
  if (base === "*") return everyTool(at, true);
  const meant = Object.hasOwn(foreign, base) ? foreign[base] : undefined;
  const found = powers.get(base) ?? [meant ?? "external"];
  return found.map((capability) => grant(tool, capability, scope, at));
}

/** The parts of `name(scope)`; `(*)` is no scope. */
function scoped(tool: string): { readonly name: string; readonly scope: string | null } {
  const [, name = tool, inside = "*"] = (tool.includes("(") && /^([^(]+)\((.*)\)$/s.exec(trim(tool))) || [];
  return { name, scope: inside === "*" ? null : inside };
}

function grant(tool: string, capability: Capability, scope: string | null, at: Place): Grant {
  return { tool, capability, scope, at };
}

/** The inherited tools of an agent without a list; a subagent never has those that start others. */
export function everyTool(at: Place, delegates: boolean): readonly Grant[] {
  return capabilities
    .filter((capability) => delegates || capability !== "delegate")
    .map((capability) => grant("*", capability, null, at));
}
