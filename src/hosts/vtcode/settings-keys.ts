/**
 * The keys of `vtcode.toml` and of `tool-policy.json`: what each decides for every session, and which give no power.
 */
import type { SettingRule } from "../_kit/settings/index.ts";
import type { KnownKey, HarmlessSetting } from "../_kit/settings/unknown-settings.ts";

type Rest = Omit<SettingRule, "path" | "effect">;

const each = (effect: SettingRule["effect"], paths: string, rest: Rest): readonly SettingRule[] =>
  paths.split(/\s+/).map((path) => ({ path, effect, ...rest }));
const widens = (paths: string, because: string, rest: Omit<Rest, "because"> = {}): readonly SettingRule[] =>
  each("widens", paths, { because, ...rest });
const narrows = (paths: string, because: string, rest: Omit<Rest, "because"> = {}): readonly SettingRule[] =>
  each("narrows", paths, { because, ...rest });
const bypasses = (paths: string, because: string, when: RegExp): readonly SettingRule[] =>
  each("bypasses", paths, { because, when });

const yes = /^true$/;
const no = /^false$/;
/** Patterns of commands that match all of them. */
const everything = /^(?:\^?(?:\.[*+])?\$?|\*+)$/;

/** Tools and commands that run without asking, and those that do not. */
const approvals: readonly SettingRule[] = [
  ...bypasses("tools.default_policy", "runs every tool that no policy names without asking", /^allow$/),
  ...narrows("tools.default_policy", "blocks every tool that no policy names", { when: /^deny$/ }),
  ...widens("tools.policies.*", "runs the tool without asking", { when: /^allow$/ }),
  ...narrows("tools.policies.*", "asks before the tool runs, or blocks it", { when: /^(?:prompt|deny)$/ }),
  ...each("auto-approves", "permissions.allow", {
    because: "runs every command without asking",
    when: /^(?:bash|\*)$/i,
  }),
  ...widens("permissions.allow", "runs without asking", { when: /^(?!(?:bash|\*)$)/i }),
  ...narrows("permissions.ask permissions.deny", "needs confirmation, or is denied, in every session"),
  ...bypasses("permissions.enabled", "turns off the permission system", no),
  ...widens("permissions.resolve_commands", "approves commands by name, wherever they are", { when: no }),
  ...["permissions.auto", "permissions.auto_permission"].flatMap((auto) => [
    ...narrows(`${auto}.block_rules`, "tells the approving model what to stop"),
    ...widens(`${auto}.allow_exceptions`, "tells the approving model what to let pass"),
    ...widens(`${auto}.drop_broad_allow_rules`, "keeps wide rules while a model approves calls", { when: no }),
    ...widens(`${auto}.environment.*`, "is trusted by the model that approves calls"),
  ]),
  ...["allow_list", "allow_glob", "allow_regex"].flatMap((key) => [
    ...each("auto-approves", `commands.${key}`, { because: "runs every command without asking", when: everything }),
    ...widens(`commands.${key}`, "is a command that runs without asking", { when: /^(?!(?:\^?(?:\.[*+])?\$?|\*+)$)/ }),
  ]),
  ...narrows("commands.deny_list commands.deny_glob commands.deny_regex", "is a command that never runs"),
  ...bypasses("security.human_in_the_loop", "asks nobody before dangerous actions", no),
  ...widens("security.auto_apply_detected_patches", "applies patches without asking", { when: yes }),
  ...narrows("security.zero_trust_mode", "trusts no content", { when: yes }),
  ...bypasses("automation.full_auto.enabled", "lets sessions run without a person", yes),
  ...widens("automation.full_auto.allowed_tools", "runs without asking in sessions without a person"),
  ...widens("automation.full_auto.require_profile_ack", "starts such sessions without an acknowledgement", {
    when: no,
  }),
  ...widens("automation.full_auto.profile_path", "is the path of the acknowledgement of such sessions"),
  ...widens("acp.zed.workspace_trust", "never asks in sessions that an editor starts", { when: /^full_auto$/ }),
  ...widens("agent.require_plan_confirmation", "goes from a plan to edits without asking", { when: no }),
  ...narrows("dotfile_protection.enabled", "protects hidden files", { when: yes }),
  ...widens("dotfile_protection.enabled", "lets tools change hidden files", { when: no }),
  ...widens(
    `dotfile_protection.require_explicit_confirmation dotfile_protection.block_during_automation
    dotfile_protection.prevent_cascading_modifications dotfile_protection.require_secondary_auth_for_whitelist`.replace(
      /\s+/g,
      " ",
    ),
    "asks less before hidden files change",
    { when: no },
  ),
  ...widens("dotfile_protection.whitelist", "is a hidden file that tools may change"),
];

