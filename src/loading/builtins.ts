/** Subagents that a host brings along, which no file of the repository makes. */
import type { Capability } from "../capability.ts";
import { implied, missing } from "../fact.ts";
import type { Item, Layer } from "../load.ts";
import type { Profile } from "../profile.ts";
import { placeOfPath } from "../text.ts";

/** An item for each, in a layer `builtin`; `may` is what the host's documentation leaves possible. */
export function builtinsOf(layer: Layer, agents: readonly (readonly [name: string, may: readonly Capability[]])[]): readonly Item[] {
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
    return { layer, files: [], verdict: { kind: "loaded" }, profile };
  });
}
