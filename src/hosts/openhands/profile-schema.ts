/** The keys of an agent of OpenHands, for editors. */
import { anything, key, mapping, profileSchema, text } from "../_kit/profiles/profile-schema.ts";
import { keys } from "./profile.ts";
import { modes } from "./refusals.ts";

const nothing = { type: "null" };

export default profileSchema(keys.keys, {
  files: [".openhands/agents/*.md"],
  describes: "The frontmatter of `.openhands/agents/*.md`.",
  keys: {
    name: key(anything, "Identifies the agent; without it, the file name."),
    description: key(anything, "When to use the agent. Texts in `<example>` show when it is meant."),
    model: key(anything, "`inherit`, or the name of a stored LLM profile."),
    color: key(anything, "How the agent is shown."),
    tools: key({ type: ["array", "string", "null"] }, "Its tools. Without the key it has none. A text is one name."),
    skills: key(anything, "Skills that it has: a list, or a text with commas."),
    max_iteration_per_run: key(anything, "After how many steps it stops: a number above zero."),
    max_budget_per_run: key(anything, "How many US dollars a run can cost: a number above zero."),
    hooks: key(anything, "Commands, prompts and agents that run at events."),
    profile_store_dir: key({ anyOf: [text, nothing] }, "The folder of stored LLM profiles."),
    mcp_config: key({ anyOf: [mapping, nothing] }, "Servers by name."),
    mcp_servers: key({ anyOf: [mapping, nothing] }, "The former name of `mcp_config`."),
    permission_mode: key(
      {
        anyOf: [
          { type: "string", enum: [...modes] },
          { type: "string", pattern: `^\\s*(?:${modes.map(anyCase).join("|")})\\s*$` },
          nothing,
        ],
      },
      "When a person is asked: `never_confirm` never asks. Without the key, as the session does.",
    ),
    condenser: key(anything, "How the conversation is shortened: `default`, `none` or a mapping."),
  },
  required: [],
  others: "kept",
  othersSay: "OpenHands keeps the key with the agent, and it does nothing.",
});

/** A pattern for a word in any case. */
function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
