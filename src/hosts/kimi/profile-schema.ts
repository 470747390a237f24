/** The keys of a subagent of Kimi Code, for editors. */
import { filled, key, names, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./agent.ts";

const namesOrNull = { anyOf: [names, { type: "null" }] };

export default profileSchema(knownKeys.keys, {
  files: [".kimi-code/agents/**/*.md"],
  describes: "The frontmatter of `.kimi-code/agents/**/*.md`.",
  keys: {
    name: key(
      { type: ["string", "null"], pattern: "^\\s*(?:[a-z0-9]+(?:-[a-z0-9]+)*)?\\s*$" },
      "Identifies the subagent; without it, the file name.",
    ),
    description: key(filled, "When to use it. Required."),
    tools: key(namesOrNull, "The only tools that it has, by their exact names, and patterns such as `mcp__notes__*`."),
    disallowedTools: key(namesOrNull, "Tools that are taken away, by their exact names."),
    subagents: key(namesOrNull, "The subagents that it may start; `*` means all."),
    override: key({ type: ["boolean", "null"] }, "Whether it replaces the built-in agent of its name."),
  },
  required: ["description"],
  others: "ignored",
  othersSay: "Kimi Code has no such key and ignores it.",
});
