/** What is known of Letta Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@letta-ai/letta-code", versions: ["0.32.18"], date: "2026-11-26" },
  claims: claimsOf({
    measured: {
      "Letta Code 0.32.18": [
        "`.letta/agents` of the directory in which a session starts is read, and that of the home directory; no directory above, and no folder of another host.",
        "Only regular files directly in the folder count, whose names end in `.md`, also `.x.md` and `README.md`; `.MD`, links to files and subfolders do not. `.letta` and the folder may be links.",
        "A project's subagent wins over the user's of the same name, and both over a built-in one. A broken file hides none.",
        "The first line is exactly `---`, after at most one byte-order mark, and so is the line that closes the frontmatter, not before the third line: `--- `, ` ---`, `----` and `...` close nothing.",
        "A line ends at a line feed, a carriage return, or both, so that a carriage return in a comment hides a key. UTF-16 is not read; other bytes that are not UTF-8 are.",
        "The frontmatter is read line by line, as no YAML. The key is what stands before the first colon, in exactly this case and without quotes; the last line with it counts. Lines with white space in front are no keys.",
        "Quotes, brackets, comments, anchors and tags belong to the value: `[Read, Bash, Grep]` gives Bash alone.",
        "`|` and `>` begin a text of several lines. A value in the lines below a key without one is read for lists alone.",
        "`name` has lower-case letters, digits and hyphens, with a letter in front. Without it, and without a `description` in its line, a file with a prompt is left out, and no other file.",
        "`tools` is text with commas; names count in exactly this case. Absent, without a value, a YAML list, `all`, and commas alone are every tool of the session.",
        "`*`, `none`, scopes, names of servers' tools and every other name give nothing. All names of tools count, whatever toolset the model has.",
        "A text of `tools` or `skills` that begins with a hyphen, and one of `tools` with a null character, keeps the subagent from starting.",
        "A file without a prompt changes the subagent of its name that is built in, the user's, or was read before it in the folder: `tools`, `model`, `description`, `skills`, `fork`. Without such a subagent it is left out. The name `constructor` needs none.",
        "`fork: true` starts with the session's conversation and prompt in place of its own; `tools` applies.",
        "`skills` is text with commas: the whole texts of skills of `.agents/skills` and `.skills` are part of its first prompt. Commands in a skill do not run.",
        "Other keys are ignored: `permissionMode`, `mode`, `disallowedTools`, `allowed-tools`, `mcpServers`, `hooks`.",
        "A session asks before nothing unless a flag or `permissions.mode` says so. Of the settings, those of the project win over the user's, and `settings.local.json` over `settings.json`.",
        "A subagent runs every tool that it has without asking, whatever the mode of the session; in a session that asks, its start asks.",
        "`permissions.deny` and `permissions.alwaysAsk` hold in subagents; `permissions.ask` does not.",
        "`permissions.mode` takes `unrestricted`, `standard`, `acceptEdits`, `strict` and the former `default`, `bypassPermissions`, in this case; other words do nothing.",
        "Hooks of a project's `settings.json` and `settings.local.json` run without a question and without a trust in the project: `SessionStart` when a session starts at a terminal, and `PreToolUse`, `PostToolUse`, `SubagentStop` in every session, also for calls of subagents.",
        "A hook of `PreToolUse` can refuse a call and change its input.",
        "`hooks.disabled: true` of a project turns off hooks, also the user's; in `settings.json` alone, a session without a terminal can then run no tool.",
        "The subagents `reflection`, `recall` and `history-analyzer` start without a question in sessions that ask, also where a file of the project takes their place.",
        'A value in a list of `permissions` that is no text ends what is read of the lists after it: `allow: [1, "Read"]` ends `deny`. Of a text in place of a list, each letter is a rule.',
        "Flags of the session: `--disallowedTools` hold in subagents, `--tools` does not.",
        "A settings file that is no strict JSON is ignored whole, and one with a byte-order mark too; of a repeated key the last value counts.",
        "No file of a project connects a server, sets variables or runs a mod: `mcpServers`, `env` and `statusLine` of the settings, `.mcp.json`, `.env`, `.letta/mods`, `.letta/extensions`, `.letta/hooks`, `.letta/hooks.json`, `.claude/settings.json`.",
      ],
    },
    documented: {
      "npm `@letta-ai/letta-code` 0.32.18, `letta.js`": [
        "On Letta Cloud a new agent, also a subagent, has `web_search` and `fetch_webpage`, which run on Letta's servers and which `tools` does not take away. Four built-in names are made without them.",
        "The subagent `reflection` starts by itself after some turns; `reflectionTrigger` and `reflectionStepCount` of `settings.local.json` say when.",
        "The user's own `hooks.disabled: false` counts before a project's `true`.",
        "`permissions.additionalDirectories` names directories in which reading does not ask.",
        "The flags, and `LETTA_MODS_DIR`, which names a directory of mods.",
      ],
      "letta-ai/letta-code-action, `action.yml`": ["The inputs of the action."],
    },
    assumed: {
      "no session on Letta Cloud was run": [
        "Hooks, settings and subagents count there as they do with the backend of this machine.",
      ],
      "which file of a folder is read first depends on the file system": [
        "Of two files with one name, either may count; of a file without a prompt, each base may.",
      ],
    },
  }),
} satisfies Knowledge;
