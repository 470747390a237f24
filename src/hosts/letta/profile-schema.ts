/** The keys of a subagent of Letta Code, for editors. */
import { key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./agent.ts";

/** Whatever stands in a line is text. */
const line = { type: ["string", "number", "boolean", "null"] };

export default profileSchema(knownKeys.keys, {
  files: [".letta/agents/*.md"],
  describes: "The frontmatter of `.letta/agents/*.md`.",
  keys: {
    name: key(
      { anyOf: [{ type: "string", pattern: "^[a-z][a-z0-9-]*$" }, { type: ["boolean", "null"] }] },
      "Identifies the subagent: lower-case letters, digits and hyphens, without quotes. Required.",
    ),
    description: key(line, "When to use it, in the same line. Required, unless the file has no prompt."),
    tools: key(
      line,
      "The only tools that it has, as text with commas: `Read, Grep`. A YAML list and no value are every tool.",
    ),
    model: key(line, "Its model; `inherit`, or no value: the session's."),
    skills: key(line, "The skills whose texts it starts with, as text with commas."),
    fork: key(line, "`true`: it starts with the session's conversation."),
    launchProfile: key(line, "`memory-subagent`: it works in the agent's memory."),
  },
  required: ["name"],
  others: "ignored",
  othersSay: "Letta Code has no such key and ignores it.",
});
