/**
 * The entries of a tree by path. A tree may hold a million plain files, so each of these is no more than a name in its
 * directory.
 */
import { countIn, holdsHidden, holdsName, namesIn, pathsIn } from "./name-list.ts";
import { lastOf, parentOf } from "./own-tilde.ts";
import { join } from "./path.ts";
import type { Answers, ListedKind, Questions } from "./questions.ts";
import { isReplacedBy, plainFile } from "./same-path.ts";
import { type Entry, limits, type Take } from "./tree.ts";
import { addTo } from "./many.ts";

type Names = ReadonlyMap<string, Entry | typeof plainFile>;

/** What is directly inside a directory: a table, or the list of the names of plain files until one is asked for. */
type Inside = Names | string;

/** The tables of directories while they are built, and lists in which nothing else has come. */
type Building = Map<string, Map<string, Entry | typeof plainFile> | string>;

/** What a path finds; every directory of a listed entry is an entry too. */
export class Entries implements Answers {
  /** What is directly inside each directory, in the order of the listing. */
  readonly #directories: Map<string, Inside>;
  /** Everything but plain files, in the order of the listing. */
  readonly #special: Map<string, Entry>;
  /** The directories with an entry of a name that begins with a dot. */
  readonly #hidden: Map<string, string[]>;
  /** The same for other names that were looked for. */
  #holding = new Map<string, readonly string[]>();
  #size: number;
  #questions: Questions | undefined;

  private constructor(
    directories = new Map<string, Inside>(),
    special = new Map<string, Entry>(),
    hidden = new Map<string, string[]>(),
    size = 0,
  ) {
    this.#directories = directories;
    this.#special = special;
    this.#hidden = hidden;
    this.#size = size;
  }

  /** `list` gives its argument what the tree has. The first of two entries of one path stays, unless it is inferred. */
  static async from(list: (take: Take) => Promise<void>): Promise<Entries> {
    const entries = new Entries();
    const building: Building = new Map();
    entries.#add({ path: "", kind: "directory" }, building);
    await list({
      entry: (entry) => entries.#add(entry, building),
      files: (directory, names) => entries.#addFiles(directory, names, building),
    });
    for (const [directory, inside] of building) entries.#directories.set(directory, inside);
    return entries;
  }

  /** The same entries, which note what they are asked. */
  noting(questions: Questions): Entries {
    const entries = new Entries(this.#directories, this.#special, this.#hidden, this.#size);
    entries.#holding = this.#holding;
    entries.#questions = questions;
    return entries;
  }

  get size(): number {
    this.#questions?.size();
    return this.#size;
  }

  get(path: string): Entry | undefined {
    this.#questions?.path(path);
    const directory = parentOf(path);
    if (directory === path) return this.#special.get(path);
    const inside = this.#directories.get(directory);
    const found = typeof inside === "string" ? this.#named(inside, path) : inside?.get(lastOf(path));
    return found === plainFile ? { path, kind: "file" } : found;
  }

  /** What a list has of a path. Where one name is asked for, others are. */
  #named(list: string, path: string): typeof plainFile | undefined {
    if (!holdsName(list, lastOf(path))) return undefined;
    this.#directories.set(parentOf(path), tableOf(list));
    return plainFile;
  }

  has(path: string): boolean {
    this.#questions?.path(path);
    const directory = parentOf(path);
    if (directory === path) return this.#special.has(path);
    const inside = this.#directories.get(directory);
    return typeof inside === "string" ? this.#named(inside, path) !== undefined : inside?.has(lastOf(path)) === true;
  }

  /** The names directly inside a directory, in the order of the listing. */
  inside(directory: string): Iterable<string> {
    this.#questions?.directory(directory);
    const inside = this.#directories.get(directory) ?? "";
    return typeof inside === "string" ? namesIn(inside) : inside.keys();
  }

