/** What is known of Cursor, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "cursor.com/docs/cli/reference/parameters": [
        "The command-line flags; `--force` and `--yolo` allow every command that no rule denies.",
      ],
      "cursor.com/docs/configuration/worktrees": [
        "`.cursor/worktrees.json` names commands that run when an agent gets a worktree: in the editor, in the agents window, and in the command line.",
      ],
      "cursor.com/docs/agent/subagents": [
        "`.cursor/agents`, `.claude/agents` and `.codex/agents` of the workspace and of the home directory are read; a project wins over the user, and `.cursor` over the other two.",
        "The keys are `name`, `description`, `model`, `readonly` and `is_background`; no key lists tools.",
        "`readonly: true` removes file edits and commands that change state.",
      ],
      "forum.cursor.com/t/159786 (staff)": [
        "A subagent has the tools of its parent, including those of servers; `readonly` blocks servers' tools.",
      ],
      "forum.cursor.com/t/149403": ["A subagent has the `Task` tool and can start others."],
      "Chemaclass/agnostic-ai#578, affaan-m/ECC#3022 (reports)": ["`tools` is ignored."],
      "cursor.com/docs/reference/permissions": [
        "`terminalAllowlist`, `mcpAllowlist` and `autoRun` of `permissions.json` decide which calls run without confirmation.",
      ],
      "cursor.com/docs/reference/sandbox": [
        "`sandbox.json` of the repository wins over the user's; `type: insecure_none` disables the sandbox.",
      ],
      "cursor.com/docs/cli/reference/permissions": ["Only `permissions` counts in a project's `cli.json`."],
    },
    assumed: {
      "the documentation names the folder and no depth": ["Folders below `.cursor/agents` are read."],
      "the documentation names no other format": ["TOML files of `.codex/agents` are not read."],
      "no published text says what the reader does with broken frontmatter": [
        "A file without frontmatter, or with broken frontmatter, is a subagent with every tool.",
      ],
      "reported for `tools` only": ["Other keys are ignored."],
      "no source says that it removes them": ["`readonly: true` leaves `network` and `delegate`."],
      "the documentation names `true` only": ["A value of `readonly` other than `true` is read as false."],
      "newer and older pages differ": ["A repository's `permissions.json` counts."],
      "the documentation describes their purpose only": ["The built-in subagents can do what their purpose needs."],
    },
  }),
};

export default knowledge;
