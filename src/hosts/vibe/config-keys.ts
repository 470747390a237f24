/** The keys of Mistral Vibe's configuration, which a file of an agent has too, and the values that each takes. */
import { isText, type Node, textOf, valueOf } from "../../parsers/node.ts";
import {
  aliasOf,
  anything,
  type Check,
  distinct,
  flag,
  integer,
  listOf,
  number,
  oneOf,
  tableOf,
  text,
  textsByName,
} from "./values.ts";

const texts = listOf(text);

const provider = tableOf({
  required: ["name", "api_base"],
  keys: {
    ...each(text, "name api_base api_key_env_var browser_auth_base_url browser_auth_api_base_url api_style"),
    ...each(text, "reasoning_field_name project_id region"),
    backend: oneOf("mistral", "generic"),
    extra_headers: textsByName,
  },
});

const model = tableOf({
  required: ["name", "provider"],
  keys: {
    ...each(text, "name provider alias"),
    ...each(number, "temperature input_price output_price"),
    thinking: oneOf("off", "low", "medium", "high", "max"),
    supports_images: flag,
    auto_compact_threshold: integer,
  },
});

const voiceProvider = tableOf({
  required: ["name"],
  keys: { ...each(text, "name api_base api_key_env_var"), client: oneOf("mistral") },
});

const transcribeModel = tableOf({
  required: ["name", "provider"],
  keys: {
    ...each(text, "name provider alias language"),
    ...each(integer, "sample_rate target_streaming_delay_ms"),
    encoding: oneOf("pcm_s16le"),
  },
});

const speechModel = tableOf({ required: ["name", "provider"], keys: each(text, "name provider alias voice") });

const positive: Check = (node) => {
  const fault = number(node);
  const value = node.kind === "scalar" ? node.value : undefined;
  return fault ?? (typeof value === "number" && value <= 0 ? { says: "is not positive", node } : undefined);
};

const legacyKeys = ["headers", "api_key_env", "api_key_header", "api_key_format"];
const staticKeys = { ...each(text, "api_key_env api_key_header api_key_format"), headers: textsByName };

const auth: Check = (node) => {
  if (node.kind !== "table") return { says: "is not a table", node };
  const type = textOf(valueOf(node, "type"));
  if (type === "static") return tableOf({ keys: { type: text, ...staticKeys }, isClosed: true })(node);
  if (type !== "oauth") return { says: "has a `type` that is neither `static` nor `oauth`", node };
  const keys = { type: text, scopes: texts, client_id: text, client_metadata_url: text, redirect_port: integer };
  return tableOf({ required: ["scopes"], keys, isClosed: true })(node);
};

const anyServer = {
  ...each(text, "name prompt"),
  ...each(positive, "startup_timeout_sec tool_timeout_sec"),
  ...each(flag, "sampling_enabled disabled"),
  disabled_tools: texts,
};
const commandServer = tableOf({
  required: ["name", "command"],
  keys: {
    ...anyServer,
    command: (node) => (node.kind === "list" ? texts(node) : text(node)),
    args: texts,
    env: textsByName,
    cwd: text,
  },
});
const addressServer = tableOf({ required: ["name", "url"], keys: { ...anyServer, ...staticKeys, url: text, auth } });

const server: Check = (node) => {
  const transport = textOf(valueOf(node, "transport"));
  if (transport === "stdio") return commandServer(node);
  if (transport !== "http" && transport !== "streamable-http")
    return { says: "has no `transport` of `stdio`, `http` or `streamable-http`", node };
  const legacy = legacyKeys.find((key) => valueOf(node, key));
  if (legacy !== undefined && valueOf(node, "auth")) return { says: `has both \`${legacy}\` and \`auth\``, node };
  return addressServer(node);
};

/** The name that a server has in the names of its tools. */
function serverName(item: Node): string | undefined {
  return textOf(valueOf(item, "name"))
    ?.replace(/[^\w-]/g, "_")
    .replace(/^[_-]+|[_-]+$/g, "");
}

