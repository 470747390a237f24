/** A tree looked over once: every path with its directories, links followed as a host's own file system would. */
import { byBytes, directoryOf, isWithin, join, nameOf } from "./path.ts";
import { decodeText, type Source } from "./text.ts";
import { type Entry, limits, type Tree, Unreadable } from "./tree.ts";

/** What stands at a path. `path` is the real one, after every link. */
export type Sight =
  | { readonly kind: "file" | "directory"; readonly path: string }
  /** Nothing is there; `link` where a link leads to nothing. */
  | { readonly kind: "missing"; readonly path: string; readonly link?: string }
  /** A file stands where the path needs a directory. */
  | { readonly kind: "not-a-directory"; readonly path: string }
  | { readonly kind: "loop"; readonly link: string }
  /** Leads out of the tree: by `..`, or by the link named. */
  | { readonly kind: "outside"; readonly target: string; readonly link?: string }
  /** Something is there that this tree does not hold: a submodule, an unmerged path. */
  | { readonly kind: "unjudged"; readonly path: string; readonly problem: string };

/** What reading a path gives. Bytes that are not UTF-8 are a fact about the file, and hosts differ on them. */
export type Content =
  | { readonly kind: "text"; readonly source: Source; readonly bytes: number }
  | { readonly kind: "not-utf8"; readonly source: Source }
  | { readonly kind: "unjudged"; readonly source: Source; readonly problem: string }
  | { readonly kind: "absent"; readonly sight: Exclude<Sight, { kind: "file" | "unjudged" }> };

/** Where a path that somebody wrote leads, seen from a directory that it should stay in. */
export type Reach =
  | { readonly kind: "inside"; readonly path: string }
  | { readonly kind: "nowhere" }
  | { readonly kind: "outside"; readonly how: "absolute" | "parent" | "link"; readonly target: string; readonly link?: string };

export class Survey {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly #inside: ReadonlyMap<string, readonly string[]>;
  readonly #tree: Tree;
  readonly #contents = new Map<string, Promise<Content>>();
  #files = 0;
  #bytes = 0;

  private constructor(tree: Tree, listed: readonly Entry[]) {
    const entries = new Map<string, Entry>([["", { path: "", kind: "directory" }]]);
    const inside = new Map<string, string[]>();
    const add = (entry: Entry): void => {
      const known = entries.get(entry.path);
      if (known && !(known.kind === "directory" && entry.kind !== "directory")) return;
      entries.set(entry.path, entry);
      if (known) return;
      const directory = directoryOf(entry.path);
      if (directory === entry.path) return;
      const names = inside.get(directory);
      if (names) names.push(nameOf(entry.path));
      else inside.set(directory, [nameOf(entry.path)]);
      if (directory !== "") add({ path: directory, kind: "directory" });
    };
    for (const entry of listed) add(entry);
    this.entries = entries;
    this.#inside = inside;
    this.#tree = tree;
  }

  static async of(tree: Tree): Promise<Survey> {
    return new Survey(tree, await tree.list());
  }

  /** What stands at `path`. With `follow: false` a link in the last place is not followed: it is then `missing`. */
  look(path: string, { follow = true }: { readonly follow?: boolean } = {}): Sight {
    const direct = this.entries.get(path);
    if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory")) return { kind: direct.kind, path };
    return this.#walk(path.startsWith("/") ? "/" : "", path.split("/"), follow);
  }

