/** How the scopes of two decisions lie to one another, as far as their words tell. */
import type { Override, Selector } from "../../policy.ts";

/** Whether one is about everything that the other is about: its patterns stand there word for word. */
export function covers(one: Selector, other: Selector): boolean {
  const within = (narrow: readonly string[], wide: readonly string[]) => wide.length === 0 || (narrow.length > 0 && narrow.every((word) => wide.includes(word)));
  return within(other.profiles, one.profiles) && within(other.paths, one.paths) && within(other.hosts, one.hosts);
}

/** `false` where no profile can be meant by both. */
export function mayMeet(one: Selector, other: Selector): boolean {
  const meet = (some: readonly string[], others: readonly string[], clash: (a: string, b: string) => boolean) =>
    some.length === 0 || others.length === 0 || some.some((a) => others.some((b) => !clash(a, b)));
  return meet(one.profiles, other.profiles, startsOtherwise) && meet(one.paths, other.paths, startsOtherwise) && meet(one.hosts, other.hosts, (a, b) => a !== b);
}

/** Whether an override counts in one of the situations that profiles can be in. */
export type World = (override: Override) => boolean;

/**
 * The situations that a decision for `scope` can meet among these overrides: those that cover it alone, and with each
 * of the others. A decision for everything is a default, which the overrides of a policy above do not contradict.
 */
export function worldsOf(scope: Selector | undefined, overrides: readonly Override[]): readonly World[] {
  if (!scope) return [() => false];
  const sure = overrides.filter((override) => covers(override, scope));
  const others = overrides.filter((override) => !sure.includes(override) && mayMeet(override, scope));
  return [(override) => sure.includes(override), ...others.map((other): World => (override) => override === other || sure.includes(override))];
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
