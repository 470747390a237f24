/** What `tools` and `mcpServers` grant, and which of their entries do nothing. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { capabilityOf, categories, fixed, meantBy } from "./tools.ts";

export interface ToolGrants {
  readonly grants: Fact<readonly Grant[]>;
  readonly ineffective: readonly Ineffective[];
}

/** A droid cannot start others: it never gets the tool for that. */
const everyCapability: readonly Capability[] = ["read", "write", "execute", "network", "external"];

/** `home` is where a `tools` key would be written. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const node = valueOf(table, "tools");
  const every = (at: Place, because: string, ineffective: readonly Ineffective[] = []): ToolGrants => ({
    grants: implied(
      everyCapability.map((capability) => ({ tool: "*", capability, scope: null, at })),
      at,
      because,
    ),
    ineffective,
  });
  if (!node) return every(home, "no `tools` key means every tool");
  const at = { source, span: node.span };
  const limit = (because: string): readonly Ineffective[] => [{ kind: "limit", what: "tools", because, at }];
  if (isEmptyValue(node) || (node.kind === "list" && node.items.length === 0))
    return every(at, "`tools` without names may mean every tool", [
      {
        kind: "value",
        what: "tools",
        because: "it names no tool, which this host may read as every tool or as none",
        at,
      },
    ]);
  if (node.kind === "table")
    return every(
      at,
      "`tools` that is no list may mean every tool",
      limit("it is a mapping and neither a category nor a list, so this host may grant every tool"),
    );
  if (node.kind === "scalar") {
    const category = categories.get(node.text);
    if (category)
      return {
        grants: stated(
          category.map(([tool, capability]) => ({ tool, capability, scope: null, at })),
          at,
        ),
        ineffective: [],
      };
    return every(
      at,
      "a text that is no category may mean every tool",
      limit("it is neither a category nor a list, so this host may grant every tool"),
    );
  }
  const ineffective: Ineffective[] = [];
  const grants = node.items.flatMap((item) => {
    const place = { source, span: item.span };
    const fault = faultOf(item, place);
    if (fault) ineffective.push(fault);
    return item.kind === "scalar" ? grantsFor(item.text, place) : [];
  });
  return { grants: stated(grants, at), ineffective };
}

function grantsFor(name: string, at: Place): readonly Grant[] {
  if (fixed.has(name)) return [];
  const category = categories.get(name);
  if (category) return category.map(([tool, capability]) => ({ tool, capability, scope: null, at }));
  return [
    { tool: name, capability: capabilityOf(name) ?? capabilityOf(meantBy(name) ?? "") ?? "external", scope: null, at },
  ];
}

function faultOf(item: Node, at: Place): Ineffective | undefined {
  if (item.kind !== "scalar")
    return { kind: "unknown-tool", what: "…", because: "it is no name, and this host may refuse the file over it", at };
  const what = item.text;
  const always = fixed.get(what);
  if (always !== undefined) return { kind: what === "TodoWrite" ? "metadata" : "value", what, because: always, at };
  if (capabilityOf(what) !== undefined) return undefined;
  if (categories.has(what))
    return {
      kind: "unknown-tool",
      what,
      because: "it is a category, which stands instead of a list, so this host may refuse the file over it",
      at,
    };
  const own = meantBy(what);
  if (own !== undefined)
    return {
      kind: "unknown-tool",
      what,
      because: `this host has no such tool (its own is \`${own}\`), and may refuse the file over it`,
      at,
    };
  return /[_-]/.test(what)
    ? undefined
    : {
        kind: "unknown-tool",
        what,
        because: "this host has no such tool of its own, and may refuse the file unless a server has one",
        at,
      };
}

/** Servers are named, never configured; without the key a droid may have those of the session. */
export function serversOf(
  table: Table,
  source: Source,
  home: Place,
): { readonly names: readonly { readonly name: string; readonly at: Place }[]; readonly grants: readonly Grant[] } {
  const node = valueOf(table, "mcpServers");
  if (!node)
    return {
      names: [],
      grants: valueOf(table, "tools") ? [{ tool: "mcpServers", capability: "external", scope: null, at: home }] : [],
    };
  const items = node.kind === "list" ? node.items : [node];
  const names = items.flatMap((item) =>
    item.kind === "scalar" && !isEmptyValue(item)
      ? [{ name: item.text, at: { source, span: item.span } }]
      : item.kind === "table"
        ? item.entries.map(({ name = "", key }) => ({ name, at: { source, span: key.span } }))
        : [],
  );
  return { names, grants: names.map(({ at }) => ({ tool: "mcpServers", capability: "external", scope: null, at })) };
}
