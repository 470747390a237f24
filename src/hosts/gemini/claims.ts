import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@google/gemini-cli", versions: ["0.61.0"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "Gemini CLI 0.61.0, `gemini mcp list`": [
        "`.gemini/settings.json` may have comments, which end at a line feed or with the text. A trailing comma, a byte-order mark, a tab in a text, `NaN`, single quotes, or an array in place of the object keeps Gemini CLI from starting. Of a repeated key the last value counts.",
      ],
      "Gemini CLI 0.61.0, its agent registry": [
        "Only files directly in the folder are read. Their names end in `.md` and do not begin with `_`; links to files are not read, links to folders are.",
        "The first line is exactly `---`. The frontmatter ends at the first line that begins with `---`; if that line contains anything else, the prompt is empty.",
        "js-yaml 4.1 decides which YAML is valid and how values are read: merge keys are applied, and a file with a repeated key is refused.",
        "A file with an unknown key, an unknown tool, a value of the wrong type or a `tools` that is not a list is refused with a visible error.",
        "Dates, `null` and bytes (`!!binary`) are not text.",
        "Tool names are looked up in a JavaScript object, so `constructor` and `toString` are accepted. They give nothing.",
        "A list in the frontmatter is a list of remote agents; one fault refuses all of them.",
        "If several agents have the same name, the first is kept, with a warning. Built-in agents come first.",
        "`browser_agent` is a built-in agent only if `agents.overrides.browser_agent.enabled` is set.",
        "`agents.overrides.NAME.enabled: false` and `experimental.enableAgents: false` disable agents.",
        "`agents.overrides.NAME.mcpServers` gives an agent further servers, although the settings' schema has no such key.",
        "`agents.overrides.NAME.tools` makes the agent fail to register.",
        "Gemini CLI shows an error if `.gemini/agents` is a file.",
      ],
      "Gemini CLI 0.61.0, the tools of each agent": [
        "Without `tools`, an agent has every tool of the session; with `[]`, only the one that ends its task.",
        "An agent never gets `invoke_agent` or `update_topic`.",
        "An agent has all tools of its own servers, regardless of `tools`.",
      ],
      "Gemini CLI 0.61.0, a command started with `-p /name`": [
        "`!{…}` in the prompt of `.gemini/commands/*.toml` runs with `--yolo`, and is refused without it.",
      ],
      "Gemini CLI 0.61.0, its policy engine": [
        "By default, reading, web searches, read-only commands and starting an agent need no confirmation. Edits, other commands, `web_fetch`, skills and servers' tools do.",
        "`general.defaultApprovalMode: auto_edit` runs edits and `web_fetch` without confirmation. `tools.approvalMode` is an older name that still works.",
        "A tool in `tools.allowed` or `tools.core` runs without confirmation; `tools.core` refuses all others. Commands that look dangerous (`rm -rf`) still need confirmation.",
        "`run_shell_command(git)` allows commands that begin with `git`, and refuses all others. `run_shell_command(*)` refuses every command. Parentheses after other tools do nothing.",
        "`tools.exclude` with parentheses excludes nothing.",
        "`mcp.allowed` runs every tool of the servers that it names without confirmation.",
        'Every true value of `mcpServers.NAME.trust` counts, also the text `"false"`.',
      ],
      "Gemini CLI 0.61.0, its reader of settings": [
        "`$NAME`, `${NAME}` and `${NAME:-default}` in the texts of settings are replaced by the variable, keys are not. Without the variable, `default` counts, which may be empty; without a default the text stays as it is written.",
        "The name ends at the first `:-`, and the default at the first `}`. `${NAME-default}` and `${:-default}` are no variables.",
      ],
    },
    documented: {
      "program text of Gemini CLI 0.61.0": [
        "Commands are TOML files at any depth of `commands`. A prompt with a `!{` that is not closed is refused.",
      ],
      "the program's own help text, 0.61.0": ["The flags of a start, and which of them take values."],
      "google-github-actions/run-gemini-cli@3ca2577:action.yml": [
        "The action writes its input `settings` to `.gemini/settings.json` and starts Gemini CLI with `--yolo`.",
      ],
      "source of `@google/gemini-cli` 0.61.0": [
        "`trust: true` in an agent's own `mcp_servers` runs the server's tools without confirmation.",
        "Only the first of `.gemini/.env` and `.env` is read, with `dotenv`, in the session's directory and then in those above; it sets variables that the machine does not set.",
        "In an untrusted folder, `.gemini/.env` is not read, and only four names in `.env` count.",
        "`.gemini/sandbox.bashrc` runs at the start of a sandbox; `.gemini/sandbox-macos-NAME.sb` is the sandbox if `SEATBELT_PROFILE` is `NAME`.",
        "Policies in `.gemini/policies` are disabled.",
        "`yolo` is not a value of a settings file.",
        "A project's agents are offered after its folder is trusted and each file's content was acknowledged once.",
      ],
      "`google-gemini/gemini-cli@5411f11:docs/reference/configuration.md`": [
        "The settings that the table below does not mark as measured.",
      ],
    },
    assumed: {
      "remote agents need a network": ["A remote agent can do anything elsewhere: `network` and `external`."],
    },
  }),
} satisfies Knowledge;
