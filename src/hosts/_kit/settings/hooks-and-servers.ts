/**
 * Hooks and servers as most hosts write them: commands and addresses that run next to a prompt, and what they grant.
 */
import type { Capability } from "../../../model/capability.ts";
import { startContent, plainPart } from "./start-content.ts";
import { surroundings } from "./command-texts.ts";
import { listItems, textsOf } from "../profiles/fields.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import { lineOf } from "../../../model/command-line.ts";
import type { HookOrServer, Grant } from "../../../model/profile.ts";
import type { Source } from "../../../repo/text.ts";

/** What a hook of a kind grants; nothing for a prompt. */
export const hookCapabilities: { readonly [K in HookOrServer["kind"]]?: Capability } = {
  command: "execute",
  url: "network",
  builtin: "delegate",
  reference: "external",
};

/**
 * A command grants `execute`, an address `network`, an agent `delegate`, a server's tool `external`. `tool` is the key.
 */
export function hookGrants(hooks: readonly HookOrServer[], tool: string): readonly Grant[] {
  return hooks.flatMap(({ kind, at }) => {
    const capability = hookCapabilities[kind];
    return capability ? [{ tool, capability, scope: null, at }] : [];
  });
}

/**
 * A server grants `external` for its tools, and `execute` for its command or `network` for its address. `tool` is the
 * key.
 */
export function serverGrants(servers: readonly HookOrServer[], tool: string): readonly Grant[] {
  return servers.flatMap(({ kind, at }): readonly Grant[] => {
    const tools: Grant = { tool, capability: "external", scope: null, at };
    return kind === "reference"
      ? [tools]
      : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
  });
}

/**
 * The hooks of a profile or of settings: event → matchers → hooks. Every other form is searched for commands too, at
 * any depth, because what any reading of it runs counts. What aliases repeat for one event counts again, up to a bound.
 */
export function hooksOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  return tablesBelow(node).flatMap((found) => hooksIn(found, source));
}

/** A hook, and the mapping that describes it. */
export interface HookTable {
  readonly hook: HookOrServer;
  readonly table: Table;
}

/** The mappings in which `hooksOf` finds hooks, each with its first one. */
export function hookTables(node: Node | undefined, source: Source): readonly HookTable[] {
  return tablesBelow(node).flatMap((found) => {
    const [hook] = hooksIn(found, source);
    return hook ? [{ hook, table: found.table }] : [];
  });
}

interface TableBelow {
  readonly table: Table;
  /** The first key on the way to it, or what a list of hooks says in its place. */
  readonly event: string;
  /** The mappings around it that are of the same event, such as one with a matcher. */
  readonly around: readonly Table[];
}

/** The most mappings around a hook that count as a part of it. Hosts have one or two. */
const maxAround = 3;

/** The event of a hook in a list, such as Kiro's: `{ trigger: preToolUse, action: { … } }`. */
function triggerOf(hook: Table): string {
  return textOf(valueOf(hook, "trigger")) ?? "";
}

/**
 * So often what an alias repeats for one event counts again: one hook may stand under two matchers, and aliases of
 * aliases grow.
 */
const mostRepeated = 1_000;

function tablesBelow(node: Node | undefined): readonly TableBelow[] {
  const found: TableBelow[] = [];
  // A stack and no recursion, so that deep nesting hides nothing.
  const open: { readonly from: Node; readonly event: string; readonly around: readonly Table[] }[] = node
    ? [{ from: node, event: "", around: [] }]
    : [];
  const eventsOf = new Map<Node, Set<string>>();
  let repeated = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { from, event, around } = next;
    if (from.kind === "scalar") continue;
    const events = eventsOf.get(from) ?? new Set();
    if (events.has(event) && ++repeated > mostRepeated) continue;
    eventsOf.set(from, events.add(event));
    if (from.kind === "list") for (const item of from.items.toReversed()) open.push({ from: item, event, around });
    if (from.kind !== "table") continue;
    const own = event === "" ? triggerOf(from) : event;
    found.push({ table: from, event: own, around });
    const inside = own === "" ? [] : [...around.slice(1 - maxAround), from];
    for (const { name, value } of from.entries.toReversed())
      open.push({ from: value, event: own === "" ? (name ?? "") : own, around: inside });
  }
  return found;
}

const shells = ["bash", "powershell", "windows", "linux", "osx"];

/** Keys of a hook that change nothing about what its command means. */
const usual: ReadonlySet<string | undefined> = new Set(
  [
    "type command bash powershell cwd matcher if event trigger name id description comment statusMessage enabled async",
    "once timeout timeout_ms timeoutMs timeoutSec failClosed loop_limit max_output_size cache_ttl_seconds",
  ].flatMap((keys) => keys.split(" ")),
);

/** An event of a call: `PreToolUse`, `BeforeTool`. The matcher of another one, as of `SessionStart`, names no tools. */
const ofTools = /tool/i;

/** The matcher next to a hook of an event of tools, or around it. */
function matcherOf({ table, event, around }: TableBelow): string | undefined {
  if (!ofTools.test(event)) return undefined;
  const texts = [table, ...around.toReversed()].map((one) => textOf(valueOf(one, "matcher"))?.trim() ?? "");
  const matcher = texts.find((text) => text !== "");
  return matcher === undefined || /^(?:\*|\.\*)$/.test(matcher) ? undefined : matcher;
}

