/** Indexes a tree: every path with its directories, resolved paths, and the contents that were read, each read once. */
import { contentOf, type Text, unjudged } from "./content.ts";
import { Entries } from "./entries.ts";
import { holdsHidden } from "./name-list.ts";
import { byBytes, nameOf } from "./path.ts";
import { isSameObject, Questions } from "./questions.ts";
import type { Content, Reach, Resolution } from "./resolution.ts";
import { isUserPath, type Listing, reachPath, resolvePath } from "./resolve.ts";
import { type Entry, type Identity, limits, type Take, type Tree, UnreadableFile } from "./tree.ts";
import { glimpsesOf } from "./glimpses.ts";

export type { Content, Reach, Resolution } from "./resolution.ts";

/** Something that was made of a tree, and what was asked for it. */
interface Made<T> {
  readonly value: T;
  readonly questions: Questions;
}

export class RepoIndex {
  readonly entries: Entries;
  readonly #tree: Tree;
  readonly #listing: Listing;
  readonly #contents = new Map<string, Promise<Content>>();
  readonly #identified = new Set<string>();
  #lender: RepoIndex | undefined;
  #trustsIds = false;
  /** Of an index that notes what it is asked: the one that reads for it, and where it notes it. */
  #notes: { readonly reader: RepoIndex; readonly questions: Questions } | undefined;
  /** What was made once, and whether questions have the same answers here as in the lender. */
  readonly #made = new Map<unknown, Made<unknown>>();
  readonly #alike = new Map<Questions, Promise<boolean>>();
  readonly #most: number;
  /** The bytes of the texts that it holds, without those that the lender holds too. */
  #bytes = 0;

  private constructor(tree: Tree, entries: Entries, most: number) {
    this.entries = entries;
    this.#tree = tree;
    this.#most = most;
    this.#listing = { entries, holdsUser: tree.holdsUser === true };
  }

  /** `most`: how many bytes of text it holds. */
  static async of(tree: Tree, most: number = limits.totalBytes): Promise<RepoIndex> {
    const list = async (take: Take): Promise<void> => {
      if (tree.each) return tree.each(take);
      for (const entry of await tree.list()) take.entry(entry);
    };
    return new RepoIndex(tree, await Entries.from(list), most);
  }

