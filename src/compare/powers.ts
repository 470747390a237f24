/** What a profile may do that another could not: the reasons to say that it has widened. */
import { capabilities, type Capability, phrases } from "../model/capability.ts";
import type { Widening } from "./change.ts";
import { known } from "../model/fact.ts";
import type { Bypass, HookOrServer, Grant, Profile } from "../model/profile.ts";
import { redacted } from "../sanitize/secrets.ts";
import type { Place } from "../repo/text.ts";

/** What was there before, as far as it counts: of a subagent that is new, that it may read. */
export type Powers = Pick<Profile, "grants" | "extraGrants" | "hooks" | "servers" | "bypasses" | "denied">;

/** Where nothing was before, nobody is surprised by a profile that reads. */
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

/** `now`: the sentences are about one that could do less before. */
export function widenings(before: Powers, after: Powers, now: boolean): readonly Widening[] {
  const may = now ? "may now" : "may";
  const [had, has] = [holdingsOf(before), holdingsOf(after)];
  const held = new Set(had.map(({ grant }) => grant.capability));
  const gained = capabilities.filter(
    (capability) => !held.has(capability) && has.some(({ grant }) => grant.capability === capability),
  );
  const isHeld = coveredBy(had);
  const places = new Set<Place>();
  const found: Widening[] = [];
  for (const capability of capabilities) {
    const isNew = gained.includes(capability);
    const beyond = has.filter(
      (holding) =>
        holding.grant.capability === capability && (isNew || (holding.source !== "extra" && !isHeld(holding))),
    );
    const [first] = beyond;
    if (!first) continue;
    for (const { grant } of beyond) places.add(grant.at);
    const more = isNew ? "" : `${capability === "external" ? "" : " more freely"}`;
    found.push({
      kind: isNew ? "capability" : "scope",
      capability,
      message: `${may} ${phrases[capability]}${more}, by ${toolsIn(beyond.map(({ grant }) => grant))}`,
      at: first.grant.at,
      way: [],
    });
  }
  return [...found, ...undenied(before, after), ...bypassed(before, after, now), ...extras(before, after, places)];
}

interface Holding {
  readonly grant: Grant;
  /** `list`: by the tools that it may call; `beside`: by another key; `extra`: by a command or an endpoint of its own, and nothing else. */
  readonly source: "list" | "beside" | "extra";
}

function holdingsOf({ grants, extraGrants, hooks, servers }: Powers): readonly Holding[] {
  const fixed = new Set([...hooks, ...servers].map(({ at }) => at.span.start));
  return [
    ...(known(grants) ?? []).map((grant): Holding => ({ grant, source: "list" })),
    ...extraGrants.map((grant): Holding => ({ grant, source: fixed.has(grant.at.span.start) ? "extra" : "beside" })),
  ];
}

/** Pairs that are compared one by one; above it, only what is the same is known to have been held. */
const most = 1 << 20;

function coveredBy(had: readonly Holding[]): (holding: Holding) => boolean {
  const key = ({ grant: { tool, capability, scope }, source }: Holding) =>
    JSON.stringify([source, capability, tool, scope]);
  const same = new Set(had.map(key));
  let left = most;
  return (holding) => same.has(key(holding)) || ((left -= had.length) >= 0 && had.some((old) => covers(old, holding)));
}

/** Whether what was held lets do all that is held now; where that cannot be told, it does not. */
function covers(old: Holding, { grant, source }: Holding): boolean {
  if (old.grant.capability !== grant.capability) return false;
  if (old.source !== "list" && (source !== old.source || old.grant.tool !== grant.tool)) return false;
  if (grant.capability === "external" && !coversTool(baseOf(old.grant.tool), baseOf(grant.tool))) return false;
  return old.grant.scope === null || (grant.scope !== null && coversScope(old.grant.scope, grant.scope));
}

/** Of a tool whose power nobody knows, another one says nothing. */
function coversTool(old: string, tool: string): boolean {
  return old === tool || tool.startsWith(`${old}__`) || (old.endsWith("*") && tool.startsWith(old.slice(0, -1)));
}

