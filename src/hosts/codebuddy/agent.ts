/** The keys of a subagent of CodeBuddy, and what they mean. */
import type { MarkdownHost } from "../_kit/markdown-host.ts";

const doubt = "CodeBuddy's documentation does not list this key, so it may limit nothing (not verified)";

/**
 * Keys after the first four are Claude Code's and the editor's. Which of them count is assumed, except for the mode.
 */
export const agent: MarkdownHost = {
  keys: {
    keys: new Set(
      "name description tools model disallowedTools permissionMode maxTurns skills hooks mcpServers memory background color agentMode enabled enabledAutoRun".split(
        " ",
      ),
    ),
    own: { tools: "tools" },
    ignores: false,
  },
  required: [],
  requiredBySome: ["name", "description"],
  allow: "tools",
  emptyMeansAll: true,
  unverifiedLimits: new Map([["disallowedTools", doubt]]),
  switches: new Map([
    ["enabledAutoRun", { effect: "auto-approve", because: "may run commands without asking", certainty: "assumed" }],
  ]),
  // Claude Code's modes; no text says what they do here.
  strictModes: new Map([
    ["plan", [2, "may let tools only read (not verified)"]],
    ["dontAsk", [2, "may deny everything that would need a prompt (not verified)"]],
    ["delegate", [2, "may let it only delegate work (not verified)"]],
    ["default", [1, "may ask where no rule allows (not verified)"]],
  ]),
  modes: new Map([
    ["fullAccess", { effect: "bypass", because: "may run every tool call without asking" }],
    ["bypassPermissions", { effect: "bypass", because: "may run every tool call without asking" }],
    ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking" }],
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