  /** The same index, which notes what it is asked. */
  noting(questions: Questions): RepoIndex {
    const index = new RepoIndex(this.#tree, this.entries.noting(questions), this.#most);
    index.#notes = { reader: this, questions };
    return index;
  }

  /** Whether what was asked of the index that lends its contents has the same answers here. */
  answersAlike(questions: Questions): Promise<boolean> {
    let alike = this.#alike.get(questions);
    if (!alike) this.#alike.set(questions, (alike = this.#answersAlike(questions)));
    return alike;
  }

  async #answersAlike(questions: Questions): Promise<boolean> {
    const lender = this.#lender;
    for (const part of questions.parts) if (!(await this.answersAlike(part))) return false;
    if (!lender || !questions.haveSameAnswers(this.entries, lender.entries)) return false;
    const { contents, identities } = questions;
    if (this.#trustsIds)
      return [...contents, ...identities].every((path) =>
        isSameObject(this.entries.get(path), lender.entries.get(path)),
      );
    const answers = await Promise.all([
      ...[...contents].map((path) => this.#hasText(path, lender)),
      ...[...identities].map((path) => this.#hasIdentity(path, lender)),
    ]);
    return !answers.includes(false);
  }

  async #hasText(path: string, lender: RepoIndex): Promise<boolean> {
    if ([this, lender].some(({ entries }) => entries.get(path)?.kind !== "file")) return false;
    const [content, lent] = await Promise.all([this.#contentAt(path), lender.#contentAt(path)]);
    return content.kind === "text" && lent.kind === "text" && content.source.text === lent.source.text;
  }

  async #hasIdentity(path: string, lender: RepoIndex): Promise<boolean> {
    const [identity, lent] = await Promise.all([this.identify(path), lender.identify(path)]);
    return identity !== undefined && JSON.stringify(identity) === JSON.stringify(lent);
  }

  /** What `make` makes of this tree: once, however many ask for it. */
  once<T>(make: (repo: RepoIndex) => T): T {
    const { reader, questions } = this.#notes ?? { reader: this };
    let made = reader.#made.get(make) as Made<T> | undefined;
    if (!made) {
      const own = new Questions();
      reader.#made.set(make, (made = { value: make(reader.noting(own)), questions: own }));
    }
    questions?.parts.add(made.questions);
    return made.value;
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
      this.entries.withoutIds(texts.keys()),
      this.#most,
    );
    const { reader, questions } = this.#notes ?? { reader: this };
    for (const [path, content] of reader.#contents) if (!texts.has(path)) next.#contents.set(path, content);
    if (questions) next.#notes = { reader: next, questions };
    return next;
  }

  /** The same tree of Git objects without some files, and without what are then empty directories. */
  async without(paths: ReadonlySet<string>): Promise<RepoIndex> {
    const entries = await Entries.from(async (take) => {
      for (const entry of this.entries.values())
        if (entry.kind !== "directory" && !paths.has(entry.path)) take.entry(entry);
    });
    return new RepoIndex(this.#tree, entries, this.#most);
  }

  /** Whether reading a file waits for nothing. */
  get readsAtOnce(): boolean {
    return this.#tree.readNow !== undefined;
  }

  /** Gives files as Latin-1, which is not kept, in any order: those that can be read exactly. */
  async glimpses(paths: readonly string[], take: (path: string, text: string) => void): Promise<void> {
    for (const path of paths) this.#notes?.questions.contents.add(path);
    await glimpsesOf(this.#tree, paths, take);
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
    return this.entries.holding(name);
  }

  /** The paths whose last name begins with a dot, in no order. */
  hidden(): readonly string[] {
    return this.entries.hidden();
  }

  /** The names directly inside a directory, links to it followed, in byte order; empty if there is no directory. */
  names(directory: string): readonly string[] {
    const resolution = this.resolve(directory);
    if (resolution.kind !== "directory") return [];
    return [...this.entries.inside(resolution.path)].sort(byBytes);
  }

  /** An identifier of the content of the file or submodule at `path`, or of the submodule that contains it. */
  async identityOf(path: string): Promise<string | undefined> {
    return (await this.identify(path))?.id;
  }

  /** The same with all that decides what a checkout writes, and how it starts. */
  async identify(path: string): Promise<Identity | undefined> {
    const resolution = this.resolve(path);
    if (resolution.kind !== "file" && resolution.kind !== "unjudged") return undefined;
    this.#notes?.questions.identities.add(resolution.path);
    (this.#notes?.reader ?? this).#identified.add(resolution.path);
    return this.#tree.identify?.(resolution.path);
  }

  /**
   * Whether everything that was read here is the same in the other index: equal entries, and equal objects for the
   * files that were read and for the attributes that decide how they are read; with `whole` for every file. True only
   * for two trees of Git objects of one repository, both indexed from its top.
   */
  agreesWith(next: RepoIndex, { whole = false } = {}): boolean {
    if (this.entries.size !== next.entries.size) return false;
    for (const [path, entry] of this.entries) {
      const match = next.entries.get(path);
      if (!match || !isSameKind(entry, match)) return false;
      if (entry.kind === "directory" || !(whole || this.#isRelevant(entry))) continue;
      if (entry.id === undefined || entry.id !== match.id || entry.isExecutable !== match.isExecutable) return false;
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
   * Reuses the contents that another index has read wherever they are equal, so that what is derived from them is
   * derived once. `sharesObjects`: both are trees of Git objects of one repository, indexed from its top. Then equal
   * objects are not read again.
   */
  shareCache(lender: RepoIndex, sharesObjects: boolean): void {
    const attributes = ({ entries }: RepoIndex) =>
      JSON.stringify(
        entries
          .having(isAttributes, holdsHidden)
          .map(({ path, kind, id }) => [path, kind, id])
          .sort(),
      );
    this.#lender = lender;
    this.#alike.clear();
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
    this.#notes?.questions.contents.add(path);
    const reader = this.#notes?.reader ?? this;
    if (reader !== this) return reader.#contentAt(path);
    let content = this.#contents.get(path);
    if (!content) this.#contents.set(path, (content = this.#contentOf(path)));
    return content;
  }

  async #contentOf(path: string): Promise<Content> {
    const lent = this.#lender && (await this.#lentText(path, this.#lender));
    if (lent?.isSameObject) return lent.content;
    if (this.#bytes >= this.#most) return unjudged(path, `was not read: the limit is ${this.#most >> 20} MiB in all`);
    let bytes: Uint8Array;
    try {
      bytes = this.#tree.readNow?.(path) ?? (await this.#tree.read(path));
    } catch (error) {
      if (error instanceof UnreadableFile) return unjudged(path, error.message);
      throw error;
    }
    const content = contentOf(path, bytes);
    if (content.kind === "text" && lent?.content.source.text === content.source.text) return lent.content;
    if (content.kind !== "unjudged") this.#bytes += bytes.length;
    return content;
  }

  /** The lender's text of a path, and whether it comes from the same object, so that reading it again is needless. */
  async #lentText(
    path: string,
    lender: RepoIndex,
  ): Promise<{ readonly content: Text; readonly isSameObject: boolean } | undefined> {
    const content = await lender.#contents.get(path);
    if (content?.kind !== "text") return undefined;
    const [entry, match] = [this.entries.get(path), lender.entries.get(path)];
    return { content, isSameObject: this.#trustsIds && isSameObject(entry, match) };
  }
}

function isAttributes(name: string): boolean {
  return name === ".gitattributes";
}

function isSameKind(a: Entry, b: Entry): boolean {
  return a.kind === b.kind && a.target === b.target && a.unjudged === b.unjudged;
}
