/** Finds what a profile can do that another one could not: the widenings. */
import { capabilities, type Capability, phrases } from "../model/capability.ts";
import type { Widening } from "./change.ts";
import { known } from "../model/fact.ts";
import { mayRefuse } from "../model/hook-events.ts";
import { looserCalls } from "./rules.ts";
import type { Bypass, HookOrServer, Profile } from "../model/profile.ts";
import { redacted } from "../sanitize/secrets.ts";
import { type Holding, toolsIn } from "./holdings.ts";
import { isSamePlace, placeKey } from "./place.ts";
import { countsOf } from "../repo/many.ts";
import type { Place } from "../repo/text.ts";

/** The parts of a profile that decide what it can do. */
export type Powers = Pick<
  Profile,
  "grants" | "extraGrants" | "hooks" | "servers" | "bypasses" | "denied" | "rules" | "limits"
>;

/** The powers that a new subagent is compared with: reading is not reported. */
export function readerAt(at: Place): Powers {
  return {
    grants: { state: "stated", value: [{ tool: "*", capability: "read", scope: null, at }], at },
    extraGrants: [],
    hooks: [],
    servers: [],
    bypasses: [],
    denied: [],
  };
}

/** `isKnown`: the subagent existed before, and the sentences say `now`. */
export function widenings(before: Powers, after: Powers, isKnown: boolean): readonly Widening[] {
  const can = isKnown ? "can now" : "can";
  const [old, current] = [holdingsOf(before), holdingsOf(after)];
  const held = new Set(old.map(({ grant }) => grant.capability));
  const gained = capabilities.filter(
    (capability) => !held.has(capability) && current.some(({ grant }) => grant.capability === capability),
  );
  const isHeld = coveredBy(old);
  const places = new Set<Place>();
  const tools = new Set<string>();
  const found: Widening[] = [];
  for (const capability of capabilities) {
    const isNew = gained.includes(capability);
    const own = current.filter(
      (holding) => holding.grant.capability === capability && holding.source !== "extra" && (isNew || !isHeld(holding)),
    );
    // Beside a tool, a hook or a server is told by itself: with its place, and with what it runs.
    const excess =
      own.length > 0 || !isNew ? own : current.filter((holding) => holding.grant.capability === capability);
    const [first] = excess;
    if (!first) continue;
    for (const { grant } of excess) places.add(grant.at);
    for (const { grant } of excess) tools.add(grant.tool);
    const more = isNew ? "" : `${capability === "external" ? "" : " more freely"}`;
    found.push({
      kind: isNew ? "capability" : "scope",
      capability,
      message: `${can} ${phrases[capability]}${more}, by ${toolsIn(excess, after)}`,
      at: first.grant.at,
      chain: [],
    });
  }
  const bypasses = bypassed(before, after, isKnown);
  const calls = looserCalls(before.rules, after.rules, {
    home: after.grants.at,
    tools,
    // Where a tool of a list is a rule too, it is reported as a tool.
    places: [...places, ...bypasses.map(({ at }) => at)],
  });
  return [
    ...found,
    ...undenied(before, after, tools),
    ...bypasses,
    ...unlimited(before, after, bypasses),
    ...calls,
    ...unguarded(before, after),
    ...extras(before, after, places, isKnown),
  ];
}

function holdingsOf({ grants, extraGrants, hooks, servers }: Powers): readonly Holding[] {
  const extraStarts = new Set([...hooks, ...servers].map(({ at }) => at.span.start));
  return [
    ...(known(grants) ?? []).map((grant): Holding => ({ grant, source: "list" })),
    ...extraGrants.map((grant): Holding => ({ grant, source: extraStarts.has(grant.at.span.start) ? "extra" : "key" })),
  ];
}

/** The most pairs that are compared; beyond it, only equal entries count as covered. */
const maxPairs = 1 << 20;

function coveredBy(holdings: readonly Holding[]): (holding: Holding) => boolean {
  const key = ({ grant: { tool, capability, scope }, source }: Holding) =>
    JSON.stringify([source, capability, tool, scope]);
  const same = new Set(holdings.map(key));
  let left = maxPairs;
  return (holding) =>
    same.has(key(holding)) || ((left -= holdings.length) >= 0 && holdings.some((old) => covers(old, holding)));
}

/** Whether an old holding allows all that a new one does. Conservative: false may be wrong. */
function covers(old: Holding, { grant, source }: Holding): boolean {
  if (old.grant.capability !== grant.capability) return false;
  if (old.source !== "list" && (source !== old.source || old.grant.tool !== grant.tool)) return false;
  if (grant.capability === "external" && !coversTool(baseOf(old.grant.tool), baseOf(grant.tool))) return false;
  return old.grant.scope === null || (grant.scope !== null && coversScope(old.grant.scope, grant.scope));
}

