/**
 * The mapping that is being read, and the further ones that began on its lines: what follows belongs to the innermost.
 */
import type { Entry, Node, Scalar, Table } from "../../node.ts";

interface Level {
  readonly start: number;
  readonly entries: Entry[];
  /** The keys so far; absent if the parser accepts a key twice. */
  readonly names: Set<string> | undefined;
  /** The key whose value is the next level. */
  inner?: Scalar;
}

/** More mappings on lines of others are for the full parser. */
const deepest = 100;

/** The open mappings of a block, by their columns. */
export class Levels {
  readonly #levels: Level[];
  #last: Level;

  constructor(start: number, repeats: boolean) {
    this.#last = { start, entries: [], names: repeats ? undefined : new Set() };
    this.#levels = [this.#last];
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
    const { names } = this.#last;
    if (names?.has(text)) return false;
    names?.add(text);
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
    this.#last = { start, entries: [], names: this.#last.names && new Set() };
    return this.#levels.push(this.#last) <= deepest;
  }

  /** The outermost mapping. All of them end together. */
  tableTo(end: number): Table {
    let table: Table | undefined;
    for (let i = this.#levels.length - 1; i >= 0; i--) {
      const { start, entries, inner: key } = this.#levels[i] as Level;
      if (table && key) entries.push({ key, name: key.text, value: table });
      table = { kind: "table", span: { start, end }, entries };
    }
    return table as Table;
  }
}
