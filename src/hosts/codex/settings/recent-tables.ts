/**
 * Decodes the tables of `config.toml` as edition `0.169` does: the types that the program names when it refuses a
 * value. Deeper tables that no role uses (keys of the terminal, exporters) are not checked.
 */
import {
  anything,
  boolean,
  type Decoder,
  DecodeError,
  list,
  map,
  oneOf,
  optional,
  required,
  signed,
  string,
  struct,
  unsigned,
} from "../../../parsers/decode.ts";
import { server } from "./server-shape.ts";
import {
  approvalOfTool,
  type Decoders,
  either,
  lenient,
  positive,
  refused,
  settings,
  table,
  tables,
  textMap,
  texts,
} from "./table-shapes.ts";

const size = unsigned(64);

/** Features that may have a table of settings; all others are switches. */
const featuresWithSettings: ReadonlySet<string> = new Set(
  (
    "apps_mcp_path_override async_compaction code_mode code_mode_host context_management current_time_reminder " +
    "guardianv2 guardianv3 multi_agent_v2 network_proxy non_prefixed_mcp_tool_names rollout_budget " +
    "runtime_agent_instances sleep_tool token_budget"
  ).split(" "),
);
const featureSettings = either("FeatureToml", boolean, settings("Feature", { enabled: boolean }));

const features: Decoder<unknown> = (node, dialect) => {
  if (node.kind !== "table")
    return refused(node, `invalid type: ${dialect.describe(node)}, expected struct FeaturesToml`);
  for (const { name = "", value } of node.entries) {
    const read = (featuresWithSettings.has(name) ? featureSettings : boolean)(value, dialect);
    if (read instanceof DecodeError) return read;
  }
  return node;
};

const provider: Decoder<unknown> = (node, dialect) => {
  const read = settings("ModelProviderInfo", {
    name: string,
    base_url: string,
    env_key: string,
    env_key_instructions: string,
    wire_api: string,
    query_params: textMap,
    http_headers: textMap,
    env_http_headers: textMap,
    request_max_retries: unsigned(64, "u64"),
    stream_max_retries: unsigned(64, "u64"),
    stream_idle_timeout_ms: unsigned(64, "u64"),
    requires_openai_auth: boolean,
    websocket_connect_timeout_ms: unsigned(64, "u64"),
    supports_websockets: boolean,
    experimental_bearer_token: string,
  })(node, dialect);
  if (read instanceof DecodeError || node.kind !== "table") return read;
  const name = node.entries.find((entry) => entry.name === "name")?.value;
  const isNamed = name?.kind === "scalar" && (dialect.string(name) ?? "").trim() !== "";
  return isNamed ? read : refused(name ?? node, "provider name must not be empty");
};

const hookHandler = struct("HookHandlerConfig", { type: required(oneOf("command", "mcp_tool", "prompt", "agent")) });
const hookGroups = list(
  struct("MatcherGroup", { matcher: optional(string, ""), hooks: optional(list(hookHandler), []) }),
);
const hookEvents = [
  ..."PreToolUse PostToolUse PermissionRequest SessionStart UserPromptSubmit Stop".split(" "),
  ..."SubagentStart SubagentStop PreCompact PostCompact SessionEnd Interrupt PreModelRequest PostModelRequest".split(
    " ",
  ),
];

const flag = (name: string): Decoder<unknown> => settings(name, { enabled: boolean });

/** Tables that 0.169 refuses and 0.171 reads. Either version may run, so a role that has them counts as loaded. */
const since0171: Decoders = {
  code_mode: settings("CodeModeToml", { heartbeat_interval_s: unsigned(32) }),
  responses: settings("ResponsesToml", { process_mode: oneOf("streaming", "after_complete_response") }),
  rollout_trace: settings("RolloutTraceToml", {
    max_payload_bytes: unsigned(64, "u64"),
    max_bytes: unsigned(64, "u64"),
  }),
};

