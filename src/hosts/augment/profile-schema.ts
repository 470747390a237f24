/** The keys of a subagent of Augment, for editors. */
import { anything, key, noMapping, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { keys } from "./agent.ts";

export default profileSchema(keys.keys, {
  files: [".augment/agents/**/*.md"],
  describes: "The frontmatter of `.augment/agents/**/*.md`.",
  keys: {
    name: key(
      anything,
      "The name; without it, the file name. Other characters than letters, digits, `_` and `-` become `-`.",
    ),
    description: key(anything, "When to use the subagent."),
    model: key(anything, "The model."),
    color: key(anything, "Its color in the interface."),
    hidden: key(anything, "Whether people do not see it."),
    tools: key(noMapping, "The only tools that it has. Without the key, or without a name in it, it has every tool."),
    disabled_tools: key(noMapping, "Tools that are taken away. Next to this key, `tools` is ignored."),
    finish_tool: key(anything, "The tool that ends the task."),
    provider_model: key(anything, "The model of another provider."),
    provider_api_key: key(anything, "The key of another provider. A file in a repository is no place for it."),
    provider_base_url: key(anything, "The address of another provider."),
    replace_system_prompt: key(anything, "Whether the prompt replaces Augment's own."),
    disable_rules: key(anything, "Whether it does without the rules of the workspace."),
    disable_workspace_guidelines: key(anything, "Whether it does without the guidelines of the workspace."),
    disable_skills: key(anything, "Whether it has no skills."),
    tool_description: key(anything, "The description of the tool that starts it."),
    instruction_description: key(anything, "The description of that tool's input."),
  },
  required: [],
  others: "ignored",
  othersSay: "Augment has no such key and ignores it.",
});