function baseOf(tool: string): string {
  return tool.replace(/\(.*$/s, "").trim();
}

/** A prefix with a star at its end covers what begins like it, as long as no shell or path leads out of that again. */
function coversScope(old: string, scope: string): boolean {
  if (old === scope) return true;
  const [, prefix = "", star] = /^([^*?[\]{}!]*?)((?::| )?\*+)$/.exec(old) ?? [];
  if (star === undefined || /[;&|<>$`(){}\\\n]|\.\./.test(scope)) return false;
  const more = scope.slice(prefix.length);
  return (
    scope.startsWith(prefix) &&
    (star.startsWith("*") ? !(star === "*" && leavesDirectory(prefix, more)) : /^$|^[ :]/.test(more))
  );
}

/** In a path one star names what lies in one directory; in a command it stands for anything. */
function leavesDirectory(prefix: string, more: string): boolean {
  const isPath = /^[^\s:]+$/.test(prefix) && (prefix.includes("/") || !/\s/.test(more));
  return isPath && /\/|\*\*/.test(more);
}

/** Denials with a scope take nothing from the tools, and still count where they go. */
function undenied(before: Powers, after: Powers): readonly Widening[] {
  const same = new Set(after.denied);
  let left = most;
  const isCovered = (old: string) =>
    same.has(old) ||
    ((left -= after.denied.length) >= 0 &&
      after.denied.some((entry) => baseOf(entry) === baseOf(old) && coversScope(insideOf(entry), insideOf(old))));
  const freed = before.denied.filter((old) => /\(.*\)/s.test(old) && !isCovered(old)).slice(0, 20);
  return freed.flatMap((entry): readonly Widening[] => {
    const held = (known(after.grants) ?? []).find(
      ({ tool }) => tool === "*" || baseOf(tool).toLowerCase() === baseOf(entry).toLowerCase(),
    );
    return held
      ? [
          {
            kind: "scope",
            capability: held.tool === "*" ? null : held.capability,
            message: `is no longer denied ${code(entry)}`,
            at: after.grants.at,
            way: [],
          },
        ]
      : [];
  });
}

function insideOf(entry: string): string {
  return /\((.*)\)/s.exec(entry)?.[1] ?? "*";
}

function bypassed({ bypasses: before }: Powers, { bypasses: after }: Powers, now: boolean): readonly Widening[] {
  const stronger = (old: Bypass, { setting, value, effect }: Bypass) =>
    old.setting === setting && (old.effect === "bypass" || (old.effect === effect && old.value === value));
  return after
    .filter((bypass) => bypass.effect !== "unhonoured" && !before.some((old) => stronger(old, bypass)))
    .map(({ setting, value, because, at }) => ({
      kind: "bypass",
      capability: null,
      message: `has ${code(setting)} ${now ? "now " : ""}at ${code(value)}, which ${because}`,
      at,
      way: [],
    }));
}

/** Commands and endpoints that are other ones than before; a prompt does nothing by itself. */
function extras(before: Powers, after: Powers, told: ReadonlySet<Place>): readonly Widening[] {
  const { hooks, servers } = otherExtras(before, after);
  const widening = (what: string, olds: readonly HookOrServer[], { name, kind, value, at }: HookOrServer): Widening => {
    const isAnother = olds.some((old) => old.name === name);
    const message = isAnother
      ? `has another ${what} ${code(name)}, which may do something else: ${code(redacted(value))}`
      : `has one more ${what} ${code(name)}: ${code(redacted(value))}`;
    return { kind: "scope", capability: powerOf(kind), message, at, way: [] };
  };
  const untold = ({ at }: HookOrServer): boolean =>
    ![...told].some((place) => place.source === at.source && place.span.start === at.span.start);
  return [
    ...hooks.filter(untold).map((hook) => widening("hook", before.hooks, hook)),
    ...servers.filter(untold).map((server) => widening("server", before.servers, server)),
  ];
}

/** Those that were not there before. */
export function otherExtras(before: Powers, after: Powers): Pick<Powers, "hooks" | "servers"> {
  return {
    hooks: after.hooks.filter(
      ({ kind, name, value }) =>
        kind !== "prompt" && !before.hooks.some((old) => old.kind === kind && old.name === name && old.value === value),
    ),
    servers: after.servers.filter(
      ({ kind, value }) => !before.servers.some((old) => old.kind === kind && old.value === value),
    ),
  };
}

function powerOf(kind: HookOrServer["kind"]): Capability | null {
  return kind === "command" ? "execute" : kind === "url" ? "network" : null;
}

function toolsIn(grants: readonly Grant[]): string {
  const tools = [...new Set(grants.map(({ tool }) => (tool === "*" ? "every tool" : code(tool))))];
  return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}

function code(text: string): string {
  return `\`${text}\``;
}
