/** What is known of Cursor, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  measurement: { program: "@cursor/sdk", versions: ["1.0.32"], date: "2026-11-23" },
  claims: claimsOf({
    measured: {
      "@cursor/sdk 1.0.32": [
        "`.cursor/agents`, `.claude/agents` and `.grok/agents` of the workspace are read, in this order; of a name the first counts.",
        "Files that end in `.md`, `.mdc` or `.markdown` are read, up to ten folders deep, but not in hidden folders, `node_modules`, `__pycache__`, `dist` and `build`.",
        "Links to files are followed; a folder that a link leads out of the workspace is not read.",
        "Frontmatter is read line by line and not as YAML; quotes, comments and brackets belong to a value, and the last line with a key counts.",
        "Frontmatter may stand below other text, and ends at the next line that begins with three dashes.",
        "A file without frontmatter, without the end of it, or without a body is no subagent; nor is one with a NUL, or with the name `claude-code-tutor`.",
        "`readonly` is on for `true`, in any case, and for nothing else.",
        "A session sends `name`, `description`, `model`, `readonly`, `is_background`, `background`, `force-default-model` and `tools`, and no other key.",
        "`.cursor/hooks.json` is read as a whole or not at all: none of its hooks runs if it is a link, begins with a byte-order mark, has a trailing comma, an unknown event, a value of the wrong type in a hook, or no `version` that is a positive integer.",
        "From `hooks.json`, `//` to the end of the line and `/* … */` are removed before it is parsed, also inside strings.",
      ],
    },
    documented: {
      "cursor.com/docs/cli": ["`cursor-agent -p` edits files of the workspace without asking."],
      "cursor.com/docs/cli/reference/parameters": [
        "The command-line flags; `--force` and `--yolo` allow every command that no rule denies.",
      ],
      "the text of @cursor/sdk 1.0.32": [
        "A hook at `subagentStart` may refuse the subagent (`permission: deny`), and one at `sessionStart` the session (`continue: false`).",
      ],
      "cursor.com/docs/configuration/worktrees": [
        "`.cursor/worktrees.json` names commands that run when an agent gets a worktree: in the editor, in the agents window, and in the command line.",
      ],
      "cursor.com/docs/agent/subagents": [
        "`.codex/agents`, and the folders of the home directory, are read too; a project wins over the user.",
        "No key lists tools.",
        "`readonly: true` removes file edits and commands that change state.",
      ],
      "forum.cursor.com/t/159786 (staff)": [
        "A subagent has the tools of its parent, including those of servers; `readonly` blocks servers' tools.",
      ],
      "forum.cursor.com/t/149403": ["A subagent has the `Task` tool and can start others."],
      "Chemaclass/agnostic-ai#578, affaan-m/ECC#3022 (reports)": ["`tools` is ignored."],
      "cursor.com/docs/cloud-agent/setup, cursor.com/schemas/environment.schema.json": [
        "`.cursor/environment.json` of the repository wins over every other environment of cloud agents. `install` runs before an agent starts, `start` and `terminals` run with it; `build.dockerfile` or `snapshot` is the machine's image, which `agentCanUpdateSnapshot` lets an agent change.",
      ],
      "cursor.com/docs/reference/permissions": [
        "`permissions.json` may have comments.",
        "`terminalAllowlist`, `mcpAllowlist` and `autoRun` of `permissions.json` decide which calls run without confirmation.",
      ],
      "cursor.com/docs/reference/sandbox": [
        "`sandbox.json` of the repository wins over the user's; `type: insecure_none` disables the sandbox.",
      ],
      "cursor.com/docs/cli/reference/permissions": ["Only `permissions` counts in a project's `cli.json`."],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of `mcp.json`, `cli.json`, `sandbox.json`, `environment.json` and `worktrees.json` that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "the documentation names no other format": ["TOML files of `.codex/agents` are not read."],
      "the editor and `cursor-agent` were not run": [
        "They read `hooks.json` as the SDK does.",
        "They read a subagent as the SDK does; an indented `readonly`, and one below other text, may limit nothing there.",
      ],
      "no source says that it removes them": ["`readonly: true` leaves `network` and `delegate`."],
      "newer and older pages differ": ["A repository's `permissions.json` counts."],
      "the documentation describes their purpose only": ["The built-in subagents can do what their purpose needs."],
    },
  }),
};

export default knowledge;
