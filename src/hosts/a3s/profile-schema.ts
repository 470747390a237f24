/** The keys of an agent of A3S Code, for editors. */
import { key, profileSchema, words } from "../_kit/profiles/profile-schema.ts";
import { type JsonSchema, orNull, shapeOf } from "../../parsers/shape.ts";
import { deniedKeys, kinds, plain, plainKeys, toolKeys, workerKeys } from "./newer/fields.ts";

const { properties } = shapeOf(plain, { positional: true }) as {
  readonly properties: { readonly [key: string]: JsonSchema };
};
const valueOf = (name: string): JsonSchema => properties[name] ?? {};
const others = (all: readonly string[], says: string) => Object.fromEntries(all.map((name) => [name, key({}, says)]));

export default profileSchema([...plainKeys, ...workerKeys, ...toolKeys, ...deniedKeys], {
  files: [".a3s/agents/**/*.yaml", ".a3s/agents/**/*.yml", ".a3s/agents/**/*.md"],
  describes: "`.a3s/agents/**/*.yaml`, and the frontmatter of `.a3s/agents/**/*.md`.",
  keys: {
    name: key({ ...valueOf("name"), minLength: 1, pattern: "\\S" }, "Identifies the agent. Required."),
    description: key(valueOf("description"), "When to use the agent. Required."),
    native: key(valueOf("native"), "Whether it counts as one of A3S Code's own."),
    hidden: key(valueOf("hidden"), "Whether people do not see it."),
    permissions: key(orNull(valueOf("permissions")), "Rules in `allow`, `deny` and `ask`, with a `default_decision`."),
    model: key(valueOf("model"), "The model: a mapping of `model` and `provider`."),
    prompt: key(valueOf("prompt"), "The prompt; without it, the body of a Markdown file."),
    max_steps: key(valueOf("max_steps"), "After how many steps it stops."),
    tool_free: key(valueOf("tool_free"), "Its effect is not verified."),
    confirmation_inheritance: key(
      valueOf("confirmation_inheritance"),
      "What becomes of a call that needs confirmation. Without it, next to a rule, such calls are approved.",
    ),
    kind: key(words(...Object.keys(kinds)), "Makes the file the recipe of a worker."),
    ...others(toolKeys, "The only tools that it has; a non-empty list replaces `permissions`."),
    ...others(deniedKeys, "Tools that are denied."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "A3S Code has no such key and ignores it.",
});