/** For tools with unknown power: only the same tool, or a pattern or server that contains it, covers one. */
function coversTool(old: string, tool: string): boolean {
  return old === tool || tool.startsWith(`${old}__`) || (old.endsWith("*") && tool.startsWith(old.slice(0, -1)));
}

function baseOf(tool: string): string {
  return tool.replace(/\(.*$/s, "").trim();
}

/** A prefix with a star at its end covers what begins with it, unless shell syntax or `..` can lead out of it. */
function coversScope(old: string, scope: string): boolean {
  if (old === scope) return true;
  const [, prefix = "", star] = /^([^*?[\]{}!]*?)((?::| )?\*+)$/.exec(old) ?? [];
  if (star === undefined || /[;&|<>$`(){}\\\n]|\.\./.test(scope)) return false;
  const rest = scope.slice(prefix.length);
  return (
    scope.startsWith(prefix) &&
    (star.startsWith("*") ? !(star === "*" && leavesDirectory(prefix, rest)) : /^$|^[ :]/.test(rest))
  );
}

/** In a path, one star matches within one directory; in a command, it matches anything. */
function leavesDirectory(prefix: string, rest: string): boolean {
  const isPath = /^[^\s:]+$/.test(prefix) && (prefix.includes("/") || !/\s/.test(rest));
  return isPath && /\/|\*\*/.test(rest);
}

/** The most removed denials that are reported. */
const maxDenials = 20;

/**
 * Removed denials of a part of what is granted: a scope, or a tool of a server. They do not reduce the grants, so
 * comparing grants does not find them. `tools`: tools that are reported as new.
 */
function undenied(before: Powers, after: Powers, tools: ReadonlySet<string>): readonly Widening[] {
  // Rules are compared as such, and every host that has them has its denials among them.
  if (before.rules && after.rules) return [];
  const remaining = new Set(after.denied);
  let left = maxPairs;
  const isCovered = (old: string) =>
    remaining.has(old) ||
    ((left -= after.denied.length) >= 0 && after.denied.some((entry) => coversDenial(entry, old)));
  const removed = before.denied.filter((old) => isPart(old) && !isCovered(old)).slice(0, maxDenials);
  return removed.flatMap((entry): readonly Widening[] => {
    const held = (known(after.grants) ?? []).find(
      ({ tool }) => tool === "*" || coversTool(baseOf(tool).toLowerCase(), baseOf(entry).toLowerCase()),
    );
    return held && !tools.has(held.tool)
      ? [
          {
            kind: "scope",
            capability: held.tool === "*" ? null : held.capability,
            message: `is no longer denied ${code(entry)}`,
            at: after.grants.at,
            chain: [],
          },
        ]
      : [];
  });
}

/** Whether a denial names a scope of a tool, or a tool of a server: `Bash(rm *)`, `mcp__git__push`, `@git/push`. */
function isPart(denial: string): boolean {
  return /\(.*\)|^mcp__.|^@[^/]+\/./s.test(denial);
}

function coversDenial(entry: string, old: string): boolean {
  return isScoped(entry) || isScoped(old)
    ? baseOf(entry) === baseOf(old) && coversScope(scopeOf(entry), scopeOf(old))
    : coversTool(entry, old);
}

function isScoped(denial: string): boolean {
  return /\(.*\)/s.test(denial);
}

function scopeOf(entry: string): string {
  return /\((.*)\)/s.exec(entry)?.[1] ?? "*";
}

function bypassed({ bypasses: before }: Powers, { bypasses: after }: Powers, isKnown: boolean): readonly Widening[] {
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
function unlimited(
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

/** Hooks that could refuse what the subagent does, and that are gone without another one at their event. */
function unguarded({ hooks: before }: Powers, after: Powers): readonly Widening[] {
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
      message: `is no longer guarded by the hook ${code(name)}: ${code(redacted(value))}`,
      at: after.grants.at,
      chain: [],
    }));
}

function keyOf({ kind, name, value }: HookOrServer): string {
  return JSON.stringify([kind, name, value]);
}

/** New or different hooks and servers, except at places that are already reported. */
function extras(before: Powers, after: Powers, reported: ReadonlySet<Place>, isKnown: boolean): readonly Widening[] {
  const { hooks, servers } = otherExtras(before, after);
  const widening = (what: string, earlier: ReadonlySet<string>, { name, kind, value, at }: HookOrServer): Widening => {
    const isAnother = earlier.has(name);
    const message = isAnother
      ? `has another ${what} ${code(name)}, which can do something else: ${code(redacted(value))}`
      : `has ${isKnown ? "one more" : "the"} ${what} ${code(name)}: ${code(redacted(value))}`;
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

function code(text: string): string {
  return `\`${text}\``;
}
