/** The tools of Copilot's three readers by name, and what a list of tools grants. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Scalar } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants, toolTable } from "../_kit/tools.ts";

/**
 * Aliases of the configuration reference, names and tool sets of VS Code's tools reference, older names of either, and
 * those of Claude Code's tools that VS Code maps. In lower case; a set may precede a slash: `edit/editFiles`.
 */
const tools = toolTable({
  read: "read search notebookread grep glob ls view readfile problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
  write:
    "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
  execute:
    "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
  network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
  delegate: "agent custom-agent task runsubagent",
  state: "todo todos todowrite askquestions think",
});

/** Tool sets, which a name may have before a slash. */
const sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));

type ListedTools = Pick<ToolGrants, "grants" | "ineffective">;

/** `list` is the value of `tools`; `home` is where it would be written; `isClaudes`: the file is written for Claude Code. */
export function readTools(list: Node | undefined, source: Source, home: Place, isClaudes: boolean): ListedTools {
  if (!list) return { grants: implied(grantEach(home), home, "no `tools` key means every tool"), ineffective: [] };
  const at = { source, span: list.span };
  if (isEmptyValue(list)) {
    return {
      grants: implied(grantEach(at), at, "`tools` without a value may mean every tool"),
      ineffective: [
        { kind: "value", what: "tools", because: "it has no value, which this host may read as every tool", at },
      ],
    };
  }
  if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
    return {
      grants: implied(grantEach(at), at, "`tools` without names may mean every tool"),
      ineffective: [
        { kind: "limit", what: "tools", because: "it is no list of names, so this host may grant every tool", at },
      ],
    };
  }
  const ineffective: Ineffective[] = [];
  const grants: Grant[] = [];
  for (const item of list.kind === "list" ? list.items : [list]) {
    if (item.kind !== "scalar" || item.value === null) {
      ineffective.push({
        kind: "value",
        what: "tools",
        because: "an entry of it is no text",
        at: { source, span: item.span },
      });
      continue;
    }
    const entries = entriesOf(item, source);
    if (list.kind === "list" && entries.length > 1) {
      ineffective.push({
        kind: "unknown-tool",
        what: item.text,
        because: "it is one entry with several names, so this host may see none of them",
        at: { source, span: item.span },
      });
    }
    for (const entry of entries) {
      grants.push(...grantsOfEntry(entry));
      const fault = faultOf(entry, isClaudes);
      if (fault) ineffective.push(fault);
    }
  }
  return { grants: stated(grants, at), ineffective };
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
  return partsOf(text).flatMap(({ part, index }) => {
    const written = part.trim();
    if (written === "") return [];
    const start = index + part.indexOf(written);
    const at = {
      source,
      span: offset === undefined ? span : { start: offset + start, end: offset + start + written.length },
    };
    const scope = written.endsWith(")") ? written.indexOf("(") : -1;
    const name = (scope < 0 ? written : written.slice(0, scope)).trim().toLowerCase();
    return [{ written, name, scoped: name.length < written.length, at }];
  });
}

/** Splits at commas, except inside closed parentheses. Linear in the length of the text. */
function partsOf(text: string): readonly { readonly part: string; readonly index: number }[] {
  const parts: { readonly part: string; readonly index: number }[] = [];
  const last = text.lastIndexOf(")");
  let index = 0;
  for (let i = 0; i <= text.length; i += 1) {
    if (text[i] === "(" && i < last) i = text.indexOf(")", i);
    else if (i === text.length || text[i] === ",") {
      parts.push({ part: text.slice(index, i), index });
      index = i + 1;
    }
  }
  return parts;
}

function grantsOfEntry({ written, name, at }: Entry): readonly Grant[] {
  return grantEach(at, name === "*" ? capabilities : powersOf(name), written);
}

/** What a name may do. `external`: a tool of a server or an extension, or a user's tool set. */
function powersOf(name: string): readonly Capability[] {
  const slash = name.indexOf("/");
  const set = slash < 0 ? undefined : name.slice(0, slash);
  if (set === undefined || !sets.has(set)) return tools.lookup(name) ?? ["external"];
  return tools.lookup(name.slice(slash + 1)) ?? tools.lookup(set) ?? [];
}

function faultOf({ written, name, scoped, at }: Entry, isClaudes: boolean): Ineffective | undefined {
  if (scoped)
    return {
      kind: isClaudes ? "value" : "limit",
      what: written,
      because: "this host documents no scopes, so it may grant the whole tool or none",
      at,
    };
  if (/^(?:all|any|everything|inherit|\*\*|all[- ]tools)$/.test(name)) {
    return {
      kind: "unknown-tool",
      what: written,
      because: "this host has no such tool, and ignores names it does not know; `*` grants every tool",
      at,
    };
  }
  return undefined;
}
