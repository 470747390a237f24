/** The grants that a profile holds, and whether the grants of another one cover one of them. */
import { known } from "../../model/fact.ts";
import type { Grant } from "../../model/profile.ts";
import type { Powers } from "./powers.ts";

/** A grant, with the part of the profile that gives it. */
export interface HeldGrant {
  readonly grant: Grant;
  /** `list`: from the list of tools; `key`: from another key; `extra`: from a hook or a server of its own. */
  readonly source: "list" | "key" | "extra";
}

/** Those of the list of tools first; none of a list that cannot be read. */
export function heldGrantsOf({ grants, extraGrants, hooks, servers }: Powers): readonly HeldGrant[] {
  const extraStarts = new Set([...hooks, ...servers].map(({ at }) => at.span.start));
  return [
    ...(known(grants) ?? []).map((grant): HeldGrant => ({ grant, source: "list" })),
    ...extraGrants.map(
      (grant): HeldGrant => ({ grant, source: extraStarts.has(grant.at.span.start) ? "extra" : "key" }),
    ),
  ];
}

/** The most pairs that are compared; beyond it, only equal entries count as covered. */
export const maxPairs = 1 << 20;

/** Tells whether one of `grants` allows all that a grant does. Conservative: `false` may be wrong. */
export function coveredBy(grants: readonly HeldGrant[]): (one: HeldGrant) => boolean {
  const key = ({ grant: { tool, capability, scope }, source }: HeldGrant) =>
    JSON.stringify([source, capability, tool, scope]);
  const same = new Set(grants.map(key));
  let left = maxPairs;
  return (one) =>
    same.has(key(one)) || ((left -= grants.length) >= 0 && grants.some((old) => heldGrantCovers(old, one)));
}

/** Whether an old grant allows all that a new one does. Conservative: `false` may be wrong. */
function heldGrantCovers(old: HeldGrant, { grant, source }: HeldGrant): boolean {
  if (old.grant.capability !== grant.capability) return false;
  if (old.source !== "list" && (source !== old.source || old.grant.tool !== grant.tool)) return false;
  if (grant.capability === "external" && !toolCovers(toolWithoutScope(old.grant.tool), toolWithoutScope(grant.tool)))
    return false;
  return old.grant.scope === null || (grant.scope !== null && scopeCovers(old.grant.scope, grant.scope));
}

/** For tools with unknown power: only the same tool, or a pattern or server that contains it, covers one. */
export function toolCovers(old: string, tool: string): boolean {
  return old === tool || tool.startsWith(`${old}__`) || (old.endsWith("*") && tool.startsWith(old.slice(0, -1)));
}

/** `Bash(rm *)` as `Bash`. */
export function toolWithoutScope(tool: string): string {
  return tool.replace(/\(.*$/s, "").trim();
}

/** A prefix with a star at its end covers what begins with it, unless shell syntax or `..` can lead out of it. */
export function scopeCovers(old: string, scope: string): boolean {
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
