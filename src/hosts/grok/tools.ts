/** The tools of Grok Build, the names by which `tools` takes them, and what a subagent is left with. */
import { type Capability, inOrder } from "../../model/capability.ts";
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { ownToolNames } from "../_kit/profiles/tools.ts";
import { capabilityModes } from "./fields.ts";

/** What each of the program's own tools may do. What needs a sign-in was not offered and is documented. */
const ownTools: ReadonlyMap<string, Capability> = new Map(
  (
    [
      ["read", "read_file list_dir grep"],
      ["write", "write search_replace"],
      ["execute", "run_terminal_cmd monitor"],
      ["network", "image_gen image_edit image_to_video reference_to_video web_search web_fetch"],
      ["delegate", "task skill scheduler_create scheduler_delete scheduler_list workflow"],
      ["external", "use_tool search_tool"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name): [string, Capability] => [name, capability])),
);

/** Further names that `tools` takes, by the program's own tool. */
const names = {
  read_file: "Read GrokBuild:read_file",
  list_dir: "LS Glob",
  grep: "Grep",
  write: "Write",
  search_replace: "Edit MultiEdit NotebookEdit",
  run_terminal_cmd: "Bash PowerShell GrokBuild:run_terminal_cmd",
  web_fetch: "WebFetch",
  web_search: "WebSearch",
  task: "Task Agent agent",
  skill: "Skill",
} as const;

/** Names that `tools` takes and that give nothing, in no session. */
const idle: ReadonlySet<string> = new Set(
  `todo_write TodoWrite todowrite BashOutput KillShell KillBash TaskOutput TaskStop ToolSearch LSP lsp AskUserQuestion
  ask_user_question ListMcpResources update_goal memory_search memory_get read edit bash glob Shell Delete apply_patch`.split(
    /\s+/,
  ),
);

const ownByName: ReadonlyMap<string, string> = new Map([
  ...[...ownTools.keys()].map((name) => [name, name] as const),
  ...Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own] as const)),
]);

/** The own tool of an entry of `tools`; `idle`: the entry is known and gives nothing; `undefined`: it is unknown. */
export function toolNamed(entry: string): string | "idle" | undefined {
  // What a comma in parentheses does to a name of a server's tool was not measured.
  if (/^mcp__[^,]*$/s.test(entry) || idle.has(entry)) return "idle";
  return /^(?:Agent|Task)\(.*\)$/s.test(entry) ? "task" : ownByName.get(entry);
}

/** Whether an entry looks like a tool and gives nothing: these are names of other kinds of sessions. */
export function isLookalike(entry: string): boolean {
  return /^(?:read|edit|bash|glob|Shell|Delete|apply_patch)$/.test(entry);
}

/** The name that gives what another host's name, or another spelling, means. */
export const meantBy = ownToolNames({
  Read: "read readfile view notebookread",
  LS: "ls list listdir listdirectory",
  Glob: "glob findfiles",
  Grep: "grep search grepsearch codebasesearch searchfilecontent",
  Write: "write writefile create",
  Edit: "edit editfile multiedit replace applypatch strreplaceeditor",
  Bash: "bash shell runterminalcommand runshellcommand execute terminal",
  WebFetch: "webfetch fetch fetchurl",
  WebSearch: "websearch googlewebsearch",
  TodoWrite: "todo todowrite todoread",
});

/** Own names by which `disallowedTools` takes a tool away, and the names that people write instead. */
const deniable: ReadonlyMap<string, string> = new Map([
  ...["write", "search_replace", "run_terminal_cmd", "monitor", "grep", "use_tool", "search_tool", "image_gen"].map(
    (name) => [name, name] as const,
  ),
  ["GrokBuild:run_terminal_cmd", "run_terminal_cmd"],
  ["GrokBuild:search_replace", "search_replace"],
]);

/** The tool that an entry of `disallowedTools` takes away. */
export function toolDenied(entry: string): string | undefined {
  return deniable.get(entry);
}

/** The own names to deny for what an entry means. */
export function denialFor(entry: string): string | undefined {
  const own = ownByName.get(meantBy(entry) ?? entry.replace(/\(.*$/s, ""));
  if (own === "run_terminal_cmd") return "run_terminal_cmd, monitor";
  if (own === "write" || own === "search_replace") return "write, search_replace";
  return own !== undefined && deniable.has(own) ? own : undefined;
}

/** What limits the tools besides their list. */
export interface Limits {
  readonly mode: string | undefined;
  readonly denied: ReadonlySet<string>;
  /** Whether the servers of the session are kept away. */
  readonly isAlone: boolean;
}

/**
 * Whether a tool is left. Version 1.0.5 keeps `write` in every mode, so it counts. What a mode leaves of the web was
 * not offered, so it counts too.
 */
export function isKept(tool: string, { mode, denied, isAlone }: Limits): boolean {
  const capability = ownTools.get(tool);
  if (denied.has(tool) || capability === undefined) return false;
  if (capability === "external" && (isAlone || denied.has("use_tool"))) return false;
  const meaning = mode === undefined ? "all" : (capabilityModes.get(mode) ?? "all");
  if (meaning === "all" || capability === "read" || capability === "network" || tool === "write") return true;
  if (meaning === "read-write") return capability === "write";
  return meaning === "execute" && tool === "run_terminal_cmd";
}

/** `undefined` for a name that is no tool of Grok Build's own. */
export function capabilityOf(tool: string): Capability | undefined {
  return ownTools.get(tool);
}

/** What every tool together may do within limits. */
export function everythingWithin(limits: Limits): readonly Capability[] {
  return inOrder([...ownTools].flatMap(([tool, capability]) => (isKept(tool, limits) ? [capability] : [])));
}

const readOnly = everythingWithin({ mode: "read-only", denied: new Set(), isAlone: false });

/** The subagents that the program ships with. Version 1.0.5 offers `write` to all of them. */
export const builtins: BuiltinAgents = [
  ["general-purpose", everythingWithin({ mode: undefined, denied: new Set(), isAlone: false })],
  ["explore", readOnly],
  ["plan", readOnly],
];
