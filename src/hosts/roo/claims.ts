/** What is known of Roo Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "the manager of custom modes and its schema, RooCodeInc/Roo-Code@cb83656, with yaml 2.8.0 and zod 3.25.76": [
        "Modes are in `.roomodes` of the open folder, in YAML or else JSON; hidden characters are removed and typographic ones replaced.",
        "All modes are checked together: if one is invalid, none is loaded.",
        "`slug`, `name`, `roleDefinition` and `groups` are required; other keys are stripped.",
        "The groups are `read`, `edit`, `command`, `mcp` and `modes`; `browser` is removed; `fileRegex` applies to `edit`.",
        "In YAML no mapping may have a key twice. In JSON the last value counts.",
        "Every mode can switch modes, start tasks, run slash commands and skills.",
      ],
    },
    documented: {
      "docs.roocode.com/features/experimental/custom-tools": [
        "Code in `.roo/tools` becomes tools that run without confirmation, if the experiment is on.",
      ],
      "RooCodeInc/Roo-Code@b867ec9:src/services/mcp/McpHub.ts": [
        "`alwaysAllow` names tools that run without confirmation.",
      ],
      "RooCodeInc/Roo-Code@cb83656:src/core/prompts/sections/modes.ts": [
        "Models read `whenToUse` of a mode or, without it, the first sentence of `roleDefinition`; `description` is for people.",
      ],
      "dyoshikawa/rulesync@cfebcd7": ["`allowedMcpServers` is a key of Zoo Code only."],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "the extension was not run": ["`roo-cline.allowedCommands` and similar keys count in a workspace's settings."],
    },
  }),
};

export default knowledge;
