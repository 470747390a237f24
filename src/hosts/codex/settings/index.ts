/** Lists the keys of `config.toml`, which a role file may hold too, with the type that the host requires. */
import type { Node, Table } from "../../../parsers/node.ts";
import {
  boolean,
  type Dialect,
  list,
  oneOf,
  DecodeError,
  type Decoder,
  signed,
  string,
  unsigned,
} from "../../../parsers/decode.ts";

const effort = oneOf("none", "minimal", "low", "medium", "high", "xhigh");

/** A nested table. Its contents are not checked here; the host reads most of them leniently. */
const table: Decoder<Table> = (node, dialect) => (node.kind === "table" ? node : refuse(node, dialect, "a map"));

/** Rust's `i32`: a number out of its range has serde's own message. */
export const signed32: Decoder<bigint> = (node, dialect) => {
  const value = signed(node, dialect);
  if (value instanceof DecodeError || (value >= -(1n << 31n) && value < 1n << 31n)) return value;
  return new DecodeError(`invalid value: integer \`${value}\`, expected i32`, node.span);
};

/** One of the four words, or a table with one for each kind of request. */
const approvalPolicy: Decoder<unknown> = (node, dialect) => {
  const [entry, ...others] = node.kind === "table" ? node.entries : [];
  const detailed = entry !== undefined && others.length === 0 && (entry.name === "granular" || entry.name === "reject");
  return detailed
    ? table(entry.value, dialect)
    : oneOf("untrusted", "on-failure", "on-request", "never")(node, dialect);
};

/** The number settings of `[agents]` in the older editions; every other key there is a role. */
export const agentLimits: ReadonlyMap<string, Decoder<unknown>> = new Map([
  ["max_threads", unsigned(64)],
  ["max_depth", signed32],
  ["job_max_runtime_seconds", unsigned(64)],
]);

/** The keys of a role's table in `[agents]`; the host ignores any other key there. */
export const roleKeys = { description: string, config_file: string, nickname_candidates: list(string) } as const;
export type RoleKey = keyof typeof roleKeys;
const roleKeyOrder: readonly RoleKey[] = ["description", "config_file", "nickname_candidates"];

/** The fields of a role's table, which serde also takes from a list of all three in order. */
export function roleField(node: Node, key: RoleKey): Node | undefined {
  if (node.kind === "list") return node.items[roleKeyOrder.indexOf(key)];
  return node.kind === "table" ? node.entries.find(({ name }) => name === key)?.value : undefined;
}

/** `[agents]`: settings of all subagents, and the tables of roles. */
export function agentsWith(settings: ReadonlyMap<string, Decoder<unknown>>): Decoder<Table> {
  return (node, dialect) => {
    if (node.kind !== "table") return refuse(node, dialect, "struct AgentsToml");
    for (const { name, value } of node.entries) {
      const setting = settings.get(name ?? "");
      const problem = setting ? setting(value, dialect) : checkRole(value, dialect);
      if (problem instanceof DecodeError) return problem;
    }
    return node;
  };
}

/** Checks one table of `agents`. serde also takes a list of all fields in the struct's order. */
export function checkRole(node: Node, dialect: Dialect): DecodeError | undefined {
  if (node.kind === "scalar" || (node.kind === "list" && node.items.length !== roleKeyOrder.length))
    return refuse(node, dialect, "struct AgentRoleToml");
  for (const key of roleKeyOrder) {
    const field = roleField(node, key);
    const read = field && roleKeys[key](field, dialect);
    if (read instanceof DecodeError) return read;
  }
  return undefined;
}

