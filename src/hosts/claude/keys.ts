/** The keys of a profile. */
import type { KnownKeys } from "../_kit/unknown-keys.ts";

/**
 * The mirror's sub-agents page (ericbuess/claude-code-docs@ec68a5b), the change log of 2.1.240, and the keys of which
 * 2.1.330 and 2.1.332 do not warn that they are unknown.
 */
export const knownKeys: KnownKeys = {
  keys: new Set(
    `name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort
    isolation color initialPrompt autoCompactWindow omitClaudeMd observer observerMessage observeToolResults
    observeSubagents experimental`.split(/\s+/),
  ),
  own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
  ignores: true,
};
