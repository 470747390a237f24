import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "opencode-linux-x64", versions: ["1.18.33", "1.18.34"], date: "2026-11-27" },
  relatives: { kilo: { program: "@kilocode/cli-linux-x64", versions: ["7.7.9"], date: "2026-11-27" } },
  claims: claimsOf({
    measured: {
      "opencode 1.18.33": [
        "`opencode run`, `agent list`, `debug agent` and `GET /agent` are the first edition; the second is in the same program behind `/api/*` only.",
        "Every `.md` file below `.opencode/agent` and `.opencode/agents` is an agent, even a README; links to files and to directories are followed. Names that end with `.MD` or `.markdown` are not read.",
        "The frontmatter is read with gray-matter 4 and js-yaml 3.14: it begins in the first character with exactly three dashes and ends at the next line that begins with three.",
        "If js-yaml refuses the frontmatter, the agent is loaded without it: every tool, mode `all`, no description, and the whole file as its prompt. The same applies to a language that gray-matter does not have, such as `---toml` or `---JSON`.",
        "Before that, a second try rewrites each line `key: value` with a colon in the value as a block scalar. If that changes the text, the result counts: it is read, or the agent is skipped. CRLF line breaks are a change too.",
        "The result of the second try applies only the first time that a process reads the text. The next time, the agent is loaded without its frontmatter.",
        "Frontmatter after `---js` or `---javascript` is a program, and runs.",
        "A key `name` of a file is its name, regardless of its type: `name:` without a value is `null`. With a name that is not text, opencode cannot list the agents. A file with the name `__proto__` gives no agent.",
        "One invalid value in a file in `agent` or `agents` keeps the program from starting. In `mode` and `modes` only that file is skipped, and the mode is always `primary`.",
        "Settings that are not JSON, are blank, contain a value of the wrong type, or name a file that does not exist keep the program from starting. A tab inside a text is not JSON; comments and trailing commas are.",
        "`permissions` in settings keeps the program from starting; in a file it is passed on to the model's provider.",
        "From `agents` in settings, the description, prompt, model and mode are read, but not the rules. An entry with an invalid value is skipped.",
        "Agents with the same name are merged key by key, including permission maps: the later value counts, in the position of the earlier. Settings files come first, from the root down; then the `.opencode` folders, the nearest first; entries of `mode` in settings come last.",
        "Rules of settings are merged in the same way, those of `tools` first. The last rule that matches wins. Keys that are whole numbers come first.",
        "A rule applies to a tool if its name matches, with wildcards: `*sh` and `bash *` deny `bash`. `sudo *`, `echo *`, `rm -rf /`, `bashh` and `Bash` do not: the tool stays, and `echo` runs.",
        "A pattern that ends with ` *` also matches without that end, so `* *` matches everything.",
        "A model gets only the text of a skill: inline commands, `@` files, hooks, `allowed-tools` and `context: fork` do nothing, and `skills` of an agent has no effect.",
        "Commands of `.opencode/command`, `.opencode/commands` and `command` of the settings, and every skill, can be started by a person or CI; a model cannot start one.",
        "A started command runs its inline commands and reads its `@` files, also outside the project, regardless of the permissions of settings and agents.",
        "`agent` of a command runs it as that agent, even if the session's agent denies `bash` and `task`; `allowed-tools` of a command has no effect.",
        "A session offers `bash`, `edit`, `glob`, `grep`, `read`, `skill`, `task`, `todowrite`, `webfetch` and `write`; `edit` also controls `write`.",
        "`{file:…}` inserts the trimmed text of a file into settings, also in keys and rules. In a line that begins with `//` it does nothing. A relative path begins where the program finds the settings: if `opencode.json` is a link, in the directory of the link.",
        "`build`, `plan`, `general` and `explore` have descriptions of the program; `title`, `summary` and `compaction` are hidden. An entry or a file of one of these names changes that agent and keeps its description.",
        "`explore` has `bash`; `plan` may edit `.opencode/plans/*.md`.",
        "The terminal program loads the plugins of `tui.json` in the project and in `.opencode` when it starts.",
        "Servers of settings are merged key by key: `enabled: true` in `.opencode/opencode.json` starts a server that `opencode.json` describes and switches off.",
        "A plugin that is no path is fetched from npm when the program starts, also by `agent list`; without a version it is the newest one.",
      ],
      "opencode 1.18.34": [
        "A date (`permission: 2026-01-01`) passes for an empty mapping: the profile is loaded without rules, also as the patterns of one tool. Bytes (`!!binary`) pass only for `options`, and are no text.",
        "`opencode run` runs every command and fetch, and edits inside of the directory, unless a rule denies or asks; what asks is refused, and ends the turn. `--auto` also approves what asks. `OPENCODE_PERMISSION` wins over the project's keys, one by one. `--agent plan` takes only edits away. Servers of the project's settings start.",
      ],
      "opencode 1.18.33, `GET /api/agent`": [
        "The second edition reads a file in the old format if it has a key that the new format does not have; a list `permissions` is then lost.",
        "A model without a slash is a provider without a model.",
        "Rules in the old format keep their names: `write: deny` does not become `edit`.",
      ],
      "Kilo 7.7.9": [
        "Names of rules match as in opencode: `*sh` and `bash *` deny `bash`; `sudo *`, `echo *`, `rm -rf /`, `bashh` and `Bash` do not.",
        "Kilo reads `.kilo` and `.kilocode` with the same rules for frontmatter, names, links and merging, and `.opencode` not at all.",
        "Settings are `kilo.json`, `kilo.jsonc`, `opencode.json` and `opencode.jsonc` in a directory, in this order; in `.kilo` and `.kilocode` the `.jsonc` files come first.",
        "A file with an invalid value is skipped, and the program continues.",
        "`permission`, single rules, `description`, `model`, `variant`, `temperature` and `steps` may have no value. A rule without a value is none, and takes away the same rule of `tools` and of earlier files; `permission` without a value does so with the rule `*`.",
        "A date passes for an empty mapping, as in opencode. `displayName` and `source` must be text.",
        "A session also offers `background_process`, which asks for `bash`, and tools that wake the session later (`cron_create`, `schedule_wakeup`).",
        "`ask`, `plan`, `explore` and `orchestrator` are built in with their own rules; `explore` may use `skill`.",
        "`code`, `ask`, `debug`, `orchestrator`, `plan`, `general` and `explore` have descriptions of the program; `title`, `summary` and `compaction` are hidden. An entry `build` makes no agent of this name; `architect` is not built in.",
        "The terminal program loads the plugins of the project's `tui.json` when it starts.",
        "A plugin of `kilo.json` that is no path is fetched from npm when the program starts; without a version it is the newest one.",
        "A file in `.kilo/workflows` or `.kilocode/workflows` is a command: `kilo run --command` runs its inline commands.",
        "`kilo mcp list` starts the servers of `.kilo/mcp.json` and `.kilocode/mcp.json`.",
        "A `.kilocodemodes` with a `fileRegex` denies every edit: the `deny` for everything comes after the pattern.",
        "`kilo run` is like `opencode run`, with `KILO_PERMISSION`; its `plan` runs no command that changes a file.",
      ],
    },
    documented: {
      "the program's own help text, 1.18.33": [
        "The command-line flags, and which of them take values; `--auto` approves everything that no rule denies.",
      ],
      "anomalyco/opencode@2410593:github/action.yml": ["The inputs of the action; it runs `opencode github run`."],
      "the program text of opencode 1.18.33, read and not run": [
        "The shell tool of the second edition in 1.18.33 asks for `bash`; the published second edition asks for `shell`.",
        "`websearch` is offered with some providers or a flag, `lsp` with a flag.",
        "A fault in the settings of the user's configuration directory is only logged; `~/.opencode` is read after the project's folders.",
      ],
      "the program texts of opencode 1.18.33 and Kilo 7.7.9, read and not run": [
        "`tui.json` and `tui.jsonc` are read in a directory and those above it, in `.opencode` (Kilo: `.kilo` and `.kilocode`) and in the user's configuration directory; an invalid one is skipped. Keys in `tui` count where they are not written outside it, and a file of `{file:…}` that does not exist is empty.",
      ],
      "the program text of Kilo 7.7.9, read and not run": [
        "The whole text of a workflow is the command; only files directly in the folder count. `{file:…}` is replaced before inline commands are looked for, and a file that does not exist is empty.",
        "In `mcp.json`, a server of type `streamable-http` or `sse` has a `url`, every other one a `command`; one with `disabled` is not started.",
      ],
      "opencode's source, packages/opencode/src/config/variable.ts, read and not run": [
        "`{env:…}` is replaced in the text of a settings file, up to the next `}` wherever that is, and `{file:…}` after it; a variable that is not set becomes nothing.",
      ],
      "opencode.ai/docs/agents": ["A person starts an agent of `mode: primary`; other agents cannot."],
      "opencode.ai/docs/migrate-v1, opencode.ai/v2/docs/permissions": [
        "The second edition's actions are `shell` and `subagent` instead of the first edition's `bash` and `task`.",
      ],
      "Kilo-Org/kilocode@93a8e61:packages/opencode/src/kilocode/modes-migrator.ts": [
        "Kilo turns each mode in a `.kilocodemodes` into an agent, except its own modes. A group allows `read`, `edit`, `bash` or `mcp`; those of these four that no group allows are denied.",
      ],
    },
    assumed: {
      "plugins are programs": [
        "A rule whose name could be a tool, and is none that opencode is known to have, may be for a tool of a server or a plugin. Tools with a blank or a sign other than `_` and `-` in their names are not expected.",
      ],
      "documented for people's own set-ups only": ["`OPENCODE_PERMISSION` contains rules that override the settings."],
      "the order of files in a directory is the file system's": [
        "If two files in a folder have the same name, it is not known which is read last; both count.",
      ],
      "only a running terminal would show it": [
        "opencode reads a repository's agents without asking whether the repository is trusted.",
      ],
      "variables are the user's": ["An `{env:…}` in a rule may have any value."],
    },
  }),
} satisfies Knowledge;
