/** The servers of settings, whose tools every agent can use. */
import type { Authority } from "../../../model/load.ts";
import { lastOf, type Node, type Table, textOf } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import { authorityOf, entriesOf, type Widening } from "./widenings.ts";

/** What a server of each type does. */
const serverPowers = {
  local: {
    value: "local",
    because: "starts a command whose tools every agent can use",
    may: ["execute", "external"],
  },
  remote: {
    value: "remote",
    because: "connects to an address whose tools every agent can use",
    may: ["network", "external"],
  },
} as const satisfies Readonly<Record<string, Pick<Widening, "value" | "because" | "may">>>;

/** An entry without a type changes a server of another file: the files are merged key by key. */
const switchedOn = {
  value: "part of a server",
  because: "switches on or changes a server of another file, whose tools every agent can use",
  may: ["execute", "network", "external"],
} as const satisfies Pick<Widening, "value" | "because" | "may">;

/** Of `mcp` in both shapes: with the servers below `servers`, or below the key itself. */
export function serversIn(root: Table): readonly Widening[] {
  const servers = entriesOf(lastOf(root, "mcp")).flatMap(([key, value]) =>
    key === "servers" ? entriesOf(value) : [[key, value] as const],
  );
  return servers.flatMap(([name, node]): readonly Widening[] => {
    const isOff = textOf(lastOf(node, "enabled")) === "false" || textOf(lastOf(node, "disabled")) === "true";
    const type = textOf(lastOf(node, "type"));
    if (node.kind !== "table" || isOff || node.entries.length === 0) return [];
    if (type === undefined) return [{ ...switchedOn, setting: `mcp.${name}`, node }];
    const powers = serverPowers[type === "local" ? "local" : "remote"];
    return [{ ...powers, setting: `mcp.${name}`, value: type, node, ...connectedBy(name, type, node) }];
  });
}

function connectedBy(name: string, type: string, node: Table): Pick<Widening, "server"> {
  const kind = type === "local" ? "command" : "url";
  const value = lastOf(node, kind);
  return value ? { server: { name, kind, node: value } } : {};
}

/** The servers of Kilo's former `mcp.json`: `{ "mcpServers": { "docs": { "command": "npx", "args": ["docs"] } } }`. */
export function formerServers(root: Node, source: Source): readonly Authority[] {
  const servers = entriesOf(lastOf(root, "mcpServers")).flatMap(([name, node]): readonly Widening[] => {
    const isRemote = /^(?:streamable-http|sse)$/.test(textOf(lastOf(node, "type")) ?? "");
    const target = lastOf(node, isRemote ? "url" : "command");
    if (!target || textOf(lastOf(node, "disabled")) === "true") return [];
    const args = lastOf(node, "args");
    return [
      {
        ...serverPowers[isRemote ? "remote" : "local"],
        setting: `mcpServers.${name}`,
        node,
        server: { name, kind: isRemote ? "url" : "command", node: target, ...(args ? { args } : {}) },
      },
    ];
  });
  return authorityOf(servers, source);
}
