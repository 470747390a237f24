/** The keys of `config.toml`: what each decides beside its own readers, and which give no power. */
import type { Problem } from "../../../model/load.ts";
import type { Table } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import type { SettingRule } from "../../_kit/settings/index.ts";
import { type HarmlessSetting, unknownSettings } from "../../_kit/settings/unknown-settings.ts";

/** Keys that no other reader of this host takes. */
export const furtherRules: readonly SettingRule[] = [
  ...["zsh_path", "js_repl_node_path", "js_repl_node_module_dirs"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "is a program or code that sessions run",
      may: ["execute"],
    }),
  ),
  {
    path: "plugins.*.enabled",
    when: /^true$/,
    effect: "widens",
    because: "enables a plugin with its hooks and servers",
    may: ["execute", "external"],
  },
  { path: "marketplaces.*.source", effect: "widens", because: "is a source of plugins" },
  {
    path: "apps.*.enabled",
    when: /^true$/,
    effect: "widens",
    because: "gives every session the tools of an app",
    may: ["external"],
  },
  ...["apps.*.default_tools_approval_mode", "apps.*.tools.*.approval_mode"].map(
    (path): SettingRule => ({
      path,
      when: /^approve$/,
      effect: "widens",
      because: "lets sessions call tools of an app without asking",
    }),
  ),
  {
    path: "apps.*.approvals_reviewer",
    when: /^(?:auto_review|guardian_subagent)$/,
    effect: "widens",
    because: "hands approvals of an app's tools to another agent",
  },
  ...["apps.*.destructive_enabled", "apps.*.open_world_enabled"].flatMap((path): readonly SettingRule[] => [
    {
      path,
      when: /^true$/,
      effect: "widens",
      because: "offers tools of an app that destroy data or reach any address",
    },
    { path, when: /^false$/, effect: "narrows", because: "keeps such tools of an app from sessions" },
  ]),
  {
    path: "projects.*.trust_level",
    when: /^trusted$/,
    effect: "widens",
    because: "trusts the settings of that directory",
  },
  {
    path: "shell_environment_policy.experimental_use_profile",
    when: /^true$/,
    effect: "widens",
    because: "runs the shell's profile before every command",
    may: ["execute"],
  },
  ...["exclude", "include_only"].map(
    (key): SettingRule => ({
      path: `shell_environment_policy.${key}`,
      effect: "narrows",
      because: "keeps variables from commands",
    }),
  ),
  { path: "auto_review.policy", effect: "widens", because: "tells the approving agent what to let pass" },
  {
    path: "mcp_oauth_callback_url",
    effect: "widens",
    because: "is where sign-ins of servers are sent",
    may: ["network"],
  },
  ...["otel.exporter.*.endpoint", "otel.trace_exporter.*.endpoint", "otel.metrics_exporter.*.endpoint"].map(
    (path): SettingRule => ({
      path,
      effect: "widens",
      because: "receives a record of what sessions do",
      may: ["network"],
    }),
  ),
  {
    path: "otel.log_user_prompt",
    when: /^true$/,
    effect: "widens",
    because: "adds prompts to the record of what sessions do",
    may: ["network"],
  },
  {
    path: "features.network_proxy",
    when: /^false$/,
    effect: "widens",
    because: "lets commands bypass the proxy that limits the network",
  },
];

const known = (paths: string): readonly { readonly path: string }[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path }));

/** Keys that other readers of this host take, with everything below them. */
const readElsewhere = known(
  `agents approval_policy approvals_reviewer chatgpt_base_url default_permissions hooks mcp_servers model_instructions_file
  model_providers model_provider notify openai_base_url permissions profile profiles sandbox_mode sandbox_workspace_write
  shell_environment_policy.set shell_environment_policy.ignore_default_excludes skills tools web_search`,
);

const harmless = (because: string, paths: string): readonly HarmlessSetting[] =>
  known(paths).map(({ path }) => ({ path, because }));

