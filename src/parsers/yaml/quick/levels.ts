/** The mapping that is being read, and the further ones that began on its lines: what follows belongs to the innermost. */
import type { Entry, Node, Scalar, Table } from "../../node.ts";

interface Level {
  readonly start: number;
  readonly entries: Entry[];
  readonly names: Set<string>;
  /** The key whose value is the next level. */
  inner?: Scalar;
}

/** More mappings on lines of others are for the full parser. */
const deepest = 100;

export class Levels {
  readonly #levels: Level[];
  readonly #repeats: boolean;
  #last: Level;

  constructor(start: number, repeats: boolean) {
    this.#last = { start, entries: [], names: new Set() };
    this.#levels = [this.#last];
    this.#repeats = repeats;
  }

  get isEmpty(): boolean {
    return this.#levels.length === 1 && this.#last.entries.length === 0;
  }

  /** The last value. */
  get last(): Node | undefined {
    return this.#last.entries.at(-1)?.value;
  }

  /** Gives the last key another value. */
  replaceLast(value: Node): void {
    const entry = this.#last.entries.pop();
    if (entry) this.#last.entries.push({ ...entry, value });
  }

  /** Whether the parser accepts a key here. */
  takes({ text }: Scalar): boolean {
    if (this.#repeats) return true;
    const { names } = this.#last;
    if (names.has(text)) return false;
    names.add(text);
    return true;
  }

  /** Adds an entry. Returns what was read as its value. */
  add<R extends { readonly node: Node }>(key: Scalar, read: R): R {
    this.#last.entries.push({ key, name: key.text, value: read.node });
    return read;
  }

  /** Begins the mapping that is the value of a key, at its place in the file; false if there are too many. */
  open(key: Scalar, start: number): boolean {
    this.#last.inner = key;
    this.#last = { start, entries: [], names: new Set() };
    return this.#levels.push(this.#last) <= deepest;
  }

  /** The outermost mapping. All of them end together. */
  tableTo(end: number): Table {
    return this.#levels.reduceRight<Table | undefined>((inner, { start, entries, inner: key }) => {
      if (inner && key) entries.push({ key, name: key.text, value: inner });
      return { kind: "table", span: { start, end }, entries };
    }, undefined) as Table;
  }
}
