/** The keys of an agent of goose, for editors. */
import { key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { shapeOf } from "../../parsers/shape.ts";
import { fields } from "./agent.ts";

/** serde_yaml takes any scalar as a string. */
const anyScalar = { text: { type: ["string", "number", "boolean", "null"] } };

export default profileSchema(Object.keys(fields), {
  files: [".goose/agents/*.md"],
  describes: "The frontmatter of `.goose/agents/*.md`. Recipes are not described.",
  keys: {
    name: key(shapeOf(fields.name.decode, anyScalar), "Identifies the agent. Required."),
    description: key(shapeOf(fields.description.decode, anyScalar), "When to use the agent."),
    model: key(shapeOf(fields.model.decode, anyScalar), "The model."),
  },
  required: ["name"],
  others: "ignored",
  othersSay: "goose has no such key and ignores it; `tools` limits nothing.",
});
