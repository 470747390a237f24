/** How workflows start Claude Code: flags of 2.1.197, and the inputs of its vendor's actions. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { narrows, installsPlugin, connectsServer, startsCode, widens } from "../_kit/ci/effects.ts";
import { authorityFrom, hooksIn } from "../_kit/settings/index.ts";
import { rulesFor } from "./settings/index.ts";

/** A mode on the command line counts, unlike one in a repository's settings. */
const rules = rulesFor("user", "2.1");

const unguarded = "ignores settings of the repository, including hooks that guard tools";

const flags: LaunchFlags = {
  "--dangerously-skip-permissions": [{ effect: "bypasses", because: "runs every tool call without asking" }],
  "--allow-dangerously-skip-permissions": widens("lets a session turn off permission prompts"),
  "--permission-mode VALUE": "key: permissions.defaultMode",
  "--allowedTools --allowed-tools LIST...": "key: permissions.allow",
  "--disallowedTools --disallowed-tools LIST...": "key: permissions.deny",
  "--tools LIST...": narrows("is one of the only tools allowed"),
  "--add-dir VALUE...": widens("lets tools work in that directory too"),
  "--settings VALUE": "settings",
  "--setting-sources VALUE": widens(unguarded, /^(?!.*project)/),
  "--bare": widens(unguarded),
  "--safe-mode": widens(unguarded),
  "--mcp-config VALUE...": "servers",
  "--strict-mcp-config": narrows("starts no other servers"),
  "--agents VALUE": widens("defines subagents outside the files of the repository"),
  "--plugin-dir VALUE": startsCode("loads a plugin with agents, hooks and servers"),
  "--plugin-url VALUE": startsCode("fetches a plugin with agents, hooks and servers"),
  "--permission-prompt-tool VALUE": widens("hands approvals to a tool"),
  "--chrome": startsCode("drives a browser"),
  "--remote-control [VALUE]": widens("lets the session be controlled remotely"),
  ...harmlessFlags(`--print -p; --continue -c; --debug -d [VALUE]; --debug-file VALUE; --model VALUE; --fallback-model VALUE
    --agent VALUE; --append-system-prompt VALUE; --append-system-prompt-file VALUE; --system-prompt VALUE
    --system-prompt-file VALUE; --ax-screen-reader; --background --bg; --betas VALUE...; --brief
    --disable-slash-commands; --effort VALUE; --exclude-dynamic-system-prompt-sections; --file VALUE...; --fork-session
    --from-pr [VALUE]; --help -h; --ide; --include-hook-events; --include-partial-messages; --input-format VALUE
    --json-schema VALUE; --max-budget-usd VALUE; --max-turns VALUE; --name -n VALUE; --no-chrome
    --no-session-persistence; --output-format VALUE; --prompt-suggestions [VALUE]
    --remote-control-session-name-prefix VALUE; --replay-user-messages; --resume -r [VALUE]; --session-id VALUE
    --tmux; --verbose; --version -v; --worktree -w [VALUE]`),
};

const inputs: LaunchFlags = {
  claude_args: "arguments",
  settings: "settings",
  allowed_tools: "key: permissions.allow",
  disallowed_tools: "key: permissions.deny",
  mcp_config: "servers",
  claude_env: widens("sets variables of the session"),
  plugins: startsCode("installs a plugin with agents, hooks and servers"),
  plugin_marketplaces: widens("adds a source of plugins").map((effect) => ({ ...effect, loads: true })),
  allowed_bots: widens("lets bots start the agent"),
  allowed_non_write_users: widens("lets people without write access start the agent"),
  path_to_claude_code_executable: startsCode("is started in place of Claude Code"),
  path_to_bun_executable: startsCode("runs the action"),
  experimental_allowed_domains: narrows("is one of the only addresses that the session reaches"),
  ...harmlessFlags(`trigger_phrase; assignee_trigger; label_trigger; base_branch; branch_prefix; branch_name_template; mode; model
    anthropic_model; fallback_model; custom_instructions; direct_prompt; override_prompt; prompt; prompt_file
    system_prompt; append_system_prompt; include_comments_by_actor; exclude_comments_by_actor; anthropic_api_key
    claude_code_oauth_token; anthropic_federation_rule_id; anthropic_organization_id; anthropic_service_account_id
    anthropic_workspace_id; anthropic_oidc_audience; github_token; use_bedrock; use_vertex; use_foundry
    additional_permissions; max_turns; timeout_minutes; use_sticky_comment; classify_inline_comments
    use_commit_signing; ssh_signing_key; bot_id; bot_name; track_progress; include_fix_links; display_report
    show_full_output; exec_user; use_node_cache`),
};

export const launch: Launch = {
  program: "claude",
  programs: ["claude", "@anthropic-ai/claude-code", "claude-code"],
  ownFlags: ["--dangerously-skip-permissions"],
  prefixes: ["CLAUDE", "ANTHROPIC"],
  uses: [
    "anthropics/claude-code-action",
    "anthropics/claude-code-action/base-action",
    "anthropics/claude-code-base-action",
  ],
  flags,
  commands: {
    mcp: connectsServer,
    plugin: installsPlugin,
    plugins: installsPlugin,
    ...Object.fromEntries(
      "agents auth auto-mode doctor gateway install project setup-token update upgrade config"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [
    {
      name: "claude-code-action",
      uses: [
        "anthropics/claude-code-action",
        "anthropics/claude-code-action/base-action",
        "anthropics/claude-code-base-action",
      ],
      inputs,
    },
  ],
  settings: (root, source) => [...authorityFrom(rules, root, source), ...hooksIn(root, source)],
};
