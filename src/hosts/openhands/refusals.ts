/**
 * Values for which OpenHands refuses a file: its own checks (`AgentDefinition.load`), and those of the pydantic models
 * of hooks and servers. Measured on 1.43.1.
 */
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { stringOf } from "../../parsers/yaml/python.ts";
import type { Span } from "../../repo/text.ts";

/** Why OpenHands refuses a file, at the value that it refuses. */
export interface Refusal {
  readonly message: string;
  readonly span: Span;
}

/** The modes of `permission_mode`. */
export const modes = ["always_confirm", "confirm_risky", "never_confirm"] as const;

/** The mode that a value gives, as OpenHands compares it. */
export function modeOf(node: Node | undefined): string | undefined {
  return node && !isNothing(node) && node.kind === "scalar" ? node.text.trim().toLowerCase() : undefined;
}

/** Whether a key counts as if it were not there. */
export function isNothing(node: Node | undefined): boolean {
  return !node || (node.kind === "scalar" && node.value === null);
}

/** The first value for which OpenHands refuses the file, in the order of its checks. */
export function refusalIn(table: Table): Refusal | undefined {
  for (const [key, faultOf] of checks) {
    const node = valueOf(table, key);
    if (!node || isNothing(node)) continue;
    const message = faultOf(node);
    if (message !== undefined) return { message: `\`${key}\` ${message}`, span: node.span };
  }
  const servers = serversIn(table);
  const fault = servers && serversFault(servers.node);
  return fault === undefined || !servers
    ? undefined
    : { message: `\`${servers.key}\` ${fault}`, span: servers.node.span };
}

type Check = (node: Node) => string | undefined;

const checks: readonly (readonly [key: string, check: Check])[] = [
  [
    "permission_mode",
    (node) => (modes.some((mode) => mode === modeOf(node)) ? undefined : `is none of ${modes.join(", ")}`),
  ],
  ["max_iteration_per_run", (node) => countFault(node, /^\s*[-+]?\d+(?:_\d+)*\s*$/)],
  [
    "max_budget_per_run",
    (node) => countFault(node, /^\s*[-+]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*|inf(?:inity)?)(?:e[-+]?\d+)?\s*$/i),
  ],
  ["profile_store_dir", (node) => (stringOf(node) === undefined ? "is not a text" : undefined)],
  ["hooks", (node) => (node.kind === "table" ? hooksFault(node) : undefined)],
  ["condenser", condenserFault],
];

/** A number above zero, or a text of one. What is neither a number nor a text is passed over. */
function countFault(node: Node, form: RegExp): string | undefined {
  if (node.kind !== "scalar") return undefined;
  const isBudget = form.ignoreCase;
  if (typeof node.value === "boolean") return isBudget || node.value ? undefined : "is not above zero";
  const written = stringOf(node);
  if (written !== undefined) {
    if (!form.test(written)) return "is not a number";
    return /^\s*-/.test(written) || /^[^1-9]*$/.test(written.replace(/inf/i, "1")) ? "is not above zero" : undefined;
  }
  if (node.number === undefined || (node.number === "float" && !isBudget)) return undefined;
  return Number(node.value) > 0 ? undefined : "is not above zero";
}

function condenserFault(node: Node): string | undefined {
  if (node.kind === "table" || (node.kind === "scalar" && typeof node.value === "boolean")) return undefined;
  const word = stringOf(node)?.trim().toLowerCase() ?? "?";
  const words = ["", "default", "inherit", "none", "off", "false", "no", "disable", "disabled"];
  return words.includes(word) ? undefined : "is neither `default`, `none` nor a mapping";
}

/** The mapping of servers, under the key that counts, without the wrapper `mcpServers`. */
export function serversIn(table: Table): { readonly key: string; readonly node: Node } | undefined {
  const key = valueOf(table, "mcp_config") ? "mcp_config" : "mcp_servers";
  const node = valueOf(table, key);
  if (!node || isNothing(node)) return undefined;
  const inner = valueOf(node, "mcpServers");
  if (inner && isNothing(inner)) return undefined;
  return { key, node: inner ?? node };
}

function serversFault(node: Node): string | undefined {
  if (node.kind !== "table") return "is not a mapping of servers";
  for (const { name, value } of node.entries) {
    const fault = name === undefined ? "has a name that is not a text" : serverFault(value);
    if (fault !== undefined) return name === undefined ? fault : `has the server \`${name}\`, which ${fault}`;
  }
  return undefined;
}

const filled: Check = (node) => ((stringOf(node) ?? "") === "" ? "is not a text" : undefined);
const text: Check = (node) => (stringOf(node) === undefined ? "is not a text" : undefined);
const texts: Check = (node) =>
  node.kind === "list" && node.items.every((item) => stringOf(item) !== undefined)
    ? undefined
    : "is not a list of texts";
const textMap: Check = (node) =>
  node.kind === "table" && node.entries.every(({ name, value }) => name !== undefined && stringOf(value) !== undefined)
    ? undefined
    : "is not a mapping of texts";
const flag: Check = (node) => {
  const word = node.kind === "scalar" ? (stringOf(node) ?? String(node.value)).toLowerCase() : "?";
  return /^(?:true|false|0|1|t|f|y|n|yes|no|on|off)$/.test(word) ? undefined : "is neither true nor false";
};
const number: Check = (node) =>
  node.kind === "scalar" &&
  (node.number !== undefined || typeof node.value === "boolean" || /^\s*[-+]?\d/.test(node.text))
    ? undefined
    : "is not a number";
