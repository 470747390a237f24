/** The keys of a subagent, for editors. */
import { anything, key, names, profileSchema, text } from "../_kit/profile-schema.ts";
import { knownKeys } from "./keys.ts";

export default profileSchema(knownKeys.keys, {
  files: [".codebuddy/agents/**/*.md"],
  describes: "The frontmatter of `.codebuddy/agents/**/*.md`.",
  keys: {
    name: key(
      text,
      "Identifies the subagent; without it, the file name. With a value that is no text no session starts.",
    ),
    description: key(text, "When to use the subagent."),
    tools: key(
      names,
      "The only tools that it has: `Read, Grep`. Without the key, or without a name, it has every tool.",
    ),
    model: key(text, "Its model; without it, the session's."),
    permissionMode: key(
      { enum: ["default", "acceptEdits", "bypassPermissions", "plan", "dontAsk", "auto", "ignore"] },
      "How it asks for permission. `ignore`, and no value, leave it to the session.",
    ),
    skills: key(names, "Skills whose text it has from the start. Commands in that text run then, without a question."),
    hooks: key(anything, "Commands that run at events, where settings have `allowUntrustedFrontmatterHooks`."),
    isolation: key(anything, "Where it works."),
    color: key(anything, "Its color in the interface."),
    agentMode: key(anything, "Used in files of the editor (not verified)."),
    enabled: key(anything, "Used in files of the editor (not verified)."),
    enabledAutoRun: key(anything, "Used in files of the editor: may run commands without asking (not verified)."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "CodeBuddy has no such key and ignores it.",
});
