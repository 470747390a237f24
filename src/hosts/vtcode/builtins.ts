/** The subagents that VT Code brings along (vinhnx/VTCode@015910e4c:vtcode-core/src/subagents/registry.rs, `builtins`). */
import type { Capability } from "../../capability.ts";
import { capabilities } from "../../capability.ts";
import { implied, missing } from "../../fact.ts";
import type { Item, Layer } from "../../load.ts";
import { placeOfPath } from "../../text.ts";

export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["explore", ["read", "execute"]],
  ["plan", ["read", "execute"]],
  ["general", capabilities],
  ["code-reviewer", ["read", "execute"]],
  ["debugger", ["read", "write", "execute"]],
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
