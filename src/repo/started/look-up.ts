/** Looks for files and directories of a tree by relative paths, from several directories. */
import { directoryOf, join, nameOf, plain, stemOf } from "../path.ts";
import { foldName } from "../patterns.ts";
import type { RepoIndex } from "../repo-index.ts";
import { groupBy } from "../many.ts";

/** What a path leads to, links followed. */
export interface Target {
  readonly kind: "file" | "directory";
  readonly path: string;
}

/** Keeps what a path can begin with in each directory, so that words which are no paths cost little. */
export class LookUp {
  readonly #repo: RepoIndex;
  /** For each directory: what a path that leads somewhere from there can begin with. */
  readonly #heads = new Map<string, ReadonlySet<string>>();
  /** The names in each directory by how they are folded. */
  readonly #folded = new Map<string, ReadonlyMap<string, readonly string[]>>();
  readonly #inside = new Map<string, readonly string[]>();

  constructor(repo: RepoIndex) {
    this.#repo = repo;
  }

  /** The files at these paths, from each of `bases`. */
  files(bases: readonly string[], names: readonly string[]): readonly string[] {
    return names.flatMap((name) => this.at(bases, name).flatMap(({ kind, path }) => (kind === "file" ? [path] : [])));
  }

  /** The directories at these paths, from each of `bases`. */
  directories(bases: readonly string[], names: readonly string[]): readonly string[] {
    return names.flatMap((name) =>
      this.at(bases, name).flatMap(({ kind, path }) => (kind === "directory" ? [path] : [])),
    );
  }

  /** The directories of the whole tree that have a file of this name. */
  holding(name: string): readonly string[] {
    return this.#repo.holding(name);
  }

  /** The files in a directory. */
  inside(directory: string): readonly string[] {
    let found = this.#inside.get(directory);
    if (!found) this.#inside.set(directory, (found = this.files([directory], this.#repo.names(directory))));
    return found;
  }

  /** The directories in a directory. */
  folders(directory: string): readonly string[] {
    return this.#repo
      .names(directory)
      .map((name) => join(directory, name))
      .filter((path) => this.#repo.resolve(path).kind === "directory");
  }

  /** The files and directories at `path` from each of `bases`. */
  at(bases: readonly string[], path: string): readonly Target[] {
    return this.leading(bases, path).flatMap((base) => {
      const whole = plain(join(base, path));
      const target = whole === undefined || whole === "" ? undefined : this.#repo.resolve(whole);
      // What lies in a submodule is as new as its commit.
      if (target?.kind === "unjudged") return [{ kind: "file", path: target.path }];
      return target?.kind === "file" || target?.kind === "directory" ? [target] : [];
    });
  }

  /** Those of `bases` from which `path` may lead to a file, by its first name with or without an extension. */
  leading(bases: readonly string[], path: string): readonly string[] {
    const [head = ""] = /[^/]+/.exec(path.startsWith("./") ? path.slice(2) : path) ?? [];
    if (head === "" || head === "." || head === "..") return head === "" ? [] : bases;
    const stem = stemOf(head);
    return bases.filter((base) => {
      const heads = this.#headsOf(base);
      return heads.has(head) || heads.has(stem);
    });
  }

  /** The names in a directory, with and without their extension. */
  #headsOf(directory: string): ReadonlySet<string> {
    let heads = this.#heads.get(directory);
    if (!heads) {
      const names = this.#repo.names(directory);
      this.#heads.set(directory, (heads = new Set([...names, ...names.map(stemOf)])));
    }
    return heads;
  }

  /** Files in the same directory that have the same name on a file system that ignores case or Unicode forms. */
  alike(path: string): readonly string[] {
    const directory = directoryOf(path);
    let folded = this.#folded.get(directory);
    if (!folded) {
      folded = groupBy(this.#repo.names(directory), foldName);
      this.#folded.set(directory, folded);
    }
    const names = (folded.get(foldName(nameOf(path))) ?? []).filter((name) => name !== nameOf(path));
    return names.length === 0 ? [] : this.files([directory], names);
  }

  /** Those of the directories that have something in them. */
  existing(directories: readonly string[]): readonly string[] {
    return directories.filter((directory) => this.#headsOf(directory).size > 0);
  }
}
