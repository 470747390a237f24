/** A3S Code's built-in subagents (a3s_code_core@2.4.0:src/subagent.rs, `builtin_agents`). */
import type { Capability } from "../../model/capability.ts";
import type { Item, Layer } from "../../model/load.ts";
import { builtinsOf } from "../_kit/loading/builtins.ts";

/** The layer of the built-in subagents. It has no folder. */
export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** What their own rules allow. With `ask` as the default, they can ask for the rest. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["explore", ["read", "execute"]],
  ["general", ["read", "write", "execute"]],
  ["plan", ["read"]],
  ["verification", ["read", "execute"]],
  ["review", ["read", "execute"]],
];

/** A profile of the same name replaces one. */
export function builtins(): readonly Item[] {
  return builtinsOf(builtin, agents);
}
