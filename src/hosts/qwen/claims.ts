import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@qwen-code/qwen-code", versions: ["0.24.4"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "Qwen Code 0.24.4, its subagent manager": [
        "Only files directly in the folder whose names end in `.md` are read; links are followed.",
        "A byte-order mark is skipped, and CRLF and CR become LF. The first line is `---`, and the next line of exactly `---` with a line end closes the frontmatter.",
        "The npm package `yaml` with its core schema decides which YAML is valid and how values are read. Merge keys stay keys; keys and items without a value are removed.",
        "Frontmatter that the package refuses is read line by line. Then a list in brackets is text: `tools: [read_file]` is one tool named `[read_file]`, which gives nothing.",
        "`name`, `description` and `model` become text: numbers as JavaScript writes them (`1e3` is `1000`), lists with commas. A file with a mapping there is refused.",
        "A file with a mapping under `background`, `permissionMode` or `maxTurns` is refused.",
        "`modelConfig.model` is the model if `model` is absent or empty.",
        "A file with a broken `executor`, or an `executionBackend` other than `container`, is refused, also if its frontmatter is not YAML.",
        "A file with an `approvalMode` that is not a mode is refused; a `permissionMode` that is not a mode is ignored.",
        "Servers that are not mappings, and events of `hooks` that are not lists, are ignored.",
        "Built-in since 0.24.4: `review-agent`, and `claude-code` and `codex`, which start other programs. Files replace built-in subagents.",
      ],
      "Qwen Code 0.24.4, the tools of each subagent": [
        "A `tools` that is absent, empty or not a list of names gives every tool.",
        "A tool is given by its own name or by its displayed name (`ReadFile`, `FindFiles`). Names of other hosts, older names (`replace`, `task`), other case, blanks around a name and patterns (`mcp__*`) give nothing.",
        "`disallowedTools` takes the same names; there, `mcp__server` and `mcp__*` deny servers' tools, and a scope in parentheses denies nothing.",
        "A subagent never gets `ask_user_question`, `todo_write`, `workflow` and the other tools in the list below.",
        "A server of `mcpServers` starts regardless of `tools`. A subagent gets its tools only if `tools` is absent or names them.",
        "With `executor` and a tool list, servers, hooks or `maxTurns`, the subagent does not start.",
        "With `executionBackend: container` the subagent does not start outside a container.",
      ],
      "Qwen Code 0.24.4, a session with `-p`": [
        "`!{…}` in a command of `.qwen/commands` runs with `--yolo`, and is refused without it.",
        "A trailing comma in `.qwen/settings.json` drops all of it, with its `deny` rules and hooks; the session goes on.",
      ],
      "Qwen Code 0.24.4, how it decides the mode of a subagent": [
        "A session in `yolo`, `auto-edit` or `auto` passes its mode on, regardless of the profile. `auto` is a session's default.",
        "In other sessions the profile's mode applies; without one, a subagent in a trusted folder gets `auto-edit`, or `plan` in a planning session.",
        "In an untrusted folder, a profile's `yolo`, `auto-edit` and `auto` are ignored.",
        "`acceptEdits` and `auto` of `permissionMode` become `auto-edit`, `bypassPermissions` becomes `yolo`, `dontAsk` becomes `default`.",
      ],
    },
    documented: {
      "the program's own help text, 0.15.10": ["The flags of a start, and which of them take values."],
      "source of `@qwen-code/qwen-code` 0.24.4": [
        "Commands are Markdown and TOML files at any depth of `commands`. A prompt with a `!{` that is not closed is refused.",
        "Comments and a byte-order mark are removed from a settings file, and `JSON.parse` reads the rest.",
        "A tool of `tools.discoveryCommand` has the name that the command gives it, so an unknown name may be such a tool.",
        "Hooks of a subagent run for the whole session while the subagent runs.",
        "The project's folder is not read if the project is a home directory.",
        "The settings of a project that are ignored.",
        "`$NAME` and `${NAME}` in the texts of settings are replaced by the variable. One that is not set stays as it is written; there is no default.",
        "Only the first of `.qwen/.env` and `.env` is read, in the session's directory and then in those above, and only in a trusted folder; it sets variables that the machine does not set.",
        "The variables that are refused from a project's `env` and `.env`, in any case.",
      ],
    },
    assumed: {
      "the action is made after Gemini CLI's, and was not read": [
        "The vendor's action has the inputs of Gemini CLI's and starts the program with `--yolo`.",
      ],
      "the programs of `executor` were not run": ["Another program can do anything, regardless of tool lists."],
    },
  }),
} satisfies Knowledge;
