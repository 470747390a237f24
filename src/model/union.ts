/** Both of two readings of one text: where parsers differ, what either of them gives counts. */
import { implied, known, stated } from "./fact.ts";
import type { Grant, Preload, Profile } from "./profile.ts";
import type { Place } from "../repo/text.ts";

/** What a reading of a text gives a profile. */
export type Power = Pick<
  Profile,
  | "grants"
  | "denied"
  | "rules"
  | "mayStart"
  | "preloads"
  | "extraGrants"
  | "hooks"
  | "servers"
  | "bypasses"
  | "limits"
  | "powerSettings"
>;

/**
 * The grants of both of two readings of one text, with the texts of the first: if parsers differ, both readings count.
 */
export function union(a: Profile, b: Power): Profile {
  const grants = known(a.grants) ?? [];
  const added = notIn(grants, known(b.grants) ?? []);
  return {
    ...a,
    ...(a.mayStart ? { mayStart: () => true } : {}),
    grants: added.length === 0 ? a.grants : widened(a.grants, b.grants, [...grants, ...added]),
    denied: a.denied.length === 0 ? a.denied : a.denied.filter((tool) => b.denied.includes(tool)),
    ...(a.rules || b.rules ? { rules: [...(a.rules ?? []), ...(b.rules ?? [])] } : {}),
    ...(a.preloads || b.preloads ? { preloads: allPreloads(a.preloads ?? [], b.preloads ?? []) } : {}),
    extraGrants: joined(a.extraGrants, extrasNotIn(a.extraGrants, b.extraGrants)),
    hooks: joined(a.hooks, elsewhere(a.hooks, b.hooks)),
    servers: joined(a.servers, elsewhere(a.servers, b.servers)),
    bypasses: joined(a.bypasses, elsewhere(a.bypasses, b.bypasses)),
    ...(a.limits
      ? {
          limits: a.limits.filter((limit) =>
            b.limits?.some(({ setting, value }) => setting === limit.setting && value === limit.value),
          ),
        }
      : {}),
    ...settingsOfBoth(a, b),
  };
}

function settingsOfBoth(
  { powerSettings: first }: Profile,
  { powerSettings: second = [] }: Power,
): Pick<Profile, "powerSettings"> {
  return first ? { powerSettings: joined(first, elsewhere(first, second)) } : {};
}

function joined<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  return second.length === 0 ? first : [...first, ...second];
}

/** Those of `others` that begin where none of `first` does. */
function elsewhere<T extends { readonly at: Place }>(first: readonly T[], others: readonly T[]): readonly T[] {
  return others.length === 0
    ? others
    : others.filter(({ at }) => !first.some((one) => one.at.span.start === at.span.start));
}

function allPreloads(first: readonly Preload[], second: readonly Preload[]): readonly Preload[] {
  return [...first, ...second.filter(({ name }) => !first.some((one) => one.name === name))];
}

/** A hook or a server that only one reading has keeps the grants at its place, though another one gives the same. */
function extrasNotIn(grants: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  const found = new Set([...notIn(grants, others), ...elsewhere(grants, others)]);
  return others.filter((grant) => found.has(grant));
}

function notIn(grants: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  let tools: ReadonlySet<string> | undefined;
  let keys: ReadonlySet<string> | undefined;
  // Two readings of one text mostly give the same in the same order, or have other tools altogether: every tool as `*`.
  return others.filter(
    (grant, i) =>
      !isAlike(grant, grants[i]) &&
      (!(tools ??= new Set(grants.map(({ tool }) => tool))).has(grant.tool) ||
        !(keys ??= new Set(grants.map(keyOf))).has(keyOf(grant))),
  );
}

function isAlike({ tool, capability, scope }: Grant, other: Grant | undefined): boolean {
  return other?.tool === tool && other.capability === capability && other.scope === scope;
}

function keyOf({ tool, capability, scope }: Grant): string {
  return `${capability} ${scope} ${tool}`;
}

function widened(a: Profile["grants"], b: Profile["grants"], value: readonly Grant[]): Profile["grants"] {
  if (a.state === "stated") return stated(value, a.at);
  if (a.state === "implied") return implied(value, a.at, a.because);
  return b.state === "implied" ? implied(value, b.at, b.because) : stated(value, b.at);
}
