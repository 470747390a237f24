/** The keys of an agent of Amazon Q Developer CLI, for editors. */
import { orNull } from "../../parsers/shape.ts";
import { flag, key, list, mapping, profileSchema, text, texts } from "../_kit/profiles/profile-schema.ts";
import { agentKeys, hookTriggers } from "./shape.ts";

export default profileSchema(agentKeys, {
  files: [".amazonq/cli-agents/*.json"],
  describes: "`.amazonq/cli-agents/*.json`.",
  keys: {
    $schema: key(text, "The address of a schema, for editors."),
    name: key(text, "The name. Required."),
    description: key(orNull(text), "What the agent is for."),
    prompt: key(orNull(text), "The prompt, or `file://` and a path relative to the file."),
    mcpServers: key({ type: "object", additionalProperties: { type: ["object", "array"] } }, "Servers by name."),
    tools: key(texts, "The tools that it has; `*` alone is every tool. Without the key it has none."),
    toolAliases: key({ type: "object", additionalProperties: text }, "Other names of tools of servers."),
    allowedTools: key(texts, "Tools, and patterns of them, that run without confirmation."),
    resources: key(texts, "Files that are loaded: `file://` and a path or a pattern."),
    hooks: key(
      { type: "object", propertyNames: { enum: [...hookTriggers] }, additionalProperties: list },
      "Commands that run at events.",
    ),
    toolsSettings: key(mapping, "Settings by tool, such as commands that run without confirmation."),
    useLegacyMcpJson: key(flag, "Whether the servers of `mcp.json` start too."),
    model: key(orNull(text), "The model."),
  },
  required: ["name"],
  others: "refused",
  othersSay: "Amazon Q refuses a file with another key.",
});
