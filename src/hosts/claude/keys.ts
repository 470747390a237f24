/** The keys of a profile. */
import type { KnownKeys } from "../_kit/unknown-keys.ts";

/** The mirror's sub-agents page (ericbuess/claude-code-docs@ec68a5b) and the change log of 2.1.240. */
export const knownKeys: KnownKeys = {
  keys: new Set(
    "name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(
      " ",
    ),
  ),
  own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
  ignores: true,
};
