/** What is known of Grok Build, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@xai-official/grok-linux-x64", versions: ["1.0.41", "1.0.5"], date: "2026-11-23" },
  claims: claimsOf({
    measured: {
      "Grok Build 1.0.41 and 1.0.5": [
        "`.grok/agents` and `.claude/agents` of the start directory and of every directory above it up to the root of the repository are read, then those of the home directory. The nearest directory wins, and in one directory `.grok` before `.claude`.",
        "Only files directly in the folder whose names end in `.md` are read, dot files too; links are followed, also out of the repository.",
        "Sessions list a subagent by its `name` and start it by its file name: the file of another name can be started although it is not listed.",
        "A project's `explore.md`, `plan.md` or `general-purpose.md` replaces the built-in subagent, whatever its `name`; a user's does not.",
        "Folder trust does not gate profiles. It gates settings, hooks, servers and roles.",
        "Frontmatter begins with `---` after white space and ends at the next line that begins with `---`. A byte-order mark, text before it and bytes that are not UTF-8 refuse the file.",
        "YAML that is broken, or that gives a known key twice or with a wrong value, refuses the file. Unknown keys are ignored, also twice, and `<<` is one of them.",
        "Without a name in `tools`, and with one unknown name, a subagent has every tool. The names of Claude Code's tools are known, except `NotebookRead`, `TodoRead`, `ExitPlanMode`, `SlashCommand`, `Monitor` and newer ones. A scope makes a name unknown.",
        "A text is split at commas; the entries of a list are taken as they are, blanks included.",
        "`search_tool` and `use_tool`, which call servers, stay with every list.",
        "`disallowedTools` takes away only `write`, `search_replace`, `run_terminal_cmd`, `monitor`, `grep`, `image_gen`, `use_tool` and `search_tool`. Claude Code's names deny nothing.",
        "`capabilityMode` limits the tools also where `tools` does not, and removes the tools that call servers. In 1.0.5, `read-only` and `execute` keep `write`.",
        "No `permissionMode` changes what is asked. Values that Grok Build does not have refuse the file.",
        "`mcpInheritance: none` keeps the session's servers away.",
        "A profile's `hooks` run commands without asking, and its `mcpServers` start with it.",
        "`permissions.defaultMode: bypassPermissions` in `.claude/settings.json` runs the tools of every agent without asking; `acceptEdits` and `auto` run writes, `plan` changes nothing, and `permissions.allow` what it names. `disableBypassPermissionsMode` does not stop it.",
        "In `permissions.allow`, `Bash`, `Bash(*)`, `Bash(*:*)`, `Bash(:*)`, `Bash()` and `Bash(?*)` are every command, `*` and `**` every tool; `Write` and `Edit` are both writes, everywhere in the project with `(*)`, `(?*)`, `(./**)` or `(/**)`. In a scope `*` is any text and `?` one character, and `Bash(curl:*)` is `Bash(curl *)`. `Shell`, `MultiEdit`, `bash`, `run_terminal_command`, `*(*)` and `Bash*` allow nothing. No rule allows `sh -c` with a redirection.",
        "`[permission]` of a project's `.grok/config.toml` counts; `[ui]` and `[subagents]` do not.",
        "`default_capability_mode` of `.grok/roles/NAME.toml` narrows the subagent of that name and does not widen it.",
        "`--always-approve` runs every tool without asking.",
        "`--permission-mode plan` writes no file, also next to `--always-approve`, and runs commands that Grok Build takes for harmless, such as `touch`. `--permission-mode auto` runs commands and writes files without asking; `acceptEdits` of the flag does not.",
        "`.mcp.json` and `.claude/settings.json` are strict JSON as serde_json reads it: a comment, a trailing comma, a byte-order mark, half of a pair of surrogates or more than 127 levels makes Grok Build ignore the whole file. Of a repeated key the last value counts.",
      ],
    },
    documented: {
      "`grok --help` 1.0.41": ["The other flags."],
      "`xai-org/grok-build@19d42e3`, `crates/codegen/xai-grok-agent/src`": [
        "`permissionMode: bypassPermissions` runs a subagent without asking. The programs did not do so.",
        "Personas set a prompt and a model.",
      ],
    },
    assumed: {
      "the web tools need a sign-in": ["`WebFetch` and `WebSearch` reach the network, in every `capabilityMode`."],
      "a subagent got nothing for them; a session that is started as the agent may": [
        "`Task`, `Agent`, `Skill`, the scheduler and workflows start other agents.",
      ],
      "not measured": [
        "A project's `.grok/config.toml` can add servers under `mcp_servers`.",
        "A `toolConfig` limits nothing.",
      ],
    },
  }),
} satisfies Knowledge;