/** What sandboxed commands reach. */
const sandbox: readonly SettingRule[] = [
  ...narrows("sandbox.enabled", "runs commands in a sandbox", { when: yes }),
  ...["sandbox.default_policy", "sandbox.default_mode"].flatMap((path) => [
    ...bypasses(path, "lets commands do anything", /^danger_full_access$/),
    ...narrows(path, "limits what commands may write", { when: /^(?:read_only|workspace_write|external)$/ }),
  ]),
  ...widens("sandbox.network.allow_all", "opens the network to commands", { when: yes }),
  ...widens("sandbox.network.policy", "opens the network to commands", { when: /^allow_all$/ }),
  ...narrows("sandbox.network.block_all", "closes the network to commands", { when: yes }),
  ...narrows("sandbox.network.policy", "closes the network to commands", { when: /^block_all$/ }),
  ...widens("sandbox.network.allowlist", "may be reached by commands"),
  ...widens("sandbox.sensitive_paths.use_defaults", "lets commands read keys and credentials", { when: no }),
  ...widens("sandbox.sensitive_paths.exceptions", "may be read, although it may hold credentials"),
  ...narrows("sandbox.sensitive_paths.additional", "may not be read by commands"),
  ...widens("sandbox.seccomp.enabled", "filters no system calls", { when: no }),
  ...widens("sandbox.seccomp.profile", "filters fewer system calls", { when: /^(?:permissive|disabled)$/ }),
  ...widens("sandbox.seccomp.log_only", "lets filtered system calls pass", { when: yes }),
  ...narrows("sandbox.seccomp.additional_blocked", "is a system call that is blocked"),
  ...widens("sandbox.external.docker.image", "is the image in which commands run"),
  ...widens(
    "sandbox.external.microvm.kernel_path sandbox.external.microvm.rootfs_path",
    "is the machine in which commands run",
  ),
];

/** What starts code, connects servers or leads elsewhere. */
const powers: readonly SettingRule[] = [
  ...widens("notify", "is a command that runs for every notification", { may: ["execute"] }),
  ...widens("ui.status_line.command", "is a command that runs in every session", { may: ["execute"] }),
  ...widens("ui.terminal_title.command", "is a command that runs in every session", { may: ["execute"] }),
  ...widens("pty.preferred_shell", "is the shell that runs every command", { may: ["execute"] }),
  ...widens("tools.editor.preferred_editor", "is a command that opens files", { may: ["execute"] }),
  ...widens("commands.extra_path_entries", "is searched first for every command", { may: ["execute"] }),
  ...widens("agent.codex_app_server.command agent.codex_app_server.args", "is a command that runs in sessions", {
    may: ["execute"],
  }),
  ...widens("tools.plugins.manifests", "is code that a session loads", { may: ["execute"] }),
  ...widens("tools.plugins.default_trust", "trusts plugins that do not state their trust level", { when: /^trusted$/ }),
  ...widens("tools.plugins.allow", "is a plugin that may load"),
  ...narrows("tools.plugins.deny", "is a plugin that never loads"),
  ...widens("mcp.server.enabled", "offers its tools to other programs", { when: yes, may: ["network"] }),
  ...widens("mcp.lifecycle.allow_model_control", "lets the model connect servers", { when: yes, may: ["external"] }),
  ...narrows("mcp.allowlist.enforce mcp.requirements.enforce", "limits which servers and tools are used", {
    when: yes,
  }),
  ...widens("mcp.allowlist.default.* mcp.allowlist.providers.*.*", "is a part of a server that may be used"),
  ...widens("mcp.requirements.allowed_stdio_commands", "is a server's command that may start"),
  ...widens("mcp.requirements.allowed_http_endpoints", "is a server's address that may be used"),
  ...widens("mcp.security.auth_enabled", "lets anybody call its own server", { when: no }),
  ...widens("mcp.security.validation.*", "checks less of what servers get", { when: no }),
  ...widens("provider_overrides.*.base_url provider_overrides.*.api_key_env", "decides where model requests are sent", {
    may: ["network"],
  }),
  ...widens("agent.api_key_env", "is the variable whose value is sent to the model's provider", {
    when: /^(?!(?:[A-Z0-9]+_)*(?:API_KEY|API_TOKEN|HF_TOKEN)$|$)/,
    may: ["network"],
  }),
  ...widens("tools.web_fetch.allowed_domains", "may be fetched"),
  ...narrows("tools.web_fetch.blocked_domains tools.web_fetch.blocked_patterns", "is never fetched"),
  ...narrows("tools.web_fetch.mode", "fetches only what is listed", { when: /^whitelist$/ }),
  ...widens("tools.web_fetch.strict_https_only", "fetches also without encryption", { when: no }),
  ...widens("tools.web_fetch.dynamic_whitelist_path", "is a file of addresses that may be fetched"),
];

