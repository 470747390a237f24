/** The files of the user and the machine, as a tree whose paths begin with `~/` and `/`. */
import { existsSync, lstatSync, type Dirent, realpathSync, type Stats } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join as joinNative, relative, resolve, sep } from "node:path";
import { join } from "../../repo/path.ts";
import { type Anchor, parsePattern } from "../../repo/patterns.ts";
import { type Entry, type Tree, UnreadableFile, type UserDirectories } from "../../repo/tree.ts";
import { goneMessage, readFile } from "./bytes.ts";
import { entryOf, listFolder } from "./walk.ts";

/** The most entries of one directory. It is listed level by level, so that only deep entries are cut off. */
const limit = 20_000;

/** The files of a user and their machine, for `--user`. */
export interface UserTree {
  readonly tree: Tree;
  /** Where the tree has the directories that variables of the environment name. */
  readonly places: UserDirectories;
}

/**
 * The files at the `patterns` of hosts outside the repository (`~/…`, `$XDG_CONFIG_HOME/…`, `$CODEX_HOME/…`, `/etc/…`):
 * the directory of each pattern with everything below it. Links are followed; their targets are part of the tree.
 */
export function userTree(
  patterns: readonly string[],
  environment: { readonly [name: string]: string | undefined } = process.env,
): UserTree {
  const home = environment.HOME ?? homedir();
  const named = {
    xdgConfigHome: ifAbsolute(environment.XDG_CONFIG_HOME),
    codexHome: ifAbsolute(environment.CODEX_HOME),
  };
  const anchors: { readonly [anchor in Anchor]?: string } = {
    home,
    xdgConfigHome: named.xdgConfigHome ?? joinNative(home, ".config"),
    codexHome: named.codexHome ?? joinNative(home, ".codex"),
    system: resolve("/"),
  };
  const names = new Names(home);
  let walk: UserWalk | undefined;
  const list = async (): Promise<readonly Entry[]> => {
    if (walk) return walk.entries();
    walk = new UserWalk(names);
    for (const pattern of patterns) {
      const { anchor, path, fixed } = parsePattern(pattern);
      const start = anchors[anchor];
      if (start === undefined) continue;
      const literal = path.includes("*") ? undefined : path;
      const isOwn =
        anchor === "xdgConfigHome" || anchor === "codexHome" ? anchor === "codexHome" || fixed !== "" : fixed !== "";
      if (isOwn) walk.below(start, fixed);
      else if (literal !== undefined) walk.at(start, literal);
    }
    return walk.entries();
  };
  return {
    tree: { holdsUser: true, list, read: async (path) => readFile(names.nativeOf(path)) },
    places: {
      home: "~",
      system: "/",
      ...(named.xdgConfigHome === undefined ? {} : { xdgConfigHome: names.pathOf(named.xdgConfigHome) }),
      ...(named.codexHome === undefined ? {} : { codexHome: names.pathOf(named.codexHome) }),
    },
  };
}

/** A variable counts if its value is an absolute path. */
function ifAbsolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}

/** Converts between native paths and paths of the tree. */
class Names {
  readonly #home: string;
  readonly #realHome: string;

  constructor(home: string) {
    this.#home = home;
    this.#realHome = existsSync(home) ? realpathSync(home) : home;
  }

  pathOf(native: string): string {
    for (const home of [this.#home, this.#realHome]) {
      const below = relative(home, native);
      if (below === "") return "~";
      if (below !== ".." && !below.startsWith(`..${sep}`) && !isAbsolute(below))
        return `~/${below.split(sep).join("/")}`;
    }
    const path = native.split(sep).join("/");
    return path.startsWith("/") ? path : `/${path}`;
  }

  nativeOf(path: string): string {
    if (path === "~" || path.startsWith("~/")) return joinNative(this.#home, path.slice(2));
    return /^\/[A-Za-z]:/.test(path) ? path.slice(1) : path;
  }
}

/** Collects entries; nothing is listed twice. */
class UserWalk {
  readonly #names: Names;
  readonly #entries = new Map<string, Entry>();
  readonly #listed = new Set<string>();

  constructor(names: Names) {
    this.#names = names;
  }

  entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  /** Adds what is at `path` below `start`, with the links on the path; returns the real path, if there is one. */
  at(start: string, path: string): string | undefined {
    let native = start;
    for (const segment of path.split("/").filter(Boolean)) {
      native = joinNative(native, segment);
      const stats = lstatSync(native, { throwIfNoEntry: false });
      const real = stats && this.#add(native, stats);
      if (real === undefined) return undefined;
      native = real;
    }
    return native;
  }

  /** Adds a directory with everything below it, level by level. */
  below(start: string, path: string): void {
    const base = this.at(start, path);
    const pending = base === undefined ? [] : [base];
    for (let at = 0, count = 0; at < pending.length; at++) {
      const directory = pending[at] ?? "";
      if (this.#listed.has(directory)) continue;
      this.#listed.add(directory);
      for (const stats of this.#listing(directory)) {
        const real = this.#add(joinNative(directory, stats.name), stats);
        if (real !== undefined && lstatSync(real, { throwIfNoEntry: false })?.isDirectory()) pending.push(real);
        if (++count <= limit) continue;
        for (const rest of pending.slice(at)) this.#cutOff(rest, `was not listed whole: the limit is ${limit} entries`);
        return;
      }
    }
  }

  #listing(directory: string): readonly Dirent[] {
    try {
      const { found, unnameable } = listFolder(directory);
      for (const name of unnameable) this.#unnameable(join(this.#names.pathOf(directory), name));
      return found;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (error.message !== goneMessage) this.#cutOff(directory, error.message);
      return [];
    }
  }

  #unnameable(path: string): void {
    this.#entries.set(path, { path, kind: "unnameable" });
  }

  #cutOff(directory: string, unjudged: string): void {
    const path = this.#names.pathOf(directory);
    this.#entries.set(path, { path, kind: "directory", unjudged });
  }

  /** Adds an entry, and the target of a link; returns the real path after all links. */
  #add(native: string, stats: Dirent | Stats): string | undefined {
    const path = this.#names.pathOf(native);
    if (stats.isDirectory()) {
      if (!this.#entries.has(path)) this.#entries.set(path, { path, kind: "directory" });
      return native;
    }
    if (!stats.isSymbolicLink()) {
      this.#entries.set(
        path,
        entryOf("", native, stats).unjudged === undefined
          ? { path, kind: "file" }
          : { path, kind: "file", unjudged: "is not a regular file" },
      );
      return native;
    }
    const real = realOf(native);
    const target = real ?? resolve(dirname(native), entryOf("", native, stats).target ?? "");
    this.#entries.set(path, { path, kind: "link", target: this.#names.pathOf(target) });
    const end = real === undefined ? undefined : lstatSync(real, { throwIfNoEntry: false });
    return real === undefined || !end ? undefined : this.#add(real, end);
  }
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
