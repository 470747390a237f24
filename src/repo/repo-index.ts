/** A tree looked over once: every path with its directories, links followed as a host's own file system would. */
import { byBytes, directoryOf, isWithin, join, nameOf, plain } from "./path.ts";
import type { Content, Reach, Resolution } from "./resolution.ts";
import { decodeText } from "./text.ts";
import { type Entry, limits, tooLarge, type Tree, UnreadableFile } from "./tree.ts";

export type { Content, Reach, Resolution } from "./resolution.ts";

export class RepoIndex {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly #inside: ReadonlyMap<string, readonly string[]>;
  readonly #tree: Tree;
  readonly #contents = new Map<string, Promise<Content>>();
  readonly #identified = new Set<string>();
  #lender: RepoIndex | undefined;
  #trustsIds = false;
  readonly #holding: Map<string, readonly string[]>;
  #files = 0;
  #bytes = 0;

  private constructor(tree: Tree, listed: readonly Entry[]) {
    const entries = new Map<string, Entry>([["", { path: "", kind: "directory" }]]);
    const inside = new Map<string, string[]>();
    const hidden = new Map<string, string[]>();
    const add = (entry: Entry): void => {
      const known = entries.get(entry.path);
      if (known && !yields(known, entry)) return;
      entries.set(entry.path, entry);
      if (known) return;
      const directory = parentOf(entry.path);
      if (directory === entry.path) return;
      const names = inside.get(directory);
      const name = entry.path === home ? home : nameOf(entry.path);
      if (names) names.push(name);
      else inside.set(directory, [name]);
      const holding = name.startsWith(".") ? hidden.get(name) : [];
      if (holding) holding.push(directory);
      else hidden.set(name, [directory]);
      if (!entries.has(directory)) add({ path: directory, kind: "directory" });
    };
    for (const entry of listed) add(entry);
    this.entries = entries;
    this.#inside = inside;
    this.#holding = hidden;
    this.#tree = tree;
  }

  static async of(tree: Tree): Promise<RepoIndex> {
    return new RepoIndex(tree, await tree.list());
  }

  /** What stands at `path`. With `follow: false` a link in the last place is not followed: it is then `missing`. */
  resolve(path: string, { follow = true }: { readonly follow?: boolean } = {}): Resolution {
    const direct = this.entries.get(path);
    if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory"))
      return { kind: direct.kind, path };
    const [start, pending] = this.#startOf(path);
    return start === undefined ? { kind: "outside", target: path } : this.#walk(start, pending, follow);
  }

  /** Whether a path is one of the user or the machine. */
  isUsers(path: string): boolean {
    return this.#tree.holdsUser === true && (path === "~" || path.startsWith("~/") || path.startsWith("/"));
  }

  /** Directories that hold an entry of this name, in no order. */
  holding(name: string): readonly string[] {
    // Nearly all that hosts look for begins with a dot, which few names do.
    let found = this.#holding.get(name) ?? (name.startsWith(".") ? [] : undefined);
    if (!found)
      this.#holding.set(
        name,
        (found = [...this.#inside].flatMap(([directory, names]) => (names.includes(name) ? [directory] : []))),
      );
    return found;
  }

  /** Whatever has a name that begins with a dot, in no order. */
  hidden(): readonly string[] {
    return [...this.#holding].flatMap(([name, directories]) =>
      name.startsWith(".") ? directories.map((directory) => join(directory, name)) : [],
    );
  }

  /** Where a walk of `path` starts, and through what; a tree without the user has nothing at absolute paths. */
  #startOf(path: string): readonly [start: string | undefined, pending: string[]] {
    const segments = path.split("/");
    if (path.startsWith("/")) return [this.#tree.holdsUser ? "/" : undefined, segments];
    return this.#tree.holdsUser && segments[0] === "~" ? ["~", segments.slice(1)] : ["", segments];
  }

  #walk(start: string, pending: string[], follow: boolean): Resolution {
    let here = start;
    let through: Entry | undefined;
    const by = (): { readonly link?: string } => (through ? { link: through.path } : {});
    for (let links = 0; pending.length > 0; ) {
      const segment = pending.shift() ?? "";
      if (segment === "." || segment === "") continue;
      if (segment === "..") {
        if (here === "" || here === "/" || (here === "~" && this.isUsers(here)))
          return { kind: "outside", target: through?.target ?? written([here, "..", ...pending]), ...by() };
        here = parentOf(here);
        continue;
      }
      const path = here === "" && segment === "~" && this.#tree.holdsUser ? home : join(here, segment);
      const entry = this.entries.get(path);
      if (!entry) return { kind: "missing", path: written([path, ...pending]), ...by() };
      if (entry.unjudged !== undefined) return { kind: "unjudged", path, problem: entry.unjudged };
      if (entry.kind === "submodule")
        return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
      if (entry.kind === "unnameable") return { kind: "missing", path };
      if (entry.kind === "link") {
        if (!follow && pending.length === 0) return { kind: "missing", path };
        if (++links > limits.links) return { kind: "loop", link: path };
        through = entry;
        const target = entry.target ?? "";
        if (target === "") return { kind: "missing", path, link: path };
        const [root, way] = this.isUsers(path) ? this.#startOf(target) : [undefined, target.split("/")];
        if (/^(?:[A-Za-z]:)?[\\/]/.test(target) && root === undefined) return { kind: "outside", target, link: path };
        if (target.startsWith("/") || root === "~") here = root ?? here;
        pending.unshift(...way);
        continue;
      }
      if (entry.kind === "file") return pending.length > 0 ? { kind: "not-a-directory", path } : { kind: "file", path };
      here = path;
    }
    return { kind: "directory", path: here };
  }

