/** The keys of a subagent of Claude Code, for editors. */
import { anything, key, noMapping, profileSchema, wordsOrBlank } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./subagent/keys.ts";
import { isolations, memories, modes } from "./subagent/powers.ts";

export default profileSchema(knownKeys.keys, {
  files: [".claude/agents/**/*.md"],
  describes: "The frontmatter of `.claude/agents/**/*.md`.",
  keys: {
    name: key(
      { type: "string", minLength: 1, maxLength: 256, pattern: "^(?!-)[^:：﹕︓]*$" },
      "Identifies the subagent, byte for byte. Required; it has no colon and does not begin with `-`.",
    ),
    description: key({ type: "string", minLength: 1 }, "When to use the subagent. Required."),
    tools: key(
      noMapping,
      "The only tools that it has. Without the key it has every tool; with an empty list it has none.",
    ),
    disallowedTools: key(noMapping, "Tools that are taken away, also from those that `memory` gives."),
    model: key(anything, "`sonnet`, `opus`, `haiku`, `fable`, `inherit`, or a full id. Case does not matter."),
    permissionMode: key(
      wordsOrBlank(...modes),
      "How it asks for permission. `acceptEdits` and `auto` ask less; `bypassPermissions` never asks where the session allows that.",
    ),
    maxTurns: key({ type: ["integer", "string", "array", "null"], minimum: 1 }, "After how many turns it stops."),
    skills: key(anything, "Skills whose text is loaded at the start. The list does not limit it."),
    mcpServers: key(
      { type: ["array", "string", "null"], pattern: "^\\s*$" },
      "Servers: names, or mappings of a name to a configuration, which start with the subagent.",
    ),
    hooks: key(
      { type: ["object", "null", "boolean"] },
      "Commands that run at events while the subagent works, whatever its tools are.",
    ),
    memory: key(wordsOrBlank(...memories), "Gives it a folder of notes, and with it Read, Write and Edit."),
    background: key(anything, "Whether it runs in the background."),
    effort: key(anything, "How much the model thinks."),
    isolation: key(wordsOrBlank(...isolations), "Where it works: in a worktree of its own, or elsewhere."),
    color: key(anything, "Its color in the interface."),
    initialPrompt: key(anything, "The first message when a session runs as this agent."),
    autoCompactWindow: key(anything, "From how many tokens on it sums up its conversation."),
    omitClaudeMd: key(anything, "Whether it runs without the instructions of `CLAUDE.md`."),
    observer: key(anything, "Agents that start beside it and watch it: up to four names, with commas between them."),
    observerMessage: key(anything, "What its observers are told with each report of what it did."),
    observeToolResults: key(anything, "On an observer: whether it gets the results of tools."),
    observeSubagents: key(anything, "Whether the agents that it starts have its observers too."),
    experimental: key(anything, "Options that may change, such as `cacheTtl`."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "Claude Code has no such key and ignores it.",
});
