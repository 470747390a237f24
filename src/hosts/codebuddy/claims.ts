/** What is known of CodeBuddy Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@tencent-ai/agent-sdk", versions: ["0.3.201"], date: "2026-11-26" },
  claims: claimsOf({
    measured: {
      "CodeBuddy Code 2.117.0, in `@tencent-ai/agent-sdk` 0.3.201": [
        "`.codebuddy/agents` of the directory in which a session starts is read, and that of the home directory; none above or below it.",
        "Files whose names end in `.md`, in lower case, count at any depth, also in hidden folders and `node_modules`. Links to files and folders are followed, out of the repository too.",
        "Every such file is a subagent with every tool if it has no frontmatter: a README, an empty file.",
        "The frontmatter begins with `---` at the first character, with nothing but white space behind it; a byte-order mark or a blank before it hides it. The first later line that begins with `---` closes it, whatever follows, also in a block of text.",
        "A file whose frontmatter is not valid YAML, or has a key twice, is loaded without it: under its file name, with every tool. So is one without a closing line.",
        "The YAML is read as the package `yaml` does: no merge keys, and an alias as a key can set a key again. Frontmatter that is a list or a text has no keys.",
        "CRLF, null characters and bytes that are not UTF-8 are read. UTF-16 is read as a file without frontmatter.",
        "`name` defaults to the file name and `description` to the name; blank values count as none. Names are compared exactly.",
        "A `name` that is a number, `true` or a mapping keeps every session from starting, and so does a subagent called `cli`. A list leaves only the file out.",
        "A `description` that is a number, `true` or a mapping, a `model` that is not text, and an item of `tools` or `skills` that is not text leave the file out.",
        "A project's subagent wins over the user's of its name, and one of `--agents` over both. Two in one folder give one subagent, with the description of the other.",
        "Of a built-in subagent of the same name, a file replaces the keys that it has; the others stay. A subagent called `fork` gets the prompt and the tools of the session.",
        "Without `tools`, with an empty list, a blank text or a value that is neither, a subagent has every tool of the session and of its servers, without `Agent`.",
        "`tools` is a list, or a text with commas. Names count in any case. A name with parentheses, such as `Bash(git log:*)`, gives nothing; `Defer(Bash)` and `NoDefer(Bash)` give the tool. `*`, `all` and unknown names give nothing, nor do the editor's, such as `read_file`.",
        "A tool of a server is given by its exact name: `mcp__alpha__one`. `mcp__alpha` and `mcp__alpha__*` give nothing.",
        "Every subagent has `SendMessage` too. `Agent` in `tools` lets it start subagents without a question.",
        "`permissionMode: bypassPermissions` runs every call without asking, `acceptEdits` edits, `auto` asks a model. `default`, `plan` and `dontAsk` ask or deny also where the session asks nothing. `ignore`, and words that are no mode, such as `fullAccess`, leave the session's mode. A list of one word is read as the word.",
        "In a session with `dontAsk`, and with `permissions.disableBypassPermissionsMode`, no subagent runs without asking.",
        "Other keys are ignored: `disallowedTools`, `mcpServers`, `memory`, `maxTurns`, `background`, `enabledAutoRun`, `agentMode`, `enabled`, `allowed-tools`, `Tools`.",
        '`hooks` of a subagent run only where the settings of the project or of the user have a true `allowUntrustedFrontmatterHooks`; the text `"false"` is true.',
        'The prompt is a template of nunjucks: `{{ range.constructor("…")() }}` ran JavaScript in the program when the subagent started, with any tools and without a question. A template with an error stays as it is, after what ran before the error. `name`, `description`, memory and skills are no templates.',
        "`${NAME}` and `${NAME:-text}` in a prompt become environment variables or that text, before the template is rendered.",
        "A skill that `skills` names is in the first request, and its `` !`command` `` runs then, without a question and with any tools. The same happens when an agent calls it. Its `allowed-tools` approve nothing.",
        "Settings are JSON with comments and trailing commas. A byte-order mark, single quotes, keys without quotes and text after the end make the program ignore the file. Of a key that is there twice the last counts. `settings.local.json` wins over `settings.json`, and links are followed.",
        "`permissions.defaultMode: bypassPermissions` and `acceptEdits` of the project count, exactly so written; `auto` does not. `work` ran a command without asking. `fullAccess` ran nothing in a session without a person.",
        "Names in `permissions.allow` and `deny` count in any case; `*` in `allow` allows nothing. `deny` takes a whole tool from every subagent, and wins in every mode. `ask` is not applied in a session without a person that skips prompts.",
        "Hooks of settings run without a question in sessions without a person; a `PreToolUse` hook can approve calls. Events are written exactly; a text, a mapping of tools and a hook without the list around it do not run. With `disableAllHooks: true` hooks still ran.",
        "`permissions.subagentPermissionMode` and `CODEBUDDY_SUBAGENT_PERMISSION_MODE` had no effect.",
        "`CODEBUDDY_PLUGIN_DIRS` under `env` loads plugins of the repository with their hooks, `CODEBUDDY_ENV_FILE` runs a script before commands, and hooks get the variables (`NODE_OPTIONS`). `CODEBUDDY_BASE_URL` leads requests elsewhere. `.env` is not read.",
        "A model in `.codebuddy/models.json` takes the place of the session's model of its id, with its address.",
        "`agent` of settings gives the session the prompt and the tools of that subagent.",
        "In sessions without a person, `.mcp.json` and `mcp.json` of the project are connected where `settings.local.json` approves its servers, and not where `settings.json` does. `disabled: true` of a server has no effect, and a byte-order mark is read there. Tools of a connected server are called without a question.",
        "`enabledPlugins` and `extraKnownMarketplaces` installed nothing in a session without a person. Skills, commands, workflows, rules and `.lsp.json` start nothing by themselves.",
      ],
    },
    documented: {
      "`docs/cli/settings` in the package": [
        "`apiKeyHelper`, `statusLine`, `sandbox`, `autoMode`, `trustAll`, `trustedDirectories`, `endpoint`, `gateway` and the harmless keys; `autoMode` and `defaultMode: auto` do not count in `settings.json`.",
        "A person who opens a project is asked before its marketplaces and plugins are installed.",
      ],
      "`docs/cli/mcp` in the package": [
        "`~/.codebuddy/.mcp.json`, `~/.codebuddy/mcp.json` and `~/.codebuddy.json` hold the user's servers; `mcp.json` counts where a project has no `.mcp.json`. A person approves the servers of a project.",
      ],
      "`docs/cli/permission-modes` in the package": [
        "`fullAccess`, `work` and `ignore` are modes of editors and subagents; `fullAccess` allows everything.",
      ],
      "`docs/cli/cli-reference` in the package": ["The flags."],
      "`docs/cli/workflows` in the package": [
        "`.codebuddy/workflows/*.js` runs where an agent calls it, without Node.js' modules.",
      ],
      "npm `@tencent-ai/agent-sdk` 0.3.201, `cli/dist`": [
        "`.codebuddy/scheduled_tasks.json` holds prompts that sessions give themselves at set times.",
        "The names of tools that the measured session did not have: `PowerShell`, `ImageGen`, `ComputerUse` and others.",
      ],
    },
    assumed: {
      "CodeBuddy's editor was not run; files in public repositories have such names and keys": [
        "The editor reads the same files, so its names of tools (`read_file`, `execute_command`) count, and `enabledAutoRun: true` asks less.",
      ],
      "what was not called was not measured": [
        "A call in a template runs code, whatever it calls.",
        "`Workflow`, `Skill`, `TeamCreate` and `CronCreate` start other agents.",
      ],
      "what a variable starts depends on other programs": [
        "Every variable of `env` widens, except a few that set a duration or an amount.",
      ],
    },
  }),
} satisfies Knowledge;
