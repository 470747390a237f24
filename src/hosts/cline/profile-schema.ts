/** The keys of a subagent of Cline, for editors. */
import { count, filled, key, names, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { knownKeys } from "./fields.ts";

export default profileSchema(knownKeys.keys, {
  files: [".cline/agents/*.yml", ".cline/agents/*.yaml"],
  describes: "The frontmatter of `.cline/agents/*.yml` and `.yaml`.",
  keys: {
    name: key(filled, "Identifies the subagent, in any case. Required."),
    description: key(filled, "When to use it. Required."),
    tools: key(names, "The only tools that it has, in any case: `read_files, search_codebase`. An empty list is none."),
    skills: key(names, "The only skills that it has."),
    providerId: key(filled, "The provider of its model; without it, the session's."),
    modelId: key(filled, "Its model; without it, the session's."),
    maxIterations: key(count, "After how many turns it stops."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "Cline has no such key and ignores it.",
});