/** What one mapping starts: a command and an address are both there, because either may be what a host reads. */
function hooksIn(found: TableBelow, source: Source): readonly HookOrServer[] {
  const { table, event, around } = found;
  const matcher = matcherOf(found);
  const type = textOf(valueOf(table, "type"));
  const isUsual = table.entries.every(({ name }) => usual.has(name));
  const hook = (kind: HookOrServer["kind"], value: string, { span }: Node, isLine = false): HookOrServer => ({
    name: event,
    kind,
    value,
    ...(isLine && isUsual ? { isLine } : {}),
    ...(matcher === undefined ? {} : { matcher }),
    ...(kind === "command" ? surroundings(table) : {}),
    content: startContent([event, kind, value], [...around.map(plainPart), table], source),
    at: { source, span },
  });
  const texts = (kind: HookOrServer["kind"], key: string): readonly HookOrServer[] => {
    const value = valueOf(table, key);
    const text = textOf(value) ?? "";
    return value && text !== "" ? [hook(kind, text, value, key === "bash")] : [];
  };
  const command = valueOf(table, "command");
  const line = command ? [...textsOf(command), ...textsIn(valueOf(table, "args"))].join(" ") : "";
  const hooks = [
    ...(line === "" ? [] : [hook("command", line, command ?? table, command?.kind === "scalar")]),
    ...texts("command", "exec"),
    ...texts("url", "url"),
    ...texts(type === "agent" ? "builtin" : "prompt", "prompt"),
    ...texts("reference", "tool"),
    ...shells.flatMap((key) => texts("command", key)),
  ];
  return hooks.length === 0 && (command || type === "command") ? [hook("command", "", command ?? table)] : hooks;
}

function textsIn(node: Node | undefined): readonly string[] {
  return node ? textsOf(node) : [];
}

/** The servers of a profile: a mapping of names to configurations, or a list of names and of such mappings. */
export function serversOf(node: Node | undefined, source: Source): readonly HookOrServer[] {
  const items = node === undefined ? [] : node.kind === "list" ? node.items : [node];
  return items.flatMap((item) => (item.kind === "scalar" ? namedServers(item, source) : serversIn(item, source)));
}

/** Servers that are only named, in a text with commas. */
function namedServers(node: Node, source: Source): readonly HookOrServer[] {
  if (isEmptyValue(node)) return [];
  return (textOf(node) ?? "").split(",").flatMap((text): readonly HookOrServer[] => {
    const name = text.trim();
    if (name === "") return [];
    return [{ name, kind: "reference", value: name, content: name, at: { source, span: node.span } }];
  });
}

function serversIn(node: Node, source: Source): readonly HookOrServer[] {
  return node.kind === "table" ? node.entries.flatMap(({ name, value }) => serverOf(name ?? "", value, source)) : [];
}

/** A command and its arguments as one line. A command that is one text may be a line; an argument is one word. */
export function commandLine(command: Node, args: Node | undefined): string {
  const line = command.kind === "list" ? [] : [textOf(command) ?? ""];
  const words = [...(command.kind === "list" ? command.items : []), ...listItems(args)];
  return [...line, ...(words.length > 0 ? [lineOf(words.map((node) => textOf(node) ?? ""))] : [])].join(" ");
}

/** The server that the value of a key of its configuration starts or connects to. `name`: the path of the key. */
export function serverByKey(path: string, value: Node, config: Node, source: Source): HookOrServer | undefined {
  const [, name = "", key = ""] = /(?:^|\.)([^.]*)\.(command|cmd|url|httpUrl|serverUrl)$/.exec(path) ?? [];
  if (key === "") return undefined;
  const at = { source, span: value.span };
  return /^c(?:ommand|md)$/.test(key)
    ? { name, kind: "command", value: commandLine(value, valueOf(config, "args")), at }
    : { name, kind: "url", value: textOf(value) ?? "", at };
}

/** What one configuration starts and connects to; a reference when it does neither. */
export function serverOf(name: string, config: Node, source: Source): readonly HookOrServer[] {
  const server = (kind: HookOrServer["kind"], value: string, { span }: Node): HookOrServer => ({
    name,
    kind,
    value,
    ...(kind === "command" ? surroundings(config) : {}),
    content: startContent([kind, value], [config], source),
    at: { source, span },
  });
  const command = valueOf(config, "command");
  const url = valueOf(config, "url") ?? valueOf(config, "httpUrl") ?? valueOf(config, "serverUrl");
  const headers = valueOf(config, "headersHelper");
  const found: HookOrServer[] = [];
  if (command) found.push(server("command", commandLine(command, valueOf(config, "args")), command));
  if (url) found.push(server("url", textOf(url) ?? "", url));
  if (headers) found.push(server("command", textOf(headers) ?? "", headers));
  if (found.length > 0) return found;
  const type = valueOf(config, "type");
  const kind = kindOfType(textOf(type));
  return [server(kind, name, kind === "reference" ? config : (type ?? config))];
}

/** What a server is by its `type` alone. */
function kindOfType(type = ""): HookOrServer["kind"] {
  if (/^(?:stdio|local)$/i.test(type)) return "command";
  return /^(?:sse|https?|ws|streamable-?http)$/i.test(type) ? "url" : "reference";
}
