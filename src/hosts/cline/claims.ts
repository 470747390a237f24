/** What is known of Cline, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@cline/cli-linux-x64", versions: ["3.0.65"], date: "2026-11-26" },
  claims: claimsOf({
    measured: {
      "Cline CLI 3.0.65": [
        "`.cline/agents` of the repository's root is read, wherever a session starts, then that of the home directory. The nearest `.git` marks the root.",
        "Only regular files directly in the folder count, whose names end in `.yml` or `.yaml` in any case; a link to a file does not. The folder and `.cline` may be links.",
        "A project's subagent wins over the user's of the same name, in any case. Of two in one folder, the first that the file system lists wins; a broken one hides none.",
        "The first line is `---`, after at most one byte-order mark, and so is the line that closes the frontmatter, with white space of any kind behind it. `----`, ` ---`, `...` and a missing line leave the file out, and so does plain YAML without these lines.",
        "Of several lines that can close it, the last one with a valid subagent above it counts. Such a line also begins after a carriage return or a Unicode line separator, as in a comment.",
        "CRLF, null characters and bytes that are not UTF-8 are read; UTF-16 is not.",
        "The YAML is read as the package `yaml` does, without merge keys. What that refuses, such as a key that is there twice, leaves the file out; an alias as a key can still set a key again.",
        "`name`, `description` and the prompt must be there and not blank. A value of a wrong type, a key without a value, and `maxIterations` that is no whole number above 0 leave the file out, and no other.",
        "Other keys are ignored: `permissionMode`, `model`, `hooks`, `mcpServers`, `Tools`.",
        "`tools` is a list, or a text with commas. Names count in any case, without white space around them. `*`, a scope, the names of servers' tools and every other name give nothing.",
        "Eleven former names stand for tools: `bash`, `execute_command` and `list_files` for `run_commands`.",
        "Without `tools` a subagent has the session's own tools: it reads, searches, edits, runs commands and fetches pages. An empty list or text gives none. No subagent has tools of servers or starts agents.",
        "A call of a tool that it does not have is refused.",
        "With a model whose name has `gpt` or `codex`, `apply_patch` takes the place of `editor`.",
        "In a session that asks before each tool, starting a subagent asks, and none of its own calls do.",
        "A session without a terminal runs every tool without asking; with `--auto-approve false` it starts no subagent.",
        "A session with `--plan` takes `editor` from subagents, and refuses commands that change files.",
        "Hooks in `.cline/hooks` and `.clinerules/hooks` of the root run without a question, also those that are not executable and around the calls of subagents: `TaskStart`, `TaskComplete`, `PreToolUse`, `PostToolUse`. The name counts in any case, and the extension is that of a shell, JavaScript or Python. Links to files do not run.",
        "Scripts `.js` and `.ts` in `.cline/plugins` of the root and in folders below it run when a session starts, without a question, also `x.test.js` and `x.d.ts`. Names with a dot in front, `node_modules`, links, and folders with a `plugin.json` do not count.",
        "`cline.plugins[].paths` in the `package.json` of a folder there names its scripts, which may lie anywhere in the repository; others of the folder do not count then.",
        "A tool of a plugin is given to every subagent, also to one with `tools: []`.",
        "`.env`, `.env.local`, `.env.development` and `.env.development.local` of the directory in which `cline` starts set its variables: `CLINE_MCP_SETTINGS_PATH` makes it start the servers of another file.",
        "`preload` in `bunfig.toml` of that directory runs scripts when `cline` starts.",
        "No file of a project connects a server by itself: `.cline/mcp.json`, `.mcp.json`, `.vscode/mcp.json`, `.cline/settings.json`. `.cline/cron`, `.cline/tasks` and `.agents/plugins` of a project start nothing.",
        "Every subagent gets the texts of `.clinerules/*.md`, `.txt` and `.cline/rules`. A skill gives text alone: `allowed-tools` and commands in it do nothing.",
        "A plain start is the same as `--auto-approve true`, and `-y` runs the same calls. With `--plan` there is no editor, but commands run that write files. `--auto-approve false` refuses all of it. `CLINE_COMMAND_PERMISSIONS` has no effect.",
      ],
    },
    documented: {
      "npm `@cline/core` 0.0.86, `dist/index.js`": [
        "`TaskResume`, `TaskCancel`, `TaskError` and `UserPromptSubmit` are events of hooks too; a hook can refuse a call and change its input.",
        "`CLINE_DIR` and `CLINE_DATA_DIR` name other directories of settings, hooks and plugins.",
      ],
      "`cline --help` 3.0.65": ["The flags; without `--auto-approve false` every tool runs without asking."],
    },
    assumed: {
      "no editor was run": [
        "An editor that opens a folder below the root reads the subagents, hooks and plugins of that folder.",
        "Hooks of `PreCompact`, `SessionShutdown` and `Notification`, and links to hooks, run in an editor.",
      ],
      "the machine may set `NODE_ENV`": ["`.env.production` and `.env.test` are read too."],
      "what a variable starts depends on other programs": [
        "Variables of shells and runtimes start code, because commands of agents get them.",
      ],
    },
  }),
} satisfies Knowledge;
