/** The keys of a profile of Defect, for editors. */
import { key, mapping, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { orNull, shapeOf } from "../../parsers/shape.ts";
import { config, shapes } from "./config.ts";

const whole = shapeOf(config) as { readonly properties: object };

export default profileSchema(Object.keys(whole.properties), {
  files: [".defect/agents/*.md", ".defect/agents/*/agent.toml"],
  describes: "The TOML or YAML at the beginning of a Markdown file, or `agent.toml`.",
  keys: {
    description: key(shapeOf(shapes.description), "When to use the subagent. Required."),
    model: key(orNull(shapeOf(shapes.model)), "The model."),
    default: key(orNull(shapeOf(shapes.default, { positional: true })), "The model, as a table."),
    prompt: key(
      orNull(shapeOf(shapes.prompt, { positional: true })),
      "The prompt: a `file` in the profile's folder, or a `text`.",
    ),
    tools: key(
      orNull(shapeOf(shapes.tools, { positional: true })),
      "`allow` lists the only tools that it has; without it, the tools that read.",
    ),
    sampling: key(orNull(shapeOf(shapes.sampling, { positional: true })), "How the model chooses its words."),
    inherit_project_prompt: key({ type: "boolean" }, "Whether the project's prompt comes first."),
    request_limit: key(orNull(shapeOf(shapes.request_limit)), "How often a turn can call the model."),
    request_limit_mode: key(orNull(shapeOf(shapes.request_limit_mode)), "How that limit counts."),
    hooks: key(mapping, "Commands and prompts that run at events."),
  },
  required: ["description"],
  others: "refused",
  othersSay: "Defect refuses a profile with an unknown key.",
});
