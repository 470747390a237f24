/**
 * Notes what was asked of a tree, to tell whether another tree gives the same answers: then all that came of them is
 * the same.
 */
import type { Entry } from "./tree.ts";

/** A kind of which the entries can be listed by themselves. */
export type ListedKind = Exclude<Entry["kind"], "file" | "directory">;

/** What can be asked of the entries of a tree. */
export interface Answers {
  readonly size: number;
  get(path: string): Entry | undefined;
  inside(directory: string): Iterable<string>;
  holding(name: string): readonly string[];
  hidden(): readonly string[];
  ofKind(kind: ListedKind): Iterable<Entry>;
  having(passes: (part: string) => boolean): readonly Entry[];
}

/** Questions to the entries of a tree, and the paths of files whose contents were read. */
export class Questions {
  readonly #paths = new Set<string>();
  readonly #directories = new Set<string>();
  readonly #names = new Set<string>();
  readonly #kinds = new Set<ListedKind>();
  readonly #searches = new Set<(part: string) => boolean>();
  /** The files of which the content was read, without links. */
  readonly contents = new Set<string>();
  /** Those of which the identifier was asked for. */
  readonly identities = new Set<string>();
  /** Questions that were asked for several. */
  readonly parts = new Set<Questions>();
  #asksForHidden = false;
  #asksForSize = false;

  /** What is at a path. */
  path(path: string): void {
    this.#paths.add(path);
  }

  /** Which names are directly inside a directory, whatever their order. */
  directory(path: string): void {
    this.#directories.add(path);
  }

  /** Which directories hold a name. */
  name(name: string): void {
    this.#names.add(name);
  }

  kind(kind: ListedKind): void {
    this.#kinds.add(kind);
  }

  /** Which entries a search finds. `passes`: always gives the same answer to the same part of a path. */
  search(passes: (part: string) => boolean): void {
    this.#searches.add(passes);
  }

  hidden(): void {
    this.#asksForHidden = true;
  }

  size(): void {
    this.#asksForSize = true;
  }

  /**
   * Whether the entries of two trees answer all questions alike, but for those to files. Conservative: answers in
   * another order are others.
   */
  haveSameAnswers(one: Answers, other: Answers): boolean {
    const isSame = <T>(questions: Iterable<T>, answer: (entries: Answers, question: T) => unknown): boolean =>
      [...questions].every((question) => written(answer(one, question)) === written(answer(other, question)));
    return (
      !(this.#asksForSize && one.size !== other.size) &&
      !(this.#asksForHidden && written(one.hidden()) !== written(other.hidden())) &&
      [...this.#paths].every((path) => isSameEntry(one.get(path), other.get(path))) &&
      isSame(this.#directories, (entries, path) => [...entries.inside(path)].sort()) &&
      isSame(this.#names, (entries, name) => entries.holding(name)) &&
      isSame(this.#kinds, (entries, kind) => [...entries.ofKind(kind)].map(factsOf)) &&
      isSame(this.#searches, (entries, passes) => entries.having(passes).map(factsOf))
    );
  }
}

function written(answer: unknown): string {
  return JSON.stringify(answer);
}

/** The content of a plain file is another question than that for the file. A link is told by its target. */
function factsOf({ path, kind, target, unjudged, id }: Entry): readonly unknown[] {
  const needsNoId = kind === "file" || kind === "directory" || target !== undefined;
  return [path, kind, target, unjudged, needsNoId ? undefined : id];
}

function isSameEntry(one: Entry | undefined, other: Entry | undefined): boolean {
  if (!one || !other) return one === other;
  return written(factsOf(one)) === written(factsOf(other));
}

/** Whether both are readable files with the same object. */
export function isSameObject(one: Entry | undefined, other: Entry | undefined): boolean {
  const areFiles = one?.kind === "file" && other?.kind === "file" && (one.unjudged ?? other.unjudged) === undefined;
  return areFiles && one.id !== undefined && one.id === other.id;
}
