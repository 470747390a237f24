/** Indexes a tree: every path with its directories, resolved paths, and the contents that were read, each read once. */
import { byBytes, join, nameOf } from "./path.ts";
import type { Content, Reach, Resolution } from "./resolution.ts";
import { isUserPath, type Listing, ownTilde, parentOf, reachPath, resolvePath } from "./resolve.ts";
import { decodeLossily, decodeText } from "./text.ts";
import { type Entry, limits, tooLarge, type Tree, UnreadableFile } from "./tree.ts";

export type { Content, Reach, Resolution } from "./resolution.ts";

export class RepoIndex {
  readonly entries: ReadonlyMap<string, Entry>;
  /** The names directly inside each directory. */
  readonly #inside: ReadonlyMap<string, readonly string[]>;
  readonly #tree: Tree;
  readonly #listing: Listing;
  readonly #contents = new Map<string, Promise<Content>>();
  readonly #identified = new Set<string>();
  #lender: RepoIndex | undefined;
  #trustsIds = false;
  /** The directories with an entry of a name: complete for names that begin with a dot, filled on demand for others. */
  readonly #holding: Map<string, readonly string[]>;
  #files = 0;
  #bytes = 0;

  private constructor(tree: Tree, listed: readonly Entry[]) {
    const entries = new Map<string, Entry>([["", { path: "", kind: "directory" }]]);
    const inside = new Map<string, string[]>();
    const hidden = new Map<string, string[]>();
    const add = (entry: Entry): void => {
      const known = entries.get(entry.path);
      if (known && !isReplacedBy(known, entry)) return;
      entries.set(entry.path, entry);
      if (known) return;
      const directory = parentOf(entry.path);
      if (directory === entry.path) return;
      const names = inside.get(directory);
      const name = entry.path === ownTilde ? ownTilde : nameOf(entry.path);
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
    this.#listing = { entries, holdsUser: tree.holdsUser === true };
  }

  static async of(tree: Tree): Promise<RepoIndex> {
    return new RepoIndex(tree, await tree.list());
  }

  /** The same tree with other texts at the paths of some files. What was read of the others is not read again. */
  withTexts(texts: ReadonlyMap<string, string>): RepoIndex {
    const tree = this.#tree;
    const next = new RepoIndex(
      {
        ...(tree.holdsUser ? { holdsUser: true } : {}),
        list: () => tree.list(),
        read: (path) => {
          const text = texts.get(path);
          return text === undefined ? tree.read(path) : Promise.resolve(new TextEncoder().encode(text));
        },
        identify: async (path) => (texts.has(path) ? undefined : tree.identify?.(path)),
      },
      [...this.entries.values()].map(({ id, ...entry }) =>
        id === undefined || texts.has(entry.path) ? entry : { ...entry, id },
      ),
    );
    for (const [path, content] of this.#contents) if (!texts.has(path)) next.#contents.set(path, content);
    return next;
  }

  /** What is at `path`. With `follow: false` a link in the last place is not followed: it is then `missing`. */
  resolve(path: string, { follow = true }: { readonly follow?: boolean } = {}): Resolution {
    const direct = this.entries.get(path);
    if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory"))
      return { kind: direct.kind, path };
    return resolvePath(this.#listing, path, follow);
  }

  /**
   * Where the path `value` leads that a file in the directory `from` contains and that must stay inside `boundary`. The
   * last component is followed too, even if the host does not look: a link that leaves the boundary is outside it.
   */
  reach(boundary: string, from: string, value: string): Reach {
    return reachPath(this.#listing, boundary, from, value);
  }

  /** Whether a path belongs to the user or the machine. */
  isUsers(path: string): boolean {
    return isUserPath(this.#listing, path);
  }

  /** The directories that hold an entry of this name, in no order. */
  holding(name: string): readonly string[] {
    // Nearly every name that hosts look for begins with a dot, and few names in a repository do.
    let directories = this.#holding.get(name) ?? (name.startsWith(".") ? [] : undefined);
    if (!directories)
      this.#holding.set(
        name,
        (directories = [...this.#inside].flatMap(([directory, names]) => (names.includes(name) ? [directory] : []))),
      );
    return directories;
  }

  /** The paths whose last name begins with a dot, in no order. */
  hidden(): readonly string[] {
    return [...this.#holding].flatMap(([name, directories]) =>
      name.startsWith(".") ? directories.map((directory) => join(directory, name)) : [],
    );
  }

  /** The names directly inside a directory, links to it followed, in byte order; empty if there is no directory. */
  names(directory: string): readonly string[] {
    const resolution = this.resolve(directory);
    if (resolution.kind !== "directory") return [];
    return [...(this.#inside.get(resolution.path) ?? [])].sort(byBytes);
  }

  /** An identifier of the content of the file or submodule at `path`, or of the submodule that contains it. */
  async identityOf(path: string): Promise<string | undefined> {
    const resolution = this.resolve(path);
    if (resolution.kind !== "file" && resolution.kind !== "unjudged") return undefined;
    this.#identified.add(resolution.path);
    return this.#tree.identify?.(resolution.path);
  }

  /**
   * Whether everything that was read here is the same in the other index: equal entries, and equal objects for the files
   * that were read and for the attributes that decide how they are read; with `whole` for every file. True only for two
   * trees of Git objects of one repository, both indexed from its top.
   */
  agreesWith(next: RepoIndex, { whole = false } = {}): boolean {
    if (this.entries.size !== next.entries.size) return false;
    for (const [path, entry] of this.entries) {
      const match = next.entries.get(path);
      if (!match || !isSameKind(entry, match)) return false;
      if (entry.kind === "directory" || !(whole || this.#isRelevant(entry))) continue;
      if (entry.id === undefined || entry.id !== match.id) return false;
    }
    return true;
  }

  /** Whether an entry's object may have decided what was read. */
  #isRelevant({ path, kind }: Entry): boolean {
    return (
      kind !== "file" || this.#contents.has(path) || this.#identified.has(path) || nameOf(path) === ".gitattributes"
    );
  }

  /**
   * Reuses the contents that another index has read wherever they are equal, so that what is derived from them is derived
   * once. `sharesObjects`: both are trees of Git objects of one repository, indexed from its top. Then equal objects are
   * not read again.
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

  /** Reads a file once, links followed. The source has the real path, which is where people edit the file. */
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
    if (++this.#files > limits.files) return unjudged(path, `was not read: the limit is ${limits.files} files`);
    if (this.#bytes >= limits.totalBytes)
      return unjudged(path, `was not read: the limit is ${limits.totalBytes >> 20} MiB in all`);
    const lent = this.#lender && (await this.#lentText(path, this.#lender));
    if (lent?.isSameObject) {
      this.#bytes += lent.content.bytes;
      return lent.content;
    }
    let bytes: Uint8Array;
    try {
      bytes = await this.#tree.read(path);
    } catch (error) {
      if (error instanceof UnreadableFile) return unjudged(path, error.message);
      throw error;
    }
    this.#bytes += bytes.length;
    const content = contentOfBytes(path, bytes);
    const isLent = content.kind === "text" && lent?.content.source.text === content.source.text;
    return isLent ? lent.content : content;
  }

  /** The lender's text of a path, and whether it comes from the same object, so that reading it again is needless. */
  async #lentText(
    path: string,
    lender: RepoIndex,
  ): Promise<{ readonly content: Text; readonly isSameObject: boolean } | undefined> {
    const content = await lender.#contents.get(path);
    if (content?.kind !== "text") return undefined;
    const [entry, match] = [this.entries.get(path), lender.entries.get(path)];
    return { content, isSameObject: this.#trustsIds && isSameFile(entry, match) };
  }
}

type Text = Extract<Content, { kind: "text" }>;

function unjudged(path: string, problem: string): Content {
  return { kind: "unjudged", source: { path, text: "" }, problem };
}

function contentOfBytes(path: string, bytes: Uint8Array): Content {
  if (bytes.length > limits.fileBytes) return unjudged(path, tooLarge(bytes.length));
  const text = decodeText(bytes);
  if (text === undefined)
    return { kind: "not-utf8", source: { path, text: "" }, decoded: { path, text: decodeLossily(bytes) } };
  if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
    return unjudged(path, "is a Git LFS pointer, whose content is not part of this tree");
  return { kind: "text", source: { path, text }, bytes: bytes.length };
}

function isSameKind(a: Entry, b: Entry): boolean {
  return a.kind === b.kind && a.target === b.target && a.unjudged === b.unjudged;
}

/** Whether both are readable files with the same object. */
function isSameFile(a: Entry | undefined, b: Entry | undefined): boolean {
  const areFiles = a?.kind === "file" && b?.kind === "file" && (a.unjudged ?? b.unjudged) === undefined;
  return areFiles && a.id !== undefined && a.id === b.id;
}

/** Whether an entry gives way to another of the same path: an inferred directory, or a name that is not UTF-8. */
function isReplacedBy(known: Entry, entry: Entry): boolean {
  if (known.kind === "unnameable") return entry.kind !== "unnameable";
  return (
    known.kind === "directory" &&
    known.unjudged === undefined &&
    (entry.kind !== "directory" || entry.unjudged !== undefined) &&
    entry.kind !== "unnameable"
  );
}
