/** VT Code's built-in subagents (vinhnx/VTCode@015910e4c:vtcode-core/src/subagents/registry.rs, `builtins`). */
import type { Capability } from "../../model/capability.ts";
import { capabilities } from "../../model/capability.ts";
import type { Item, Layer } from "../../model/load.ts";
import { builtinsOf } from "../_kit/loading/builtins.ts";

/** The layer of the built-in subagents. It has no folder. */
export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["explore", ["read", "execute"]],
  ["plan", ["read", "execute"]],
  ["general", capabilities],
  ["code-reviewer", ["read", "execute"]],
  ["debugger", ["read", "write", "execute"]],
];

/** Those of the older edition. */
export function builtins(): readonly Item[] {
  return builtinsOf(builtin, agents);
}
