/** What is known of Qoder CLI, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@qoder-ai/qodercli", versions: ["1.1.52"], date: "2026-11-23" },
  relatives: { "qoder-yaml": { program: "@qoder-ai/qodercli", versions: ["1.1.52"], date: "2026-11-26" } },
  claims: claimsOf({
    measured: {
      "Qoder CLI 1.1.52 (`agents list`: names, and no tools)": [
        "`.qoder/agents` of the start directory is read, and of no directory above or below it, then `~/.qoder/agents`; a project's subagent shadows a user's, and both shadow built-in ones. `.claude/agents` and `.agents/agents` are not read.",
        "Folders are read at any depth, also `node_modules` and those that begin with a dot. Names and folders that begin with `_`, links to files and folders, and other extensions (`.MD`) are left out.",
        "The first line is exactly `---`, and the next line that begins with `---` closes the frontmatter. A byte-order mark, blanks and text before or after the opening dashes refuse the file.",
        "YAML that js-yaml 4 refuses is read again, with lists, mappings and values that are no YAML in quotes, under keys with any characters, and with spaces for tabs before a line and for other depths in a block of text. A repeated key and a line that is no key still refuse the file.",
        "`name` and `description` are required and may be blank; a name may have any characters. Of two files with one name in a folder, both are listed.",
        "Values of a wrong type refuse the file, null too. `permissionMode` and `model` are any text; `effort` is `low` to `max`, `xhigh`, or a whole number above 0; `color`, `isolation` and `memory` are one of their words; `kind` is `local` or `remote`.",
        "Other keys are ignored. An empty prompt and bytes that are not UTF-8 are accepted.",
      ],
      "Qoder CLI 1.1.52, `mcp list`": [
        "The servers of `.mcp.json`, `.qoder/settings.json` and `.qoder/settings.local.json` start without a question or a login; so do those of `.mcp.json` with `-p`.",
        "Settings and `.mcp.json` may have comments, which end at a line feed or with the text. A trailing comma, a tab in a text, `NaN`, single quotes, text behind the end, or an array in place of the object makes Qoder CLI ignore the whole file; a byte-order mark does so in `.mcp.json` and is skipped in settings. Of a repeated key the last value counts.",
      ],
    },
    documented: {
      "`agent-creator/SKILL.md` of the package, 1.1.52": [
        "The tools are Bash, Read, Write, Edit, Glob, Grep, WebSearch and WebFetch; without `tools` an agent has the default ones.",
        "The colors.",
      ],
      "`hook-config/SKILL.md` of the package, 1.1.52": [
        "Settings are in `.qoder/settings.json`, `.qoder/settings.local.json` and `~/.qoder/settings.json`; hooks there run commands.",
      ],
      "`qodercli --help` 1.1.52": ["The flags; `--dangerously-skip-permissions` bypasses all permission checks."],
      "program text of 1.1.52, read and not run": ["Servers are in `.mcp.json` too. The names of settings."],
    },
    assumed: {
      "no session was run: it needs a login": [
        "`tools` and `disallowedTools` limit nothing; `permissionMode` applies, and hooks run.",
        "Of the modes, `plan`, `dontAsk` and `default` ask or refuse more, as Claude Code's do.",
        "The built-in subagents have every tool.",
        "The effects of settings, and that those of a repository count.",
      ],
    },
  }),
} satisfies Knowledge;
