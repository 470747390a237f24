/** The agents that Copilot brings along. */
import { builtinsOf } from "../_kit/builtins.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import type { Item, Layer } from "../../model/load.ts";

export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** Names as the CLI's command reference has them; what each may do is UNVERIFIED beyond its description there. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["code-review", ["read", "execute", "network", "delegate", "external"]],
  ["explore", ["read", "execute", "network", "external"]],
  ["general-purpose", capabilities],
  ["research", ["read", "execute", "network", "external"]],
  ["rubber-duck", ["read", "execute", "network", "external"]],
  ["security-review", ["read", "execute", "network", "delegate", "external"]],
  ["task", capabilities],
];

export function builtins(): readonly Item[] {
  return builtinsOf(builtin, agents);
}
