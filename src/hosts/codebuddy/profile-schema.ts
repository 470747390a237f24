/** The keys of a subagent of CodeBuddy, for editors. */
import { anything, key, noMapping, profileSchema } from "../_kit/profile-schema.ts";
import { agent } from "./agent.ts";

const undocumented = "CodeBuddy's documentation does not list this key (not verified).";

export default profileSchema(agent.keys.keys, {
  files: [".codebuddy/agents/**/*.md"],
  describes: "The frontmatter of `.codebuddy/agents/**/*.md`.",
  keys: {
    name: key(anything, "Identifies the subagent; without it, the file name."),
    description: key(anything, "When to use the subagent."),
    tools: key(noMapping, "The only tools that it has. Without the key, or with an empty list, it has every tool."),
    model: key(anything, "The model."),
    permissionMode: key(anything, "How it asks for permission: `bypassPermissions` and `fullAccess` never ask."),
    disallowedTools: key(
      anything,
      "Tools that are taken away in Claude Code.",
      agent.unverifiedLimits?.get("disallowedTools"),
    ),
    maxTurns: key(anything, `After how many turns it stops. ${undocumented}`),
    skills: key(anything, `Skills that it has. ${undocumented}`),
    hooks: key(anything, `Commands that run at events. ${undocumented}`),
    mcpServers: key(anything, `Servers, which start with the subagent. ${undocumented}`),
    memory: key(anything, `A folder of notes. ${undocumented}`),
    background: key(anything, `Whether it runs in the background. ${undocumented}`),
    color: key(anything, `Its color in the interface. ${undocumented}`),
    agentMode: key(anything, `Used in files of the editor. ${undocumented}`),
    enabled: key(anything, `Used in files of the editor. ${undocumented}`),
    enabledAutoRun: key(anything, `May run commands without asking. ${undocumented}`),
  },
  required: [...(agent.requiredBySome ?? [])],
  others: "ignored",
  othersSay: "CodeBuddy's documentation has no such key, so CodeBuddy may ignore it (not verified).",
});
