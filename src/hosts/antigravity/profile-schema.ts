/** The keys of an agent of Antigravity, for editors. */
import type { JsonSchema } from "../../parsers/shape.ts";
import { anything, key, profileSchema, wordsOrBlank } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./agent.ts";

/** What becomes of a value of another type is not documented, so only what this tool objects to is refused. */
const written: JsonSchema = { type: ["string", "number", "boolean", "array", "object"], pattern: "\\S" };
const toolList: JsonSchema = { anyOf: [{ type: ["array", "null"] }, { type: "string", pattern: "^\\s*$" }] };
const policy: JsonSchema = {
  anyOf: [wordsOrBlank("off", "sandbox", "auto", "eager"), { type: ["number", "boolean", "array", "object"] }],
};
const older = "A key of older releases (not verified).";
const paths = "Paths, of the agent's folder or of the project.";

export default profileSchema(knownKeys.keys, {
  files: [".agents/agents/*/agent.md"],
  describes: "The frontmatter of `.agents/agents/*/agent.md`.",
  keys: {
    name: key(written, "Identifies the agent. Required."),
    description: key(written, "When to use the agent. Required."),
    tools: key(toolList, "The only tools that it has, by their exact names; an unknown name may stop it."),
    mainAgent: key(anything, "Whether a session can run as it; `true` by default."),
    subagent: key(anything, "Whether other agents can start it; `true` by default."),
    model: key(anything, "`inherit`, `flash` or `pro`, where it runs as a subagent."),
    commandExecutionPolicy: key(
      policy,
      "How its commands are approved; `sandbox` by default, and `eager` asks nothing.",
    ),
    mcpServers: key(anything, "Servers of its own, each with a `name` and a `command` or an address."),
    inheritMcp: key(anything, "Whether it has the servers of the session; without the key it has."),
    inheritCustomizations: key(anything, "Whether it has the session's skills, rules, plugins, agents and hooks."),
    excludeDefaultComponents: key(anything, "Whether it has only the tools that it lists, and only its own prompt."),
    skills: key(anything, `Skills that it has. ${paths}`),
    plugins: key(anything, `Plugins that it has, with their hooks and servers. ${paths}`),
    rules: key(anything, `Rules that it has. ${paths}`),
    agents: key(anything, `Agents that it can start. ${paths}`),
    hooks: key(anything, `Files of hooks. ${paths}`),
    hidden: key(anything, "Whether lists leave it out."),
    disabled: key(anything, "Whether it is left out."),
    permissionMode: key(anything, "How it asks for permission, in one example; its values are not documented."),
    enable_write_tools: key(anything, `Whether it can write and run commands. ${older}`),
    enable_mcp_tools: key(anything, `Whether it can call servers. ${older}`),
    enable_subagent_tools: key(anything, `Whether it can start agents. ${older}`),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "Antigravity's documentation has no such key, so Antigravity may ignore it (not verified).",
});
