/** What is known of Claude Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const subagents = "ericbuess/claude-code-docs@ec68a5b (sub-agents)";

const knowledge: Knowledge = {
  measurement: {
    program: "@anthropic-ai/claude-code-linux-x64",
    versions: ["2.1.330", "2.1.240", "2.1.112"],
    date: "2026-11-22",
  },
  relatives: {
    "claude-skills": {
      program: "@anthropic-ai/claude-code-linux-x64",
      versions: ["2.1.330", "2.1.240"],
      date: "2026-11-22",
    },
  },
  claims: claimsOf({
    measured: {
      "Claude Code 2.1.332, 2.1.330": [
        "It warns of keys that it does not know. It knows `autoCompactWindow`, `omitClaudeMd`, `observer`, `observerMessage`, `observeToolResults`, `observeSubagents` and `experimental`; other spellings of a key (`permission-mode`) are unknown.",
        "With `omitClaudeMd: true` the first request has no `CLAUDE.md`.",
      ],
      "Claude Code 2.1.332, 2.1.330, 2.1.267": [
        "A file is skipped if a key `PreToolUse` or `PermissionRequest` has a value outside `hooks`, or inside the hooks of another event, or if a list `hooks` is in a mapping without events; up to four lists and mappings are searched.",
        "A settings file, also `settings.local.json` and the user's, is skipped for the same reasons, and for a fault in hooks under `PreToolUse` or `PermissionRequest`: neither its `allow` nor its `deny` applies.",
      ],
      "Claude Code 2.1.332, 2.1.330, 2.1.267 (plugins and skills)": [
        "A plugin is not loaded if its manifest or a file with its hooks has a lost guard. 2.1.240 loads it without hooks, unless the fault is in the manifest.",
        "A lost guard takes all hooks and the `allowed-tools` from a skill or command. `disallowed-tools`, `disable-model-invocation` and `paths` stay.",
        "A skill is called without a question if its `hooks` have no event with a list, or if it loses a guard. In 2.1.240 any fault in them is enough.",
        "Hooks for an unknown event are ignored in settings, plugins and skills, and the others run. A payload with one is refused.",
      ],
      "Claude Code 2.1.332": ["`PreSkillShellCommand` is an event whose hooks can block; 2.1.330 takes it for none."],
      "Claude Code 2.1.330, 2.1.240, 2.1.112": [
        "Folders are read at every depth, hidden and ignored ones included; only files that end in `.md`, in lower case, are read.",
        "Links are followed, also out of the repository.",
        "The nearest directory wins, up to the repository's root; a repository within a repository is a root of its own.",
        "The opening fence is `---`, white space and a line break, after at most one byte-order mark.",
        "The frontmatter ends at the first `---` after the opening fence, wherever it is; the text after it is the prompt.",
        "If the frontmatter is not valid YAML, Claude Code quotes top-level values with YAML characters on their own lines, and reads it again.",
        "The second try takes only lines whose key has letters, `_` and `-`, and that end with a line feed alone.",
        "A file with a `name` or `description` that is empty or not text is skipped.",
        "A literal `\\n` in a description becomes a line break.",
        "`tools` without names grants nothing, regardless of its type; `*` among the names grants every tool.",
        "A text or an item of a list is split at commas and at spaces outside parentheses; quotes are part of the names.",
        "Names are compared exactly; unknown ones grant and deny nothing.",
        "A scope in `tools` limits nothing; a scope in `disallowedTools` removes the whole tool.",
        "Entries of a list that are not text grant and deny nothing.",
        "`mcp__server` and `mcp__server__*` are the only patterns.",
        "`memory` counts only as `user`, `project` or `local`; it gives Read, Write and Edit, and `disallowedTools` removes them.",
        "`mcpServers` counts only as a list; servers that it starts are available regardless of `tools`, and names add nothing.",
        "Only the exact spelling of a `permissionMode` counts; with any other value the session's mode applies.",
        "A `model` that is not text is ignored; any other text is passed on unchanged.",
        "Unknown keys have no effect, except where they hold hooks that could block.",
      ],
      "Claude Code 2.1.330, 2.1.240": [
        "The runtime Bun parses the YAML: the last value of a repeated key counts, merge keys are applied, and a lone carriage return is a line break.",
        "On the second try, tabs at the start of a line become spaces, and complete flow lists stay lists.",
        "A file with a `name` that begins with `-` or contains `:`, `：`, `﹕` or `︓` is skipped.",
      ],
      "Claude Code 2.1.330": [
        "A file with a `name` of more than 256 UTF-16 units is skipped.",
        "A file is skipped if `hooks` is not a mapping or has a fault under `PreToolUse` or `PermissionRequest`; a fault under another event disables its hooks.",
        "`permissionMode: bypassPermissions` takes effect only in a session that already bypasses permissions (since 2.1.267).",
        "A session in `bypassPermissions` or `acceptEdits` keeps its mode, regardless of the profile.",
        "`permissionMode: plan` refuses Write and tools of servers, asks for commands, and runs those that the settings allow.",
        "Denying Bash also removes Monitor, but not PowerShell.",
        "A subagent with Bash does not get Grep and Glob.",
        "A subagent is listed if none of its tools exists, but it is refused whenever it is started.",
        "If two files in a layer have the same name, one is kept: in a project the last by path.",
        "Hooks of a profile for `PreToolUse` and `Stop` run; those for `SessionStart` and `SubagentStart` do not.",
        "Hooks and servers of a profile wait until the folder is trusted.",
      ],
      "Claude Code 2.1.330, 2.1.240 (settings, plugins, payloads)": [
        "A settings file that is not strict JSON, or that has a wrong type under a known key, is skipped as a whole, including its `deny`.",
        "An invalid rule, a fault in hooks that guard nothing, and invalid values of `extraKnownMarketplaces`, `allowedMcpServers`, `deniedMcpServers` or `subagentStatusLine`, disable only themselves.",
        "`permissions.defaultMode: bypassPermissions` of a repository's settings is honoured up to 2.1.260 and ignored since 2.1.261.",
        '`permissions.deny: ["Bash"]` removes the tool from every subagent, in every mode.',
        "`.claude/settings.local.json` applies like `settings.json`; its `allow` also applies in an untrusted folder, if git does not track the file.",
        "Every Markdown file in a plugin's `agents` folder is a subagent; without frontmatter it has every tool.",
        "A plugin whose manifest has no `name`, or one invalid key, is not loaded at all.",
        "If one entry in `--agents` is invalid, the whole payload is refused and the session does not start.",
      ],
      "Claude Code 2.1.330, 2.1.240 (skills)": [
        "The inline commands of a preloaded skill run before the first request, regardless of the subagent's tools, if the skill's `allowed-tools` or the settings allow them; otherwise the subagent does not start.",
        "Inline commands that only read run without a rule; redirects, substitutions and further commands on the line need their own rules.",
        "The `allowed-tools` of a preloaded skill approve no later call, and its hooks do not run.",
        "A skill is found by its folder's name and by its `name`; a file of `.claude/commands` counts as a skill; a folder two levels below `.claude/skills` does not.",
        "A session started as the subagent itself (`--agent`) preloads nothing; a skill in its `initialPrompt` runs.",
        "The program asks before a subagent calls a skill with `allowed-tools`, `disallowed-tools` or `hooks`, and never before it calls another.",
        "A called skill with `context: fork` runs as its `agent`, with that subagent's hooks, servers, mode and skills; its tools are limited to the caller's.",
        "The hooks of a skill that a subagent calls run in the main session afterwards.",
        "A path after `@` in a called skill is read without confirmation and without the tool Read, also outside the folder.",
        "A skill or command that a person types approves its `allowed-tools` for the session and for its later subagents, and `dontAsk` does not stop it.",
        "`deny` and `ask` of Bash in the settings, and `disableSkillShellExecution`, keep inline commands from running; `deny` of Skill does not keep a skill from being preloaded.",
        "A folder of `.claude/skills` with a `.claude-plugin/plugin.json` is a plugin that is enabled in trusted sessions of the project's own folder.",
      ],
      "Claude Code 2.1.330 (rules for reading, variables)": [
        "`Read`, `Read(//PATTERN)` and `Read(~/PATTERN)` in `permissions.allow` approve reading outside the project, and so does `Edit(//PATTERN)`. `Read(*)`, `Read(**)`, `Read(/**)`, `Read(../**)` and rules for `Grep`, `Glob` and `LS` do not.",
        "`CLAUDE_CODE_SHELL_PREFIX`, `CLAUDE_ENV_FILE` and `BASH_ENV` of a project's `env` take effect in every command, also in a `-p` session of an untrusted folder.",
      ],
      "Claude Code 2.1.330 (skills)": [
        "After a subagent calls a skill, the skill's `allowed-tools` approve the subagent's calls; in 2.1.240 they approve nothing.",
      ],
      "Claude Code 2.1.112": [
        "The npm package `yaml` parses the YAML: a file with repeated keys is skipped, and merge keys are not applied.",
        "On the second try, flow lists become texts.",
        "`disallowedTools` cannot remove all tools of a server.",
      ],
    },
    documented: {
      "the descriptions in Claude Code 2.1.332": [
        "The agents that `observer` names start in the background whenever the agent runs, and get what it does to read; a plugin's subagent has none.",
      ],
      "the program's own help text, 2.1.197": ["The command-line flags, and which of them take values."],
      "anthropics/claude-code-action@24dcd50:action.yml": [
        "The inputs of the action; `claude_args` is passed to the program.",
      ],
      "anthropics/claude-code-action@24dcd50:docs/configuration.md": [
        "`settings` is JSON or a path; the older inputs `allowed_tools`, `disallowed_tools` and `mcp_config` are flags.",
      ],
      [subagents]: [
        "The keys of a profile, and which tools a subagent never gets.",
        "`initialPrompt` counts only in a session that runs as the agent; there `Agent(a, b)` applies, and the tools that a subagent never gets exist.",
        "`permissionMode: auto` lets a classifier approve.",
        "The built-in subagents `Explore` and `Plan` only read.",
      ],
      "ericbuess/claude-code-docs@ec68a5b (env-vars, settings-reference, desktop)": [
        "The effect of the other variables and keys of the settings; `.claude/launch.json` names servers that the desktop app starts.",
        "Marketplaces may be folders and files of the repository.",
      ],
      "code.claude.com/docs/en/plugin-marketplaces, code.claude.com/docs/en/plugins/anthropic-marketplaces": [
        "`claude-plugins-official`, `claude-community`, `claude-code-plugins` and some other names of marketplaces are reserved for Anthropic; Claude Code adds the first itself, and most of its plugins are from other authors.",
      ],
      "ericbuess/claude-code-docs@a548617:docs/tools-reference.md": ["The names and effects of the tools."],
    },
    assumed: {
      "the sessions that were run have no sign-in, terminal or editor": [
        "LSP, ToolSearch, Artifact, RemoteTrigger and the tools for tasks and teams are given to subagents that name them.",
        "The capabilities of the built-in subagents that their definitions do not state.",
      ],
      "no session with a terminal was run": [
        "A skill with `paths` is preloaded once a file at one of them was read.",
        "The commands that count as read-only, beyond those that were run and those that the documentation lists.",
      ],
      "only Linux was run": ["macOS and Windows read profiles alike."],
    },
  }),
};

export default knowledge;
