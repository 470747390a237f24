/** What is known of CodeBuddy, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "cloud.tencent.com/document/product/1831/137015": [
        "Subagents are Markdown files in `.codebuddy/agents` of the project and of the home directory, at any depth; a project wins.",
        "The keys are `name`, `description`, `tools` and `model`; without `tools` a subagent has every tool.",
      ],
      "codebuddy.ai/docs/cli/permission-modes": [
        "`bypassPermissions` and `fullAccess` never ask, `acceptEdits` does not ask before edits, `ignore` leaves the mode to the session.",
      ],
      "cloud.tencent.com/document/product/1831/137009": [
        "`settings.json` and `settings.local.json` have `permissions`, `hooks`, `env` and the other keys of this page.",
      ],
      "codebuddy.ai/docs/cli/permissions": ["Deny rules of settings apply in every mode."],
      "w3cschool.cn/codebuddydocs (older documentation)": ["`name` and `description` are optional."],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "older and newer documentation differ": ["A file without `name` or `description` is loaded."],
      "the documentation does not name them; they are keys of Claude Code": [
        "`hooks`, `mcpServers` and `memory` count, and `disallowedTools` removes no tool.",
        "`permissionMode: auto` lets a model approve; `plan`, `dontAsk`, `delegate` and `default` ask or refuse more.",
      ],
      "public repositories have it; no text describes it": [
        "`enabledAutoRun: true` asks less; `agentMode`, `enabled`, `maxTurns`, `skills`, `background` and `color` do not change capabilities.",
      ],
      "no published text says so": ["Other keys are ignored.", "A file with broken frontmatter is skipped."],
      "it is a file of Claude Code": ["`.codebuddy/.mcp.json` contains servers."],
    },
  }),
};

export default knowledge;
