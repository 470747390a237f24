/** What is known of Junie, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "JetBrains/junie-github-action, action.yml (24 July 2026)": [
        "The inputs of the action, and the flags with which it starts Junie.",
      ],
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
      "junie.jetbrains.com/docs/junie-cli-configuration.html (2026-08-28)": [
        "`brave` of a project's `.junie/config.json` switches on the mode without confirmations.",
        "`agent-locations` lists further folders of subagents, relative to the folder of the file.",
        "`byok` holds keys of models' providers.",
        "An interactive session asks before it reads the files of an untrusted project; other starts read them unasked.",
        "Hooks of a project's `config.json` do not run, unless `--config-location` names the file.",
      ],
      "dyoshikawa/rulesync@cfebcd7, Chemaclass/agnostic-ai#857": ["`permissionMode` and `effort` are keys."],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "a converter names it, the documentation does not": ["`.agents/agents` is read."],
      "the documentation names the folders and no depth": ["Folders below are read."],
      "the documentation gives no order": [
        "For the same name, the project's file wins over the user's, and the default folders win over those of `agent-locations`; all are checked.",
      ],
      "the documentation calls it required and says no more": [
        "A file without `description`, or with broken frontmatter, is skipped.",
      ],
      "no text lists its values": [
        "`permissionMode` has the values of other hosts: `bypassPermissions` and `brave` never ask, `acceptEdits` and `auto` ask less, `plan`, `dontAsk` and `default` ask or refuse more.",
      ],
      "no published text says so": ["Other keys are ignored."],
      "the documentation names the switches, and older ones of other names": [
        "Folders that `agent-default-locations` and its like switch off count all the same.",
      ],
    },
  }),
};

export default knowledge;
