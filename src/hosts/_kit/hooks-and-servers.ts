/** Commands and endpoints that run beside a prompt: hooks and servers, as most hosts write them, and what they grant. */
import type { Capability } from "../../model/capability.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { HookOrServer, Grant } from "../../model/profile.ts";
import { textsIn } from "./unknown-keys.ts";
import type { Source } from "../../repo/text.ts";

/** How many hooks or servers of one kind are told one by one: aliases can write more than anybody reads. */
const most = 500;

/** Takes a list in until there are enough of a kind; what comes late is of no other kind than what came before. */
class Told {
  readonly extras: HookOrServer[] = [];
  readonly #counts = new Map<HookOrServer["kind"], number>();

  add(extra: HookOrServer): void {
    const count = this.#counts.get(extra.kind) ?? 0;
    this.#counts.set(extra.kind, count + 1);
    if (count < most) this.extras.push(extra);
  }
}

/** How far below `hooks` a command is looked for; the usual shape has four levels. */
const deepest = 40;

/** A command is `execute`, an address `network`, an agent `delegate`, a tool of a server `external`; `tool` is the key. */
export function hookGrants(hooks: readonly HookOrServer[], tool: string): readonly Grant[] {
  const means: { readonly [K in HookOrServer["kind"]]?: Capability } = {
    command: "execute",
    url: "network",
    builtin: "delegate",
    reference: "external",
  };
  return hooks.flatMap(({ kind, at }) => {
    const capability = means[kind];
    return capability ? [{ tool, capability, scope: null, at }] : [];
  });
}

/** A server's tools are `external`; its command is `execute`, its address `network`. */
export function serverGrants(servers: readonly HookOrServer[], tool: string): readonly Grant[] {
  return servers.flatMap(({ kind, at }): readonly Grant[] => {
    const tools: Grant = { tool, capability: "external", scope: null, at };
    return kind === "reference"
      ? [tools]
      : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
  });
}

/** Event → matchers → hooks; whatever else stands there is gone through for commands, because the union of readings counts. */
export function hooksOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const told = new Told();
  const seen = new Set<Node>();
  const walk = (from: Node, event: string, depth: number): void => {
    if (seen.has(from) || depth > deepest) return;
    seen.add(from);
    if (from.kind === "list") for (const item of from.items) walk(item, event, depth + 1);
    if (from.kind !== "table") return;
    const extra = hookOf(from, event, source);
    if (extra) told.add(extra);
    for (const { name, value } of from.entries)
      if (value.kind !== "scalar") walk(value, event === "" ? (name ?? "") : event, depth + 1);
  };
  if (node) walk(node, "", 0);
  return told.extras;
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

/** A list of names and of `{name: config}`, or such mappings without the list. */
export function serversOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const told = new Told();
  for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
    if (item.kind === "table") {
      for (const { name, value } of item.entries)
        for (const extra of serverOf(name ?? "", value, source)) told.add(extra);
    } else if (item.kind === "scalar" && !isEmptyValue(item)) {
      for (const name of item.text.split(","))
        if (name.trim())
          told.add({ name: name.trim(), kind: "reference", value: name.trim(), at: { source, span: item.span } });
    }
  }
  return told.extras;
}

function serverOf(name: string, config: Node, source: Source): readonly HookOrServer[] {
  const command = valueOf(config, "command");
  const url = valueOf(config, "url") ?? valueOf(config, "httpUrl") ?? valueOf(config, "serverUrl");
  const found: HookOrServer[] = [];
  if (command) {
    const rest = valueOf(config, "args");
    const words = [
      textOf(command) ?? "",
      ...(rest?.kind === "list" ? rest.items.slice(0, 50).map((item) => textOf(item) ?? "") : []),
    ];
    found.push({ name, kind: "command", value: words.join(" "), at: { source, span: command.span } });
  }
  if (url) found.push({ name, kind: "url", value: textOf(url) ?? "", at: { source, span: url.span } });
  const helper = valueOf(config, "headersHelper");
  if (helper) found.push({ name, kind: "command", value: textOf(helper) ?? "", at: { source, span: helper.span } });
  const type = valueOf(config, "type");
  if (found.length === 0 && type && /^(?:stdio|local|sse|https?|ws|streamable-?http)$/i.test(textOf(type) ?? "")) {
    found.push({
      name,
      kind: /^(?:stdio|local)$/i.test(textOf(type) ?? "") ? "command" : "url",
      value: name,
      at: { source, span: type.span },
    });
  }
  return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: { source, span: config.span } }];
}
