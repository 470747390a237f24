/** Powers that come with other keys than the tool list: hooks, servers, memory, and the permission mode. */
import type { Capability } from "../../model/capability.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Bypass, HookOrServer, Grant, Ineffective } from "../../model/profile.ts";
import { textsIn } from "../_kit/unknown-keys.ts";
import type { Place, Source } from "../../repo/text.ts";

export interface Powers {
  readonly grants: readonly Grant[];
  readonly hooks: readonly HookOrServer[];
  readonly servers: readonly HookOrServer[];
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

export function powersOf(table: Table, source: Source): Powers {
  const place = (node: Node): Place => ({ source, span: node.span });
  const grant = (tool: string, capability: Capability, node: Node): Grant => ({
    tool,
    capability,
    scope: null,
    at: place(node),
  });
  const grants: Grant[] = [];
  const ineffective: Ineffective[] = [];

  const memory = valueOf(table, "memory");
  if (memory && !isEmptyValue(memory)) {
    if (!isOff(memory)) grants.push(grant("memory", "read", memory), grant("memory", "write", memory));
    const scope = textOf(memory);
    if (!["user", "project", "local"].includes(scope ?? "")) {
      ineffective.push({
        kind: "value",
        what: `memory: ${scope ?? "…"}`,
        because: "it is none of `user`, `project` and `local`, so this host may ignore it",
        at: place(memory),
      });
    }
  }

  const hooking = valueOf(table, "hooks");
  const hooks = hooksOf(hooking, source);
  if (hooking && hooks.length === 0 && !isEmptyValue(hooking) && sizeOf(hooking) > 0) {
    ineffective.push({
      kind: "value",
      what: "hooks",
      because: "no hook of a shape that this host documents stands in it",
      at: place(hooking),
    });
  }
  const servers = serversOf(valueOf(table, "mcpServers"), source);
  grants.push(...hookGrants(hooks, "hooks"), ...serverGrants(servers, "mcpServers"));

  const isolation = valueOf(table, "isolation");
  if (isolation && !isEmptyValue(isolation) && textOf(isolation) !== "worktree") {
    ineffective.push({
      kind: "limit",
      what: `isolation: ${textOf(isolation) ?? "…"}`,
      because: "this host knows only `worktree` and may ignore anything else",
      at: place(isolation),
    });
  }

  const mode = modeOf(table, place);
  return { grants, hooks, servers, bypasses: mode.bypasses, ineffective: [...ineffective, ...mode.ineffective] };
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
const bypassing =
  /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;

/** Keys, here and in other hosts, whose value is a mode; without case, spaces, `-` and `_`. */
const modeKeys = new Set(
  "permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "),
);

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
    const meant = known
      ? texts.map((word) => misspelt.get(plainOf(word))).find((mode) => mode !== undefined)
      : undefined;
    const close = meant === undefined ? undefined : fast.get(meant);
    if (exact) bypasses.push({ setting, value: text, ...exact, at: place(node) });
    else if (close)
      bypasses.push({
        setting,
        value: text,
        effect: close.effect,
        because: `this host may take for \`${meant}\`, which ${close.because}`,
        at: place(node),
      });
    else if (switches ? text === "true" : texts.some((word) => bypassing.test(plainOf(word)))) {
      const because = known ? "is no mode of this host and may do nothing" : "does nothing: this host has no such key";
      bypasses.push({ setting, value: text, effect: "unhonoured", because, at: place(known ? node : key) });
    } else if (known && !isEmptyValue(node) && !modes.includes(text)) {
      ineffective.push({
        kind: "value",
        what: `permissionMode: ${text}`,
        because: "it is no mode of this host, which may keep the session's mode",
        at: place(node),
      });
    }
  }
  return { bypasses, ineffective };
}

function plainOf(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}

function sizeOf(node: Node): number {
  return node.kind === "scalar" ? 1 : node.kind === "list" ? node.items.length : node.entries.length;
}

/** What JavaScript takes for nothing although something is written. */
function isOff(node: Node): boolean {
  return node.kind === "scalar" && (node.value === false || node.value === 0);
}