const harmlessSettings: readonly HarmlessSetting[] = [
  ...harmless(
    "chooses a model, and how it answers",
    `model review_model model_context_window model_auto_compact_token_limit model_auto_compact_token_limit_scope
    model_post_turn_compact_threshold_percent model_reasoning_effort plan_mode_reasoning_effort model_reasoning_summary
    model_verbosity model_supports_reasoning_summaries model_catalog_json oss_provider personality service_tier
    tool_output_token_limit`,
  ),
  ...harmless(
    "is text for prompts",
    `instructions developer_instructions compact_prompt experimental_instructions_file experimental_compact_prompt_file
    project_doc_max_bytes project_doc_fallback_filenames commit_attribution include_permissions_instructions
    include_apps_instructions include_collaboration_mode_instructions include_environment_context
    include_environment_context_time`,
  ),
  ...harmless(
    "decides how a session looks, or what is stored",
    `tui history hide_agent_reasoning show_raw_agent_reasoning file_opener notice analytics feedback
    check_for_update_on_startup suppress_unstable_features_warning disable_paste_burst log_dir sqlite_home ghost_snapshot
    memories goals windows windows_wsl_setup_acknowledged tool_suggest realtime audio desktop $schema
    background_terminal_max_timeout experimental_thread_store`,
  ),
  ...harmless(
    "decides how somebody signs in",
    `forced_login_method forced_chatgpt_workspace_id cli_auth_credentials_store mcp_oauth_credentials_store
    mcp_oauth_callback_port mcp_enterprise_managed_auth`,
  ),
  ...harmless(
    "applies only in the user's own settings",
    `apps_mcp_product_sku responses_api_metadata experimental_realtime_ws_base_url
    experimental_realtime_webrtc_call_base_url experimental_realtime_ws_model experimental_realtime_ws_backend_prompt
    experimental_realtime_ws_startup_context experimental_realtime_start_instructions project_root_markers
    allow_symlinked_codex_home otel.environment otel.exporter.*.* otel.trace_exporter.*.* otel.metrics_exporter.*.*`,
  ),
  ...harmless(
    "limits what commands get or write",
    `allow_login_shell shell_environment_policy.inherit shell_environment_policy.filters plugins.*.mcp_servers
    marketplaces.*.source_type marketplaces.*.ref marketplaces.*.last_updated marketplaces.*.last_revision
    marketplaces.*.sparse_paths apps.*.default_tools_enabled apps.*.tools.*.enabled apps._default
    auto_review.circuit_break_action auto_review.timeout_ms`,
  ),
  ...harmless(
    "switches a tool or a display that a session has within its sandbox",
    [
      "experimental_use_unified_exec_tool experimental_use_freeform_apply_patch",
      ...(
        "apply_patch_freeform unified_exec shell_tool shell_snapshot view_image_tool web_search_request web_search_cached " +
        "multi_agent multi_agent_v2 collab child_agents_md skills plugins hooks codex_hooks apps memories goals undo " +
        "remote_models personality fast_mode steer collaboration_modes sqlite runtime_metrics responses_websockets " +
        "responses_websockets_v2 request_rule powershell_utf8 enable_request_compression ghost_commit remote_compaction " +
        "parallel tui2 rmcp_client js_repl image_generation search_tool code_mode code_mode_host context_management " +
        "current_time_reminder rollout_budget sleep_tool token_budget async_compaction default_mode_request_user_input " +
        "prevent_idle_sleep non_prefixed_mcp_tool_names realtime_conversation voice_transcription tool_suggest " +
        "exec_permission_approvals request_permissions_tool guardian_approval enable_fanout use_linux_sandbox_bwrap"
      )
        .split(" ")
        .map((name) => `features.${name}`),
    ].join(" "),
  ),
];

/** Keys of which this tool does not know what Codex makes of them. */
export function unknownKeysIn(source: Source, root: Table): readonly Problem[] {
  return unknownSettings(root, source, "Codex", [...furtherRules, ...readElsewhere, ...harmlessSettings]);
}
