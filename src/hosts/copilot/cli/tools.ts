/** What Copilot CLI grants for names of tools, in any case of letters. Names that it does not have grant nothing. */
import { capabilities, type Capability, inOrder } from "../../../model/capability.ts";
import { toolTable } from "../../_kit/profiles/tools.ts";

/**
 * Measured, except what needs a connection: the names of `network`. `skill` and `sql` go to every agent, whatever its
 * list says; the first loads instructions, the second keeps notes.
 */
const tools = toolTable(
  {
    read: `read notebookRead view readFile read_file grep glob search grep_search file_search semantic_search codebase fileSearch
      textSearch session_store_sql fetch_copilot_cli_documentation`,
    write: "edit multiEdit write notebookEdit create editFiles createFile createDirectory",
    execute: "execute shell bash read_bash stop_bash list_bash runInTerminal runCommands",
    network: "web web_fetch webFetch web_search webSearch fetch",
    delegate: "agent custom-agent task runSubagent read_agent write_agent list_agents",
    state: "todo todos todoWrite update_todo sql skill tool_search_tool",
  },
  (name) => name.toLowerCase(),
);

/** Sets of tools, which a name may have before a slash. The set itself is one of the names above. */
const sets = new Set("read search edit execute web agent vscode todo".split(" "));

/** The names in a text. Commas split it wherever they are. */
export function namesIn(text: string, trim: (part: string) => string): readonly string[] {
  return text
    .split(",")
    .map(trim)
    .filter((name) => name !== "");
}

/** What a list of names may do. A server's tools are `server/tool` and `server/*`. */
export function cliCapabilities(names: readonly string[]): readonly Capability[] {
  return inOrder(names.flatMap(capabilitiesOfName));
}

/** What one entry of a list may do; `undefined` if Copilot CLI has no tool of this name. */
export function lookupCli(name: string): readonly Capability[] | undefined {
  if (name === "*") return capabilities;
  const slash = name.indexOf("/");
  if (slash < 0) return tools.lookup(name);
  const own = sets.has(name.slice(0, slash).toLowerCase()) ? tools.lookup(name.slice(slash + 1)) : undefined;
  const isServers = slash > 0 && slash < name.length - 1 && !sets.has(name.slice(0, slash).toLowerCase());
  return own ?? (isServers ? ["external"] : undefined);
}

function capabilitiesOfName(name: string): readonly Capability[] {
  return lookupCli(name) ?? [];
}
