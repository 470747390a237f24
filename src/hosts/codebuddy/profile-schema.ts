/** The keys of a subagent, for editors. */
import { anything, key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./keys.ts";

export default profileSchema(knownKeys.keys, {
  files: [".codebuddy/agents/**/*.md"],
  describes: "The frontmatter of `.codebuddy/agents/**/*.md`.",
  keys: {
    name: key(
      anything,
      "Identifies the subagent; without it, the file name. With a value that is no text no session starts.",
    ),
    description: key(anything, "When to use the subagent."),
    tools: key(
      anything,
      "The only tools that it has: `Read, Grep`. Without the key, or without a name, it has every tool.",
    ),
    model: key(anything, "Its model; without it, the session's."),
    permissionMode: key(
      anything,
      "How it asks: `default`, `acceptEdits`, `bypassPermissions`, `plan`, `dontAsk`, `auto`. `ignore`, and no value, leave it to the session.",
    ),
    skills: key(
      anything,
      "Skills whose text it has from the start. Commands in that text run then, without a question.",
    ),
    hooks: key(anything, "Commands that run at events, where settings have `allowUntrustedFrontmatterHooks`."),
    isolation: key(anything, "Where it works."),
    color: key(anything, "Its color in the interface."),
    agentMode: key(anything, "Used in files of the editor (not verified)."),
    enabled: key(anything, "Used in files of the editor (not verified)."),
    enabledAutoRun: key(anything, "Used in files of the editor: may run commands without asking (not verified)."),
  },
  required: [],
  others: "ignored",
  othersSay: "CodeBuddy has no such key and ignores it.",
});
