/** One subagent's fields as 0.147 takes them out of a parsed document (vinhnx/VTCode@438119c:crates/codegen/vtcode-config/src/subagents.rs). */
import { lastOf, type Node, type Table } from "../../../parsers/node.ts";
import { trim } from "../../../repo/text.ts";
import { hooksIn, type Lifecycle } from "./hooks.ts";
import { type Permissions, permissionsIn, toolOfRule, warningsOf } from "./permissions.ts";
import { isMutating, normalized } from "./tools.ts";
import { entriesOf, firstOf, jsonOf, kindOf, Refused, stringOf, unsignedOf } from "./values.ts";

/** Keys of one meaning, the first that is there counting. A payload of `--agents` has fewer. */
export const names = {
  tools: ["tools", "allowed_tools", "enabled_tools"],
  denied: ["disallowedTools", "disallowed_tools", "disabled_tools"],
  color: ["color", "badgeColor", "badge_color"],
  effort: ["reasoning_effort", "model_reasoning_effort", "effort"],
  servers: ["mcpServers", "mcp_servers"],
  turns: ["maxTurns", "max_turns"],
  first: ["initialPrompt", "initial_prompt"],
} as const;

/** Every key that the host looks for. */
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

export interface Spec {
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[] | null;
  readonly denied: readonly string[];
  readonly permissions: Permissions;
  readonly hooks: Lifecycle | null;
  readonly mode: "primary" | "subagent" | "all";
  readonly native: { readonly [field: string]: unknown };
}

const efforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];

/** `named`: a payload's key is the name, and its tools stay as they are written. The first refusal in the host's own order. */
export function specOf(table: Table, prompt: string, source: string, named?: string): Spec | Refused {
  const name = named ?? requiredText(table, "name");
  if (name instanceof Refused) return name;
  const description = requiredText(table, "description");
  if (description instanceof Refused) return description;
  const cli = named !== undefined;
  const written = listIn(firstOf(table, cli ? ["tools"] : names.tools));
  if (written instanceof Refused) return written;
  const withheld = listIn(firstOf(table, cli ? ["disallowedTools"] : names.denied));
  if (withheld instanceof Refused) return withheld;
  const permissions = permissionsIn(table);
  if (permissions instanceof Refused) return permissions;
  const skills = listIn(lastOf(table, "skills"));
  if (skills instanceof Refused) return skills;
  const servers = serversIn(firstOf(table, names.servers));
  if (servers instanceof Refused) return servers;
  const hooks = hooksIn(lastOf(table, "hooks"));
  if (hooks instanceof Refused) return hooks;
  const mode = wordIn(table, "mode", ["primary", "subagent", "all"], "agent mode");
  if (mode instanceof Refused) return mode;
  const nicknames = listIn(lastOf(table, "nickname_candidates"));
  if (nicknames instanceof Refused) return nicknames;
  const memory = wordIn(table, "memory", ["user", "project", "local"], "subagent memory scope");
  if (memory instanceof Refused) return memory;
  const isolation = wordIn(table, "isolation", ["full", "worktree"], "isolation mode");
  if (isolation instanceof Refused) return isolation;
  const aliases = listIn(lastOf(table, "aliases"));
  if (aliases instanceof Refused) return aliases;

  const tools = written && !cli ? normalized(written) : written;
  const denied = cli ? (withheld ?? []) : normalized(withheld ?? []);
  const effort = stringOf(firstOf(table, names.effort));
  const background = lastOf(table, "background");
  const available = (mode ?? "subagent") as Spec["mode"];
  const spec = { name, description, tools, denied, permissions, hooks, mode: available };
  return {
    ...spec,
    native: {
      name,
      description,
      prompt,
      tools,
      permissions,
      skills: skills ?? [],
      mcp_servers: servers,
      mode: available,
      memory,
      isolation,
      source,
      disallowed_tools: denied,
      model: stringOf(lastOf(table, "model")) ?? null,
      color: stringOf(firstOf(table, names.color)) ?? null,
      reasoning_effort:
        effort !== undefined && efforts.includes(trim(effort).toLowerCase()) ? trim(effort).toLowerCase() : null,
      hooks: hooks && { lifecycle: hooks },
      background: background?.kind === "scalar" && background.value === true,
      max_turns: unsignedOf(firstOf(table, names.turns)) ?? null,
      nickname_candidates: nicknames ?? [],
      initial_prompt: stringOf(firstOf(table, names.first)) ?? null,
      aliases: aliases ?? [],
      is_read_only: isReadOnly(spec),
      tool_policy_overrides: {},
      warnings: [
        ...idleIn(table, available).map(
          (field) => `field '${field}' is for subagents only and is ignored by primary agents`,
        ),
        ...warningsOf(permissions),
      ],
    },
  };
}

/** What leaves a subagent only tools that read: nothing that changes anything is allowed, listed, or left. */
export function isReadOnly({ tools, denied, permissions }: Pick<Spec, "tools" | "denied" | "permissions">): boolean {
  if (permissions.default === "deny" && ![...permissions.allow, ...permissions.auto].some(isMutating)) return true;
  return tools ? !tools.some(isMutating) : denied.some(isMutating);
}

/** Rules that let a tool that changes something run without a question. */
export function freed({ allow, auto }: Permissions): readonly string[] {
  return [...allow, ...auto].filter((rule) => isMutating(toolOfRule(rule)));
}

/** Fields that an agent of the main session does not have, under the host's own names. */
export function idleIn(table: Table, mode: Spec["mode"]): readonly string[] {
  if (mode === "subagent") return [];
  const fields: readonly (readonly [string, readonly string[]])[] = [
    ["background", ["background"]],
    ["max_turns", names.turns],
    ["initial_prompt", names.first],
    ["nickname_candidates", ["nickname_candidates"]],
    ["isolation", ["isolation"]],
  ];
  return fields.flatMap(([field, some]) => (firstOf(table, some) ? [field] : []));
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

/** A comma list or a list of texts; `true` is an empty list, `false` is none. */
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
