/** How the scopes of two decisions lie to one another, as far as their words tell. */
import type { Override, Selector } from "../model.ts";

/** Whether one is about everything that the other is about. Where it says no, it may be all the same. */
export function covers(one: Selector, other: Selector): boolean {
  const all = (narrow: readonly string[], wide: readonly string[], isIn: (word: string, glob: string) => boolean) =>
    wide.length === 0 || (narrow.length > 0 && narrow.every((word) => wide.some((glob) => isIn(word, glob))));
  return (
    all(other.profiles, one.profiles, isWithin) &&
    all(other.paths, one.paths, isWithin) &&
    all(other.hosts, one.hosts, (word, host) => word === host)
  );
}

/** Whether a pattern matches whatever another one does: the same words, or the same around one wildcard. */
export function isWithin(pattern: string, glob: string): boolean {
  if (pattern === glob || glob === "**") return true;
  const [, start = "", deep, end = ""] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(glob) ?? [];
  if (
    deep === undefined ||
    !pattern.startsWith(start) ||
    !pattern.endsWith(end) ||
    pattern.length < start.length + end.length
  )
    return false;
  const between = pattern.slice(start.length, pattern.length - end.length);
  if (deep === "**") return start.endsWith("/") && end === "" && between !== "";
  return !between.includes("/") && !between.includes("**") && !(between === "" && start === "");
}

/** `false` where no profile can be meant by both. */
export function mayOverlap(one: Selector, other: Selector): boolean {
  const meet = (some: readonly string[], others: readonly string[], clash: (a: string, b: string) => boolean) =>
    some.length === 0 || others.length === 0 || some.some((a) => others.some((b) => !clash(a, b)));
  return (
    meet(one.profiles, other.profiles, startsOtherwise) &&
    meet(one.paths, other.paths, startsOtherwise) &&
    meet(one.hosts, other.hosts, (a, b) => a !== b)
  );
}

/** Whether an override counts in one of the situations that profiles can be in. */
export type OverrideFilter = (override: Override) => boolean;

/** A situation as two policies see it, the one above and the one below. */
export interface Situation {
  readonly organisation: OverrideFilter;
  readonly repository: OverrideFilter;
}

/**
 * The situations that a decision of the policy below for `scope` can meet: the overrides that cover it alone, and with
 * each of the others above. A decision for everything is a default, which overrides above do not contradict.
 */
export function situationsOf(
  scope: Selector | undefined,
  above: readonly Override[],
  below: readonly Override[],
): readonly Situation[] {
  if (!scope) return [{ organisation: () => false, repository: () => false }];
  const sure = new Set(above.filter((override) => covers(override, scope)));
  const ours = new Set(below.filter((override) => covers(override, scope)));
  const others = above.filter((override) => !sure.has(override) && mayOverlap(override, scope));
  return [
    { organisation: (override) => sure.has(override), repository: (override) => ours.has(override) },
    ...others.map(
      (other): Situation => ({
        organisation: (override) => override === other || sure.has(override),
        repository: (override) => ours.has(override) || covers(override, other),
      }),
    ),
  ];
}

/** Whether the letters before the first wildcard rule out that both match. */
function startsOtherwise(one: string, other: string): boolean {
  const [a, b] = [startOf(one), startOf(other)];
  if (a === one) return !one.startsWith(b) || (b === other && one !== other);
  return b === other ? !other.startsWith(a) : !a.startsWith(b) && !b.startsWith(a);
}

function startOf(glob: string): string {
  return /^[^*?[\]{}\\]*/.exec(glob)?.[0] ?? "";
}
