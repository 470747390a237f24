/** The keys of a custom mode of Roo Code, for editors. */
import { key, profileSchema, text, words } from "../_kit/profiles/profile-schema.ts";
import { groups, keys } from "./mode.ts";

export default profileSchema(keys.keys, {
  files: [".roomodes"],
  describes: "`.roomodes`: custom modes of a project.",
  keys: {
    slug: key(
      { type: "string", pattern: "^[a-zA-Z0-9-]+$" },
      "Identifies the mode: letters, digits and `-`. Required.",
    ),
    name: key({ type: "string", minLength: 1 }, "The name that people see. Required."),
    roleDefinition: key({ type: "string", minLength: 1 }, "The beginning of the prompt. Required."),
    whenToUse: key(text, "When to use the mode."),
    description: key(text, "What people read about the mode."),
    customInstructions: key(text, "The end of the prompt."),
    groups: key(
      {
        type: "array",
        items: {
          anyOf: [
            words(...groups.keys()),
            {
              type: "array",
              items: [
                words(...groups.keys()),
                { type: "object", properties: { fileRegex: { type: "string" }, description: text } },
              ],
              minItems: 2,
              maxItems: 2,
            },
          ],
        },
      },
      "The groups of tools that it has. `fileRegex` limits `edit` to files. Required.",
    ),
    source: key(words("global", "project"), "Where the mode is from."),
    allowedMcpServers: key(
      {},
      "The only servers that it has.",
      "Only Zoo Code has this key, so it limits nothing in Roo Code.",
    ),
  },
  required: ["slug", "name", "roleDefinition", "groups"],
  others: "ignored",
  othersSay: "Roo Code silently removes other keys; `tools` limits nothing.",
  file: (mode) => ({
    type: "object",
    properties: {
      customModes: { type: "array", items: mode, description: "The modes. One fault disables all of them." },
    },
    required: ["customModes"],
  }),
});
