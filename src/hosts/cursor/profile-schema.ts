/** The keys of a subagent of Cursor, for editors. */
import { anything, key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { keys } from "./agent.ts";

export default profileSchema(keys.keys, {
  files: [".cursor/agents/**/*.md"],
  describes: "The frontmatter of `.cursor/agents/**/*.md`, which Cursor reads line by line, as no YAML.",
  keys: {
    name: key(anything, "Identifies the subagent; without it, the file name."),
    description: key(anything, "When to use the subagent."),
    model: key(anything, "`inherit`, `fast`, or an id."),
    readonly: key(
      { type: ["boolean", "null", "string"], pattern: "^\\s*$" },
      "`true`, without quotes or a comment, takes away file edits and commands that change state. There is no other limit.",
    ),
    is_background: key(anything, "Whether it runs in the background."),
    background: key(anything, "The same as `is_background`, and wins over it."),
    "force-default-model": key(anything, "Whether it runs on the default model."),
  },
  required: [],
  others: "ignored",
  othersSay: "Cursor ignores this key; `tools` limits nothing.",
});
