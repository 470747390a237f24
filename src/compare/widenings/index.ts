/** Finds what a profile can do that another one could not: the widenings. */
import { capabilities, phrases } from "../../model/capability.ts";
import type { Bypass, Grant } from "../../model/profile.ts";
import type { Widening } from "../change.ts";
import { sourcesIn } from "./grant-sources.ts";
import { coveredBy, heldGrantsOf } from "./held-grants.ts";
import { newHooksAndServers, removedGuards } from "./hooks-and-servers.ts";
import { isSamePlace } from "../item-place.ts";
import type { Powers } from "./powers.ts";
import { removedDenials } from "./removed-denials.ts";
import { looserCalls } from "./rules.ts";

/** `isKnown`: the subagent existed before, and the sentences say `now`. */
export function wideningsBetween(
  before: Powers,
  after: Powers,
  { isKnown }: { readonly isKnown: boolean },
): readonly Widening[] {
  const gained = gainedGrants(before, after, isKnown);
  const places = new Set(gained.flatMap(({ grants }) => grants.map(({ at }) => at)));
  const tools = new Set(gained.flatMap(({ grants }) => grants.map(({ tool }) => tool)));
  const bypasses = newBypasses(before, after, isKnown);
  const calls = looserCalls(before.rules, after.rules, {
    home: after.grants.at,
    tools,
    // Where a tool of a list is a rule too, it is reported as a tool.
    places: [...places, ...bypasses.map(({ at }) => at)],
  });
  return [
    ...gained.map(({ widening }) => widening),
    ...removedDenials(before, after, tools),
    ...bypasses,
    ...removedLimits(before, after, bypasses),
    ...calls,
    ...removedGuards(before, after),
    ...newHooksAndServers(before, after, places, isKnown),
  ];
}

/** A widening with the grants that it reports. */
interface GainedGrants {
  readonly widening: Widening;
  readonly grants: readonly Grant[];
}

/** For each capability the grants that no grant of `before` covers, in the order of the capabilities. */
function gainedGrants(before: Powers, after: Powers, isKnown: boolean): readonly GainedGrants[] {
  const can = isKnown ? "can now" : "can";
  const [old, current] = [heldGrantsOf(before), heldGrantsOf(after)];
  const held = new Set(old.map(({ grant }) => grant.capability));
  const isHeld = coveredBy(old);
  return capabilities.flatMap((capability): readonly GainedGrants[] => {
    const isNew = !held.has(capability);
    const all = current.filter(({ grant }) => grant.capability === capability);
    const own = all.filter((one) => one.source !== "extra" && (isNew || !isHeld(one)));
    // Next to a tool, a hook or a server is reported by itself: with its place, and with what it runs.
    const excess = own.length > 0 || !isNew ? own : all;
    const grants = excess.map(({ grant }) => grant);
    const [first] = grants;
    if (!first) return [];
    const more = isNew || capability === "external" ? "" : " more freely";
    const message = `${can} ${phrases[capability]}${more}, by ${sourcesIn(excess, after)}`;
    return [
      { widening: { kind: isNew ? "capability" : "scope", capability, message, at: first.at, chain: [] }, grants },
    ];
  });
}

function newBypasses({ bypasses: before }: Powers, { bypasses: after }: Powers, isKnown: boolean): readonly Widening[] {
  const isAtLeastAsStrong = (old: Bypass, { setting, value, effect }: Bypass) =>
    old.setting === setting && (old.effect === "bypass" || (old.effect === effect && old.value === value));
  return after
    .filter((bypass) => bypass.effect !== "unhonoured" && !before.some((old) => isAtLeastAsStrong(old, bypass)))
    .map(({ setting, value, because, at }) => ({
      kind: "bypass",
      capability: null,
      message: `${code(setting)} is ${isKnown ? "now " : ""}${code(value)}, which ${because}`,
      at,
      chain: [],
    }));
}

/**
 * Limits that are gone, or for which there is another that is not known to be as strict. What is a bypass now is
 * reported as such.
 */
function removedLimits(
  { limits: before = [] }: Powers,
  { limits: after = [], bypasses, grants }: Powers,
  reported: readonly Widening[],
): readonly Widening[] {
  return before.flatMap((old): readonly Widening[] => {
    const now = after.find(({ setting }) => setting === old.setting);
    if (now && (now.value === old.value || now.strictness > old.strictness)) return [];
    const bypass = bypasses.find(({ setting }) => setting === old.setting);
    if (bypass && reported.some(({ at }) => isSamePlace(at, bypass.at))) return [];
    const ended = `no longer ${code(old.value)}, which ${old.because}`;
    const message = now
      ? `${code(old.setting)} is now ${code(now.value)}, ${ended}`
      : `${code(old.setting)} is ${ended}`;
    return [{ kind: "bypass", capability: null, message, at: now?.at ?? grants.at, chain: [] }];
  });
}

function code(text: string): string {
  return `\`${text}\``;
}