/** Any value that Python can walk through: a text by its characters, a table by its keys. */
const paths: Check = (node) => {
  if (node.kind === "list") return texts(node);
  if (node.kind === "table" || typeof node.value === "string" || node.value === false || node.value === 0)
    return undefined;
  return { says: "is not a list", node };
};

/** The name of a file without its folder and extension. */
const promptName: Check = (node) => {
  const name = isText(node) ? node.value : undefined;
  if (name === undefined) return { says: "is not text", node };
  return name === "" || name === "." || name === ".." || /[/\\]/.test(name)
    ? { says: "is not the name of a file", node }
    : undefined;
};

function each(check: Check, names: string): Readonly<Record<string, Check>> {
  return Object.fromEntries(names.split(" ").map((name) => [name, check]));
}

const flags =
  `disable_welcome_banner_animation autocopy_to_clipboard file_watcher_for_autocomplete ask_confirmation_on_exit
  context_warnings voice_mode_enabled narrator_enabled bypass_tool_permissions raise_on_compaction_failure enable_telemetry
  include_commit_signature include_model_info include_project_context include_prompt_detail enable_update_checks
  enable_notifications enable_system_trust_store vibe_code_enabled enable_otel enable_experimental_hooks enable_connectors
  experimental_enable_registry_skills`.replace(/\s+/g, " ");

/** By key of the top level, measured with 2.18.4. Unknown keys are ignored. */
export const configKeys: Readonly<Record<string, Check>> = {
  ...each(flag, flags),
  ...each(text, "active_model displayed_workdir active_transcribe_model active_tts_model default_agent otel_endpoint"),
  ...each(text, "console_base_url vibe_base_url vibe_code_sessions_base_url vibe_code_api_key_env_var"),
  ...each(text, "vibe_code_project_name"),
  ...each(promptName, "system_prompt_id compaction_prompt_id"),
  ...each(number, "api_timeout api_retry_max_elapsed_time"),
  ...each(texts, "applied_migrations agent_paths enabled_tools disabled_tools enabled_agents disabled_agents"),
  ...each(texts, "installed_agents enabled_skills disabled_skills"),
  ...each(paths, "tool_paths skill_paths"),
  // Whatever is no table counts as an empty one.
  ...each(anything, "theme tools"),
  // Keys of newer versions.
  ...each(anything, "title_prompt_id managed_shell_tools_enabled enable_background_processes enable_subagents"),
  ...each(anything, "otel_redaction show_subagent_status_list cursor_blink enable_auto_approve"),
  auto_compact_threshold: integer,
  experiment_overrides: textsByName,
  providers: listOf(provider),
  models: distinct(listOf(model), aliasOf),
  compaction_model: model,
  transcribe_providers: listOf(voiceProvider),
  transcribe_models: distinct(listOf(transcribeModel), aliasOf),
  tts_providers: listOf(voiceProvider),
  tts_models: distinct(listOf(speechModel), aliasOf),
  project_context: tableOf({ keys: { default_commit_count: integer, timeout_seconds: number } }),
  experiments: tableOf({ keys: { enable: flag, api_host: text, client_key: text } }),
  session_logging: tableOf({ keys: { save_dir: anything, session_prefix: text, enabled: flag }, isClosed: true }),
  mcp_servers: distinct(listOf(server), serverName),
  connectors: listOf(tableOf({ required: ["name"], keys: { name: text, disabled: flag, disabled_tools: texts } })),
};

/** The keys of an agent alone. */
export const agentKeys: Readonly<Record<string, Check>> = {
  display_name: anything,
  description: anything,
  safety: oneOf("safe", "neutral", "destructive", "yolo"),
  agent_type: oneOf("agent", "subagent"),
  // Taken only as a list.
  base_disabled: (node) => (node.kind === "list" ? texts(node) : undefined),
};
