/** Powers that come with other keys than the tool list: hooks, servers, memory, and the permission mode. */
import type { Capability } from "../../capability.ts";
import { isNothing, type Node, type Table, textOf, valueOf } from "../../node.ts";
import type { Bypass, Extra, Grant, Ineffective } from "../../profile.ts";
import { textsIn } from "../../strays.ts";
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
    if (!isOff(memory)) grants.push(grant("memory", "read", memory), grant("memory", "write", memory));
    const scope = textOf(memory);
    if (!["user", "project", "local"].includes(scope ?? "")) {
      ineffective.push({ kind: "value", what: `memory: ${scope ?? "…"}`, because: "it is none of `user`, `project` and `local`, so this host may ignore it", at: place(memory) });
    }
  }

  const hooking = valueOf(table, "hooks");
  const hooks = hooksOf(hooking, place);
  if (hooking && hooks.length === 0 && !isNothing(hooking) && sizeOf(hooking) > 0) {
    ineffective.push({ kind: "value", what: "hooks", because: "no hook of a shape that this host documents stands in it", at: place(hooking) });
  }
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

/** The modes above as somebody may misspell them; what this host makes of such a word is UNVERIFIED, so it counts. */
const misspelt: ReadonlyMap<string, string> = new Map([...fast.keys()].map((mode) => [mode.toLowerCase(), mode]));

/** Words by which other hosts and older texts mean that less is asked. */
const bypassing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;

/** Keys, here and in other hosts, whose value is a mode; without case, spaces, `-` and `_`. */
const modeKeys = new Set("permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "));

function modeOf(table: Table, place: (node: Node) => Place): Pick<Powers, "bypasses" | "ineffective"> {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  for (const { name: setting = "", value: node, key } of table.entries) {
    const known = setting === "permissionMode";
    const switches = /^(?:dangerously|skippermissions)/.test(plainOf(setting));
    if (!known && !switches && !modeKeys.has(plainOf(setting))) continue;
    const texts = textsIn(node);
    const text = texts.join(", ");
    const exact = known && node.kind === "scalar" ? fast.get(text) : undefined;
    const meant = known ? texts.map((word) => misspelt.get(plainOf(word))).find((mode) => mode !== undefined) : undefined;
    const close = meant === undefined ? undefined : fast.get(meant);
    if (exact) bypasses.push({ setting, value: text, ...exact, at: place(node) });
    else if (close) bypasses.push({ setting, value: text, effect: close.effect, because: `this host may take for \`${meant}\`, which ${close.because}`, at: place(node) });
    else if (switches ? text === "true" : texts.some((word) => bypassing.test(plainOf(word)))) {
      const because = known ? "is no mode of this host and may do nothing" : "does nothing: this host has no such key";
      bypasses.push({ setting, value: text, effect: "unhonoured", because, at: place(known ? node : key) });
    } else if (known && !isNothing(node) && !modes.includes(text)) {
      ineffective.push({ kind: "value", what: `permissionMode: ${text}`, because: "it is no mode of this host, which may keep the session's mode", at: place(node) });
    }
  }
  return { bypasses, ineffective };
}

function plainOf(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
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
  const command = valueOf(table, "command");
  if (command || type === "command") return { name: event, kind: "command", value: command ? textsIn(command).join(" ") : "", at: command ? place(command) : place(table) };
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
  const helper = valueOf(config, "headersHelper");
  if (helper) found.push({ name, kind: "command", value: textOf(helper) ?? "", at: place(helper) });
  const type = valueOf(config, "type");
  if (found.length === 0 && type && /^(?:stdio|sse|https?|ws|streamable-?http)$/i.test(textOf(type) ?? "")) {
    found.push({ name, kind: /^stdio$/i.test(textOf(type) ?? "") ? "command" : "url", value: name, at: place(type) });
  }
  return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: place(config) }];
}

function sizeOf(node: Node): number {
  return node.kind === "scalar" ? 1 : node.kind === "list" ? node.items.length : node.entries.length;
}

/** What JavaScript takes for nothing although something is written. */
function isOff(node: Node): boolean {
  return node.kind === "scalar" && (node.value === false || node.value === 0);
}
