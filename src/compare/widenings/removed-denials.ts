/** Finds what a profile no longer denies. */
import { known } from "../../model/fact.ts";
import type { Widening } from "../change.ts";
import { maxPairs, scopeCovers, toolCovers, toolWithoutScope } from "./held-grants.ts";
import type { Powers } from "./powers.ts";

/** The most removed denials that are reported. */
const maxDenials = 20;

/**
 * Removed denials of a part of what is granted: a scope, or a tool of a server. They do not reduce the grants, so
 * comparing grants does not find them. `tools`: tools that are reported as new.
 */
export function removedDenials(before: Powers, after: Powers, tools: ReadonlySet<string>): readonly Widening[] {
  // Rules are compared as such, and every host that has them has its denials among them.
  if (before.rules && after.rules) return [];
  const remaining = new Set(after.denied);
  let left = maxPairs;
  const isCovered = (old: string) =>
    remaining.has(old) ||
    ((left -= after.denied.length) >= 0 && after.denied.some((entry) => denialCovers(entry, old)));
  const removed = before.denied.filter((old) => isPart(old) && !isCovered(old)).slice(0, maxDenials);
  return removed.flatMap((entry): readonly Widening[] => {
    const held = (known(after.grants) ?? []).find(
      ({ tool }) =>
        tool === "*" || toolCovers(toolWithoutScope(tool).toLowerCase(), toolWithoutScope(entry).toLowerCase()),
    );
    return held && !tools.has(held.tool)
      ? [
          {
            kind: "scope",
            capability: held.tool === "*" ? null : held.capability,
            message: `is no longer denied \`${entry}\``,
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

function denialCovers(entry: string, old: string): boolean {
  return isScoped(entry) || isScoped(old)
    ? toolWithoutScope(entry) === toolWithoutScope(old) && scopeCovers(scopeOf(entry), scopeOf(old))
    : toolCovers(entry, old);
}

function isScoped(denial: string): boolean {
  return /\(.*\)/s.test(denial);
}

function scopeOf(entry: string): string {
  return /\((.*)\)/s.exec(entry)?.[1] ?? "*";
}