  #walk(start: string, pending: string[], follow: boolean): Sight {
    let here = start;
    let through: string | undefined;
    for (let links = 0; pending.length > 0; ) {
      const segment = pending.shift() ?? "";
      if (segment === "." || segment === "") continue;
      if (segment === "..") {
        if (here === "" || here === "~" || here === "/") return { kind: "outside", target: [here, "..", ...pending].filter(Boolean).join("/"), ...(through === undefined ? {} : { link: through }) };
        here = directoryOf(here);
        continue;
      }
      const path = join(here, segment);
      const entry = this.entries.get(path);
      if (!entry) return { kind: "missing", path: [path, ...pending].join("/"), ...(through === undefined ? {} : { link: through }) };
      if (entry.unjudged !== undefined) return { kind: "unjudged", path, problem: entry.unjudged };
      if (entry.kind === "submodule") return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
      if (entry.kind === "unnameable") return { kind: "missing", path };
      if (entry.kind === "link") {
        if (!follow && pending.length === 0) return { kind: "missing", path };
        if (++links > limits.links) return { kind: "loop", link: path };
        const target = entry.target ?? "";
        if (target.startsWith("/") || /^[A-Za-z]:/.test(target) || target.startsWith("~")) return { kind: "outside", target, link: path };
        through = path;
        pending.unshift(...target.split("/"));
        continue;
      }
      if (entry.kind === "file") {
        if (pending.some((rest) => rest !== "" && rest !== ".")) return { kind: "not-a-directory", path };
        return { kind: "file", path };
      }
      here = path;
    }
    return { kind: "directory", path: here };
  }

  /** The names directly inside a directory, links to it followed, in byte order; empty where there is no directory. */
  names(directory: string): readonly string[] {
    const sight = this.look(directory);
    if (sight.kind !== "directory") return [];
    return [...(this.#inside.get(sight.path) ?? [])].sort(byBytes);
  }

  /** Reads a file once, links followed; the source is named by its real path, which is where people can mend it. */
  read(path: string): Promise<Content> {
    const sight = this.look(path);
    if (sight.kind === "unjudged") return Promise.resolve({ kind: "unjudged", source: { path: sight.path, text: "" }, problem: sight.problem });
    if (sight.kind !== "file") return Promise.resolve({ kind: "absent", sight });
    let content = this.#contents.get(sight.path);
    if (!content) this.#contents.set(sight.path, (content = this.#fetch(sight.path)));
    return content;
  }

  async #fetch(path: string): Promise<Content> {
    const unjudged = (problem: string): Content => ({ kind: "unjudged", source: { path, text: "" }, problem });
    if (++this.#files > limits.files) return unjudged(`was not read: the limit is ${limits.files} files`);
    if (this.#bytes > limits.totalBytes) return unjudged(`was not read: the limit is ${limits.totalBytes >> 20} MiB in all`);
    let bytes: Uint8Array;
    try {
      bytes = await this.#tree.read(path);
    } catch (error) {
      if (error instanceof Unreadable) return unjudged(error.message);
      throw error;
    }
    this.#bytes += bytes.length;
    if (bytes.length > limits.fileBytes) return unjudged(`is larger than the limit of ${limits.fileBytes >> 20} MiB`);
    const text = decodeText(bytes);
    if (text === undefined) return { kind: "not-utf8", source: { path, text: "" } };
    if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text)) return unjudged("is a Git LFS pointer, whose content is not part of this tree");
    return { kind: "text", source: { path, text }, bytes: bytes.length };
  }

  /**
   * Where `value`, written in a file of the directory `from`, leads, as long as it has to stay inside `boundary`. The
   * last component is followed too, whether or not the host looks: a link out of the boundary is out of the boundary.
   */
  reach(boundary: string, from: string, value: string): Reach {
    if (value.startsWith("/") || value.startsWith("\\") || value === "~" || value.startsWith("~/") || /^[A-Za-z]:[\\/]/.test(value)) {
      return { kind: "outside", how: "absolute", target: value };
    }
    const limit = this.look(boundary);
    const root = limit.kind === "directory" ? limit.path : boundary;
    const sight = this.look(join(from, value));
    if (sight.kind === "outside") return { kind: "outside", how: sight.link === undefined ? "parent" : "link", target: sight.target, ...(sight.link === undefined ? {} : { link: sight.link }) };
    if (sight.kind === "loop") return { kind: "nowhere" };
    if (!isWithin(sight.path, root)) {
      const link = this.#linkOn(join(from, value));
      return { kind: "outside", how: link === undefined ? "parent" : "link", target: sight.path, ...(link === undefined ? {} : { link }) };
    }
    return sight.kind === "file" || sight.kind === "directory" ? { kind: "inside", path: sight.path } : { kind: "nowhere" };
  }

  /** The first link that a path goes through, the path itself included. */
  #linkOn(path: string): string | undefined {
    const segments = path.split("/");
    for (let i = 1; i <= segments.length; i++) {
      const part = segments.slice(0, i).join("/");
      if (this.entries.get(part)?.kind === "link") return part;
    }
    return undefined;
  }
}
