/** What changed between the committed vectors and a run. */
import type { Case, Json } from "./vectors.ts";
import { isObject } from "./vectors.ts";

export interface Change {
  readonly name: string;
  /** The path of the field: `effective.x.tools`. Empty: the case as a whole. */
  readonly field: string;
  readonly before: Json | undefined;
  readonly now: Json | undefined;
}

/** The same change in several cases. */
export interface Drift {
  readonly field: string;
  readonly before: Json | undefined;
  readonly now: Json | undefined;
  readonly names: readonly string[];
}

/** Every field that differs. Keys have no order; a list has one unless its path is in `unordered`. */
export function changesIn(
  { name, expected }: Pick<Case, "name" | "expected">,
  now: Json | undefined,
  unordered: readonly string[] = [],
): readonly Change[] {
  const isUnordered = matcherOf(unordered);
  const walk = (before: Json | undefined, after: Json | undefined, path: readonly string[]): readonly Change[] => {
    if (isObject(before) && isObject(after)) {
      const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      return keys.flatMap((key) => walk(ownOf(before, key), ownOf(after, key), [...path, key]));
    }
    const [one, other] = isUnordered(path) ? [sorted(before), sorted(after)] : [before, after];
    return canonical(one) === canonical(other) ? [] : [{ name, field: path.join("."), before, now: after }];
  };
  return walk(expected, now, []);
}

const ownOf = (object: { readonly [key: string]: Json }, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

function matcherOf(patterns: readonly string[]): (path: readonly string[]) => boolean {
  const split = patterns.map((pattern) => pattern.split("."));
  return (path) =>
    split.some((steps) => steps.length === path.length && steps.every((step, i) => step === "*" || step === path[i]));
}

function sorted(value: Json | undefined): Json | undefined {
  return Array.isArray(value) ? [...value].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : value;
}

/** JSON with its keys in order; of nothing, nothing. */
function canonical(value: Json | undefined): string {
  return value === undefined
    ? ""
    : JSON.stringify(value, (_, inner: Json) =>
        isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
      );
}

/** Puts the same change of many cases together, the most frequent first: a new tool is one line, not three hundred. */
export function grouped(changes: readonly Change[]): readonly Drift[] {
  const groups = new Map<string, { drift: Omit<Drift, "names">; names: string[] }>();
  for (const { name, field, before, now } of changes) {
    const key = [field, canonical(before), canonical(now)].join("\n");
    const group = groups.get(key) ?? { drift: { field, before, now }, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ drift, names }) => ({ ...drift, names }))
    .sort((a, b) => b.names.length - a.names.length);
}
