/** Compares the hooks and servers that two profiles bring along. */
import type { Capability } from "../../model/capability.ts";
import { mayRefuse } from "../../model/hook-events.ts";
import type { HookOrServer } from "../../model/profile.ts";
import { countsOf } from "../../repo/many.ts";
import type { Place } from "../../repo/text.ts";
import { redacted } from "../../sanitize/secrets.ts";
import type { Widening } from "../change.ts";
import { placeKey } from "../item-place.ts";
import type { Powers } from "./powers.ts";

/** Hooks that could refuse what the subagent does, and that are gone without another one at their event. */
export function removedGuards({ hooks: before }: Powers, after: Powers): readonly Widening[] {
  const [were, are] = [countsOf(before.map(keyOf)), countsOf(after.hooks.map(keyOf))];
  const replaced = new Set(otherExtras({ ...after, hooks: before }, after).hooks.map(({ name }) => name));
  return before
    .filter(
      (hook) =>
        mayRefuse(hook.name) && !replaced.has(hook.name) && (are.get(keyOf(hook)) ?? 0) < (were.get(keyOf(hook)) ?? 0),
    )
    .map(({ name, value }) => ({
      kind: "scope",
      capability: null,
      message: `is no longer guarded by the hook \`${name}\`: \`${redacted(value)}\``,
      at: after.grants.at,
      chain: [],
    }));
}

function keyOf({ kind, name, value }: HookOrServer): string {
  return JSON.stringify([kind, name, value]);
}

/** New or different hooks and servers, except at places that are already reported. */
export function newHooksAndServers(
  before: Powers,
  after: Powers,
  reported: ReadonlySet<Place>,
  isKnown: boolean,
): readonly Widening[] {
  const { hooks, servers } = otherExtras(before, after);
  const widening = (what: string, earlier: ReadonlySet<string>, { name, kind, value, at }: HookOrServer): Widening => {
    const isAnother = earlier.has(name);
    const message = isAnother
      ? `has another ${what} \`${name}\`, which can do something else: \`${redacted(value)}\``
      : `has ${isKnown ? "one more" : "the"} ${what} \`${name}\`: \`${redacted(value)}\``;
    return { kind: "scope", capability: powerOf(kind), message, at, chain: [] };
  };
  const places = new Set([...reported].map(placeKey));
  const isUnreported = ({ at }: HookOrServer): boolean => !places.has(placeKey(at));
  const namesOf = (earlier: readonly HookOrServer[]) => new Set(earlier.map(({ name }) => name));
  const [earlierHooks, earlierServers] = [namesOf(before.hooks), namesOf(before.servers)];
  return [
    ...hooks.filter(isUnreported).map((hook) => widening("hook", earlierHooks, hook)),
    ...servers.filter(isUnreported).map((server) => widening("server", earlierServers, server)),
  ];
}

/**
 * The hooks and servers of `after` that `before` does not have. A prompt hook does nothing by itself and is left out.
 */
export function otherExtras(before: Powers, after: Powers): Pick<Powers, "hooks" | "servers"> {
  const hooks = new Set(before.hooks.map(keyOf));
  // A server may have another name.
  const serverKey = (server: HookOrServer): string => keyOf({ ...server, name: "" });
  const servers = new Set(before.servers.map(serverKey));
  return {
    hooks: after.hooks.filter((hook) => hook.kind !== "prompt" && !hooks.has(keyOf(hook))),
    servers: after.servers.filter((server) => !servers.has(serverKey(server))),
  };
}

function powerOf(kind: HookOrServer["kind"]): Capability | null {
  return kind === "command" ? "execute" : kind === "url" ? "network" : null;
}
