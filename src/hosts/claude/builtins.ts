/** The subagents that Claude Code brings along; a profile of the same name replaces one. */
import { capabilities, type Capability } from "../../capability.ts";
import { implied, missing } from "../../fact.ts";
import type { Item, Layer } from "../../load.ts";
import type { Profile } from "../../profile.ts";
import { placeOfPath } from "../../text.ts";

export const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** Names as the sub-agents page has them; what each may do is UNVERIFIED beyond the page's "read-only" and "all tools". */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["Explore", ["read", "execute", "network", "external"]],
  ["Plan", ["read", "execute", "network", "external"]],
  ["general-purpose", capabilities],
  ["claude", capabilities],
  ["statusline-setup", ["read", "write"]],
  ["claude-code-guide", ["read", "execute", "network"]],
];

export function builtins(): readonly Item[] {
  const at = placeOfPath("");
  return agents.map(([name, may]) => {
    const profile: Profile = {
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
    };
    return { layer: builtin, files: [], verdict: { kind: "loaded" }, profile };
  });
}