const whole: Check = (node) =>
  number(node) ??
  (/^\s*[-+]?\d+(?:_\d+)*(?:\.0*)?\s*$|^(?:True|False)$/.test(textOf(node) ?? "")
    ? undefined
    : "is not a whole number");

const serverKeys: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["url", filled],
  ["command", filled],
  ["args", texts],
  ["env", textMap],
  ["headers", textMap],
  ["cwd", text],
  ["description", text],
  ["icon", text],
  ["timeout", number],
  ["sse_read_timeout", number],
  ["keep_alive", flag],
]);

function serverFault(server: Node): string | undefined {
  if (server.kind !== "table") return "is not a mapping";
  for (const [key, check] of serverKeys) {
    const node = valueOf(server, key);
    const fault = node && !isNothing(node) ? check(node) : undefined;
    if (fault !== undefined) return `has a \`${key}\` that ${fault}`;
  }
  const enabled = valueOf(server, "enabled");
  if (enabled && flag(enabled) !== undefined) return "has an `enabled` that is neither true nor false";
  return transportFault(server) ?? authFault(server);
}

function transportFault(server: Table): string | undefined {
  const node = valueOf(server, "transport") ?? valueOf(server, "type");
  if (!node || isNothing(node)) return undefined;
  const transport = textOf(node);
  if (transport === "stdio") return filledIn(server, "command") ? undefined : "needs a `command`";
  if (["http", "shttp", "streamable-http", "sse"].includes(transport ?? ""))
    return filledIn(server, "url") ? undefined : "needs a `url`";
  return "has a transport that OpenHands does not know";
}

function filledIn(server: Table, key: string): boolean {
  return !isNothing(valueOf(server, key));
}

function authFault(server: Table): string | undefined {
  const auth = valueOf(server, "auth");
  if (!auth || isNothing(auth)) return undefined;
  return /^(?:none|api_key|bearer|basic|header|oauth2)$/.test(textOf(valueOf(auth, "strategy")) ?? "")
    ? undefined
    : "has an `auth` without a strategy that OpenHands knows";
}

const events: ReadonlySet<string> = new Set(
  "pre_tool_use post_tool_use user_prompt_submit session_start session_end stop".split(" "),
);

/** Why OpenHands refuses a mapping of hooks. */
function hooksFault(hooks: Table): string | undefined {
  const wrapped = valueOf(hooks, "hooks");
  if (wrapped && wrapped.kind !== "table") return "holds `hooks` that is not a mapping";
  const seen = new Set<string>();
  for (const { name, value } of wrapped?.kind === "table" ? wrapped.entries : hooks.entries) {
    const event = name?.replace(/(?<!^)(?=[A-Z])/g, "_").toLowerCase() ?? "";
    if (!events.has(event)) return `names the event \`${name ?? "…"}\`, which OpenHands does not have`;
    if (seen.has(event)) return `names the event \`${event}\` twice`;
    seen.add(event);
    if (value.kind !== "list" || !value.items.every((item) => item.kind === "table"))
      return `has \`${event}\`, which is not a list of mappings`;
    for (const matcher of value.items) {
      const fault = matcherFault(matcher);
      if (fault !== undefined) return `has a hook in \`${event}\` that ${fault}`;
    }
  }
  return undefined;
}

function matcherFault(matcher: Node): string | undefined {
  const pattern = valueOf(matcher, "matcher");
  if (pattern && stringOf(pattern) === undefined) return "has a `matcher` that is not a text";
  const hooks = valueOf(matcher, "hooks");
  if (hooks && hooks.kind !== "list") return "has `hooks` that are not a list";
  return listItems(hooks)
    .map(hookFault)
    .find((fault) => fault !== undefined);
}

/** Keys of one hook; `name`, `prompt` and `system_prompt` may be null. */
const hookKeys: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["command", text],
  ["name", (node) => (isNothing(node) ? undefined : text(node))],
  ["prompt", (node) => (isNothing(node) ? undefined : text(node))],
  ["system_prompt", (node) => (isNothing(node) ? undefined : text(node))],
  ["tools", texts],
  ["timeout", whole],
  ["max_iterations", whole],
  ["async", flag],
]);

function hookFault(hook: Node): string | undefined {
  if (hook.kind !== "table") return "is not a mapping";
  for (const { name = "", value } of tableEntries(hook)) {
    const fault = hookKeys.get(name)?.(value);
    if (fault !== undefined) return `has a \`${name}\` that ${fault}`;
  }
  return faultOfType(hook);
}

/** What each type of hook needs, and must not have. */
function faultOfType(hook: Table): string | undefined {
  const filled = (key: string): boolean => (textOf(valueOf(hook, key)) ?? "") !== "";
  const isAsync = /^(?:true|1|t|y|yes|on)$/i.test(textOf(valueOf(hook, "async")) ?? "");
  const type = textOf(valueOf(hook, "type")) ?? (valueOf(hook, "type") ? "?" : "command");
  if (type === "command") return filled("command") ? undefined : "has no `command`";
  if (type !== "prompt" && type !== "agent") return "has a `type` that is not command, prompt or agent";
  if (type === "prompt" && (isNothing(valueOf(hook, "prompt")) || !filled("prompt"))) return "has no `prompt`";
  return filled("command") || isAsync
    ? `has a \`command\` or \`async\`, which a hook of type ${type} cannot have`
    : undefined;
}
