/** Subagents that a host brings along, which no file of the repository makes. */
import type { Capability } from "../../model/capability.ts";
import { implied, missing } from "../../model/fact.ts";
import type { Item, Layer } from "../../model/load.ts";
import type { Profile } from "../../model/profile.ts";
import { placeOfPath } from "../../repo/text.ts";

/** An item for each, in a layer `builtin`; `may` is what the host's documentation leaves possible. */
export function builtinsOf(
  layer: Layer,
  agents: readonly (readonly [name: string, may: readonly Capability[]])[],
): readonly Item[] {
  return agents.map(([name, may]) => ({
    layer,
    files: [],
    verdict: { kind: "loaded" },
    profile: builtinProfile(name, may, "it is built in"),
  }));
}

/** `because` says why it may do that. */
export function builtinProfile(name: string, may: readonly Capability[], because: string): Profile {
  const at = placeOfPath("");
  return {
    name: implied(name, at, "it is built in"),
    identity: name,
    description: missing(at),
    model: missing(at),
    permissionMode: missing(at),
    grants: implied(
      may.map((capability) => ({ tool: "*", capability, scope: null, at })),
      at,
      because,
    ),
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
}
