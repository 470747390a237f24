/** Kiro's tools and tags by name, what each may do, and which patterns match them. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { type Fact, implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import { matchesWildcard } from "../_kit/wildcard.ts";
import type { Place, Source } from "../../repo/text.ts";

/** Names of CLI 2 by every spelling that it takes, and tags of CLI 3 and IDE 1. */
const names: { readonly [C in Capability | "state"]?: string } = {
  read: "fs_read fsRead read glob grep code ls imageRead knowledge",
  write: "fs_write fsWrite write",
  execute: "execute_bash execute_cmd executeCmd shell use_aws aws",
  network: "web web_fetch web_search use_aws aws",
  delegate: "subagent use_subagent agent_crew delegate skill crew",
  state: "context todo_list todo task thinking introspect report_issue report session summary switch_to_execution",
};

const known: ReadonlyMap<string, readonly Capability[]> = (() => {
  const found = new Map<string, readonly Capability[]>();
  for (const [capability, list] of Object.entries(names)) {
    for (const name of list.split(" "))
      found.set(name, [...(found.get(name) ?? []), ...(capability === "state" ? [] : [capability as Capability])]);
  }
  return found;
})();

/** Without case: names of other hosts' tools and of IDE 0's, for what their author meant. */
const meant: ReadonlyMap<string, Capability> = new Map(
  Object.entries({
    read: "ls readfile readmultiplefiles readcode listdirectory filesearch grepsearch getdiagnostics notebookread",
    write:
      "edit multiedit notebookedit create fswrite fsappend strreplace editcode deletefile semanticrename smartrelocate",
    execute: "bash executebash executepwsh controlbashprocess controlpwshprocess getprocessoutput",
    network: "webfetch websearch remote_web_search",
    delegate: "task agent invokesubagent",
  } satisfies { readonly [C in Capability]?: string }).flatMap(([capability, list]) =>
    list.split(" ").map((name): [string, Capability] => [name, capability as Capability]),
  ),
);

/** Whether the host has a tool or tag of exactly this name. */
export function isKnown(name: string): boolean {
  const bare = withoutBuiltin(name);
  return (
    known.has(bare) || name === "*" || bare.startsWith("@") || isAgent(name) || (bare !== name && /[*?]/.test(bare))
  );
}

/** `@builtin/shell` is `shell`, and nothing behind the slash is everything. */
export function withoutBuiltin(name: string): string {
  const rest = name.startsWith("@builtin/") ? name.slice("@builtin/".length) : undefined;
  return rest === undefined ? name : rest === "" || rest === "*" ? "@builtin" : rest;
}

/** `#reviewer` and `subagent/reviewer` are agents, by name or pattern. */
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
  const direct = known.get(name);
  if (direct) return direct;
  if (/[*?]/.test(name)) {
    const matched = [...known].filter(([tool]) => matchesWildcard(name, tool)).flatMap(([, powers]) => powers);
    // A pattern may match a server's tools as well.
    return name.startsWith("*") && name === written ? [...matched, "external"] : matched;
  }
  const plain = name.replace(/\(.*$/s, "").trim().toLowerCase();
  const other = meant.get(plain);
  return other ? [other] : (known.get(plain) ?? ["external"]);
}

/** The texts of a list, or of one text. */
export function entriesOf(
  node: Node | undefined,
  source: Source,
): readonly { readonly name: string; readonly at: Place }[] {
  const items = node?.kind === "list" ? node.items : node?.kind === "scalar" && !isEmptyValue(node) ? [node] : [];
  return items.flatMap((item) =>
    item.kind === "scalar" && typeof item.value === "string"
      ? [{ name: item.text.trim(), at: { source, span: item.span } }]
      : [],
  );
}

export interface ToolGrants {
  readonly grants: Fact<readonly Grant[]>;
  readonly ineffective: readonly Ineffective[];
}

/** `aliases` are names that the profile gives to tools of servers; `home` is where `tools` would stand. */
export function readTools(
  list: Node | undefined,
  aliases: ReadonlySet<string>,
  source: Source,
  home: Place,
): ToolGrants {
  const every = (at: Place, tool = "*"): readonly Grant[] =>
    capabilities.map((capability) => ({ tool, capability, scope: null, at }));
  if (!list) return { grants: implied(every(home), home, "no `tools` key may mean every tool"), ineffective: [] };
  const at = { source, span: list.span };
  if (list.kind === "table" || isEmptyValue(list) || (list.kind === "scalar" && typeof list.value !== "string")) {
    return {
      grants: implied(every(at), at, "`tools` without names may mean every tool"),
      ineffective: [
        { kind: "value", what: "tools", because: "it is no list of names, which this host may read as every tool", at },
      ],
    };
  }
  const ineffective: Ineffective[] = [];
  const grants = entriesOf(list, source).flatMap((entry): readonly Grant[] => {
    if (!isKnown(entry.name) && !aliases.has(entry.name)) ineffective.push(faultOf(entry.name, entry.at));
    const powers = aliases.has(entry.name) ? ["external" as const] : powersOf(entry.name);
    return powers.map((capability) => ({ tool: entry.name, capability, scope: null, at: entry.at }));
  });
  return { grants: stated(grants, at), ineffective };
}

function faultOf(name: string, at: Place): Ineffective {
  const plain = name.replace(/\(.*$/s, "").trim().toLowerCase();
  if (known.has(plain) && !meant.has(plain))
    return {
      kind: "value",
      what: name,
      because: `this host knows \`${plain}\` and may want exactly that spelling`,
      at,
    };
  return { kind: "unknown-tool", what: name, because: "this host lists no such tool, so it may grant nothing", at };
}