  /** The names directly inside a directory, links to it followed, in byte order; empty where there is no directory. */
  names(directory: string): readonly string[] {
    const sight = this.resolve(directory);
    if (sight.kind !== "directory") return [];
    return [...(this.#inside.get(sight.path) ?? [])].sort(byBytes);
  }

  /** What tells the content of a file or submodule at `path`, or of the submodule that it lies in, from any other. */
  async identityOf(path: string): Promise<string | undefined> {
    const sight = this.resolve(path);
    if (sight.kind !== "file" && sight.kind !== "unjudged") return undefined;
    this.#identified.add(sight.path);
    return this.#tree.identify?.(sight.path);
  }

  /**
   * Whether everything seen here is the same there: equal entries, and equal objects for what was read and for whatever
   * decides how it is read; with `whole` for every file. Says yes only for two trees of objects of one repository, looked at
   * from its top.
   */
  agreesWith(other: RepoIndex, { whole = false } = {}): boolean {
    if (this.entries.size !== other.entries.size) return false;
    for (const [path, entry] of this.entries) {
      const there = other.entries.get(path);
      if (!there || there.kind !== entry.kind || there.target !== entry.target || there.unjudged !== entry.unjudged)
        return false;
      if (entry.kind === "directory") continue;
      const counts =
        whole ||
        entry.kind !== "file" ||
        this.#contents.has(path) ||
        this.#identified.has(path) ||
        nameOf(path) === ".gitattributes";
      if (counts && (entry.id === undefined || entry.id !== there.id)) return false;
    }
    return true;
  }

  /**
   * Shares what another repo has read wherever it is the same, so that what is made of it is made once. `sharesObjects`: both
   * are trees of objects of one repository, looked at from its top; then equal objects need not be read again.
   */
  shareCache(lender: RepoIndex, sharesObjects: boolean): void {
    const attributes = ({ entries }: RepoIndex) =>
      JSON.stringify(
        [...entries.values()]
          .filter(({ path }) => nameOf(path) === ".gitattributes")
          .map(({ path, kind, id }) => [path, kind, id])
          .sort(),
      );
    this.#lender = lender;
    this.#trustsIds = sharesObjects && attributes(this) === attributes(lender);
  }

  #isSameObject(path: string, lender: RepoIndex): boolean {
    const [mine, theirs] = [this.entries.get(path), lender.entries.get(path)];
    const isFile = mine?.kind === "file" && theirs?.kind === "file" && (mine.unjudged ?? theirs.unjudged) === undefined;
    return isFile && mine.id !== undefined && mine.id === theirs.id;
  }

  /** Reads a file once, links followed; the source is named by its real path, which is where people can mend it. */
  read(path: string): Promise<Content> {
    if (this.entries.get(path)?.kind === "unnameable") return this.#contentAt(path);
    const resolution = this.resolve(path);
    if (resolution.kind === "unjudged")
      return Promise.resolve({
        kind: "unjudged",
        source: { path: resolution.path, text: "" },
        problem: resolution.problem,
      });
    if (resolution.kind !== "file") return Promise.resolve({ kind: "absent", resolution });
    return this.#contentAt(resolution.path);
  }

  #contentAt(path: string): Promise<Content> {
    let content = this.#contents.get(path);
    if (!content) this.#contents.set(path, (content = this.#contentOf(path)));
    return content;
  }

