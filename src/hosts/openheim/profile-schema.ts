/** The keys of a subagent of openheim, for editors. */
import { key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { shapeOf } from "../../parsers/shape.ts";
import { fields } from "./document.ts";

export default profileSchema(Object.keys(fields), {
  files: [],
  describes: "The TOML between the lines `+++` of a profile of openheim.",
  keys: {
    description: key(shapeOf(fields.description.decode), "When to use the subagent."),
    model: key(shapeOf(fields.model.decode), "The model."),
    provider: key(shapeOf(fields.provider.decode), "The provider of the model."),
    tools: key(shapeOf(fields.tools.decode), "The only tools that it has. Without the key it has every tool."),
    max_iterations: key(shapeOf(fields.max_iterations.decode), "After how many calls of the model it stops."),
  },
  required: [],
  others: "ignored",
  othersSay: "openheim has no such key and ignores it.",
});
