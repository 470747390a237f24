/** What the keys of an agent give it: its list of tools, servers, and files that bring further parts. */
import { implied, stated } from "../../model/fact.ts";
import type { Capability } from "../../model/capability.ts";
import type { Grant, HookOrServer, Ineffective } from "../../model/profile.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { hookGrants, hooksOf, serverGrants, serverOf, serversOf } from "../_kit/settings/hooks-and-servers.ts";
import { toolEntriesOf } from "../_kit/profiles/tool-vocabulary.ts";
import { grantEach, type ToolGrants } from "../_kit/profiles/tools.ts";
import { normalizedKey } from "../_kit/profiles/unknown-keys.ts";
import { grantedBy, unlisted } from "./tools.ts";

const listKeys = ["tools", "allowedtools"];

/** The entries of a list of tools, each with what it gives. */
function listed(node: Node | undefined, source: Source): readonly Grant[] {
  return toolEntriesOf(node, source).flatMap(({ name, scope, at }) => {
    const tool = scope === null ? name : `${name}(${scope})`;
    return grantedBy(name).map((capability): Grant => ({ tool, capability, scope: null, at }));
  });
}

/** The cases of `tools`: with names, an empty list, and none, where `excludeDefaultComponents` decides. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const list = valueOf(table, "tools");
  const at = list ? { source, span: list.span } : home;
  const names = toolEntriesOf(list, source);
  if (names.length > 0)
    return { grants: stated(listed(list, source), at), denied: [], ineffective: textForList(list, source) };
  const excluded = valueOf(table, "excludeDefaultComponents");
  if (excluded?.kind === "scalar" && excluded.value === true)
    return {
      grants: implied([], at, "`excludeDefaultComponents` leaves only the listed tools, and none is listed"),
      denied: [],
      ineffective: [],
    };
  const isNone = list?.kind === "list" && list.items.length === 0;
  if (isNone) return { grants: stated([], at), denied: [], ineffective: [] };
  const because = list
    ? "`tools` without names may mean the tools that change nothing (not verified)"
    : "no `tools` key means the tools that change nothing (which they are is not verified)";
  const grants = [...grantEach(at, unlisted, "default tools"), ...mapped(list, source)];
  return { grants: implied(grants, at, because), denied: [], ineffective: list ? textForList(list, source) : [] };
}

/** The names of a mapping, which other hosts read as tools that are on or off. */
function mapped(node: Node | undefined, source: Source): readonly Grant[] {
  if (node?.kind !== "table") return [];
  return node.entries.flatMap(({ name = "", value }) =>
    value.kind === "scalar" && value.value === false
      ? []
      : grantEach({ source, span: value.span }, grantedBy(name), name),
  );
}

/** The page has a list, and by a report the program leaves out a file with another value. */
function textForList(list: Node | undefined, source: Source): readonly Ineffective[] {
  if (!list || list.kind === "list" || isEmptyValue(list)) return [];
  const because = "it is no list, and Antigravity may leave the file out because of it (not verified); write a list";
  return [{ kind: "value", what: "tools", because, at: { source, span: list.span }, certainty: "assumed" }];
}

/** What the entries of a table give beside the list of tools, under any spelling of their keys. */
export function furtherGrants(table: Table, source: Source): readonly Grant[] {
  return table.entries.flatMap(({ name = "", value }): readonly Grant[] => {
    const key = normalizedKey(name);
    // An exact `tools` is the list itself.
    if (listKeys.includes(key)) return name === "tools" ? [] : listed(value, source);
    const powers = isSet(value) ? powersOf(key) : undefined;
    return powers ? grantEach({ source, span: value.span }, powers, name) : [];
  });
}

/** What a key gives by having a value. Plugins bring hooks and servers, and `agents` names subagents to start. */
function powersOf(key: string): readonly Capability[] | undefined {
  switch (key) {
    case "enablemcptools":
      return ["external"];
    case "enablewritetools":
      return ["write", "execute"];
    case "enablesubagenttools":
    case "agents":
      return ["delegate"];
    case "plugins":
      return ["execute", "external"];
    default:
      return undefined;
  }
}

/** Whether a value is neither `false` nor empty. */
function isSet(value: Node): boolean {
  if (value.kind === "scalar") return value.value !== false && !isEmptyValue(value);
  return value.kind === "list" ? value.items.length > 0 : value.entries.length > 0;
}

/**
 * The user's and the project's servers, which an agent has unless it says `inheritMcp: false`. Next to servers of its
 * own, which give the same, it has them only where it says so.
 */
export function inheritedServers(table: Table, source: Source, home: Place): readonly Grant[] {
  const value = valueOf(table, "inheritMcp");
  if (value?.kind === "scalar" && value.value === false) return [];
  const at = value ? { source, span: value.span } : home;
  return grantEach(at, ["external"], "inheritMcp");
}

/** Servers of the agent alone: a list of configurations with their names, or a mapping of names to configurations. */
export function serversIn(table: Table, source: Source): readonly HookOrServer[] {
  return table.entries.flatMap(({ name = "", value }) => {
    if (normalizedKey(name) !== "mcpservers") return [];
    const items = value.kind === "list" ? value.items : [value];
    return items.flatMap((item) =>
      isConfiguration(item) ? serverOf(textOf(valueOf(item, "name")) ?? "", item, source) : serversOf(item, source),
    );
  });
}

function isConfiguration(item: Node): boolean {
  return ["command", "url", "serverUrl", "httpUrl", "headersHelper"].some((key) => {
    const value = valueOf(item, key);
    return value !== undefined && value.kind !== "table";
  });
}

/** Hooks: commands, or paths of files that hold them. */
export function hooksIn(table: Table, source: Source): readonly HookOrServer[] {
  return table.entries.flatMap(({ name = "", value }) => {
    if (normalizedKey(name) !== "hooks") return [];
    const paths = listItems(value).concat(value.kind === "scalar" ? [value] : []);
    return [
      ...hooksOf(value, source),
      ...paths.flatMap((path): readonly HookOrServer[] =>
        path.kind === "scalar" && path.text.trim() !== "" && path.value !== null && path.value !== false
          ? [{ name: "hooks", kind: "command", value: path.text, at: { source, span: path.span } }]
          : [],
      ),
    ];
  });
}

/** What hooks and servers give beside the list of tools. */
export function grantsOfStarts(hooks: readonly HookOrServer[], servers: readonly HookOrServer[]): readonly Grant[] {
  return [...hookGrants(hooks, "hooks"), ...serverGrants(servers, "mcpServers")];
}
