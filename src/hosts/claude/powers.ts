/** Finds the powers of other keys than the tool list: hooks, servers, memory and the permission mode. */
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

/** The modes above by their misspellings. How the host reads such a word is UNVERIFIED, so it counts. */
const misspelt: ReadonlyMap<string, string> = new Map([...fast.keys()].map((mode) => [mode.toLowerCase(), mode]));

/** Words of other hosts and older texts for fewer questions. */
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
    if (setting === "permissionMode") {
      const texts = textsIn(node);
      const value = texts.join(", ");
      const meaning = meaningOf(node, value, texts);
      if (meaning) bypasses.push({ setting, value, ...meaning, at: place(node) });
      else if (!isEmptyValue(node) && !modes.includes(value)) {
        const because = "it is no mode of this host, which may keep the session's mode";
        ineffective.push({ kind: "value", what: `permissionMode: ${value}`, because, at: place(node) });
      }
    } else if (isForeignBypass(plainOf(setting), node)) {
      const value = textsIn(node).join(", ");
      const because = "does nothing: this host has no such key";
      bypasses.push({ setting, value, effect: "unhonoured", because, at: place(key) });
    }
  }
  return { bypasses, ineffective };
}

/** What a `permissionMode` does that asks about less; `undefined` for any other. */
function meaningOf(
  node: Node,
  value: string,
  texts: readonly string[],
): Pick<Bypass, "effect" | "because"> | undefined {
  const exact = node.kind === "scalar" ? fast.get(value) : undefined;
  if (exact) return exact;
  const mode = texts.map((word) => misspelt.get(plainOf(word))).find((mode) => mode !== undefined);
  const close = mode === undefined ? undefined : fast.get(mode);
  if (close) return { effect: close.effect, because: `this host may take for \`${mode}\`, which ${close.because}` };
  return texts.some(isBypassing)
    ? { effect: "unhonoured", because: "is no mode of this host and may do nothing" }
    : undefined;
}

/** Whether a key of another host would ask about less there; `key` is without case, `-` and `_`. */
function isForeignBypass(key: string, node: Node): boolean {
  if (/^(?:dangerously|skippermissions)/.test(key)) return textsIn(node).join(", ") === "true";
  return modeKeys.has(key) && textsIn(node).some(isBypassing);
}

function isBypassing(word: string): boolean {
  return bypassing.test(plainOf(word));
}

function plainOf(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}

function sizeOf(node: Node): number {
  return node.kind === "scalar" ? 1 : node.kind === "list" ? node.items.length : node.entries.length;
}

/** Values other than null and blank text that JavaScript treats as false. */
function isOff(node: Node): boolean {
  return node.kind === "scalar" && (node.value === false || node.value === 0);
}
