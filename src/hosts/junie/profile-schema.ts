/** The keys of a subagent of Junie, for editors. */
import { anything, key, noMapping, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { agent } from "./agent.ts";

export default profileSchema(agent.keys.keys, {
  files: [".junie/agents/**/*.md"],
  describes: "The frontmatter of `.junie/agents/**/*.md`.",
  keys: {
    name: key(anything, "Identifies the subagent; without it, the file name."),
    description: key(
      { type: ["string", "number", "boolean", "array", "object"], pattern: "\\S" },
      "When to use the subagent. Required.",
    ),
    tools: key(noMapping, "The only tools that it has. Without the key, or with an empty list, it has every tool."),
    disallowedTools: key(anything, "Tools that are taken away."),
    mcpServers: key(anything, "Servers, which start with the subagent."),
    model: key(anything, "The model."),
    permissionMode: key(anything, "How it asks for permission. Its values are not documented."),
    reasoningLevel: key(anything, "How much the model thinks."),
    effort: key(anything, "How much the model thinks."),
    maxTurns: key(anything, "After how many turns it stops."),
    skills: key(anything, "Skills that it has."),
    allowPromptArgument: key(anything, "Whether the one who starts it can add to the prompt."),
  },
  required: [...agent.required],
  others: "ignored",
  othersSay: "Junie's documentation has no such key, so Junie may ignore it (not verified).",
});
