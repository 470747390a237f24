/** The keys of a droid of Factory, for editors. */
import { anything, key, names, profileSchema, text } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./agent.ts";

export default profileSchema(knownKeys.keys, {
  files: [".factory/droids/*.md"],
  describes: "The frontmatter of `.factory/droids/*.md`. One value of a wrong type discards all of it.",
  keys: {
    name: key(text, "Identifies the droid; without it, the file name."),
    description: key(text, "When to use the droid."),
    model: key(text, "`inherit`, an id, or `custom:…`."),
    reasoningEffort: key(text, "`low`, `medium` or `high`; applies only next to the droid's own `model`."),
    tools: key(
      names,
      "The only tools that it has: a category (`read-only`, `edit`, `execute`, `web`, `mcp`) or names. Without the key it has every tool.",
    ),
    mcpServers: key(names, "Names of servers."),
    color: key(anything, "Its color in the interface."),
    version: key(anything, "Written by Factory."),
    createdAt: key(anything, "Written by Factory."),
    updatedAt: key(anything, "Written by Factory."),
  },
  required: [],
  others: "ignored",
  othersSay: "Factory has no such key and ignores it.",
});
