import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@factory/cli-linux-x64", versions: ["0.225.2", "0.215.0"], date: "2026-11-28" },
  relatives: {
    "factory-sessions": { program: "@factory/cli-linux-x64", versions: ["0.225.2"], date: "2026-11-28" },
  },
  claims: claimsOf({
    measured: {
      "sessions of droid 0.225.2 (`droid exec --auto high`, a stand-in for the model on this machine); functions of 0.215.0, cut out at run time and called":
        [
          "Every file is loaded, even a README. Without frontmatter, the file name is the name and the droid has every tool.",
          "Frontmatter begins with a first line of exactly `---` and ends at the next line that begins with `---`; the rest of that line belongs to the prompt. A byte-order mark, blanks after the first dashes and a missing end leave the file without frontmatter.",
          "The YAML is read with js-yaml 4.1. YAML that it refuses, and YAML that is not a mapping, is read line by line.",
          "Line by line, a value is text, `true`, `false` or one line of JSON; `tools` and `mcpServers` are split at commas, or are the lines below that begin with `- `; the last of two keys counts.",
          "`name`, `description`, `model` and `reasoningEffort` are text, `tools` and `mcpServers` text or a list of text. If one of them has another type, including null, the whole frontmatter is discarded: every tool.",
          "A text in `tools` with a comma is a list. A category counts only as the whole text.",
          "Names are compared case-sensitively. Factory drops unknown names and keeps the others; it does not translate Claude Code's names. `MultiEdit` is `Edit`, and `all` is not a tool.",
          "TodoWrite and Skill are added to every list, so an empty list is a list of these two.",
          "Other keys are ignored. A `name` with characters other than `a-z0-9-_` and an empty prompt are accepted.",
        ],
      "sessions of droid 0.225.2 with a stand-in for the model on this machine": [
        "A droid has the tools of its list; `tools: read-only` excludes the tools that edit and keeps Execute, and the tools of servers. `mcpServers` gives nothing and limits nothing.",
        "A droid that runs while a server connects gets all of its tools, whatever its list says, unless the session waits for its servers (`blockOnMcpLoad`). A session has the settings, servers and droids of its directory and of those above it; the nearest value of the switch counts, and the text `true` is true.",
        "A droid cannot start others. It finds tools that are not in its first request with ToolSearch: those of servers, and Loop.",
        "Files directly in the folder whose names end in `.md` are read, and links to files; `.MD`, folders in it, `.agents/droids` and `.claude/agents` are not. A project's droid wins over a user's, and both win over the built-in `worker` and `explorer`. Of two directories of a project, the one in which the session starts wins.",
        "`commandAllowlist` of a project's `settings.json` or `settings.local.json` lets commands run that would need confirmation, and so does a hook `PreToolUse` that answers `allow`. `*` and `.*` in it name no command, and `bash` does not name `bash -c`.",
        "`commandBlocklist`, `commandDenylist` and `maxAutonomyLevel` of a project limit every session, `subagentAutonomyLevel` its droids. Of the lists, the one that blocks wins over the one that asks, and that over the one that allows, whoever wrote them.",
        "A true `hooksDisabled` below `hooks` of a project's `settings.json`, or at the top of its `hooks.json`, turns off every hook, also those of the user that guard tools. At the top of `settings.json`, and in `settings.local.json`, it has no effect.",
        "An event of `hooks.json`, also an empty one, replaces the same event of the `settings.json` beside it; other events of it run.",
        "Files of `.factory/commands`, `.agents/commands` and `.agent/commands`, at any depth, whose first line begins with `#!` are programs, Markdown files too. `/name` at the beginning of a prompt runs one in the current directory, without a question and without `--auto`.",
        "A skill is a text: commands in it do not run. The tools of a server are named `server___tool`.",
        "`customModels` of a project names models that a session can use.",
        "`enableCustomDroids`, `allowManagedHooksOnly`, `trustedFolders`, `env` and `builtInToolAutonomyOverrides` of a project have no effect, nor does a false `sandbox.enabled` where the user's is true.",
        "Without `--auto`, `droid exec` offers no tool that edits, and runs every command that the model calls a low risk. `autonomyLevel` and `autonomyMode` change nothing there.",
      ],
      "droid 0.225.2, `droid rules check` and sessions with a stand-in for its feature flags": [
        "`permissionRules` has `version: 1` and `rules`. The rules of a project count only where its user trusts the folder, and only with a feature flag that Factory sets. Of two rules of one `id` the project's counts.",
      ],
      "droid 0.215.0, `droid exec` with a key that is none, and `droid mcp list`": [
        "Hooks of a project's `SessionStart` run before the key is checked, and the servers of `.factory/mcp.json` start. No question is asked.",
        "`.factory/hooks.json` has its events at the top level. Where it is refused, the hooks of `settings.json` next to it run.",
        "Hooks of `settings.local.json` do not run, nor do servers of `settings.json` and of `.mcp.json`.",
        "The hooks of a directory and of those above it run, and the user's run too.",
        "`settings.json`, `hooks.json` and `mcp.json` may have comments, which end at a line feed or a carriage return. A trailing comma, a byte-order mark, a tab in a text, `NaN`, single quotes, text behind the end, or an array in place of the object makes droid ignore the whole file. Of a repeated key the last value counts, nesting has no limit, and bytes that are not UTF-8 are replaced.",
        "An event that is no list, a matcher that is no text, or a hook that is no command with a text stops every hook of its file. Unknown events are ignored.",
      ],
    },
    documented: {
      "`droid --help` and `droid exec --help` of 0.225.2": ["The flags, and the levels of `--auto`."],
      "Factory-AI/droid-action@051453a:action.yml": ["The inputs of the action."],
      "program text of droid 0.215.0, read and not run": [
        "`tools: read-only` lowers the autonomy to `low` and keeps the web. The built-in `worker` has every tool, `explorer` those of `read-only`.",
        "Droids do not get AskUser, ExitSpecMode and GenerateDroid. The tools of a connected app are named `app__tool`.",
      ],
      "`Factory-AI/factory@a80aa7c`, `docs/cli/configuration/settings.mdx`": [
        "Settings decide which calls need confirmation, up to `maxAutonomyLevel`.",
      ],
    },
    assumed: {
      "no session with a person was run": [
        "There, the levels of autonomy of a project's settings count.",
        "The other settings that count here can be set by a project's file.",
      ],
    },
  }),
} satisfies Knowledge;
