/** What is known of Codex, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  measurement: { program: "@openai/codex", versions: ["0.169.0"], date: "2026-11-22" },
  relatives: { "codex-0.171": { program: "@openai/codex", versions: ["0.171.0"], date: "2026-11-26" } },
  claims: claimsOf({
    measured: {
      "Codex 0.171.0, 0.169.0": [
        "`hooks.PreModelRequest`, `PostModelRequest`, `SessionEnd` and `Interrupt` are events; a wrong type under them is refused.",
      ],
      "Codex 0.171.0": [
        "Role files are read as TOML 1.1: `\\e` and `\\x41` in texts, inline tables on several lines, times without seconds.",
        "`code_mode`, `responses` and `rollout_trace` are keys of `config.toml` and of role files; 0.169.0 refuses a role file with one.",
      ],
      "Codex 0.169.0": [
        "A role's `sandbox_mode`, `default_permissions`, `sandbox_workspace_write`, `approval_policy` and `shell_environment_policy` have no effect: a role has the sandbox, approvals and environment of its session.",
        "A trusted project without any sandbox setting runs in `workspace-write`.",
        "The nearest `config.toml` with `default_permissions` or `sandbox_mode` decides the sandbox; within one file, `default_permissions` wins.",
        'The built-in `default_permissions` are `":read-only"`, `":workspace"` and `":danger-full-access"`; any other name needs a table in `[permissions]`.',
        "`mcp_servers`, `hooks` and `notify` of a role file are not started, and `web_search`, `tools` and `model_provider` of a role have no effect.",
        "`model`, `model_reasoning_effort`, `model_reasoning_summary` and `developer_instructions` of a role file are applied.",
        "`features.shell_tool = false` removes the shell from a role; `apply_patch` stays.",
        "A role also has the tools of the session's servers.",
        '`web_search = "live"` and `"indexed"` give a role web access; `[tools] web_search = true` does not.',
        "Links to files and directories below `agents` are followed, and files are found at any depth: 250 directories deep, among 2,500 directories, among 21,000 entries.",
        "The link's name decides: a link `s.toml` to `s.txt` is a role, a link `s` to `s.toml` is not.",
        "`config.toml`s are merged before their types are checked, so a nearer layer can replace a wrong value.",
        "An `[agents]` that is invalid after merging, or an `agents` that is not a directory, stops Codex.",
        "A layer whose own `[agents]` is invalid loses its tables, even if a nearer layer replaces the invalid value.",
        "Codex refuses a role file with an unknown top-level key, or with a wrong type at any depth that this page lists; it ignores unknown keys of nested tables.",
        "Skills are read from `.agents/skills` and `.codex/skills`; `$name` puts the text of one into the conversation, also in a role's task.",
        "A skill's inline commands, hooks and `allowed-tools` start nothing and do not change the sandbox.",
        "The servers in `dependencies.tools` of a skill's `agents/openai.yaml` are written into the user's `config.toml` and started where `$name` calls the skill in the terminal (`codex-tui`): with `-s danger-full-access` without asking, else after a question that shows only their names. `codex exec` does not install them.",
        "A server needs a `command` or a `url`, not both; keys of one kind are refused in the other.",
        "Keys that only the user's own `config.toml` can set are ignored in a project, including wrong types.",
        "`agents.enabled = false` removes the tool for starting subagents, unless `features.multi_agent_v2` is on.",
        "`features.multi_agent = false` and `agents.max_depth` below 1 do so for models with the first version of these tools; models with the second version (`gpt-6.1-sol`) keep them.",
        "With `agents.max_depth` above 1 a started role can start others. A role of a model with the second version of the tools can do so too.",
        "If two files in a layer have the same name, the first by path stays. A table wins over a file.",
        "`hooks.json` is strict JSON as serde_json reads it. A comment, a trailing comma, a byte-order mark, an unknown key at the top level, a key that stands twice, or a value of the wrong type stops every hook of the file; an unknown event does not.",
        "`profile` in the user's `config.toml` stops Codex.",
      ],
      "openai/codex@816c8e2, its own parsing code": [
        "Before `0.169`, Codex refuses a role file with an unknown top-level key or a wrong type of a top-level key.",
        "In `2026-03-10`, one bad role stops Codex.",
      ],
      "openai/codex@13730471, its own parsing code": ["In `2026-03-12`, a bad role is skipped with a warning."],
    },
    documented: {
      "the program's own help text, 0.169.0": ["The flags of a start, and which of them take values."],
      "openai/codex-action@0006efa:action.yml": [
        "The inputs of the action; `safety-strategy: unsafe` does not restrict Codex on the runner.",
      ],
      "developers.openai.com/codex/cli/reference": [
        "`--full-auto` of older versions writes in the workspace without confirmation.",
      ],
      "openai/codex@11b641a:codex-rs/execpolicy/src/parser.rs": [
        "A rules file is Starlark with `prefix_rule`, `network_rule` and `host_executable`; without `decision`, a `prefix_rule` allows.",
      ],
      "developers.openai.com/codex/rules": [
        "`rules/*.rules` next to each active layer decide which commands run outside the sandbox; the strictest matching rule wins.",
      ],
      "developers.openai.com/codex/hooks": [
        "Hooks are in `hooks.json` and in `[hooks]` of `config.toml`, and Codex merges both; a person reviews each hook before it runs.",
      ],
      "developers.openai.com/codex/app/local-environments": [
        "The app runs the setup script of an environment in `.codex` when it creates a worktree.",
      ],
      "openai/codex issues 45482, 40130, 33314": [
        "Before `0.169`, a role's sandbox and approvals are also those of its parent.",
      ],
      "openai/codex@98dbdfe:codex-rs/core/src/agent/role.rs": [
        "Before `0.169`, `mcp_servers`, `notify` and the other settings of a role file are applied.",
      ],
      "openai/codex#39299 (`AgentRoleOverrides`)": [
        "A role can disable its shell, apps, personality, plugins, memory, skills and the tool that requests permissions.",
      ],
      "developers.openai.com/codex/config-reference": [
        "`approval_mode` and `default_tools_approval_mode` of a server are `auto`, `prompt`, `writes` or `approve`; `approve` never asks.",
      ],
    },
    assumed: {
      "what `[permissions]` permits is not read": [
        "The repository's own `default_permissions` make every capability possible.",
      ],
      "trust is kept in the user's settings, by absolute path": ["A project is trusted."],
      "the program was run with few values of them": [
        "The contents of `tui.keymap`, `otel`'s exporters, `cloud`, `orchestrator`, `audio`, `browser_use` and `computer_use` are not checked.",
      ],
    },
  }),
};

export default knowledge;
