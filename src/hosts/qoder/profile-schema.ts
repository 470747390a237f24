/** The keys of a subagent of Qoder CLI, for editors. */
import { count, key, list, mapping, names, profileSchema, text, words } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./agent.ts";

const required = { type: "string", minLength: 1 };

export default profileSchema(knownKeys.keys, {
  files: [".qoder/agents/**/*.md"],
  describes: "The frontmatter of `.qoder/agents/**/*.md`. A value of a wrong type refuses the file, null too.",
  keys: {
    name: key(required, "Identifies the subagent. Required."),
    description: key(required, "When to use it. Required."),
    kind: key(words("local", "remote"), "Where it runs."),
    tools: key(names, "The tools that it has. What the list leaves was not measured."),
    disallowedTools: key(names, "Tools that are taken away. What the list takes was not measured."),
    permissionMode: key(text, "What runs without asking."),
    model: key(text, "`inherit`, `lite`, `efficient`, `auto`, `performance`, `ultimate`, or an id."),
    temperature: key({ type: "number" }, "The temperature of the model."),
    maxTurns: key(count, "After how many turns it stops."),
    timeoutMins: key(count, "After how many minutes it stops."),
    effort: key({ anyOf: [words("low", "medium", "high", "xhigh", "max"), count] }, "How much the model thinks."),
    skills: key(names, "Skills that it can use."),
    color: key(
      words("red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan"),
      "Its color in the interface.",
    ),
    initialPrompt: key(text, "The first message."),
    memory: key(words("user", "project", "local"), "Where it keeps notes."),
    isolation: key(words("worktree"), "Where it works."),
    background: key({ enum: [true, false, "true", "false"] }, "Whether it runs in the background."),
    mcpServers: key({ anyOf: [list, mapping] }, "Servers that it has."),
    hooks: key(mapping, "Commands that run at events."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "Qoder CLI has no such key and ignores it.",
});
