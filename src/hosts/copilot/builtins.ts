/** The agents that Copilot ships with. */
import type { BuiltinAgents } from "../_kit/builtins.ts";
import { capabilities } from "../../model/capability.ts";

/** Names are those of the CLI's command reference. What each may do is UNVERIFIED beyond its description there. */
export const builtins: BuiltinAgents = [
  ["code-review", ["read", "execute", "network", "delegate", "external"]],
  ["explore", ["read", "execute", "network", "external"]],
  ["general-purpose", capabilities],
  ["research", ["read", "execute", "network", "external"]],
  ["rubber-duck", ["read", "execute", "network", "external"]],
  ["security-review", ["read", "execute", "network", "delegate", "external"]],
  ["task", capabilities],
];
