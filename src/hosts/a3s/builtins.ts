/** The subagents that A3S Code brings along (a3s_code_core@2.4.0:src/subagent.rs, `builtin_agents`). */
import type { Capability } from "../../capability.ts";
import { implied, missing } from "../../fact.ts";
import type { Item, Layer } from "../../load.ts";
import { placeOfPath } from "../../text.ts";

export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** What their own rules allow or take away; a default of asking would let them ask for the rest. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["explore", ["read", "execute"]],
  ["general", ["read", "write", "execute"]],
  ["plan", ["read"]],
  ["verification", ["read", "execute"]],
  ["review", ["read", "execute"]],
];

export function builtins(): readonly Item[] {
  const at = placeOfPath("");
  return agents.map(([name, may]) => ({
    layer: builtin,
    files: [],
    verdict: { kind: "loaded" },
    profile: {
      name: implied(name, at, "it is built in"),
      identity: name,
      description: missing(at),
      model: missing(at),
      permissionMode: missing(at),
      grants: implied(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, "it is built in"),
      denied: [],
      extraGrants: [],
      hooks: [],
      servers: [],
      paths: [],
      bypasses: [],
      ineffective: [],
      prompt: { source: "none", path: null, text: "", at },
      native: undefined,
    },
  }));
}
