/** What is known of Roo Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      "docs.roocode.com/features/experimental/custom-tools": [
        "Code in `.roo/tools` becomes tools that run without confirmation, if the experiment is on.",
      ],
      "RooCodeInc/Roo-Code@cb83656:src/core/config/CustomModesManager.ts": [
        "Modes are in `.roomodes` of the open folder, in YAML or else JSON; hidden characters are removed and typographic ones replaced.",
        "All modes are checked together: if one is invalid, none is loaded.",
      ],
      "RooCodeInc/Roo-Code@cb83656:packages/types/src/mode.ts": [
        "`slug`, `name`, `roleDefinition` and `groups` are required; other keys are stripped.",
        "The groups are `read`, `edit`, `command`, `mcp` and `modes`; `browser` is removed; `fileRegex` applies to `edit`.",
      ],
      "RooCodeInc/Roo-Code@cb83656:src/shared/tools.ts": [
        "Every mode can switch modes, start tasks, run slash commands and skills.",
      ],
      "RooCodeInc/Roo-Code@b867ec9:src/services/mcp/McpHub.ts": [
        "`alwaysAllow` names tools that run without confirmation.",
      ],
      "dyoshikawa/rulesync@cfebcd7": ["`allowedMcpServers` is a key of Zoo Code only."],
    },
    assumed: {
      "the extension was not run": ["`roo-cline.allowedCommands` and similar keys count in a workspace's settings."],
      "the code that describes modes to models was not read": [
        "Without `description` and `whenToUse`, the first sentence of `roleDefinition` describes a mode.",
      ],
    },
  }),
};

export default knowledge;
