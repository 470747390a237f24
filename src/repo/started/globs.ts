/** Finds the files of a tree that match a pattern, as a shell or a host does. */
import { wildmatch } from "../git/wildmatch.ts";
import { byBytes, directoryOf, join, nameOf } from "../path.ts";
import { matches } from "../patterns.ts";
import type { RepoIndex } from "../repo-index.ts";

/**
 * The files that match a pattern from the root, sorted; links to directories are not followed. Whoever writes a profile
 * writes the pattern: one with more than a few stars, or with other wildcards, counts as everything in its directory.
 */
export function filesMatching(pattern: string, repo: RepoIndex): readonly string[] {
  const segments = pattern.split("/");
  const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
  if (wild < 0) return repo.resolve(pattern).kind === "file" ? [pattern] : [];
  const start = segments.slice(0, wild).join("/");
  const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
  const found: string[] = [];
  const target = repo.resolve(start);
  const open = target.kind === "directory" ? [{ directory: start, own: target.path }] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const name of repo.names(next.own)) {
      const path = join(next.directory, name);
      // Below a path that leads through a link, no link is known as one.
      const own = join(next.own, name);
      const isDirectory = repo.resolve(own).kind === "directory";
      if (!isDirectory && (!isSimple || matches(path, pattern))) found.push(path);
      if (isDirectory && repo.entries.get(own)?.kind !== "link") open.push({ directory: path, own });
    }
  return found.sort(byBytes);
}

/**
 * Whether a path matches a pattern of a workspace. One with more than a few stars, or with other wildcards, counts as
 * matching everything, since whoever writes it decides how long it takes to compare.
 */
export function matchesSimply(path: string, pattern: string): boolean {
  return !/^[^*?[\]{}]*(?:\*[^*?[\]{}]*){0,2}$/.test(pattern) || matches(path, pattern);
}

/** All files and directories below a directory, in no order; links to directories are not followed. */
export function* below(
  directory: string,
  repo: RepoIndex,
  isLeftOut: (name: string) => boolean = () => false,
): Generator<{ readonly path: string; readonly kind: "file" | "directory" }> {
  // By its own path: below one that leads through a link, no link is known as one.
  const target = repo.resolve(directory);
  const open = target.kind === "directory" ? [target.path] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const name of repo.names(next)) {
      if (isLeftOut(name)) continue;
      const path = join(next, name);
      const { kind } = repo.resolve(path);
      if (kind !== "file" && kind !== "directory") continue;
      yield { path, kind };
      if (kind === "directory" && repo.entries.get(path)?.kind !== "link") open.push(path);
    }
}

/** How many files one pattern of a shell may mean, and how many steps all patterns of a tree may take. */
const limits = { files: 500, steps: 200_000_000 };

/** What it costs to compare a name, besides one step for each pair of a character of it and one of the pattern. */
const perName = 30;

/** Finds the files that shells put in place of words with `*` or `?`. */
export class ShellPatterns {
  readonly #repo: RepoIndex;
  readonly #found = new Map<string, readonly string[] | undefined>();
  readonly #directories = new Map<string, readonly string[]>();
  #left = limits.steps;

  constructor(repo: RepoIndex) {
    this.#repo = repo;
  }

  /**
   * The files that a pattern means from a directory. Names that begin with a dot count only where the pattern does so
   * too. `undefined`: too many, or too much work for all patterns together.
   */
  matches(directory: string, pattern: string): readonly string[] | undefined {
    const key = `${directory}\0${pattern}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#matches(directory, pattern));
    return this.#found.get(key);
  }

  /** The files in a directory, or also in those below it, with a name that matches. `undefined`: as above. */
  inside(directory: string, names: readonly string[], isDeep: boolean): readonly string[] | undefined {
    const key = JSON.stringify([directory, names, isDeep]);
    if (!this.#found.has(key)) this.#found.set(key, this.#inside(directory, names, isDeep));
    return this.#found.get(key);
  }

  #inside(directory: string, names: readonly string[], isDeep: boolean): readonly string[] | undefined {
    const found: string[] = [];
    const patterns = names.map((name) => wildmatch(name));
    const length = names.join("").length;
    for (const { path, kind } of below(directory, this.#repo, (name) => name === ".git")) {
      const name = nameOf(path);
      this.#left -= perName + name.length * length;
      if (this.#left < 0 || found.length > limits.files) return undefined;
      if (kind !== "file" || (!isDeep && directoryOf(path) !== directory)) continue;
      if (patterns.length === 0 || patterns.some((matches) => matches(name, false))) found.push(path);
    }
    return found;
  }

  #matches(directory: string, pattern: string): readonly string[] | undefined {
    let places = [directory];
    for (const segment of pattern.split("/")) {
      const next = new Set<string>();
      for (const place of places) {
        const found = this.#inSegment(place, segment);
        if (this.#left < 0) return undefined;
        for (const path of found) next.add(path);
        if (next.size > limits.files) return undefined;
      }
      places = [...next];
    }
    return places.filter((path) => this.#repo.resolve(path).kind === "file");
  }

  #inSegment(place: string, segment: string): Iterable<string> {
    if (segment === "" || segment === ".") return [place];
    if (!/[*?]/.test(segment)) return segment === ".." ? [] : [join(place, segment)];
    if (segment === "**") return this.#below(place);
    const match = wildmatch(segment);
    const names = this.#repo.names(place);
    for (const name of names) this.#left -= perName + name.length * segment.length;
    if (this.#left < 0) return [];
    return names
      .filter((name) => (!isHidden(name) || segment.startsWith(".")) && match(name, false))
      .map((name) => join(place, name));
  }

  /** A directory and all below it. */
  #below(place: string): readonly string[] {
    let found = this.#directories.get(place);
    if (!found) {
      const inside = [place];
      for (const { path, kind } of below(place, this.#repo, isHidden)) {
        this.#left -= perName;
        if (kind === "directory") inside.push(path);
        if (inside.length > limits.files || this.#left < 0) break;
      }
      this.#directories.set(place, (found = inside));
    }
    return found;
  }
}

function isHidden(name: string): boolean {
  return name.startsWith(".");
}
