/** How the scopes of two entries relate, as far as their patterns show. */
import type { Override, Selector } from "../model.ts";
import { isAnyName } from "./selector.ts";

/** Whether `wide` matches everything that `narrow` matches. Conservative: `false` may be wrong. */
export function selectorCovers(wide: Selector, narrow: Selector): boolean {
  return (
    (["settings", "skills"] as const).every((key) => coversTargets(wide[key], narrow[key])) &&
    (wide.profiles.some(isAnyName) || coversList(wide.profiles, narrow.profiles, isWithin)) &&
    coversList(wide.paths, pathsOf(narrow), isPathWithin) &&
    coversList(wide.hosts, narrow.hosts, (a, b) => a === b)
  );
}

/** A grant that names targets is about them alone, and one that names none is about none. */
function coversTargets(wide: readonly string[] | undefined, narrow: readonly string[] = []): boolean {
  if (wide === undefined) return true;
  return wide.length > 0 === narrow.length > 0 && coversList(wide, narrow, isPathWithin);
}

/** The paths of what an entry is about: of settings, the settings files themselves. */
function pathsOf({ paths, settings = [] }: Selector): readonly string[] {
  return settings.length > 0 ? settings : paths;
}

/** An empty list matches everything. */
function coversList(
  wide: readonly string[],
  narrow: readonly string[],
  isInside: (pattern: string, wider: string) => boolean,
): boolean {
  if (wide.length === 0) return true;
  return narrow.length > 0 && narrow.every((pattern) => wide.some((wider) => isInside(pattern, wider)));
}

/**
 * Whether everything that `pattern` matches is matched by `wider` too. Recognised are equal patterns, and a `wider` of
 * literal text around one wildcard. Conservative: `false` may be wrong.
 */
export function isWithin(pattern: string, wider: string): boolean {
  if (pattern === wider || wider === "**") return true;
  const [, start, wildcard, end] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(wider) ?? [];
  if (start === undefined || end === undefined || !isEnclosed(pattern, start, end)) return false;
  const inner = pattern.slice(start.length, pattern.length - end.length);
  if (wildcard === "**") return start.endsWith("/") && end === "" && inner !== "";
  // `*` matches no slash, and no empty name.
  return !inner.includes("/") && !inner.includes("**") && !(inner === "" && start === "");
}

/**
 * The same for patterns of paths, in which `**` between slashes is any number of names and other wildcards match no
 * slash. Conservative: `false` may be wrong.
 */
export function isPathWithin(pattern: string, wider: string): boolean {
  if (isWithin(pattern, wider)) return true;
  const [names, wide] = [pattern, wider].map((text) => (/[[\]{}\\]/.test(text) ? [] : text.split("/")));
  if (!names || !wide || [...names, ...wide].some((name) => /^\.{0,2}$/.test(name))) return false;
  return names.length > 0 && wide.length > 0 && areWithin(names, wide);
}

/** A row for each name of `wide`: whether what follows it contains what follows each of `names`. */
function areWithin(names: readonly string[], wide: readonly string[]): boolean {
  let below: readonly boolean[] = [...names.map(() => false), true];
  for (const [at, name] of [...wide.entries()].toReversed()) {
    const row: boolean[] = [];
    const isLast = at === wide.length - 1;
    for (let i = names.length; i >= 0; i--) {
      const own = names[i];
      // At the end, `**` is at least one name, and so is all that is left of a pattern.
      if (name === "**")
        row[i] = isLast ? own !== undefined : below[i] === true || (own !== undefined && row[i + 1] === true);
      else row[i] = own !== undefined && own !== "**" && below[i + 1] === true && (name === "*" || isWithin(own, name));
    }
    below = row;
  }
  return below[0] === true;
}

function isEnclosed(pattern: string, start: string, end: string): boolean {
  return pattern.startsWith(start) && pattern.endsWith(end) && pattern.length >= start.length + end.length;
}

/** Whether one profile may match both. Conservative: `true` may be wrong. */
export function mayOverlap(a: Selector, b: Selector): boolean {
  return (
    mayMatchSame(a.profiles, b.profiles) &&
    mayMatchSame(pathsOf(a), pathsOf(b)) &&
    mayShare(a.hosts, b.hosts, (first, second) => first !== second)
  );
}

function mayShare(a: readonly string[], b: readonly string[], isApart: (a: string, b: string) => boolean): boolean {
  return a.length === 0 || b.length === 0 || a.some((first) => b.some((second) => !isApart(first, second)));
}

/** Which overrides match for some profiles. */
export type OverrideFilter = (override: Override) => boolean;

/** The overrides of both policies that match for all that an entry matches. */
export interface Situation {
  readonly organisation: OverrideFilter;
  readonly repository: OverrideFilter;
}

/**
 * What the two policies say where a setting for `scope` in the repository's policy applies. An override of the
 * organisation that covers only a part of `scope`, or none of it, contradicts nothing: where both match a profile, the
 * stricter of both holds. So with a setting for all profiles, which is a default.
 */
export function situationOf(
  scope: Selector | undefined,
  organisation: readonly Override[],
  repository: readonly Override[],
): Situation {
  const covering = (overrides: readonly Override[]): OverrideFilter => {
    const found = new Set(scope ? overrides.filter((override) => selectorCovers(override, scope)) : []);
    return (override) => found.has(override);
  };
  return { organisation: covering(organisation), repository: covering(repository) };
}

/**
 * The overrides that may match next to an entry which allows something: those that cover it, alone and with each other
 * one that may overlap it.
 */
export function overridesNextTo(scope: Selector, overrides: readonly Override[]): readonly OverrideFilter[] {
  const covering = new Set(overrides.filter((override) => selectorCovers(override, scope)));
  const overlapping = overrides.filter((override) => !covering.has(override) && mayOverlap(override, scope));
  return [
    (override) => covering.has(override),
    ...overlapping.map(
      (added): OverrideFilter =>
        (override) =>
          override === added || covering.has(override),
    ),
  ];
}

/** Whether two lists of patterns may match the same text. Conservative: `true` may be wrong. */
export function mayMatchSame(a: readonly string[], b: readonly string[]): boolean {
  return mayShare(a, b, haveDifferentStarts);
}

/** Whether the text before the first wildcard excludes that both match the same text. */
function haveDifferentStarts(a: string, b: string): boolean {
  const [startOfA, startOfB] = [literalStart(a), literalStart(b)];
  const [isLiteralA, isLiteralB] = [startOfA === a, startOfB === b];
  if (isLiteralA) return !a.startsWith(startOfB) || (isLiteralB && a !== b);
  if (isLiteralB) return !b.startsWith(startOfA);
  return !startOfA.startsWith(startOfB) && !startOfB.startsWith(startOfA);
}

function literalStart(pattern: string): string {
  return /^[^*?[\]{}\\]*/.exec(pattern)?.[0] ?? "";
}
