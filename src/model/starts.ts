/** What of a profile starts by itself: its hooks and servers, with what they give it. */
import type { Grant, HookOrServer, Profile } from "./profile.ts";
import type { Place } from "../repo/text.ts";
import { groupBy } from "../repo/many.ts";

/** A hook or a server of a profile that does something by itself, whatever the tools are. */
export interface Start {
  readonly what: "hook" | "server";
  readonly of: HookOrServer;
  /** What it gives the profile: never none. */
  readonly grants: readonly Grant[];
}

/** The hooks and servers of a profile that do something by themselves: those with grants at their place. */
export function startsOf({ hooks, servers, extraGrants }: Profile): readonly Start[] {
  if (extraGrants.length === 0 || hooks.length + servers.length === 0) return [];
  const grants = groupBy(extraGrants, (grant) => keyOfPlace(grant.at));
  const starts = (what: Start["what"], all: readonly HookOrServer[]): readonly Start[] =>
    all.flatMap((of) => {
      const given = grants.get(keyOfPlace(of.at));
      return given ? [{ what, of, grants: given }] : [];
    });
  return [...starts("hook", hooks), ...starts("server", servers)];
}

/** Grants that no tool gives: those of hooks and servers, which are told by what they run. */
export function startGrantsOf(profile: Profile | undefined): ReadonlySet<Grant> {
  return new Set(profile ? startsOf(profile).flatMap(({ grants }) => grants) : []);
}

function keyOfPlace({ source, span }: Place): string {
  return `${span.start} ${source.path}`;
}