  async #contentOf(path: string): Promise<Content> {
    const unjudged = (problem: string): Content => ({ kind: "unjudged", source: { path, text: "" }, problem });
    if (++this.#files > limits.files) return unjudged(`was not read: the limit is ${limits.files} files`);
    if (this.#bytes >= limits.totalBytes)
      return unjudged(`was not read: the limit is ${limits.totalBytes >> 20} MiB in all`);
    const theirs = this.#lender && (await this.#lender.#contents.get(path));
    const lent = theirs?.kind === "text" ? theirs : undefined;
    if (lent && this.#trustsIds && this.#lender && this.#isSameObject(path, this.#lender)) {
      this.#bytes += lent.bytes;
      return lent;
    }
    let bytes: Uint8Array;
    try {
      bytes = await this.#tree.read(path);
    } catch (error) {
      if (error instanceof UnreadableFile) return unjudged(error.message);
      throw error;
    }
    this.#bytes += bytes.length;
    if (bytes.length > limits.fileBytes) return unjudged(tooLarge(bytes.length));
    const text = decodeText(bytes);
    if (text === undefined) return { kind: "not-utf8", source: { path, text: "" } };
    if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
      return unjudged("is a Git LFS pointer, whose content is not part of this tree");
    return lent?.source.text === text ? lent : { kind: "text", source: { path, text }, bytes: bytes.length };
  }

  /**
   * Where `value`, written in a file of the directory `from`, leads, as long as it has to stay inside `boundary`. The
   * last component is followed too, whether or not the host looks: a link out of the boundary is out of the boundary.
   */
  reach(boundary: string, from: string, value: string): Reach {
    if (
      value.startsWith("/") ||
      value.startsWith("\\") ||
      value === "~" ||
      value.startsWith("~/") ||
      /^[A-Za-z]:[\\/]/.test(value)
    ) {
      return { kind: "outside", how: "absolute", target: value };
    }
    const limit = this.resolve(boundary);
    const root = limit.kind === "directory" ? limit.path : boundary;
    const path = join(from, value);
    const climbs =
      isWithin(from, boundary) &&
      [value, value.replaceAll("\\", "/")].some((way) => !isWithin(plain(join(from, way)) ?? "..", boundary));
    const sight = this.resolve(path);
    if (sight.kind === "loop") return climbs ? { kind: "outside", how: "parent", target: value } : { kind: "nowhere" };
    if (sight.kind === "outside")
      return {
        kind: "outside",
        how: sight.link === undefined ? "parent" : "link",
        target: sight.target,
        ...(sight.link === undefined ? {} : { link: sight.link }),
      };
    if (climbs || !isWithin(sight.path, root)) {
      const link = climbs ? undefined : this.#linkOn(path);
      return {
        kind: "outside",
        how: link === undefined ? "parent" : "link",
        target: sight.path,
        ...(link === undefined ? {} : { link }),
      };
    }
    return sight.kind === "file" || sight.kind === "directory"
      ? { kind: "inside", path: sight.path }
      : { kind: "nowhere" };
  }

  /** The first link that a path goes through, the path itself included. */
  #linkOn(path: string): string | undefined {
    let here = "";
    for (const segment of path.split("/")) {
      here = plain(join(here, segment)) ?? "";
      if (this.entries.get(here)?.kind === "link") return here;
    }
    return undefined;
  }
}

/** The repository's own directory of this name, where `~` is the user's home. */
const home = "./~";

/** The directory of a path; that of `./~` is the root. */
function parentOf(path: string): string {
  return path === home ? "" : directoryOf(path);
}

/** Whether an entry gives way to another one of the same path: a directory that was only inferred, a name that is none. */
function yields(known: Entry, entry: Entry): boolean {
  if (known.kind === "unnameable") return entry.kind !== "unnameable";
  return (
    known.kind === "directory" &&
    known.unjudged === undefined &&
    (entry.kind !== "directory" || entry.unjudged !== undefined) &&
    entry.kind !== "unnameable"
  );
}

function written(segments: readonly string[]): string {
  return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
}
