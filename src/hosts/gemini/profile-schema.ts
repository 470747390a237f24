/** The keys of an agent of Gemini CLI, for editors. */
import { key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { localKeys, remoteKeys, serverKeys } from "./keys.ts";

const valueOf = (name: string) => (localKeys[name] ?? remoteKeys[name])?.schema ?? {};
const propertiesOf = (keys: typeof serverKeys) =>
  Object.fromEntries(Object.entries(keys).map(([name, { schema }]) => [name, schema]));

export default profileSchema([...Object.keys(localKeys), ...Object.keys(remoteKeys)], {
  files: [".gemini/agents/*.md"],
  describes: "The frontmatter of `.gemini/agents/*.md`. A list of mappings of remote agents is not described.",
  keys: {
    kind: key(
      { type: "string", enum: ["local", "remote"] },
      "`local`, the default, or `remote`: another machine does the work.",
    ),
    name: key(valueOf("name"), "Identifies the agent: lower-case letters, digits, `-` and `_`. Required."),
    description: key({ type: "string" }, "When to use the agent. Required for a local agent."),
    display_name: key(valueOf("display_name"), "The name that people see."),
    tools: key(
      { ...valueOf("tools"), items: { type: "string" } },
      "The only tools that it has, with `*`, `mcp_*` and `mcp_SERVER_*`. Without the key it has every tool of the session.",
    ),
    model: key(valueOf("model"), "The model; `inherit` is the session's."),
    temperature: key(valueOf("temperature"), "The temperature of the model."),
    max_turns: key(valueOf("max_turns"), "After how many turns it stops; 30 without the key."),
    timeout_mins: key(valueOf("timeout_mins"), "After how many minutes it stops; 10 without the key."),
    mcp_servers: key(
      { ...valueOf("mcp_servers"), additionalProperties: { type: "object", properties: propertiesOf(serverKeys) } },
      "Servers by name, which start with the agent. `trust: true` runs their tools without asking.",
    ),
    agent_card_url: key(valueOf("agent_card_url"), "The address of a remote agent's card."),
    agent_card_json: key(valueOf("agent_card_json"), "The card of a remote agent as JSON."),
    auth: key(valueOf("auth"), "How Gemini CLI signs in at a remote agent."),
  },
  required: ["name"],
  others: "refused",
  othersSay: "Gemini CLI refuses a file with an unknown key.",
  also: {
    // A list of remote agents is not described.
    type: ["object", "array"],
    anyOf: [
      { required: ["agent_card_url"] },
      { required: ["agent_card_json"] },
      { properties: { description: { type: "string", minLength: 1 } }, required: ["description"] },
    ],
  },
});