  /** The directories that hold an entry of this name, in no order. */
  holding(name: string): readonly string[] {
    this.#questions?.name(name);
    // Nearly every name that hosts look for begins with a dot, and few names in a repository do.
    if (name.startsWith(".")) return this.#hidden.get(name) ?? [];
    let found = this.#holding.get(name);
    if (!found)
      this.#holding.set(
        name,
        (found = [...this.#directories].flatMap(([directory, inside]) =>
          (typeof inside === "string" ? holdsName(inside, name) : inside.has(name)) ? [directory] : [],
        )),
      );
    return found;
  }

  /** The paths whose last name begins with a dot, in no order. */
  hidden(): readonly string[] {
    this.#questions?.hidden();
    return [...this.#hidden].flatMap(([name, directories]) => directories.map((directory) => join(directory, name)));
  }

  /** All entries of a kind that few entries have. */
  *ofKind(kind: ListedKind): Generator<Entry> {
    this.#questions?.kind(kind);
    for (const entry of this.#special.values()) if (entry.kind === kind) yield entry;
  }

  /**
   * The entries with a name that passes, and all entries directly inside a directory whose path passes, which is given
   * with a `/` at its end. It makes no paths of what does not pass, so it is the way to search a large tree. `mayPass`
   * says quickly of a list of names that none of them passes; it may be wrong the other way.
   */
  having(passes: (part: string) => boolean, mayPass: (names: string) => boolean = () => true): readonly Entry[] {
    this.#questions?.search(passes);
    const found: Entry[] = [];
    const later = ["/", ""];
    for (let next = later.pop(); next !== undefined; next = later.pop())
      this.#search(next, 0, { passes, mayPass, later }, found);
    return found;
  }

  *values(): Generator<Entry> {
    for (const root of ["", "/"]) {
      const entry = this.#special.get(root);
      if (entry) yield entry;
    }
    yield* this.having(() => true);
  }

  *keys(): Generator<string> {
    for (const { path } of this.values()) yield path;
  }

  *[Symbol.iterator](): Generator<readonly [path: string, entry: Entry]> {
    for (const entry of this.values()) yield [entry.path, entry];
  }

  /** The same entries, those of some paths without the ids of their objects. */
  withoutIds(paths: Iterable<string>): Entries {
    const [directories, special] = [new Map(this.#directories), new Map(this.#special)];
    for (const path of paths) {
      const entry = this.get(path);
      if (entry?.id === undefined) continue;
      const { id: _, ...bare } = entry;
      special.set(path, bare);
      const inside = directories.get(parentOf(path)) ?? "";
      const names = typeof inside === "string" ? tableOf(inside) : new Map(inside);
      directories.set(parentOf(path), names.set(lastOf(path), bare));
    }
    const entries = new Entries(directories, special, this.#hidden, this.#size);
    entries.#questions = this.#questions;
    return entries;
  }

  #add(entry: Entry, building: Building): void {
    const { path } = entry;
    const directory = parentOf(path);
    if (directory === path) {
      if (!this.#special.has(path)) this.#size++;
      this.#special.set(path, this.#special.get(path) ?? entry);
      return;
    }
    const names = this.#tableIn(directory, building) ?? this.#opening(directory, building);
    const name = lastOf(path);
    const known = names.get(name);
    if (known !== undefined && !isReplacedBy(known, entry)) return;
    const isPlain = isPlainFile(entry) && !(known !== undefined && building.has(path));
    names.set(name, isPlain ? plainFile : entry);
    if (!isPlain) this.#special.set(path, entry);
    else if (known !== undefined) this.#special.delete(path);
    if (known !== undefined) return;
    this.#size++;
    this.#noteHidden(directory, name);
  }

  #noteHidden(directory: string, name: string): void {
    if (!name.startsWith(".")) return;
    addTo(this.#hidden, name, directory);
  }

  /** Of a directory in which nothing was yet, only the list is kept. */
  #addFiles(directory: string, list: string, building: Building): void {
    if (building.has(directory)) {
      for (const path of pathsIn(directory, list)) this.#add({ path, kind: "file" }, building);
      return;
    }
    this.#opening(directory, building);
    building.set(directory, list);
    this.#size += countIn(list);
    if (holdsHidden(list)) for (const name of namesIn(list)) this.#noteHidden(directory, name);
  }

  /** The names of a directory that has some; a list becomes a table, since more is to come. */
  #tableIn(directory: string, building: Building): Map<string, Entry | typeof plainFile> | undefined {
    const inside = building.get(directory);
    if (typeof inside !== "string") return inside;
    const names = tableOf(inside);
    building.set(directory, names);
    return names;
  }

  /**
   * The names of a directory that had none. What is not listed itself is a directory, and only plain files have nothing
   * below.
   */
  #opening(directory: string, building: Building): Map<string, Entry | typeof plainFile> {
    if (directory.length > 2 * limits.levels) this.#openAbove(directory, building);
    const names = new Map<string, Entry | typeof plainFile>();
    building.set(directory, names);
    if (this.#special.has(directory)) return names;
    const around = this.#tableIn(parentOf(directory), building);
    if (around?.get(lastOf(directory)) === plainFile) {
      const file: Entry = { path: directory, kind: "file" };
      around.set(lastOf(directory), file);
      this.#special.set(directory, file);
    } else this.#add({ path: directory, kind: "directory" }, building);
    return names;
  }

  /**
   * Opens what is above a deep directory from the top, because each directory is opened by a call from the one below
   * it.
   */
  #openAbove(directory: string, building: Building): void {
    const above: string[] = [];
    for (let at = parentOf(directory); at.length > limits.levels && !building.has(at); at = parentOf(at))
      above.push(at);
    for (let next = above.pop(); next !== undefined; next = above.pop()) this.#opening(next, building);
  }

  /**
   * What is below a directory comes where its own name is, so that the order is that of the listing; what is below the
   * deepest level comes later.
   */
  #search(directory: string, level: number, search: Search, found: Entry[]): void {
    const inside = this.#directories.get(directory);
    if (inside === undefined) return;
    const { passes, mayPass } = search;
    const isWhole = passes(`${directory}/`);
    if (typeof inside === "string") {
      if (!isWhole && !mayPass(inside)) return;
      for (const name of namesIn(inside))
        if (isWhole || passes(name)) found.push({ path: join(directory, name), kind: "file" });
      return;
    }
    for (const [name, entry] of inside) {
      const isFound = isWhole || passes(name);
      if (entry === plainFile) {
        if (isFound) found.push({ path: join(directory, name), kind: "file" });
        continue;
      }
      if (isFound) found.push(entry);
      if (level === limits.levels) search.later.push(entry.path);
      else this.#search(entry.path, level + 1, search, found);
    }
  }
}

interface Search {
  readonly passes: (part: string) => boolean;
  readonly mayPass: (names: string) => boolean;
  readonly later: string[];
}

function tableOf(list: string): Map<string, Entry | typeof plainFile> {
  return new Map(namesIn(list).map((name) => [name, plainFile]));
}

function isPlainFile({ kind, id, unjudged, target }: Entry): boolean {
  return kind === "file" && id === undefined && unjudged === undefined && target === undefined;
}
