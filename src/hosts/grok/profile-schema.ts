/** The keys of a subagent of Grok Build, for editors. */
import {
  anything,
  flag,
  key,
  list,
  mapping,
  names,
  profileSchema,
  text,
  texts,
  words,
} from "../_kit/profiles/profile-schema.ts";
import { capabilityModes, modes } from "./fields.ts";
import { knownKeys } from "./profile.ts";

const orNothing = (...types: readonly string[]) => ({ type: [...types, "null"] });

export default profileSchema(knownKeys.keys, {
  files: [".grok/agents/*.md"],
  describes: "The frontmatter of `.grok/agents/*.md`. One unknown name in `tools` gives every tool.",
  keys: {
    name: key(
      { type: ["string", "number", "boolean", "null"] },
      "The name in lists. The file name starts it. Required.",
    ),
    description: key({ type: ["string", "number", "boolean", "null"] }, "When to use it. Required."),
    tools: key(
      { anyOf: [names, { type: "null" }] },
      "The only tools that it has, by Claude Code's or Grok Build's names.",
    ),
    disallowedTools: key(
      { anyOf: [names, { type: "null" }] },
      "Tools that are taken away: only Grok Build's own names count, such as `run_terminal_cmd`.",
    ),
    permissionMode: key(words(...modes), "Has no effect in Grok Build 1.0.41."),
    capabilityMode: key(
      { enum: [...capabilityModes.keys(), null] },
      "The limit that always holds: `read-only`, `read-write`, `execute`.",
    ),
    mcpServers: key(list, "Servers that start with it: names, and one name with its configuration."),
    mcpInheritance: key(anything, "`all`, `none`, or a mapping with `named` or `except`."),
    hooks: key({ anyOf: [mapping, { type: "null" }] }, "Commands that run at events, without asking."),
    injectDefaultTools: key(flag, "Whether it gets tools for images and writing beside its list."),
    toolConfig: key(mapping, "The tools from which its list chooses."),
    promptMode: key(words("extend", "full"), "`full` replaces the prompt of the session."),
    model: key(orNothing("string", "number", "boolean"), "The model."),
    effort: key({ enum: ["low", "medium", "high", "xhigh", "max", null] }, "How much the model thinks."),
    maxTurns: key({ type: ["integer", "null"], minimum: 1 }, "After how many turns it stops."),
    isolation: key({ enum: ["none", "worktree", null] }, "Where it works."),
    memory: key({ enum: ["user", "project", "local", null] }, "Where it keeps notes."),
    background: key(orNothing("boolean"), "Whether it runs in the background."),
    skills: key(texts, "Skills that it has from the start."),
    discoverSkills: key(flag, "Whether it finds skills."),
    inheritSkills: key(flag, "Whether it has the skills of its parent."),
    agentsMd: key(flag, "Whether it reads `AGENTS.md`."),
    initialPrompt: key(orNothing("string", "number", "boolean"), "The first message."),
    color: key(anything, "Its color in the interface."),
    completionRequirement: key(orNothing("object"), "What must be there when it ends."),
    toolOverrides: key(orNothing("object", "array"), "Changes to its tools."),
    userMessageTemplate: key(text, "A template of its first message."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "Grok Build has no such key and ignores it.",
});
