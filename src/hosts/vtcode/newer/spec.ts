/**
 * Decodes one subagent's fields from a parsed document, as 0.147 does
 * (vinhnx/VTCode@438119c:crates/codegen/vtcode-config/src/subagents.rs).
 */
import { lastOf, type Node, type Table } from "../../../parsers/node.ts";
import { trim } from "../../../repo/text.ts";
import { hooksIn } from "./hooks.ts";
import { type Permissions, permissionsIn, toolOfRule, warningsOf } from "./permissions.ts";
import { isMutating, normalized } from "./tools.ts";
import { entriesOf, firstOf, jsonOf, kindOf, Refused, stringOf, unsignedOf } from "./values.ts";

/** Keys with one meaning: the first that is present counts. A payload of `--agents` has fewer. */
export const names = {
  tools: ["tools", "allowed_tools", "enabled_tools"],
  denied: ["disallowedTools", "disallowed_tools", "disabled_tools"],
  color: ["color", "badgeColor", "badge_color"],
  effort: ["reasoning_effort", "model_reasoning_effort", "effort"],
  servers: ["mcpServers", "mcp_servers"],
  turns: ["maxTurns", "max_turns"],
  first: ["initialPrompt", "initial_prompt"],
} as const;

/** Every key that the host reads. */
export const keys: ReadonlySet<string> = new Set([
  ...Object.values(names).flat(),
  "name",
  "description",
  "model",
  "permissions",
  "skills",
  "hooks",
  "background",
  "mode",
  "nickname_candidates",
  "memory",
  "isolation",
  "aliases",
  "prompt",
  "permissionMode",
  "permission_mode",
]);

/** The values of `mode`. */
export const modes = ["primary", "subagent", "all"];
/** The values of `memory`; any other refuses the file. */
export const memories = ["user", "project", "local"];
/** The values of `isolation`; any other refuses the file. */
export const isolations = ["full", "worktree"];

type Mode = "primary" | "subagent" | "all";

/** A decoded subagent. */
export interface Spec {
  readonly name: string;
  readonly native: () => unknown;
}

const efforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];

/**
 * `named`: a payload's key is the name, and its tools stay as they are written. The first refusal in the host's own
 * order.
 */
export function specOf(table: Table, prompt: string, source: string, named?: string): Spec | Refused {
  const written: Written = { table, named };
  const name = fields.name(written);
  if (name instanceof Refused) return name;
  for (const decode of decoders) {
    const value = decode(written);
    if (value instanceof Refused) return value;
  }
  return { name, native: () => nativeOf(written, prompt, source) };
}

interface Written {
  readonly table: Table;
  readonly named: string | undefined;
}

/** The fields that the host may refuse, in the order in which it reads them. */
const fields = {
  name: ({ table, named }: Written) => named ?? requiredText(table, "name"),
  description: ({ table }: Written) => requiredText(table, "description"),
  tools: ({ table, named }: Written) => listIn(firstOf(table, named === undefined ? names.tools : ["tools"])),
  denied: ({ table, named }: Written) =>
    listIn(firstOf(table, named === undefined ? names.denied : ["disallowedTools"])),
  permissions: ({ table }: Written) => permissionsIn(table),
  skills: ({ table }: Written) => listIn(lastOf(table, "skills")),
  servers: ({ table }: Written) => serversIn(firstOf(table, names.servers)),
  hooks: ({ table }: Written) => hooksIn(lastOf(table, "hooks")),
  mode: ({ table }: Written) => wordIn(table, "mode", modes, "agent mode"),
  nicknames: ({ table }: Written) => listIn(lastOf(table, "nickname_candidates")),
  memory: ({ table }: Written) => wordIn(table, "memory", memories, "subagent memory scope"),
  isolation: ({ table }: Written) => wordIn(table, "isolation", isolations, "isolation mode"),
  aliases: ({ table }: Written) => listIn(lastOf(table, "aliases")),
};
const decoders = Object.values(fields);

type Fields = { readonly [F in keyof typeof fields]: Exclude<ReturnType<(typeof fields)[F]>, Refused> };

