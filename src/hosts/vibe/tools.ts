/** The tools of Mistral Vibe and what each may do. */
import { type Capability, capabilities } from "../../model/capability.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { ownToolNames, toolTable } from "../_kit/profiles/tools.ts";

/** The names of Mistral Vibe 2.18.4. `web_search` needs a key of Mistral's. */
export const tools = toolTable({
  read: "read grep skill",
  write: "write_file edit",
  execute: "bash",
  network: "web_fetch web_search",
  delegate: "task",
  state: "todo ask_user_question exit_plan_mode",
});

/** Tools of newer versions, by their README: other shells, and the code that they run. */
export const newerTools = toolTable({
  execute: `git_bash powershell run_typescript process bash_output bash_stdin bash_sessions bash_log_file git_bash_output
    git_bash_stdin git_bash_sessions git_bash_log_file powershell_output powershell_stdin powershell_sessions
    powershell_log_file`,
  delegate: "subagent",
  state: "cron",
});

/** Names that tools had before: settings of `config.toml` are moved to the new ones, those of agents are not. */
export const formerNames: ReadonlyMap<string, string> = new Map([
  ["read_file", "read"],
  ["search_replace", "edit"],
]);

/** The name of a tool here, by other hosts' names for it. */
export const meantBy = ownToolNames({
  read: "readfile view notebookread readmanyfiles fsread",
  grep: "search grepsearch searchfilecontent glob ls list listdirectory findfiles",
  write_file: "write writefile create createfile fswrite",
  edit: "searchreplace multiedit notebookedit replace strreplace applypatch editfile",
  bash: "shell execute runshellcommand runcommand terminal executebash",
  web_fetch: "webfetch fetch fetchurl",
  web_search: "websearch googlewebsearch",
  task: "agent",
  todo: "todowrite todoread todolist",
});

/** Tools that run without asking by default. */
export const neverAsking: ReadonlySet<string> = new Set([
  "read",
  "grep",
  "skill",
  "todo",
  "ask_user_question",
  "exit_plan_mode",
]);

/** Tools that ask about each file, by its path. */
export const fileTools: ReadonlySet<string> = new Set(["read", "grep", "write_file", "edit"]);

/** The capabilities of tools of 2.18.4, each once and in order; unknown names have none. */
export function powersOf(names: Iterable<string>): readonly Capability[] {
  const given = new Set([...names].flatMap((name) => tools.lookup(name) ?? []));
  return capabilities.filter((capability) => given.has(capability));
}

/** The subagent that `task` starts without asking. The other built-in agents are chosen by people. */
export const builtins: BuiltinAgents = [["explore", ["read"]]];

/** A file with one of these names replaces the built-in agent. The last two are those of newer documentation. */
export const builtinNames: ReadonlySet<string> = new Set(
  "default plan accept-edits auto-approve explore lean ask smart-approve".split(" "),
);
