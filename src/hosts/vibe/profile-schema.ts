/** The keys of an agent of Mistral Vibe, for editors: those of its configuration and five more. */
import { anything, key, list, mapping, profileSchema, text, texts, words } from "../_kit/profiles/profile-schema.ts";
import type { JsonSchema } from "../../parsers/shape.ts";
import { knownKeys, onlyInConfig } from "./agent.ts";

/** As pydantic reads them: `"yes"` is true, and `"5"` a number. */
const flag: JsonSchema = {
  anyOf: [
    { type: "boolean" },
    { enum: [0, 1] },
    {
      type: "string",
      pattern: "^(?:[01tTfFyYnN]|[oO][nN]|[oO][fF][fF]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]|[yY][eE][sS]|[nN][oO])$",
    },
  ],
};
const number: JsonSchema = { anyOf: [{ type: ["number", "boolean"] }, { type: "string", pattern: "\\d" }] };
/** What Python can walk through. */
const paths: JsonSchema = { anyOf: [texts, { type: ["string", "object"] }, { enum: [false, 0] }] };
const name: JsonSchema = { type: "string", pattern: "^(?!\\.{1,2}$)[^/\\\\]+$" };

const says: Readonly<Record<string, readonly [value: JsonSchema, says: string]>> = {
  display_name: [anything, "The name that people see; without it, the file name."],
  description: [anything, "When to use it. Subagents are chosen by it."],
  safety: [words("safe", "neutral", "destructive", "yolo"), "A label that is shown. It limits nothing."],
  agent_type: [words("agent", "subagent"), "Whether people choose it (`agent`) or other agents start it (`subagent`)."],
  base_disabled: [{ anyOf: [texts, { not: list }] }, "Tools that are disabled besides those of `config.toml`."],
  enabled_tools: [
    texts,
    "The only tools: names, patterns, and expressions behind `re:`. An empty list means every tool.",
  ],
  disabled_tools: [texts, "Tools that are taken away. Ignored if `enabled_tools` is set."],
  bypass_tool_permissions: [flag, "Runs every tool without asking."],
  tools: [anything, "Settings of tools: `permission`, `allowlist`, `denylist`, `sensitive_patterns`."],
  system_prompt_id: [name, "The prompt: the name of a file in `.vibe/prompts` without `.md`, or of a built-in one."],
  compaction_prompt_id: [name, "The prompt for summaries, by the name of its file."],
  active_model: [text, "The model, by its alias in `models`."],
  mcp_servers: [list, "Servers, in place of those of `config.toml`."],
  providers: [list, "Where models are, in place of those of `config.toml`. They get the prompts."],
  models: [list, "Models, in place of those of `config.toml`."],
  tool_paths: [paths, "Files and folders of Python code that is run, and brings tools."],
  skill_paths: [paths, "Folders of skills."],
};

/** The other keys of the configuration by the kind of their values. */
const others: readonly (readonly [value: JsonSchema, keys: string])[] = [
  [
    texts,
    `agent_paths enabled_agents disabled_agents installed_agents enabled_skills disabled_skills applied_migrations`,
  ],
  [list, "connectors transcribe_providers transcribe_models tts_providers tts_models"],
  [mapping, "compaction_model experiment_overrides experiments project_context session_logging"],
  [number, "api_timeout api_retry_max_elapsed_time auto_compact_threshold"],
  [
    text,
    `displayed_workdir active_transcribe_model active_tts_model default_agent otel_endpoint console_base_url vibe_base_url
    vibe_code_sessions_base_url vibe_code_api_key_env_var vibe_code_project_name`,
  ],
  [
    flag,
    `disable_welcome_banner_animation autocopy_to_clipboard file_watcher_for_autocomplete ask_confirmation_on_exit
    context_warnings voice_mode_enabled narrator_enabled raise_on_compaction_failure enable_telemetry
    include_commit_signature include_model_info include_project_context include_prompt_detail enable_update_checks
    enable_notifications enable_system_trust_store vibe_code_enabled enable_otel enable_experimental_hooks
    enable_connectors experimental_enable_registry_skills`,
  ],
  [
    anything,
    `theme title_prompt_id managed_shell_tools_enabled enable_background_processes enable_subagents otel_redaction
    show_subagent_status_list cursor_blink enable_auto_approve`,
  ],
];

const session: ReadonlySet<string> = new Set(onlyInConfig);

function ignoredBecause(name: string): string | undefined {
  return session.has(name) ? "Mistral Vibe reads it only in `config.toml`." : undefined;
}

export default profileSchema(
  [...knownKeys.keys].filter((name) => name !== "auto_approve"),
  {
    files: [".vibe/agents/*.toml"],
    describes: "An agent, `.vibe/agents/*.toml`.",
    keys: {
      ...Object.fromEntries(Object.entries(says).map(([name, [value, does]]) => [name, key(value, does)])),
      ...Object.fromEntries(
        others.flatMap(([value, keys]) =>
          keys
            .split(/\s+/)
            .map((name) => [name, key(value, `The setting \`${name}\` of \`config.toml\`.`, ignoredBecause(name))]),
        ),
      ),
    },
    required: [],
    others: "ignored",
    othersSay: "Mistral Vibe has no such key and ignores it.",
  },
);