/** The values of a subagent none of whose fields is refused. */
function nativeOf(written: Written, prompt: string, source: string): unknown {
  const { table } = written;
  const read = Object.fromEntries(Object.entries(fields).map(([field, decode]) => [field, decode(written)])) as Fields;
  const { permissions, hooks } = read;
  const isPayload = written.named !== undefined;
  const mode = (read.mode ?? "subagent") as Mode;
  const tools = read.tools && !isPayload ? normalized(read.tools) : read.tools;
  const denied = isPayload ? (read.denied ?? []) : normalized(read.denied ?? []);
  const textOrNull = (keys: readonly string[]): string | null => stringOf(firstOf(table, keys)) ?? null;
  const background = lastOf(table, "background");
  return {
    name: read.name,
    description: read.description,
    prompt,
    tools,
    permissions,
    skills: read.skills ?? [],
    mcp_servers: read.servers,
    mode,
    memory: read.memory,
    isolation: read.isolation,
    source,
    disallowed_tools: denied,
    model: textOrNull(["model"]),
    color: textOrNull(names.color),
    reasoning_effort: effortOf(table),
    hooks: hooks && { lifecycle: hooks },
    background: background?.kind === "scalar" && background.value === true,
    max_turns: unsignedOf(firstOf(table, names.turns)) ?? null,
    nickname_candidates: read.nicknames ?? [],
    initial_prompt: textOrNull(names.first),
    aliases: read.aliases ?? [],
    is_read_only: isReadOnly({ tools, denied, permissions }),
    tool_policy_overrides: {},
    warnings: [
      ...idleIn(table, mode).map((field) => `field '${field}' is for subagents only and is ignored by primary agents`),
      ...warningsOf(permissions),
    ],
  };
}

function effortOf(table: Table): string | null {
  const effort = trim(stringOf(firstOf(table, names.effort)) ?? "").toLowerCase();
  return efforts.includes(effort) ? effort : null;
}

/** What limits a subagent; without a list it has the tools of its parent. */
interface Limits {
  readonly tools: readonly string[] | null;
  readonly denied: readonly string[];
  readonly permissions: Permissions;
}

/** Whether a subagent keeps only tools that read: no tool that changes anything is allowed, listed or left. */
export function isReadOnly({ tools, denied, permissions }: Limits): boolean {
  if (permissions.default === "deny" && ![...permissions.allow, ...permissions.auto].some(isMutating)) return true;
  return tools ? !tools.some(isMutating) : denied.some(isMutating);
}

/** Rules by which a tool that changes something runs without a question. */
export function freed({ allow, auto }: Permissions): readonly string[] {
  return [...allow, ...auto].filter((rule) => isMutating(toolOfRule(rule)));
}

/** Fields of the table that an agent of the main session does not have, by the host's own names. */
export function idleIn(table: Table, mode: Mode): readonly string[] {
  if (mode === "subagent") return [];
  const fields: readonly (readonly [string, readonly string[]])[] = [
    ["background", ["background"]],
    ["max_turns", names.turns],
    ["initial_prompt", names.first],
    ["nickname_candidates", ["nickname_candidates"]],
    ["isolation", ["isolation"]],
  ];
  return fields.flatMap(([field, keys]) => (firstOf(table, keys) ? [field] : []));
}

function requiredText(table: Table, key: string): string | Refused {
  const node = lastOf(table, key);
  const text = trim(stringOf(node) ?? "");
  return text === ""
    ? new Refused(
        `missing required subagent field '${key}'${node ? ", which has to be text, and not blank" : ""}`,
        node?.span ?? { start: table.span.start, end: table.span.start },
      )
    : text;
}

/** A comma-separated text or a list of texts; `true` is an empty list, `false` is no list. */
export function listIn(node: Node | undefined): readonly string[] | null | Refused {
  if (!node || kindOf(node) === "null") return null;
  const text = stringOf(node);
  const parts =
    text !== undefined
      ? text.split(",")
      : node.kind === "list"
        ? node.items.flatMap((item) => stringOf(item) ?? [])
        : undefined;
  if (parts) return parts.map(trim).filter((part) => part !== "");
  if (node.kind === "scalar" && typeof node.value === "boolean") return node.value ? [] : null;
  return new Refused("expected string or string array for subagent list field", node.span);
}

function serversIn(node: Node | undefined): readonly unknown[] | Refused {
  if (!node || kindOf(node) === "null") return [];
  if (kindOf(node) === "object")
    return node.kind === "table" ? entriesOf(node).map(([name, value]) => ({ [name]: jsonOf(value) })) : [jsonOf(node)];
  if (node.kind !== "list") return new Refused("expected object or array for mcp_servers", node.span);
  const odd = node.items.find((item) => kindOf(item) !== "string" && kindOf(item) !== "object");
  return odd ? new Refused("invalid mcp_servers entry", odd.span) : node.items.map(jsonOf);
}

function wordIn(table: Table, key: string, words: readonly string[], what: string): string | null | Refused {
  const node = lastOf(table, key);
  const text = stringOf(node);
  if (!node || text === undefined) return null;
  const word = trim(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return words.includes(word) ? word : new Refused(`unsupported ${what} '${word}'`, node.span);
}
