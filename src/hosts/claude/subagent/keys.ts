/** The keys of a profile. */
import { valueOf } from "../../../parsers/node.ts";
import { type KeyForm, type KnownKeys, oneWord } from "../../_kit/profiles/unknown-keys.ts";

/** An item with a `name` of its own is no server here, though it is in other programs. */
const servers: KeyForm = {
  takes: (value) => value.kind === "list" && value.items.every((item) => valueOf(item, "name") === undefined),
  called: "a list of names and of `- NAME: {…}`",
};

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
  forms: { permissionMode: oneWord, mcpServers: servers },
};
