/** Lists the host's tools, and matches patterns of `tools.allow` with them. */
import { type Capability, inOrder } from "../../model/capability.ts";
import { compileGlob } from "./glob.ts";

/** vast-enterprise/defect@12082bd: crates/tools/src and crates/agent/src/tool, by the safety class each declares. */
const pool: { readonly [tool: string]: readonly Capability[] } = {
  read_file: ["read"],
  search: ["read"],
  skill: ["read"],
  goal_done: [],
  inspect_background_task: ["read"],
  fetch: ["network"],
  write_file: ["write"],
  edit_file: ["write"],
  spawn_agent: ["delegate"],
  cancel_background_task: ["execute"],
  bash: ["execute"],
};

/** What a profile without `tools.allow` gets (vast-enterprise/defect@1570e23:crates/config/src/profiles.rs). */
export const defaultTools = ["read_file", "search"] as const;

/** What one pattern of `tools.allow` gives. */
export type Reading =
  | { readonly kind: "tools"; readonly capabilities: readonly Capability[] }
  /** No tool has this name: the host refuses to start the agent. */
  | { readonly kind: "unknown" }
  | { readonly kind: "invalid" };

/**
 * What a pattern matches. MCP tools are called `mcp__server__tool`, so a pattern may match tools that are not listed
 * here.
 */
export function readPattern(pattern: string): Reading {
  const literal = /^[^*?[\]{}\\]*/.exec(pattern)?.[0] ?? "";
  if (literal.length === pattern.length && !literal.startsWith("mcp__")) {
    const capabilities = Object.hasOwn(pool, pattern) ? pool[pattern] : undefined;
    return capabilities ? { kind: "tools", capabilities } : { kind: "unknown" };
  }
  const matches = compileGlob(pattern);
  if (!matches) return { kind: "invalid" };
  const matched = Object.entries(pool).filter(([tool]) => matches(tool));
  const servers = literal.startsWith("mcp__") || (literal.length < pattern.length && "mcp__".startsWith(literal));
  if (matched.length === 0 && !servers) return { kind: "unknown" };
  return {
    kind: "tools",
    capabilities: inOrder([
      ...matched.flatMap(([, capabilities]) => capabilities),
      ...(servers ? ["external" as const] : []),
    ]),
  };
}
