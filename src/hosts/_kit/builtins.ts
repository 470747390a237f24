/** Subagents that a host brings along, which no file of the repository makes. */
import type { Capability } from "../../model/capability.ts";
import { implied } from "../../model/fact.ts";
import type { Item, Layer } from "../../model/load.ts";
import type { Profile } from "../../model/profile.ts";
import { profileFrom } from "./profile.ts";
import { placeOfPath } from "../../repo/text.ts";
import { grantEach } from "./tools.ts";

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
  return profileFrom({
    home: at,
    name: implied(name, at, "it is built in"),
    grants: implied(grantEach(at, may), at, because),
  });
}
