/** Kiro's tools and tags by name, what each may do, and which patterns match them. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { entriesOf } from "../_kit/agent-json/entries.ts";
import { isEmptyValue, type Node } from "../../parsers/node.ts";
import type { Ineffective } from "../../model/profile.ts";
import { grantEach, type ToolGrants, toolTable } from "../_kit/profiles/tools.ts";
import { matchesToolName } from "../_kit/wildcard.ts";
import type { Place, Source } from "../../repo/text.ts";
import { append } from "../../repo/many.ts";

/** Names of CLI 2 in every spelling that it accepts, and tags of CLI 3 and IDE 1. */
const tools = toolTable({
  read: "fs_read fsRead read glob grep code ls imageRead knowledge",
  write: "fs_write fsWrite write",
  execute: "execute_bash execute_cmd executeCmd shell use_aws aws",
  network: "web web_fetch web_search use_aws aws",
  delegate: "subagent use_subagent agent_crew delegate skill crew",
  state: "context todo_list todo task thinking introspect report_issue report session summary switch_to_execution",
});

/** Names of other hosts' tools and of IDE 0's, in lower case, for what their author means. */
const foreignTools = toolTable(
  {
    read: "ls readfile readmultiplefiles readcode listdirectory filesearch grepsearch getdiagnostics notebookread",
    write:
      "edit multiedit notebookedit create fswrite fsappend strreplace editcode deletefile semanticrename smartrelocate",
    execute: "bash executebash executepwsh controlbashprocess controlpwshprocess getprocessoutput",
    network: "webfetch websearch remote_web_search",
    delegate: "task agent invokesubagent",
  },
  normalized,
);

/** A name in lower case without its scope. */
function normalized(name: string): string {
  return name.replace(/\(.*$/s, "").trim().toLowerCase();
}

/** Whether the host has a tool or tag of exactly this name. */
function isKnown(name: string): boolean {
  const bare = withoutBuiltin(name);
  return (
    tools.has(bare) || name === "*" || bare.startsWith("@") || isAgent(name) || (bare !== name && /[*?]/.test(bare))
  );
}

/** `@builtin/shell` is `shell`; `@builtin/` and `@builtin/*` are every built-in tool. */
export function withoutBuiltin(name: string): string {
  const rest = name.startsWith("@builtin/") ? name.slice("@builtin/".length) : undefined;
  return rest === undefined ? name : rest === "" || rest === "*" ? "@builtin" : rest;
}

/** `#reviewer` and `subagent/reviewer` name agents, or patterns of agents. */
function isAgent(name: string): boolean {
  return name.startsWith("#") || name.startsWith("subagent/");
}

/** What a name, a server (`@git`), a tag or a pattern of them (`fs_*`) may do. */
export function powersOf(written: string): readonly Capability[] {
  if (written === "*") return capabilities;
  const name = withoutBuiltin(written);
  if (isAgent(name)) return ["delegate"];
  if (name === "@builtin") return capabilities.filter((capability) => capability !== "external");
  if (name.startsWith("@")) return ["external"];
  const direct = tools.lookup(name);
  if (direct) return direct;
  if (/[*?]/.test(name)) {
    const matched = tools.names
      .filter((tool) => matchesToolName(name, tool))
      .flatMap((tool) => tools.lookup(tool) ?? []);
    // A pattern that begins with `*` may match tools of servers as well.
    return name.startsWith("*") && name === written ? [...matched, "external"] : matched;
  }
  return foreignTools.lookup(name) ?? tools.lookup(normalized(name)) ?? ["external"];
}

/** `aliases` are names that the profile gives to tools of servers; `home` is where `tools` would be written. */
export function readTools(
  list: Node | undefined,
  aliases: ReadonlySet<string>,
  source: Source,
  home: Place,
): Pick<ToolGrants, "grants" | "ineffective"> {
  if (!list) return { grants: implied(grantEach(home), home, "no `tools` key may mean every tool"), ineffective: [] };
  const at = { source, span: list.span };
  if (list.kind === "table" || isEmptyValue(list) || (list.kind === "scalar" && typeof list.value !== "string")) {
    return {
      grants: implied(grantEach(at), at, "`tools` without names may mean every tool"),
      ineffective: [
        {
          kind: "value",
          what: "tools",
          because: "it is not a list of names, so it may mean every tool (not verified)",
          at,
          certainty: "assumed",
        },
      ],
    };
  }
  const ineffective: Ineffective[] = [];
  const grants = entriesOf(list, source).flatMap(({ name, at: place }) => {
    const isAlias = aliases.has(name);
    if (!isKnown(name) && !isAlias) append(ineffective, misspelled(name, place));
    return grantEach(place, isAlias ? ["external"] : powersOf(name), name);
  });
  return { grants: stated(grants, at), ineffective };
}

/** A name in other letters. Any other unknown name counts as a power: nobody knows what Kiro makes of it. */
function misspelled(name: string, at: Place): readonly Ineffective[] {
  const spelling = normalized(name);
  if (!tools.has(spelling) || foreignTools.has(name)) return [];
  const because = `unknown tool; did you mean \`${spelling}\`?`;
  return [{ kind: "value", what: name, because, at, meant: spelling, certainty: "assumed" }];
}
