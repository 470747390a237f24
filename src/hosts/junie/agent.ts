/** The keys of a subagent of Junie, and what they mean. */
import type { MarkdownHost } from "../_kit/profiles/markdown-host.ts";
import { oneWord } from "../_kit/profiles/unknown-keys.ts";

/** The table of the subagents page. What happens to other keys, and what the modes are, is assumed. */
export const agent: MarkdownHost = {
  keys: {
    keys: new Set(
      "name description tools disallowedTools mcpServers model permissionMode reasoningLevel effort maxTurns skills allowPromptArgument".split(
        " ",
      ),
    ),
    own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns" },
    ignores: false,
    forms: { permissionMode: oneWord },
  },
  required: ["description"],
  allow: "tools",
  emptyMeansAll: true,
  deny: "disallowedTools",
  toolsByCapability: { read: ["Read", "Glob", "Grep"], write: ["Write", "Edit"], execute: ["Bash"] },
  // Claude Code's modes; no text says what they do here.
  strictModes: new Map([
    ["plan", [2, "may let tools only read (not verified)"]],
    ["dontAsk", [2, "may deny everything that would need a prompt (not verified)"]],
    ["default", [1, "may ask where no rule allows (not verified)"]],
  ]),
  modes: new Map([
    [
      "bypassPermissions",
      { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" },
    ],
    ["brave", { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" }],
    ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking", certainty: "assumed" }],
    [
      "auto",
      {
        effect: "auto-approve",
        because: "may let a model approve tool calls instead of a person",
        certainty: "assumed",
      },
    ],
  ]),
};
