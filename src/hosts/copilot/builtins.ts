/** The agents that Copilot ships with. */
import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { capabilities } from "../../model/capability.ts";

/** Names and lists of tools are those of Copilot CLI 1.0.102's own definitions: every tool, but for `explore`. */
export const builtins: BuiltinAgents = [
  ["code-review", capabilities],
  ["explore", ["read", "execute", "network", "external"]],
  ["general-purpose", capabilities],
  ["research", capabilities],
  ["rubber-duck", capabilities],
  ["security-review", capabilities],
  ["task", capabilities],
];
