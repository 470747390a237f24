/** The keys of an agent of Kiro, for editors. */
import { anything, flag, key, list, mapping, profileSchema, text, texts } from "../_kit/profiles/profile-schema.ts";
import { type JsonSchema, orNull } from "../../parsers/shape.ts";
import { kinds } from "./agent.ts";
import { keys } from "./profile.ts";

const values = {
  text: orNull(text),
  names: { anyOf: [{ const: "*" }, texts] },
  mapping,
  hooks: { type: ["array", "object"] },
  flag,
  list,
};

/** The type that Kiro requires of a key. */
function valueOf(name: string): JsonSchema {
  const [kind] = kinds.find(([, named]) => named.includes(name)) ?? [];
  return kind === undefined ? anything : values[kind];
}

export default profileSchema(keys.keys, {
  files: [".kiro/agents/**/*.json", ".kiro/agents/**/*.md"],
  describes: "`.kiro/agents/**/*.json`, and the frontmatter of `.kiro/agents/**/*.md`.",
  keys: {
    $schema: key(valueOf("$schema"), "The address of a schema, for editors."),
    name: key(valueOf("name"), "The name; without it, the file name."),
    description: key(valueOf("description"), "When to use the agent."),
    prompt: key(
      valueOf("prompt"),
      "The prompt, or `file://` and a path relative to the profile. In Markdown the body is the prompt.",
    ),
    systemPrompt: key(valueOf("systemPrompt"), "Another name of `prompt`."),
    model: key(valueOf("model"), "The model."),
    tools: key(valueOf("tools"), "The tools that it has; `*` is every tool. Without the key it may have every tool."),
    allowedTools: key(valueOf("allowedTools"), "Tools that run without confirmation."),
    excludedTools: key(valueOf("excludedTools"), "Tools that it does not have; CLI 2 does not have the key."),
    toolsSettings: key(valueOf("toolsSettings"), "Settings by tool, such as commands that run without confirmation."),
    toolAliases: key(valueOf("toolAliases"), "Other names of tools."),
    toolSchema: key(anything, "Schemas of tools."),
    mcpServers: key(valueOf("mcpServers"), "Servers by name, which start with the agent."),
    includeMcpJson: key(valueOf("includeMcpJson"), "Whether the servers of `mcp.json` start too."),
    useLegacyMcpJson: key(valueOf("useLegacyMcpJson"), "The former name of `includeMcpJson`."),
    includePowers: key(anything, "Whether the powers of the workspace are included."),
    resources: key(valueOf("resources"), "Files, skills and knowledge bases that are loaded."),
    hooks: key(valueOf("hooks"), "Commands that run at events: a mapping in CLI 2, a list in CLI 3."),
    permissions: key(anything, "Rules of capability, match and effect; CLI 2 does not have the key."),
    keyboardShortcut: key(valueOf("keyboardShortcut"), "The shortcut that switches to the agent."),
    welcomeMessage: key(valueOf("welcomeMessage"), "The message when the agent starts."),
  },
  required: [],
  others: "ignored",
  othersSay: "Kiro's documentation has no such key; CLI 2 may refuse the file (not verified).",
});