function refuse(node: Node, dialect: Dialect, expected: string): DecodeError {
  return new DecodeError(`invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}

const strings = [
  "model",
  "review_model",
  "model_provider",
  "default_permissions",
  "instructions",
  "developer_instructions",
  "compact_prompt",
  "commit_attribution",
  "forced_chatgpt_workspace_id",
  "mcp_oauth_callback_url",
  "profile",
  "chatgpt_base_url",
  "openai_base_url",
  "oss_provider",
];
const realtime = ["ws_base_url", "ws_model", "ws_backend_prompt", "ws_startup_context", "start_instructions"].map(
  (name) => `experimental_realtime_${name}`,
);
const booleans = [
  "allow_login_shell",
  "hide_agent_reasoning",
  "show_raw_agent_reasoning",
  "model_supports_reasoning_summaries",
  "suppress_unstable_features_warning",
  "check_for_update_on_startup",
  "disable_paste_burst",
  "windows_wsl_setup_acknowledged",
  "experimental_use_unified_exec_tool",
  "experimental_use_freeform_apply_patch",
];
const tables = [
  "shell_environment_policy",
  "sandbox_workspace_write",
  "permissions",
  "mcp_servers",
  "model_providers",
  "profiles",
  "history",
  "tui",
  "audio",
  "realtime",
  "projects",
  "tools",
  "memories",
  "skills",
  "plugins",
  "features",
  "ghost_snapshot",
  "analytics",
  "feedback",
  "apps",
  "otel",
  "windows",
  "notice",
];

/** Keys that name a path, relative to the directory of their file. */
export const pathKeys: readonly string[] = [
  "model_instructions_file",
  "experimental_instructions_file",
  "experimental_compact_prompt_file",
  "model_catalog_json",
  "zsh_path",
  "js_repl_node_path",
  "sqlite_home",
  "log_dir",
];

function withDecoder<T>(names: readonly string[], shape: Decoder<T>): readonly (readonly [string, Decoder<unknown>])[] {
  return names.map((name) => [name, shape]);
}

/**
 * Every top-level key (openai/codex at 2026-03-10, `ConfigToml`); conformance vectors `s-all-known`, `s-bad-type-*`,
 * `s-bad-enum-effort`, `s-neg-usize`, `s-feature-nonbool`.
 */
export const settingShapes: ReadonlyMap<string, Decoder<unknown>> = new Map<string, Decoder<unknown>>([
  ...withDecoder([...strings, ...realtime, ...pathKeys], string),
  ...withDecoder(booleans, boolean),
  ...withDecoder(tables, table),
  ...withDecoder(["model_context_window", "model_auto_compact_token_limit"], signed),
  ...withDecoder(["project_doc_max_bytes", "tool_output_token_limit", "background_terminal_max_timeout"], unsigned(64)),
  ...withDecoder(
    ["notify", "project_doc_fallback_filenames", "js_repl_node_module_dirs", "project_root_markers"],
    list(string),
  ),
  ["mcp_oauth_callback_port", unsigned(16)],
  ["approval_policy", approvalPolicy],
  ["approvals_reviewer", oneOf("user", "guardian_subagent")],
  ["sandbox_mode", oneOf("read-only", "workspace-write", "danger-full-access")],
  ["forced_login_method", oneOf("chatgpt", "api")],
  ["cli_auth_credentials_store", oneOf("file", "keyring", "auto", "ephemeral")],
  ["mcp_oauth_credentials_store", oneOf("auto", "file", "keyring")],
  ["file_opener", oneOf("vscode", "vscode-insiders", "windsurf", "cursor", "none")],
  ["model_reasoning_effort", effort],
  ["plan_mode_reasoning_effort", effort],
  ["model_reasoning_summary", oneOf("auto", "concise", "detailed", "none")],
  ["model_verbosity", oneOf("low", "medium", "high")],
  ["personality", oneOf("none", "friendly", "pragmatic")],
  ["service_tier", oneOf("fast", "flex")],
  ["web_search", oneOf("disabled", "cached", "live")],
  ["agents", agentsWith(agentLimits)],
]);

/** The keys of nested tables that decide what a session can do; the host ignores any other key there. */
export const nestedKeys: { readonly [table: string]: readonly string[] } = {
  sandbox_workspace_write: ["writable_roots", "network_access", "exclude_tmpdir_env_var", "exclude_slash_tmp"],
  tools: ["web_search", "view_image"],
  shell_environment_policy: [
    "inherit",
    "ignore_default_excludes",
    "exclude",
    "set",
    "include_only",
    "experimental_use_profile",
  ],
};
