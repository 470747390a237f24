/** A subagent and its places as plain data. */
import { known } from "../../../model/fact.ts";
import type { Subject } from "../../../inspect/index.ts";
import { capabilitiesOf } from "../../../model/profile.ts";
import type { Result } from "../../../evaluate/result.ts";
import { type Place, positionAt } from "../../../repo/text.ts";
import type { Spot, SideModel } from "./types.ts";

/** The path and the line, from 1, at which a place begins. */
export function spotAt({ source, span }: Place): Spot {
  return { path: source.path, line: positionAt(source, span.start).line };
}

/** A place in the policy, which is read from the base if there is one. */
export function policySpot(at: Place, { sources, base }: Pick<Result, "sources" | "base">): Spot {
  return {
    ...spotAt(at),
    isOfBase: base !== null && sources.some(({ ref, commit }) => ref === at.source.path && commit === base),
  };
}

/** A subagent before or after a change. `null`: the file cannot be read, or the host takes its default. */
export function sideOf({ item: { verdict, profile } }: Subject): SideModel {
  return {
    capabilities: profile ? capabilitiesOf(profile) : null,
    verdict: verdict.kind,
    mode: (profile && known(profile.permissionMode)) ?? null,
    model: (profile && known(profile.model)) ?? null,
  };
}

/** `null`: the profile has no name, or cannot be read. */
export function nameOf({ item: { profile } }: Subject): string | null {
  return (profile && known(profile.name)) ?? null;
}
