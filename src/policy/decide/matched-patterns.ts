/**
 * Which of many patterns match something among many paths, in one pass over the paths. A pattern is only tried on paths
 * that have what it needs: a name without a wildcard, or the beginning or the end of a name. So the time grows with
 * patterns and paths, and not with their product. Only a pattern with none of these, as `**` + `/*draft*`, is compared
 * with every path: for the text between its wildcards, which is quick.
 */
import type { Matcher } from "./selector.ts";

/** What every path that a pattern matches has among its names; `undefined`: nothing is known to be needed. */
type Clue = { readonly kind: "name" | "start" | "end"; readonly text: string } | undefined;

/** `paths`: of files, with `/`. */
export function matchedPatterns(
  patterns: Iterable<string>,
  paths: Iterable<string>,
  matches: Matcher,
): ReadonlySet<string> {
  const left = new CluedPatterns([...new Set(patterns)]);
  const matched = new Set<string>();
  for (const path of paths) {
    if (left.size === 0) break;
    for (const pattern of left.triedOn(path)) {
      if (!matches(path, pattern)) continue;
      matched.add(pattern);
      left.delete(pattern);
    }
  }
  return matched;
}

/** The patterns that have not matched yet, by what they need. */
class CluedPatterns {
  readonly #without = new Set<string>();
  /** The texts that patterns without a clue need. */
  readonly #inner = new Map<string, string>();
  readonly #names = new Map<string, Set<string>>();
  readonly #starts = new Map<string, Set<string>>();
  readonly #ends = new Map<string, Set<string>>();
  readonly #clues = new Map<string, Clue>();
  /** The lengths of what names begin and end with. */
  readonly #lengths = { start: new Set<number>(), end: new Set<number>() };

  constructor(patterns: readonly string[]) {
    const all = new Map(patterns.map((pattern) => [pattern, cluesOf(pattern)]));
    const users = new Map<string, number>();
    for (const clues of all.values())
      for (const { kind, text } of clues) users.set(`${kind} ${text}`, (users.get(`${kind} ${text}`) ?? 0) + 1);
    for (const [pattern, clues] of all) {
      const clue = bestClue(clues, ({ kind, text }) => users.get(`${kind} ${text}`) ?? 0);
      this.#clues.set(pattern, clue);
      this.#groupOf(clue).add(pattern);
      if (!clue) this.#inner.set(pattern, innerText(pattern));
      if (clue && clue.kind !== "name") this.#lengths[clue.kind].add(clue.text.length);
    }
  }

  get size(): number {
    return this.#clues.size;
  }

  delete(pattern: string): void {
    this.#groupOf(this.#clues.get(pattern)).delete(pattern);
    this.#clues.delete(pattern);
  }

  /** The patterns that may match a path. */
  triedOn(path: string): ReadonlySet<string> {
    const tried = new Set<string>();
    for (const pattern of this.#without) if (path.includes(this.#inner.get(pattern) ?? "")) tried.add(pattern);
    const add = (group: ReadonlySet<string> | undefined): void => {
      for (const pattern of group ?? []) tried.add(pattern);
    };
    for (const name of path.split("/")) {
      add(this.#names.get(name));
      for (const length of this.#lengths.start) add(this.#starts.get(name.slice(0, length)));
      for (const length of this.#lengths.end) if (length <= name.length) add(this.#ends.get(name.slice(-length)));
    }
    return tried;
  }

  #groupOf(clue: Clue): Set<string> {
    if (!clue) return this.#without;
    const groups = { name: this.#names, start: this.#starts, end: this.#ends }[clue.kind];
    const group = groups.get(clue.text) ?? new Set();
    groups.set(clue.text, group);
    return group;
  }
}

/** A text that is in every path which a pattern matches; `""`: nothing is known to be needed. */
function innerText(pattern: string): string {
  if (/[[\]{}\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(pattern)) return "";
  const parts = pattern.split(/[*?/]+/);
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** What the fewest patterns need, then a whole name, then the longest. */
function bestClue(clues: readonly NonNullable<Clue>[], usersOf: (clue: NonNullable<Clue>) => number): Clue {
  return clues.toSorted(
    (a, b) =>
      usersOf(a) - usersOf(b) || Number(b.kind === "name") - Number(a.kind === "name") || b.text.length - a.text.length,
  )[0];
}

/**
 * What a pattern needs. Nothing is taken from a set or from alternatives, which may hold slashes, nor from a pattern
 * whose names are not what they seem: with escapes, or with names that are folded away.
 */
function cluesOf(pattern: string): readonly NonNullable<Clue>[] {
  if (/\\|(?:^|\/)\.{0,2}(?:\/|$)/.test(pattern)) return [];
  const text = pattern.replace(/[[\]{}](?:.*[[\]{}])?/s, "*");
  return text.split("/").flatMap((segment): readonly NonNullable<Clue>[] => {
    if (!/[*?]/.test(segment)) return [{ kind: "name", text: segment }];
    const [start = "", end = ""] = [/^[^*?]+/.exec(segment)?.[0], /[^*?]+$/.exec(segment)?.[0]];
    return [
      ...(start === "" ? [] : [{ kind: "start" as const, text: start }]),
      ...(end === "" ? [] : [{ kind: "end" as const, text: end }]),
    ];
  });
}