/** Agents that sessions start with, and how deep they start others. */
const agents: readonly SettingRule[] = [
  ...widens("default_primary_agent", "starts every session as this agent", { when: /^(?!build$)/ }),
  ...widens("subagents.max_depth", "lets subagents start subagents of their own", { when: /^(?!0*[01]$)/ }),
  ...narrows("subagents.enabled", "switches subagents off", { when: no }),
];

/** Lists of tables, and hooks, which are read apart. */
const apart = ["hooks", "mcp.providers", "custom_providers"];

/** Of `vtcode.toml`. */
export const settingRules: readonly SettingRule[] = [...approvals, ...sandbox, ...powers, ...agents];

const harmless = (because: string, paths: string): readonly HarmlessSetting[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, because }));

const harmlessSettings: readonly HarmlessSetting[] = [
  ...harmless(
    "changes how a session looks or how long steps may take",
    `features file_opener history tui chat debug context optimization syntax_highlighting timeouts prompt_cache ide_context
    model output_style provider acp.enabled acp.zed.enabled acp.zed.transport acp.zed.tools telemetry.trajectory_enabled
    telemetry.dashboards_enabled telemetry.sample_interval_ms telemetry.retention_days telemetry.bottleneck_tracing
    telemetry.trajectory_max_files telemetry.trajectory_max_age_days telemetry.trajectory_max_size_mb`,
  ),
  ...harmless("decides how the terminal looks", uiKeys()),
  ...harmless(
    "sizes the terminals of commands",
    `pty.enabled pty.default_rows pty.default_cols pty.max_sessions pty.command_timeout_seconds pty.stdout_tail_lines
    pty.scrollback_lines pty.max_scrollback_bytes pty.large_output_threshold_kb pty.emulation_backend
    pty.shell_zsh_fork`,
  ),
  ...harmless(
    "chooses a model, a prompt or a limit",
    `agent.provider agent.default_model agent.theme agent.system_prompt_mode agent.max_system_prompt_tokens
    agent.system_prompt_budget_warning agent.trim_system_prompt agent.tool_documentation_mode agent.shell_prompt_profile
    agent.enable_split_tool_results agent.todo_planning_mode agent.ui_surface agent.max_conversation_turns
    agent.idle_turn_limit agent.reasoning_effort agent.verbosity agent.temperature agent.refine_temperature
    agent.enable_self_review agent.max_review_passes agent.refine_prompts_enabled agent.refine_prompts_max_passes
    agent.refine_prompts_model agent.small_model agent.prompt_suggestions agent.onboarding agent.project_doc_max_bytes
    agent.project_doc_fallback_filenames agent.instruction_max_bytes agent.rule_doc_max_bytes agent.instruction_files
    agent.instruction_paths agent.instructions agent.instruction_excludes agent.instruction_import_max_depth
    agent.persistent_memory agent.custom_api_keys agent.credential_storage_mode agent.checkpointing agent.vibe_coding
    agent.max_task_retries agent.harness agent.include_temporal_context agent.temporal_context_use_utc
    agent.include_working_directory agent.include_structured_reasoning_tags agent.user_instructions
    agent.circuit_breaker agent.open_responses agent.default_editing_mode agent.custom_prompts
    agent.custom_slash_commands agent.codex_app_server.startup_timeout_secs
    agent.codex_app_server.experimental_features`,
  ),
  ...harmless(
    "limits loops, sizes and times",
    `tools.profile tools.max_tool_loops tools.max_repeated_tool_calls tools.max_consecutive_blocked_tool_calls_per_turn
    tools.max_tool_rate_per_second tools.max_sequential_spool_chunk_reads tools.web_search tools.loop_thresholds
    tools.client_tool_search tools.editor.enabled tools.editor.suspend_tui tools.plugins.enabled tools.plugins.auto_reload
    tools.web_fetch.dynamic_blocklist_enabled tools.web_fetch.dynamic_blocklist_path
    tools.web_fetch.dynamic_whitelist_enabled tools.web_fetch.enable_audit_logging tools.web_fetch.audit_log_path
    automation.full_auto.max_turns automation.full_auto.verify_mutations automation.scheduled_tasks automation.loop_engine
    subagents.max_concurrent subagents.default_timeout_seconds subagents.default_model subagents.auto_delegate_read_only
    subagents.background sandbox.resource_limits sandbox.external.sandbox_type sandbox.external.docker.memory_limit
    sandbox.external.docker.cpu_limit sandbox.external.docker.network_mode sandbox.external.microvm.vmm
    sandbox.external.microvm.memory_mb sandbox.external.microvm.vcpus mcp.enabled mcp.ui mcp.max_concurrent_connections
    mcp.request_timeout_seconds mcp.retry_attempts mcp.startup_timeout_seconds mcp.tool_timeout_seconds
    mcp.experimental_use_rmcp_client mcp.connection_pooling_enabled mcp.tool_cache_capacity mcp.connection_timeout_seconds
    mcp.security.api_key_env mcp.security.rate_limit mcp.server.bind_address mcp.server.port mcp.server.transport
    mcp.server.name mcp.server.version mcp.server.exposed_tools`,
  ),
  ...harmless(
    "keeps records, or asks more",
    `permissions.audit_enabled permissions.audit_directory permissions.log_allowed_commands permissions.log_denied_commands
    permissions.log_permission_prompts permissions.cache_enabled permissions.cache_ttl_seconds permissions.auto.model
    permissions.auto.probe_model permissions.auto.max_consecutive_denials permissions.auto.max_total_denials
    permissions.auto_permission.model permissions.auto_permission.probe_model
    permissions.auto_permission.max_consecutive_denials permissions.auto_permission.max_total_denials
    security.require_write_tool_for_claims security.hitl_notification_bell security.encrypt_payloads
    security.integrity_checks dotfile_protection.audit_logging_enabled dotfile_protection.audit_log_path
    dotfile_protection.create_backups dotfile_protection.backup_directory dotfile_protection.max_backups_per_file
    dotfile_protection.preserve_permissions dotfile_protection.additional_protected_patterns
    dotfile_protection.blocked_operations`,
  ),
  ...harmless(
    "chooses instructions, which are text, or how somebody signs in",
    "skills workspace auth provider_overrides.*.models provider_overrides.*.display_name",
  ),
];

