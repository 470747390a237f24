/** The keys of a subagent of Qwen Code, for editors. */
import { anything, key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { orNull } from "../../parsers/shape.ts";
import { approvalModes, bridged } from "./modes.ts";
import { knownKeys } from "./profile.ts";

/** Numbers, booleans and lists become text. */
const anyText = { type: ["string", "number", "boolean", "array", "null"] };
const names = { type: ["string", "array", "null"] };

export default profileSchema(knownKeys.keys, {
  files: [".qwen/agents/*.md"],
  describes: "The frontmatter of `.qwen/agents/*.md`.",
  keys: {
    name: key(
      {
        type: ["string", "number", "boolean", "array"],
        minLength: 2,
        pattern: "^\\s*[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*\\s*$",
      },
      "Identifies the subagent: 2 to 50 letters, digits, `-` and `_`, and no reserved word such as `main`. Required.",
    ),
    description: key(
      { type: ["string", "number", "boolean", "array"], pattern: "\\S" },
      "When to use the subagent. Required.",
    ),
    tools: key(names, "The only tools that it has. Without the key, or with an empty list, it has every tool."),
    disallowedTools: key(names, "Tools that are taken away after `tools` is applied."),
    model: key(anyText, "`inherit`, `fast`, an id, or `provider:id`."),
    modelConfig: key(anything, "Settings of the model; its `model` counts if there is no `model`."),
    approvalMode: key(
      orNull({ type: "string", enum: ["", ...approvalModes] }),
      "How it asks for approval. Without a mode it edits files in a trusted folder without asking; `yolo` never asks.",
    ),
    permissionMode: key(
      orNull({ type: "string", enum: ["", ...bridged.keys()] }),
      "Claude Code's mode, which counts if there is no `approvalMode`.",
    ),
    maxTurns: key(
      { type: ["integer", "string", "boolean", "array", "null"], minimum: 1 },
      "After how many turns it stops.",
    ),
    runConfig: key(anything, "`max_turns` and `max_time_minutes`, numbers above zero."),
    color: key(anything, "Its color in the interface."),
    background: key({ type: ["boolean", "string", "number", "null", "array"] }, "Whether it runs in the background."),
    mcpServers: key(anything, "Servers by name, which start with the subagent."),
    hooks: key(anything, "Commands that run at events while the subagent works."),
    executor: key(anything, "Another program that does the work, with every capability."),
    executionBackend: key(anything, "`container`: where it works."),
  },
  required: ["name", "description"],
  others: "ignored",
  othersSay: "Qwen Code has no such key and ignores it.",
});
