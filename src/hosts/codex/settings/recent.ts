/**
 * Lists the keys of `config.toml` in edition `0.169`, which a role file may hold too, with the type that each requires.
 */
import {
  boolean,
  type Decoder,
  DecodeError,
  list,
  map,
  oneOf,
  required,
  signed,
  string,
  struct,
  unsigned,
} from "../../../parsers/decode.ts";
import { shaped, shapeOf } from "../../../parsers/shape.ts";
import { tableShapes } from "./recent-tables.ts";
import { agentsWith, pathKeys, signed32 } from "./index.ts";

type Shapes = ReadonlyMap<string, Decoder<unknown>>;

function each<T>(names: string, shape: Decoder<T>): readonly (readonly [string, Decoder<unknown>])[] {
  return names.split(" ").map((name) => [name, shape]);
}

const granular = struct("GranularApprovalConfig", {
  sandbox_approval: required(boolean),
  rules: required(boolean),
  mcp_elicitations: required(boolean),
});

/** One of four words, or a table with a switch for each kind of question. */
const approvalWords = oneOf("untrusted", "on-failure", "on-request", "granular", "never");
const approvalPolicy: Decoder<unknown> = shaped(
  (options) => ({
    anyOf: [shapeOf(approvalWords, options), { type: "object", properties: { granular: shapeOf(granular, options) } }],
  }),
  (node, dialect) => {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    if (entry?.name === "granular" && others.length === 0) return granular(entry.value, dialect);
    return approvalWords(node, dialect);
  },
);

/** One identifier, or a list of them; no commas in a text. */
const workspaces: Decoder<unknown> = (node, dialect) => {
  const read = node.kind === "list" ? list(string)(node, dialect) : string(node, dialect);
  return typeof read === "string" && read.includes(",")
    ? new DecodeError("a list of identifiers is not one text with commas", node.span)
    : read;
};

/** The number settings of `[agents]`, and its switches; every other key there is a role. */
export const recentAgentSettings: Shapes = new Map<string, Decoder<unknown>>([
  ["enabled", boolean],
  ["interrupt_message", boolean],
  ["max_threads", unsigned(64)],
  ["max_concurrent_threads_per_session", unsigned(64)],
  ["max_depth", signed32],
  ["job_max_runtime_seconds", unsigned(64, "u64")],
  ["default_subagent_model", string],
  ["default_subagent_reasoning_effort", string],
]);

const booleans =
  "allow_login_shell allow_symlinked_codex_home include_permissions_instructions include_apps_instructions " +
  "include_collaboration_mode_instructions include_environment_context include_environment_context_time " +
  "hide_agent_reasoning show_raw_agent_reasoning suppress_unstable_features_warning check_for_update_on_startup " +
  "disable_paste_burst experimental_use_unified_exec_tool daybreak";
const strings =
  "model review_model model_provider default_permissions instructions developer_instructions compact_prompt " +
  "mcp_oauth_callback_url profile model_reasoning_effort plan_mode_reasoning_effort service_tier chatgpt_base_url " +
  "apps_mcp_product_sku openai_base_url experimental_realtime_ws_base_url experimental_realtime_webrtc_call_base_url " +
  "experimental_realtime_ws_model experimental_realtime_ws_backend_prompt experimental_realtime_ws_startup_context " +
  "experimental_realtime_start_instructions experimental_thread_store_endpoint oss_provider";
const former = new Set(["experimental_instructions_file", "zsh_path"]);

const plain: Shapes = new Map<string, Decoder<unknown>>([
  ...each(strings, string),
  ...each(pathKeys.filter((key) => !former.has(key)).join(" "), string),
  ...each(booleans, boolean),
  ...each("model_context_window model_auto_compact_token_limit", signed),
  ...each("project_doc_max_bytes tool_output_token_limit", unsigned(64)),
  ...each(
    "background_terminal_max_timeout thread_unload_delay_secs mcp_optional_startup_grace_ms",
    unsigned(64, "u64"),
  ),
  ...each("notify project_doc_fallback_filenames js_repl_node_module_dirs project_root_markers", list(string)),
  ["model_post_turn_compact_threshold_percent", unsigned(8)],
  ["mcp_oauth_callback_port", unsigned(16)],
  ["forced_chatgpt_workspace_id", workspaces],
  ["model_auto_compact_token_limit_scope", oneOf("total", "body_after_prefix")],
  ["approval_policy", approvalPolicy],
  ["approvals_reviewer", oneOf("user", "auto_review", "guardian_subagent")],
  ["sandbox_mode", oneOf("read-only", "workspace-write", "danger-full-access")],
  ["forced_login_method", oneOf("chatgpt", "api")],
  ["cli_auth_credentials_store", oneOf("file", "keyring", "auto", "ephemeral")],
  ["mcp_oauth_credentials_store", oneOf("auto", "file", "keyring")],
  ["file_opener", oneOf("vscode", "vscode-insiders", "windsurf", "cursor", "none")],
  ["model_reasoning_summary", oneOf("auto", "concise", "detailed", "none")],
  ["model_verbosity", oneOf("low", "medium", "high")],
  ["personality", oneOf("none", "friendly", "pragmatic")],
  ["web_search", oneOf("disabled", "cached", "indexed", "live")],
  ...Object.entries(tableShapes),
]);

/** A profile has the same keys with the same types, as far as it has them; it ignores others. */
const profile: Decoder<unknown> = (node, dialect) => {
  if (node.kind !== "table")
    return new DecodeError(`invalid type: ${dialect.describe(node)}, expected struct ConfigProfile`, node.span);
  for (const key of ["model", "model_provider", "approval_policy", "sandbox_mode", "web_search", "features", "tools"]) {
    const value = node.entries.find(({ name }) => name === key)?.value;
    const read = value && plain.get(key)?.(value, dialect);
    if (read instanceof DecodeError) return read;
  }
  return node;
};

/** Every top-level key (measured: the program names the type when it refuses a value). */
export const recentShapes: Shapes = new Map<string, Decoder<unknown>>([
  ...plain,
  ["profiles", map(profile)],
  ["agents", agentsWith(recentAgentSettings)],
]);