function uiKeys(): string {
  return `ui.tool_output_mode ui.tool_output_max_lines ui.tool_output_spool_bytes ui.tool_output_spool_dir ui.allow_tool_ansi
    ui.inline_viewport_rows ui.layout_mode ui.reasoning_display_mode ui.reasoning_visible_default ui.screen_reader_mode
    ui.reduce_motion_mode ui.reduce_motion_keep_progress_animation ui.minimum_contrast ui.bold_is_bright
    ui.safe_colors_only ui.color_scheme_mode ui.show_turn_timer ui.keyboard_protocol ui.notifications ui.display_mode
    ui.show_sidebar ui.dim_completed_todos ui.message_block_spacing ui.show_diagnostics_in_transcript ui.theme
    ui.fullscreen ui.vim_mode ui.status_line.mode ui.status_line.refresh_interval_ms ui.status_line.command_timeout_ms
    ui.terminal_title.items`;
}

/** Every path of `vtcode.toml` that this tool knows. */
export const knownSettings: readonly KnownKey[] = [
  ...settingRules,
  ...harmlessSettings,
  ...apart.map((path) => ({ path })),
];

/** The keys of `tool-policy.json`, where the host keeps what people have approved in a workspace. */
export const policyRules: readonly SettingRule[] = [
  ...widens("policies.*", "runs the tool without asking", { when: /^allow$/ }),
  ...narrows("policies.*", "asks before the tool runs, or blocks it", { when: /^(?:prompt|deny)$/ }),
  ...widens("approval_cache.allowed approval_cache.prefixes approval_cache.regexes", "runs without asking"),
  ...widens("mcp.providers.*.*", "is a server's tool that is approved", { when: /^allow$/ }),
  ...widens("mcp.providers.*.tools.*", "is a server's tool that is approved", { when: /^allow$/ }),
  ...narrows("mcp.allowlist.enforce", "limits which servers and tools are used", { when: yes }),
  ...widens("mcp.allowlist.default.* mcp.allowlist.providers.*.*", "is a part of a server that may be used"),
];

/** Of `tool-policy.json`. */
export const knownPolicy: readonly KnownKey[] = [
  ...policyRules,
  ...harmless("lists tools, or limits their arguments", "version available_tools constraints mcp.providers.*"),
];
