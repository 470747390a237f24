/** Items for the subagents that a host ships with, which no file of the repository defines. */
import type { Capability } from "../../../model/capability.ts";
import { implied } from "../../../model/fact.ts";
import type { Item, Layer } from "../../../model/load.ts";
import type { Profile } from "../../../model/profile.ts";
import { profileFrom } from "../profiles/profile.ts";
import { placeOfPath } from "../../../repo/text.ts";
import { grantEach } from "../profiles/tools.ts";

/** The subagents of a host by name, with the capabilities that its documentation leaves possible. */
export type BuiltinAgents = readonly (readonly [name: string, granted: readonly Capability[]])[];

/** One item for each subagent; `layer` is the host's layer `builtin`. */
export function builtinsOf(layer: Layer, agents: BuiltinAgents): readonly Item[] {
  return agents.map(([name, granted]) => ({
    layer,
    files: [],
    verdict: { kind: "loaded" },
    profile: builtinProfile(name, granted, "it is built in"),
  }));
}

/** The profile of a subagent without a file. `because` says why it is granted these capabilities. */
export function builtinProfile(name: string, granted: readonly Capability[], because: string): Profile {
  const at = placeOfPath("");
  return profileFrom({
    home: at,
    name: implied(name, at, "it is built in"),
    grants: implied(grantEach(at, granted), at, because),
  });
}
