/** Powers that come with other keys than the tool list: hooks, servers, memory, and the permission mode. */
import type { Capability } from "../../capability.ts";
import { type Node, type Table, valueOf } from "../../node.ts";
import type { Bypass, Extra, Grant, Ineffective } from "../../profile.ts";
import type { Place, Source } from "../../text.ts";

export interface Powers {
  readonly grants: readonly Grant[];
  readonly hooks: readonly Extra[];
  readonly servers: readonly Extra[];
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** How many hooks or servers of one profile are told one by one: aliases can write more than anybody reads. */
const most = 500;

/** How far below `hooks` a command is looked for; the documented shape has four levels. */
const deepest = 40;

export function powersOf(table: Table, source: Source): Powers {
  const place = (node: Node): Place => ({ source, span: node.span });
  const grant = (tool: string, capability: Capability, node: Node): Grant => ({ tool, capability, scope: null, at: place(node) });
  const grants: Grant[] = [];
  const ineffective: Ineffective[] = [];

  const memory = valueOf(table, "memory");
  if (memory && !isNothing(memory)) {
    grants.push(grant("memory", "read", memory), grant("memory", "write", memory));
    const scope = textOf(memory);
    if (!["user", "project", "local"].includes(scope ?? "")) {
      ineffective.push({ kind: "value", what: `memory: ${scope ?? "…"}`, because: "it is none of `user`, `project` and `local`, so this host may ignore it", at: place(memory) });
    }
  }

  const hooks = hooksOf(valueOf(table, "hooks"), place);
  for (const { kind, at } of hooks.slice(0, most)) {
    const capability = kind === "command" ? "execute" : kind === "url" ? "network" : kind === "builtin" ? "delegate" : kind === "reference" ? "external" : undefined;
    if (capability) grants.push({ tool: "hooks", capability, scope: null, at });
  }

  const servers = serversOf(valueOf(table, "mcpServers"), place);
  for (const { kind, at } of servers.slice(0, most)) {
    grants.push({ tool: "mcpServers", capability: "external", scope: null, at });
    if (kind !== "reference") grants.push({ tool: "mcpServers", capability: kind === "url" ? "network" : "execute", scope: null, at });
  }

  const isolation = valueOf(table, "isolation");
  if (isolation && !isNothing(isolation) && textOf(isolation) !== "worktree") {
    ineffective.push({ kind: "limit", what: `isolation: ${textOf(isolation) ?? "…"}`, because: "this host knows only `worktree` and may ignore anything else", at: place(isolation) });
  }

  const mode = modeOf(table, place);
  return { grants, hooks: hooks.slice(0, most), servers: servers.slice(0, most), bypasses: mode.bypasses, ineffective: [...ineffective, ...mode.ineffective] };
}

/** The modes of 2.1; `manual` is another name of `default` since 2.1.200. */
const modes = ["default", "manual", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];

const fast: ReadonlyMap<string, Pick<Bypass, "effect" | "because">> = new Map([
  ["bypassPermissions", { effect: "bypass", because: "runs every tool call without asking" }],
  ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
  ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);

/** Spellings by which other hosts and older texts mean that nothing is asked. */
const bypassing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*)$/;

function modeOf(table: Table, place: (node: Node) => Place): Pick<Powers, "bypasses" | "ineffective"> {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  for (const { name, value: node, key } of table.entries) {
    const known = name === "permissionMode";
    if (!known && !/^(?:permission[-_]?mode|default[-_]?mode|approval[-_]?mode|dangerously[-_]?skip[-_]?permissions)$/i.test(name ?? "")) continue;
    const text = textOf(node) ?? "";
    const plain = text.toLowerCase().replace(/[-_ ]/g, "");
    const setting = name ?? "";
    const found = known ? fast.get(text) : undefined;
    if (found) bypasses.push({ setting, value: text, ...found, at: place(node) });
    else if (bypassing.test(plain) || (/^danger/i.test(setting) && text === "true")) {
      const because = known ? "is no mode of this host and may do nothing" : "does nothing: this host has no such key";
      bypasses.push({ setting, value: text, effect: "unhonoured", because, at: { ...place(node), span: known ? node.span : key.span } });
    } else if (known && !isNothing(node) && !modes.includes(text)) {
      ineffective.push({ kind: "value", what: `permissionMode: ${text}`, because: "it is no mode of this host, which may keep the session's mode", at: place(node) });
    }
  }
  return { bypasses, ineffective };
}

/** Event → matchers → hooks; whatever else stands there is gone through for commands, because the union of readings counts. */
function hooksOf(node: Node | undefined, place: (node: Node) => Place): readonly Extra[] {
  const extras: Extra[] = [];
  const seen = new Set<Node>();
  const walk = (from: Node, event: string, depth: number): void => {
    if (extras.length >= most || seen.has(from) || depth > deepest) return;
    seen.add(from);
    if (from.kind === "list") for (const item of from.items) walk(item, event, depth + 1);
    if (from.kind !== "table") return;
    const extra = hookOf(from, event, place);
    if (extra) extras.push(extra);
    for (const { name, value } of from.entries) if (value.kind !== "scalar") walk(value, event === "" ? (name ?? "") : event, depth + 1);
  };
  if (node) walk(node, "", 0);
  return extras;
}

function hookOf(table: Table, event: string, place: (node: Node) => Place): Extra | undefined {
  const type = textOf(valueOf(table, "type"));
  const kinds = [["command", "command"], ["url", "url"], ["prompt", type === "agent" ? "builtin" : "prompt"], ["tool", "reference"]] as const;
  for (const [key, kind] of kinds) {
    const value = valueOf(table, key);
    const text = textOf(value);
    if (value && text !== undefined && text !== "") return { name: event, kind, value: text, at: place(value) };
  }
  return undefined;
}

/** A list of names and of `{name: config}`, or such mappings without the list. */
function serversOf(node: Node | undefined, place: (node: Node) => Place): readonly Extra[] {
  const extras: Extra[] = [];
  for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
    if (extras.length >= most) break;
    if (item.kind === "table") {
      for (const { name, value } of item.entries.slice(0, most)) extras.push(...serverOf(name ?? "", value, place));
    } else if (item.kind === "scalar" && !isNothing(item)) {
      for (const name of item.text.split(",")) if (name.trim()) extras.push({ name: name.trim(), kind: "reference", value: name.trim(), at: place(item) });
    }
  }
  return extras;
}

function serverOf(name: string, config: Node, place: (node: Node) => Place): readonly Extra[] {
  const command = valueOf(config, "command");
  const url = valueOf(config, "url");
  const found: Extra[] = [];
  if (command) {
    const rest = valueOf(config, "args");
    const words = [textOf(command) ?? "", ...(rest?.kind === "list" ? rest.items.slice(0, 50).map((item) => textOf(item) ?? "") : [])];
    found.push({ name, kind: "command", value: words.join(" "), at: place(command) });
  }
  if (url) found.push({ name, kind: "url", value: textOf(url) ?? "", at: place(url) });
  return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: place(config) }];
}

export function textOf(node: Node | undefined): string | undefined {
  return node?.kind === "scalar" ? node.text : undefined;
}

export function isNothing(node: Node): boolean {
  return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
