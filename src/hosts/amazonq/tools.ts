/** The built-in tools of Amazon Q Developer CLI, which of them an agent has, and which of them run without asking. */
import type { CallRules } from "../../model/call-rules.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import { type Node, valueOf, type Table } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { entriesOf, type ToolName } from "../_kit/agent-json/entries.ts";
import { callRulesOf } from "../_kit/agent-json/call-rules.ts";
import { type AutoApproved, settingLists, toolSettingIn } from "../_kit/agent-json/tool-settings.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { grantEach, nearName, type ToolGrants, toolTable } from "../_kit/profiles/tools.ts";
import { matchesToolName } from "../_kit/wildcard.ts";

/** The keys of tools/tool_index.json; names are compared exactly. */
const tools = toolTable({
  read: "fs_read knowledge",
  write: "fs_write",
  execute: "execute_bash execute_cmd use_aws",
  network: "use_aws",
  delegate: "delegate",
  state: "gh_issue introspect thinking todo_list",
});

const builtin = capabilities.filter((capability) => capability !== "external");

/** What the tool list gives; `home` is where it would be written. */
export function readTools(
  list: Node | undefined,
  source: Source,
  home: Place,
): Pick<ToolGrants, "grants" | "ineffective"> {
  if (!list) return { grants: implied([], home, "no `tools` key means no tool"), ineffective: [] };
  const entries = entriesOf(list, source);
  const ineffective: Ineffective[] = [];
  const grants = entries.flatMap(({ name, at }) => {
    const powers = powersOf(name, entries.length === 1);
    if (powers) return grantEach(at, powers, name);
    ineffective.push(withoutEffect(name, at));
    return [];
  });
  return { grants: stated(grants, { source, span: list.span }), ineffective };
}

/** `undefined`: the name gives nothing. `isAlone`: it is the only one in the list. */
function powersOf(name: string, isAlone: boolean): readonly Capability[] | undefined {
  if (name === "*") return isAlone ? capabilities : undefined;
  if (name === "@builtin") return builtin;
  const native = tools.lookup(name.replace(/^@builtin\//, ""));
  return native ?? (name.startsWith("@") && !name.startsWith("@builtin/") ? ["external"] : undefined);
}

function withoutEffect(what: string, at: Place): Ineffective {
  if (what === "*") return { kind: "value", what, because: "it counts only if it is the only entry of `tools`", at };
  const because = /[*?]/.test(what) ? "`tools` takes no patterns" : "there is no tool of that name";
  return { kind: "unknown-tool", what, because, at, ...nearName(what, tools.names) };
}

/** An agent, and what is known of it when its approvals are read. */
interface Approvals {
  readonly table: Table;
  readonly source: Source;
  readonly given: readonly ToolName[];
  readonly allowed: readonly ToolName[];
}

/** What an agent lets run without asking: `allowedTools` and `toolsSettings`. */
export function autoApprovedIn(table: Table, source: Source): AutoApproved {
  const given = entriesOf(valueOf(table, "tools"), source);
  const allowed = entriesOf(valueOf(table, "allowedTools"), source);
  const approvals: Approvals = { table, source, given, allowed };
  const settings = inSettings(approvals);
  return {
    bypasses: [...allowed.flatMap((entry) => byName(entry, approvals)), ...settings.flatMap((part) => part.bypasses)],
    ineffective: settings.flatMap((part) => part.ineffective),
  };
}

/** What an agent says of calls: the tools that it has, by the name of their settings. */
export function rulesOf(table: Table, source: Source, home: Place): readonly CallRules[] {
  const given = entriesOf(valueOf(table, "tools"), source);
  return callRulesOf({
    source,
    allowed: entriesOf(valueOf(table, "allowedTools"), source),
    settings: valueOf(table, "toolsSettings"),
    home,
    nameOf: (written) => {
      if (everyTool.test(written)) return "*";
      const name = written.replace(/^@builtin\//, "");
      if (name.startsWith("@"))
        return given.some((entry) => entry.name === "*" || entry.name.startsWith("@")) ? name : undefined;
      const matched = tools.names.filter((tool) => matchesToolName(name, tool));
      return matched.some((tool) => isGiven(tool, given)) ? (oneName.get(name) ?? name) : undefined;
    },
  });
}

/** Other names of a tool. */
const oneName: ReadonlyMap<string, string> = new Map([["execute_cmd", "execute_bash"]]);

const everyTool = /^(?:\*+|@builtin\/?\*?)$/;

/** The built-in tools that an entry of `allowedTools` matches. */
function matchedBy(pattern: string): readonly string[] {
  if (everyTool.test(pattern)) return tools.names;
  if (pattern.startsWith("@") && !pattern.startsWith("@builtin/")) return [];
  const bare = pattern.replace(/^@builtin\//, "");
  return tools.names.filter((tool) => matchesToolName(bare, tool));
}

function isGiven(tool: string, given: readonly ToolName[]): boolean {
  return given.some(
    ({ name }) =>
      (powersOf(name, given.length === 1) && /^(?:\*|@builtin)$/.test(name)) ||
      name.replace(/^@builtin\//, "") === tool,
  );
}

function byName({ name, at }: ToolName, { given }: Approvals): readonly Bypass[] {
  const bypass = (effect: Bypass["effect"], because: string): readonly Bypass[] => [
    { setting: "allowedTools", value: name, effect, because, at },
  ];
  if (name.startsWith("@") && !name.startsWith("@builtin"))
    return given.some((entry) => entry.name === "*" || entry.name.startsWith("@"))
      ? bypass("auto-approve", "runs without asking")
      : bypass("unhonoured", "does nothing: `tools` gives no tool of a server");
  const isSensitive = (tool: string): boolean =>
    tools.lookup(tool)?.some((capability) => capability !== "read") === true;
  const matched = matchedBy(name).filter(isSensitive);
  if (matched.some((tool) => isGiven(tool, given)))
    return everyTool.test(name)
      ? bypass("bypass", "runs every built-in tool without asking")
      : bypass("auto-approve", "runs without asking");
  return matched.length === 0 || everyTool.test(name)
    ? []
    : bypass("unhonoured", "does nothing: `tools` does not give it");
}

/** Tools that have settings. */
const withSettings: ReadonlySet<string> = new Set(["execute_bash", "execute_cmd", "fs_read", "fs_write", "use_aws"]);

function inSettings({ table, source, allowed }: Approvals): readonly AutoApproved[] {
  return tableEntries(valueOf(table, "toolsSettings")).map(({ name: tool = "", key, value }): AutoApproved => {
    if (!withSettings.has(tool) && !tool.startsWith("@")) {
      const because = "there is no tool of that name with settings, so it limits nothing";
      return {
        bypasses: [],
        ineffective: [{ kind: "limit", what: `toolsSettings.${tool}`, because, at: { source, span: key.span } }],
      };
    }
    const allowedBy = allowed.find(({ name }) => matchedBy(name).includes(tool))?.name;
    const parts = settingLists.map((list) =>
      toolSettingIn(source, { tool, key: list, settings: value, allowedBy, readers: "", another: "… | sh" }),
    );
    return {
      bypasses: parts.flatMap(({ bypasses }) => bypasses),
      ineffective: parts.flatMap(({ ineffective }) => ineffective),
    };
  });
}
