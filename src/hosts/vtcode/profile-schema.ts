/** The keys of a subagent of VT Code, for editors. */
import { anything, filled, key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { type JsonSchema, shapeOf } from "../../parsers/shape.ts";
import { permissions } from "./newer/permissions.ts";
import { isolations, keys, memories, modes, names as alike } from "./newer/spec.ts";

/** A list, a text with commas, or a switch. */
const names = { type: ["array", "string", "boolean", "null"] };
const effort = "How much the model thinks.";
const refused = "VT Code refuses a file with this key; use `permissions.default`.";

/** One of some words in any case. A value that is not text counts as absent. */
function word(all: readonly string[]): JsonSchema {
  const letters = (one: string) => one.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const pattern = `^\\s*(?:${all.map(letters).join("|")})\\s*$`;
  return {
    anyOf: [
      { type: "string", enum: all },
      { type: "string", pattern },
      { type: ["null", "boolean", "number", "array", "object"] },
    ],
  };
}

/** Other names of a key; the first that is present counts. */
function others(all: readonly string[], value: JsonSchema, says: string) {
  return Object.fromEntries(all.map((name, at) => [name, key(at === 0 ? value : anything, says)]));
}

export default profileSchema(keys, {
  files: [".vtcode/agents/*.md"],
  describes: "The frontmatter of `.vtcode/agents/*.md`.",
  keys: {
    name: key(filled, "Identifies the subagent. Required."),
    description: key(filled, "When to use the subagent. Required."),
    ...others(alike.tools, names, "The only tools that it has. Without the key it has the tools of its parent."),
    ...others(alike.denied, names, "Tools that are taken away."),
    permissions: key(
      { ...shapeOf(permissions), type: ["object", "array"] },
      "What runs without asking: a `default`, and lists of rules.",
    ),
    permissionMode: key({ not: {} }, "A key of the older edition.", refused),
    permission_mode: key({ not: {} }, "A key of the older edition.", refused),
    model: key(anything, "The model."),
    ...others(alike.color, anything, "Its color in the interface."),
    ...others(alike.effort, anything, effort),
    ...others(alike.servers, { type: ["array", "object", "null"] }, "Servers, which start with the subagent."),
    ...others(alike.turns, anything, "After how many turns it stops."),
    ...others(alike.first, anything, "The first message."),
    skills: key(names, "Skills that it has."),
    hooks: key({ type: ["object", "null"] }, "Commands that run at events."),
    background: key(anything, "Whether it runs in the background."),
    mode: key(
      word(modes),
      "Whether other agents start it (`subagent`), people choose it (`primary`), or both (`all`).",
    ),
    nickname_candidates: key(names, "Names that running subagents are given."),
    memory: key(word(memories), "A folder of notes."),
    isolation: key(word(isolations), "Where it works."),
    aliases: key(names, "Other names of the subagent."),
    prompt: key(anything, "The prompt, if the body is empty."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "VT Code has no such key and ignores it.",
});
