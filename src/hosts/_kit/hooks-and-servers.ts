/** Hooks and servers as most hosts write them: commands and addresses that run next to a prompt, and what they grant. */
import type { Capability } from "../../model/capability.ts";
import { listItems } from "./fields.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { HookOrServer, Grant } from "../../model/profile.ts";
import { textsIn } from "./unknown-keys.ts";
import type { Place, Source } from "../../repo/text.ts";

/** How many hooks or servers of one kind are kept. Aliases can write more than anybody reads. */
const maxOfKind = 500;

/** Collects the first entries of each kind, so that many of one kind hide no other. */
class LimitedList {
  readonly entries: HookOrServer[] = [];
  readonly #counts = new Map<HookOrServer["kind"], number>();

  add(entry: HookOrServer): void {
    const count = this.#counts.get(entry.kind) ?? 0;
    this.#counts.set(entry.kind, count + 1);
    if (count < maxOfKind) this.entries.push(entry);
  }
}

/** How many levels below `hooks` are searched for commands. The usual form has four. */
const maxDepth = 40;

const hookCapabilities: { readonly [K in HookOrServer["kind"]]?: Capability } = {
  command: "execute",
  url: "network",
  builtin: "delegate",
  reference: "external",
};

/** A command grants `execute`, an address `network`, an agent `delegate`, a server's tool `external`. `tool` is the key. */
export function hookGrants(hooks: readonly HookOrServer[], tool: string): readonly Grant[] {
  return hooks.flatMap(({ kind, at }) => {
    const capability = hookCapabilities[kind];
    return capability ? [{ tool, capability, scope: null, at }] : [];
  });
}

/** A server grants `external` for its tools, and `execute` for its command or `network` for its address. `tool` is the key. */
export function serverGrants(servers: readonly HookOrServer[], tool: string): readonly Grant[] {
  return servers.flatMap(({ kind, at }): readonly Grant[] => {
    const tools: Grant = { tool, capability: "external", scope: null, at };
    return kind === "reference"
      ? [tools]
      : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
  });
}

/**
 * The hooks of a profile or of settings: event → matchers → hooks. Every other form is searched for commands too, because
 * what any reading of it runs counts.
 */
export function hooksOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const found = new LimitedList();
  for (const { hook } of hookTables(node, source)) found.add(hook);
  return found.entries;
}

/** A hook, and the mapping that describes it. */
export interface HookTable {
  readonly hook: HookOrServer;
  readonly table: Table;
}

/** Every hook as `hooksOf` finds them, however many there are. */
export function hookTables(node: Node | undefined, source: Source): readonly HookTable[] {
  const found: HookTable[] = [];
  const seen = new Set<Node>();
  const walk = (from: Node, event: string, depth: number): void => {
    if (seen.has(from) || depth > maxDepth) return;
    seen.add(from);
    if (from.kind === "list") for (const item of from.items) walk(item, event, depth + 1);
    if (from.kind !== "table") return;
    const hook = hookOf(from, event, source);
    if (hook) found.push({ hook, table: from });
    for (const { name, value } of from.entries)
      if (value.kind !== "scalar") walk(value, event === "" ? (name ?? "") : event, depth + 1);
  };
  if (node) walk(node, "", 0);
  return found;
}

function hookOf(table: Table, event: string, source: Source): HookOrServer | undefined {
  const type = textOf(valueOf(table, "type"));
  const kinds = [
    ["command", "command"],
    ["exec", "command"],
    ["url", "url"],
    ["prompt", type === "agent" ? "builtin" : "prompt"],
    ["tool", "reference"],
    ...(["bash", "powershell", "windows", "linux", "osx"] as const).map((shell) => [shell, "command"] as const),
  ] as const;
  for (const [key, kind] of kinds) {
    const value = valueOf(table, key);
    const text = textOf(value);
    if (value && text !== undefined && text !== "")
      return { name: event, kind, value: text, at: { source, span: value.span } };
  }
  const command = valueOf(table, "command");
  if (command || type === "command")
    return {
      name: event,
      kind: "command",
      value: command ? textsIn(command).join(" ") : "",
      at: { source, span: (command ?? table).span },
    };
  return undefined;
}

/** The servers of a profile: a mapping of names to configurations, or a list of names and of such mappings. */
export function serversOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const found = new LimitedList();
  for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
    const servers = item.kind === "scalar" ? namedServers(item, source) : serversIn(item, source);
    for (const server of servers) found.add(server);
  }
  return found.entries;
}

/** Servers that are only named, in a text with commas. */
function namedServers(node: Node, source: Source): readonly HookOrServer[] {
  if (isEmptyValue(node)) return [];
  return (textOf(node) ?? "").split(",").flatMap((text): readonly HookOrServer[] => {
    const name = text.trim();
    return name === "" ? [] : [{ name, kind: "reference", value: name, at: { source, span: node.span } }];
  });
}

function serversIn(node: Node, source: Source): readonly HookOrServer[] {
  return node.kind === "table" ? node.entries.flatMap(({ name, value }) => serverOf(name ?? "", value, source)) : [];
}

/** How many arguments of a command are shown. */
const maxArguments = 50;

/** A command and its arguments as one line. */
export function commandLine(command: Node, args: Node | undefined): string {
  return [command, ...listItems(args).slice(0, maxArguments)].map((node) => textOf(node) ?? "").join(" ");
}

/** What one configuration starts and connects to; a reference when it does neither. */
export function serverOf(name: string, config: Node, source: Source): readonly HookOrServer[] {
  const at = ({ span }: Node): Place => ({ source, span });
  const command = valueOf(config, "command");
  const url = valueOf(config, "url") ?? valueOf(config, "httpUrl") ?? valueOf(config, "serverUrl");
  const headers = valueOf(config, "headersHelper");
  const found: HookOrServer[] = [];
  if (command)
    found.push({ name, kind: "command", value: commandLine(command, valueOf(config, "args")), at: at(command) });
  if (url) found.push({ name, kind: "url", value: textOf(url) ?? "", at: at(url) });
  if (headers) found.push({ name, kind: "command", value: textOf(headers) ?? "", at: at(headers) });
  if (found.length > 0) return found;
  const type = valueOf(config, "type");
  const kind = kindOfType(textOf(type));
  return [{ name, kind, value: name, at: at(kind === "reference" ? config : (type ?? config)) }];
}

/** What a server is by its `type` alone. */
function kindOfType(type = ""): HookOrServer["kind"] {
  if (/^(?:stdio|local)$/i.test(type)) return "command";
  return /^(?:sse|https?|ws|streamable-?http)$/i.test(type) ? "url" : "reference";
}
