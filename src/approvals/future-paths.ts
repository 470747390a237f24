/**
 * Paths at which nothing is yet and a changed line of `CODEOWNERS` decides who owns a file there: the next pull request
 * may add one. Only places in which a host in use looks are tried.
 */
import { wildmatch } from "../repo/git/wildmatch.ts";
import { directoryOf, join } from "../repo/path.ts";
import { matches, parsePattern } from "../repo/patterns.ts";
import type { OwnerLine } from "./code-owners.ts";

/** Where a host looks: the patterns of its files, below each of the directories. */
export interface HostPlaces {
  readonly patterns: readonly string[];
  readonly starts: readonly string[];
}

/** The names of a path in which `*` is part of a name and `**` any number of names. */
type Glob = readonly string[];

/** The most pairs of a line and a place that are tried, and of a line and a path that is found. */
const maxTries = 300_000;
const maxComparisons = 3_000_000;
/** The most names of a line, and the most lines of which two are combined. */
const maxNames = 64;
const maxCombined = 20;

/**
 * `paths`: files that hosts read today; another one may come beside each. `undefined`: there is too much to compare.
 */
export function futurePaths(
  paths: readonly string[],
  places: readonly HostPlaces[],
  changed: readonly OwnerLine[],
): readonly string[] | undefined {
  const beside = [...new Set(paths.map((path) => join(directoryOf(path), `*${/\.[^/]+$/.exec(path)?.[0] ?? ""}`)))];
  const known = [...new Set([...beside, ...places.flatMap(pathsOf)])].map((path) => path.split("/"));
  const anywhere = [...new Set(places.flatMap(({ patterns }) => patterns))].map(parsePattern);
  if (changed.length * (known.length + 2 * anywhere.length) > maxTries) return undefined;
  const found = new Set(combinedNames(beside, changed));
  for (const line of changed) {
    const glob = globOf(line);
    if (!glob) continue;
    const named = new Set(glob);
    // A line that names a host's directory may create one in a directory without any.
    const created = anywhere.flatMap(({ anchor, path }): readonly Glob[] => {
      const names = path.split("/");
      return anchor === "every" && named.has(names[0] ?? "")
        ? [
            ["**", ...names],
            ["0", ...names],
          ]
        : [];
    });
    for (const place of [...known, ...created]) {
      const path = commonPath(glob, place)?.join("/");
      if (path !== undefined && line.matches(path)) found.add(path);
    }
    if (found.size * changed.length > maxComparisons) return undefined;
  }
  return [...found];
}

function pathsOf({ patterns, starts }: HostPlaces): readonly string[] {
  return patterns.map(parsePattern).flatMap(({ anchor, path }) => {
    if (anchor === "root") return [path];
    return anchor === "every" ? starts.map((start) => join(start, path)) : [];
  });
}

/** What a line matches, with what is below that. */
function globOf({ pattern }: OwnerLine): Glob | undefined {
  const body = pattern.replace(/^\//, "").replace(/\/$/, "");
  const names = body.replace(/\\(.)/g, "$1").split("/");
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const isFolder = pattern.endsWith("/") || !names.at(-1)?.includes("*");
  const glob = [...(isAnchored ? [] : ["**"]), ...names, ...(isFolder ? ["**"] : [])];
  return glob.length > maxNames ? undefined : glob;
}

/** The last name of a line's pattern. */
function lastOf({ pattern }: OwnerLine): string {
  const body = pattern.replace(/\/$/, "").replace(/\\(.)/g, "$1");
  return body.slice(body.lastIndexOf("/") + 1);
}

/**
 * Names that two lines match, where one fixes the start and the other the end: of two lines that change their order.
 */
function combinedNames(beside: readonly string[], changed: readonly OwnerLine[]): readonly string[] {
  if (changed.length > maxCombined) return [];
  const last = changed.map(lastOf);
  const names = last.flatMap((a) => last.map((b) => joined(a, b)));
  return beside.flatMap((place) => {
    const extension = place.slice(place.lastIndexOf("*") + 1);
    return names.map((name) => join(directoryOf(place), name.endsWith(extension) ? name : `${name}${extension}`));
  });
}

/** A path that both globs match, as far as one is found. */
function commonPath(a: Glob, b: Glob): readonly string[] | undefined {
  const failed = new Set<number>();
  const search = (i: number, j: number): readonly string[] | undefined => {
    const [first, second] = [a[i], b[j]];
    if (first === undefined && second === undefined) return [];
    const key = i * (b.length + 1) + j;
    if (failed.has(key)) return undefined;
    const path = step(first, second, i, j);
    if (!path) failed.add(key);
    return path;
  };
  const before = (name: string, rest: readonly string[] | undefined) => rest && [name, ...rest];
  const step = (first: string | undefined, second: string | undefined, i: number, j: number) => {
    if (first === "**") {
      const empty = search(i + 1, j);
      if (empty || second === undefined) return empty;
      const more = search(i, j + 1);
      return second === "**" ? more : before(filled(second), more);
    }
    if (second === "**")
      return search(i, j + 1) ?? (first === undefined ? undefined : before(filled(first), search(i + 1, j)));
    if (first === undefined || second === undefined) return undefined;
    const name = commonName(first, second);
    return name === undefined ? undefined : before(name, search(i + 1, j + 1));
  };
  return search(0, 0);
}

/** A name that both match. `own`: a name of a host's pattern. */
function commonName(written: string, own: string): string | undefined {
  if (!/[*?]/.test(written)) return matches(written, own) ? written : undefined;
  if (!own.includes("*")) return matchesName(own, written) ? own : undefined;
  return [filled(written), filled(own), joined(written, own), joined(own, written)].find(
    (name) => matchesName(name, written) && matches(name, own),
  );
}

const compiled = new Map<string, ReturnType<typeof wildmatch>>();

function matchesName(name: string, written: string): boolean {
  let test = compiled.get(written);
  if (!test) compiled.set(written, (test = wildmatch(written)));
  return test(name, false);
}

function filled(name: string): string {
  return name.replace(/[*?]+/g, "0");
}

/** A name with the start of one pattern and the end of the other. */
function joined(a: string, b: string): string {
  return `${a.slice(0, a.search(/[*?]|$/))}0${b.slice(b.search(/[^*?]*$/))}`;
}
