/** Claude Code's built-in subagents; a profile of the same name replaces one. */
import { builtinsOf } from "../_kit/loading/builtins.ts";
import { capabilities, type Capability } from "../../model/capability.ts";
import type { Item, Layer } from "../../model/load.ts";

/** The layer below all others; no file belongs to it. */
export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** Names as in the sub-agents page; what each can do beyond the page's "read-only" and "all tools" is assumed. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["Explore", ["read", "execute", "network", "external"]],
  ["Plan", ["read", "execute", "network", "external"]],
  ["general-purpose", capabilities],
  ["claude", capabilities],
  ["statusline-setup", ["read", "write"]],
  ["claude-code-guide", ["read", "execute", "network"]],
];

/** One item for each built-in subagent, without files. */
export function builtins(): readonly Item[] {
  return builtinsOf(builtin, agents);
}
