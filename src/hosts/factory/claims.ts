import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@factory/cli-linux-x64", versions: ["0.215.0"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "droid 0.215.0 (its functions cut out at run time and called, one-time)": [
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
      "droid 0.215.0, `droid exec` with a key that is none, and `droid mcp list`": [
        "Hooks of a project's `SessionStart` run before the key is checked, and the servers of `.factory/mcp.json` start. No question is asked.",
        "`.factory/hooks.json` has its events at the top level. Where it has a hook, no hook of `settings.json` next to it runs; where it is empty or refused, those run.",
        "Hooks of `settings.local.json` do not run, nor do servers of `settings.json` and of `.mcp.json`.",
        "The hooks of a directory and of those above it run, and the user's run too.",
        "`hooksDisabled` of `settings.local.json` and of the user's `settings.json` stops no hook of a project's `settings.json`.",
        "`settings.json`, `hooks.json` and `mcp.json` may have comments, which end at a line feed or a carriage return. A trailing comma, a byte-order mark, a tab in a text, `NaN`, single quotes, text behind the end, or an array in place of the object makes droid ignore the whole file. Of a repeated key the last value counts, nesting has no limit, and bytes that are not UTF-8 are replaced.",
        "An event that is no list, a matcher that is no text, or a hook that is no command with a text stops every hook of its file. Unknown events are ignored.",
      ],
    },
    documented: {
      "`droid --help` and `droid exec --help` of 0.225.1": ["The flags, and the levels of `--auto`."],
      "Factory-AI/droid-action@051453a:action.yml": ["The inputs of the action."],
      "program text of droid 0.215.0, read and not run": [
        "A task uses the list of tools of its droid. `mcpServers` is not used for a task.",
        "`tools: read-only` excludes the editing tools, keeps the others of the session (Execute, the web, the tools of servers), and lowers the autonomy to `low`.",
        "A droid cannot start others: the depth of tasks is one, by default and at most. Droids do not get AskUser, ExitSpecMode and GenerateDroid.",
        "Skill adds the text of a skill to the droid's own session; it runs nothing.",
        "The tools of a server are named `server___tool`, those of a connected app `app__tool`.",
        "Commands are the files at any depth of `.factory/commands`, `.agents/commands` and `.agent/commands` that end in `.md` or whose first line begins with `#!`; the latter are executable, Markdown files too.",
        "Files directly in the folder whose names end in `.md` are read; links are followed. A project's droid wins over a user's, and both win over the built-in `worker` (every tool) and `explorer` (`read-only`).",
      ],
      "`Factory-AI/factory@831779f`, `docs/cli/configuration/custom-slash-commands.mdx`": [
        "A command with a leading `#!` runs in the current directory with the permissions of the person who starts it.",
      ],
      "`Factory-AI/factory@a80aa7c`, `docs/cli/configuration/{custom-droids,settings}.mdx`": [
        "`mcpServers` names servers whose tools a droid gets.",
        "Settings decide which calls need confirmation, up to `maxAutonomyLevel`.",
      ],
    },
    assumed: {
      "no session was run: it needs a login": [
        "Which of two project directories wins; both are checked.",
        "The settings that a project's file can set.",
      ],
    },
  }),
} satisfies Knowledge;
