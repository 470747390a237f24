/** What is known of Junie, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "junie.jetbrains.com/docs/junie-cli-subagents.html": [
        "Subagents are Markdown files in `.junie/agents` and `.agents` of the project and of the home directory.",
        "`description` is required; without `name` the file name is the name.",
        "`tools` lists the only tools, and an empty list means all; `disallowedTools` removes tools.",
        "The groups of tools are `Read`, `Glob`, `Grep`, `Write`, `Edit`, `Bash`, `WebSearch` and `AskUserQuestion`.",
      ],
      "junie.jetbrains.com/docs/junie-cli-mcp-configuration.html": ["Servers are in `.junie/mcp/mcp.json`."],
      "junie.jetbrains.com/docs/action-allowlist-junie-cli.html": [
        "The allowlist of calls that run without confirmation is the user's; a repository cannot add to it.",
      ],
      "dyoshikawa/rulesync@cfebcd7, Chemaclass/agnostic-ai#857": ["`permissionMode` and `effort` are keys."],
    },
    assumed: {
      "a converter names it, the documentation does not": ["`.agents/agents` is read."],
      "the documentation names the folders and no depth": ["Folders below are read."],
      "the documentation gives no order": [
        "For the same name, the project's file wins over the user's, and both are checked.",
      ],
      "the documentation calls it required and says no more": [
        "A file without `description`, or with broken frontmatter, is skipped.",
      ],
      "no text lists its values": [
        "`permissionMode` has the values of other hosts: `bypassPermissions` and `brave` never ask, `acceptEdits` and `auto` ask less.",
      ],
      "no published text says so": ["Other keys are ignored."],
      "the documentation describes hooks of the user": ["Hooks of a project's `config.json` run."],
    },
  }),
};

export default knowledge;
