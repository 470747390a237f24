/** The tools of Copilot's three readers by name, and what a list of tools grants. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Scalar } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants, toolTable } from "../_kit/profiles/tools.ts";

/**
 * Aliases of the configuration reference, names and tool sets of VS Code's tools reference, older names of either, and
 * those of Claude Code's tools that VS Code maps. In lower case; a set may precede a slash: `edit/editFiles`.
 */
const tools = toolTable({
  read: "read search notebookread grep glob ls view readfile read_file grep_search file_search semantic_search session_store_sql fetch_copilot_cli_documentation problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
  write:
    "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
  execute:
    "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
  network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
  delegate: "agent custom-agent task runsubagent read_agent list_agents write_agent",
  state: "todo todos todowrite update_todo sql skill tool_search_tool askquestions think",
});

/** Tool sets, which a name may have before a slash. */
const sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));

type ListedTools = Pick<ToolGrants, "grants" | "ineffective">;

/** `list` is the value of `tools`; `home` is where it would be written. */
export function readTools(list: Node | undefined, source: Source, home: Place): ListedTools {
  if (!list) return { grants: implied(grantEach(home), home, "no `tools` key means every tool"), ineffective: [] };
  const at = { source, span: list.span };
  const unnamed = unnamedTools(list, at);
  if (unnamed) return unnamed;
  const ineffective: Ineffective[] = [];
  const grants: Grant[] = [];
  for (const item of list.kind === "list" ? list.items : [list]) {
    if (item.kind !== "scalar" || item.value === null) {
      ineffective.push({
        kind: "value",
        what: "tools",
        because: "one of its entries is not text",
        at: { source, span: item.span },
      });
      continue;
    }
    const entries = entriesOf(item, source);
    const because = list.kind === "list" ? unmatchedEntry(item.text, entries) : undefined;
    if (because !== undefined)
      ineffective.push({ kind: "unknown-tool", what: item.text, because, at: { source, span: item.span } });
    for (const entry of entries) {
      const { name, written: tool, at } = entry;
      for (const capability of name === "*" ? capabilities : powersOf(name))
        grants.push({ tool, capability, scope: null, at });
      const fault = faultOf(entry);
      if (fault) ineffective.push(fault);
    }
  }
  return { grants: stated(grants, at), ineffective };
}

/** A value that names nothing, which may mean every tool. */
function unnamedTools(list: Node, at: Place): ListedTools | undefined {
  if (isEmptyValue(list)) {
    const isNull = list.kind === "scalar" && list.value === null;
    const byCli = isNull ? "Copilot CLI skips the agent" : "Copilot CLI grants no tool";
    return {
      grants: implied(grantEach(at), at, "`tools` without a value may mean every tool (not verified)"),
      ineffective: [
        {
          kind: "value",
          what: "tools",
          because: `it has no value: ${byCli}, and others may grant every tool (not verified)`,
          at,
        },
      ],
    };
  }
  if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
    const because = "it is not a list of names: Copilot CLI skips the agent, and another reader may grant every tool";
    return {
      grants: implied(grantEach(at), at, "`tools` without names may mean every tool"),
      ineffective: [{ kind: "limit", what: "tools", because, at }],
    };
  }
  return undefined;
}

/** Why Copilot CLI matches no tool with an entry of a list, which it takes as it is written. */
function unmatchedEntry(text: string, entries: readonly Entry[]): string | undefined {
  if (entries.length > 1)
    return "it is one entry with several names, of which Copilot CLI grants none; write one entry per name";
  return entries.length === 1 && text.trim() !== text
    ? "it has spaces around it, so Copilot CLI grants nothing for it; remove them"
    : undefined;
}

interface Entry {
  readonly written: string;
  /** In lower case, without the scope. */
  readonly name: string;
  readonly scoped: boolean;
  readonly at: Place;
}

/** The names of a text, split at commas outside of parentheses. */
function entriesOf({ text, span }: Scalar, source: Source): readonly Entry[] {
  const offset = source.text.startsWith(text, span.start)
    ? span.start
    : source.text.startsWith(text, span.start + 1)
      ? span.start + 1
      : undefined;
  const entries: Entry[] = [];
  const hasParts = text.includes(",");
  const last = hasParts ? text.lastIndexOf(")") : -1;
  for (let index = 0, end = 0; index <= text.length; index = end + 1) {
    end = hasParts ? endOfPart(text, index, last) : text.length;
    const part = text.slice(index, end);
    const written = part.trim();
    if (written !== "") {
      const start = index + part.indexOf(written);
      const at = offset === undefined ? span : { start: offset + start, end: offset + start + written.length };
      const scope = written.endsWith(")") ? written.indexOf("(") : -1;
      const name = (scope < 0 ? written : written.slice(0, scope)).trim().toLowerCase();
      entries.push({ written, name, scoped: name.length < written.length, at: { source, span: at } });
    }
  }
  return entries;
}

/** The next comma that stands in no closed parentheses, or the end. `last` is the last one that closes any. */
function endOfPart(text: string, from: number, last: number): number {
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === "(" && i < last) i = text.indexOf(")", i);
    else if (text[i] === ",") return i;
  }
  return text.length;
}

/** What a name may do. `external`: a tool of a server or an extension, or a user's tool set. */
export function powersOf(name: string): readonly Capability[] {
  const slash = name.indexOf("/");
  // A name with two slashes is that of a server in a registry, or one of its tools.
  const set = slash < 0 || name.includes("/", slash + 1) ? undefined : name.slice(0, slash);
  if (set === undefined || !sets.has(set)) return tools.lookup(name) ?? ["external"];
  return tools.lookup(name.slice(slash + 1)) ?? tools.lookup(set) ?? [];
}

/** What authors write for every tool. */
const everyToolWords = new Set(["all", "any", "everything", "inherit", "all-tools", "all tools"]);

function faultOf({ written, name, scoped, at }: Entry): Ineffective | undefined {
  if (scoped)
    return {
      kind: "scope",
      what: written,
      because:
        "Copilot CLI grants nothing for an entry with a scope, and others may grant the whole tool (not verified)",
      at,
      certainty: "assumed",
    };
  const isWord = everyToolWords.has(name);
  // The name of a server may have slashes: `microsoft/playwright-mcp/*`.
  const isPattern = name.includes("*") && name !== "*" && !/^[^*]+\/\*$/.test(name);
  if (!isWord && !isPattern) return undefined;
  const because = isWord
    ? "unknown tool, for which Copilot CLI grants nothing; use `*` to grant every tool"
    : "the only patterns of Copilot CLI are `*` and `server/*`, so it grants nothing for this one";
  return { kind: "unknown-tool", what: written, because, at };
}