/** The tables of `config.toml` by key, apart from `agents` and `profiles`. */
export const tableShapes: Decoders = {
  shell_environment_policy: settings("ShellEnvironmentPolicyTomlRaw", {
    inherit: oneOf("core", "all", "none"),
    ignore_default_excludes: boolean,
    exclude: texts,
    set: textMap,
    include_only: texts,
    filters: map(oneOf("include", "exclude")),
    experimental_use_profile: boolean,
  }),
  sandbox_workspace_write: lenient("SandboxWorkspaceWrite", {
    writable_roots: texts,
    network_access: boolean,
    exclude_tmpdir_env_var: boolean,
    exclude_slash_tmp: boolean,
  }),
  permissions: tables(
    "PermissionsToml",
    settings("PermissionProfileToml", {
      description: string,
      extends: string,
      workspace_roots: map(boolean),
      filesystem: table,
      network: settings("NetworkToml", { enabled: boolean }),
    }),
  ),
  mcp_servers: map(server),
  model_providers: map(provider),
  history: lenient("History", { persistence: oneOf("save-all", "none"), max_bytes: size }),
  projects: map(settings("ProjectConfig", { trust_level: oneOf("trusted", "untrusted") })),
  tools: settings("ToolsToml", {
    client_search_provider: oneOf("standalone", "search_mcp"),
    web_search: either(
      "WebSearchToolConfigInput",
      boolean,
      lenient("WebSearchToolConfig", { context_size: oneOf("low", "medium", "high"), allowed_domains: texts }),
    ),
    experimental_request_user_input: lenient("ExperimentalRequestUserInput", { enabled: boolean }),
    update_plan: lenient("UpdatePlanToolConfig", { enabled: boolean }),
  }),
  memories: settings("MemoriesToml", {
    version: oneOf("v1", "v2"),
    disable_on_external_context: boolean,
    generate_memories: boolean,
    use_memories: boolean,
    extract_model: string,
    consolidation_model: string,
    max_unused_days: signed,
    max_raw_memories_for_consolidation: size,
  }),
  skills: lenient("SkillsConfig", {
    bundled: lenient("BundledSkillsConfig", { enabled: boolean }),
    include_instructions: boolean,
    config: list(
      struct("SkillConfig", {
        path: optional(string, ""),
        name: optional(string, ""),
        enabled: required(boolean),
      }),
    ),
    max_context_tokens: positive("usize"),
  }),
  hooks: settings("HooksToml", {
    ...Object.fromEntries(hookEvents.map((event) => [event, hookGroups])),
    state: map(table),
  }),
  plugins: tables("PluginsConfigToml", settings("PluginConfig", { enabled: boolean, mcp_servers: map(table) })),
  apps: tables(
    "AppsConfigToml",
    settings("AppConfig", {
      enabled: boolean,
      approvals_reviewer: oneOf("user", "auto_review", "guardian_subagent"),
      destructive_enabled: boolean,
      open_world_enabled: boolean,
      default_tools_enabled: boolean,
      default_tools_approval_mode: approvalOfTool,
      tools: tables("AppToolsConfig", settings("AppToolConfig", { enabled: boolean, approval_mode: approvalOfTool })),
    }),
  ),
  marketplaces: map(
    settings("MarketplaceConfig", {
      source: string,
      source_type: oneOf("git", "local"),
      ref: string,
      last_updated: string,
      last_revision: string,
      sparse_paths: texts,
    }),
  ),
  features,
  goals: settings("GoalsToml", { max_goal_token_budget: positive("u64") }),
  auto_review: settings("AutoReviewToml", {
    policy: string,
    circuit_break_action: oneOf("default", "strict"),
    timeout_ms: unsigned(32),
  }),
  windows: settings("WindowsToml", { sandbox: oneOf("elevated", "unelevated", "mxc"), allow_mxc: boolean }),
  ghost_snapshot: settings("GhostSnapshotToml", {
    ignore_large_untracked_files: signed,
    ignore_large_untracked_dirs: signed,
    disable_warnings: boolean,
  }),
  analytics: flag("AnalyticsConfigToml"),
  feedback: flag("FeedbackConfigToml"),
  cloud: table,
  orchestrator: table,
  audio: table,
  realtime: settings("RealtimeToml", { version: oneOf("v1", "v2", "v3") }),
  tool_suggest: lenient("ToolSuggestConfig", {}),
  browser_use: table,
  computer_use: table,
  mcp_enterprise_managed_auth: struct("McpEnterpriseManagedAuthConfig", { idp: required(table) }),
  experimental_thread_store: struct("ThreadStoreToml", { type: required(oneOf("local", "in_memory")) }),
  desktop: map(anything),
  otel: settings("OtelConfigToml", { environment: string, log_user_prompt: boolean }),
  notice: settings("Notice", {
    hide_full_access_warning: boolean,
    hide_rate_limit_model_nudge: boolean,
    model_migrations: textMap,
  }),
  tui: settings("Tui", {
    notifications: either("Notifications", boolean, texts),
    notification_method: oneOf("auto", "osc9", "osc777", "bel"),
    notification_condition: oneOf("unfocused", "always"),
    animations: boolean,
    show_tooltips: boolean,
    alternate_screen: oneOf("auto", "always", "never"),
    status_line: texts,
    theme: string,
    disable_paste_burst: boolean,
  }),
  responses_api_metadata: textMap,
  ...since0171,
};
