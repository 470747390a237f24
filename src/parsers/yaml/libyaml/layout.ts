/** Orders the tokens: tracks possible keys, and the collections that indentation has opened. */
import type { Cursor, Fault, Mark } from "./cursor.ts";
import type { Token, TokenType } from "./tokens.ts";

/** Tokens without content. */
export type Bare = Exclude<
  TokenType,
  "stream-end" | "block-end" | "alias" | "anchor" | "scalar" | "tag" | "version-directive" | "tag-directive"
>;

/** A position where a key may begin; only a later `:` confirms it. */
interface SimpleKey {
  possible: boolean;
  readonly required: boolean;
  readonly token: number;
  readonly mark: Mark;
}

/** The most characters between the start of a key and its `:`. */
const keyLength = 1024;

/** Holds tokens back until it is clear whether a key begins at one of them. */
export class Layout {
  readonly #cursor: Cursor;
  #queue: Token[] = [];
  #head = 0;
  #taken = 0;
  readonly #indents: number[] = [];
  /** One for the block context and one for each open flow collection. */
  readonly #keys: (SimpleKey | undefined)[] = [undefined];
  /** No key below this level is possible: older ones expire first. */
  #oldest = 0;
  /** The column of the enclosing block collection, -1 at the root. */
  indent = -1;
  keyAllowed = true;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  /** The number of open flow collections. */
  get flow(): number {
    return this.#keys.length - 1;
  }

  /** The next token, if no later `:` can insert another token before it. */
  ready(): Token | undefined {
    const token = this.#queue[this.#head];
    if (!token) return undefined;
    this.dropStaleKeys();
    const key = this.#keys[this.#oldest];
    return key?.possible && key.token === this.#taken ? undefined : token;
  }

  take(): void {
    this.#head++;
    this.#taken++;
    if (this.#head > 256) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
  }

  add(token: Token): void {
    this.#queue.push(token);
  }

  /** Skips characters and makes a token of them. */
  push(type: Bare, width: number): void {
    const start = this.#cursor.mark();
    for (let i = 0; i < width; i++) this.#cursor.skip();
    this.#queue.push({ type, start, end: this.#cursor.mark() });
  }

  #next(): number {
    return this.#taken + this.#queue.length - this.#head;
  }

  #insert(type: Bare, at: number, mark: Mark): void {
    this.#queue.splice(this.#head + at - this.#taken, 0, { type, start: mark, end: mark });
  }

  #missingColon(): Fault {
    return this.#cursor.fault("could not find expected ':'", "while scanning a simple key");
  }

  dropStaleKeys(): void {
    const { line, index } = this.#cursor;
    for (; this.#oldest < this.#keys.length; this.#oldest++) {
      const key = this.#keys[this.#oldest];
      if (!key?.possible) continue;
      if (key.mark.line >= line && key.mark.index + keyLength >= index) return;
      if (key.required) throw this.#missingColon();
      key.possible = false;
    }
  }

  saveKey(): void {
    if (!this.keyAllowed) return;
    const required = this.flow === 0 && this.indent === this.#cursor.column;
    this.removeKey();
    this.#keys[this.flow] = { possible: true, required, token: this.#next(), mark: this.#cursor.mark() };
    this.#oldest = Math.min(this.#oldest, this.flow);
  }

  removeKey(): void {
    const key = this.#keys.at(-1);
    if (!key?.possible) return;
    if (key.required) throw this.#missingColon();
    key.possible = false;
  }

  /** Makes the saved position a key, if there is one. */
  confirmKey(): boolean {
    const key = this.#keys.at(-1);
    if (!key?.possible) return false;
    this.#insert("key", key.token, key.mark);
    this.#openBlock(key.mark.column, "block-mapping-start", key.mark, key.token);
    key.possible = false;
    return true;
  }

  openFlow(): void {
    this.#keys.push(undefined);
  }

  closeFlow(): void {
    if (this.flow === 0) return;
    this.#keys.pop();
    this.#oldest = Math.min(this.#oldest, this.flow);
  }

  /** Opens a block collection at the cursor, if it is indented further than the collection around it. */
  openBlock(type: "block-sequence-start" | "block-mapping-start"): void {
    this.#openBlock(this.#cursor.column, type, this.#cursor.mark(), this.#next());
  }

  #openBlock(column: number, type: "block-sequence-start" | "block-mapping-start", mark: Mark, at: number): void {
    if (this.flow > 0 || this.indent >= column) return;
    this.#indents.push(this.indent);
    this.indent = column;
    this.#insert(type, at, mark);
  }

  closeBlocks(column: number): void {
    if (this.flow > 0) return;
    while (this.indent > column) {
      const mark = this.#cursor.mark();
      this.#queue.push({ type: "block-end", start: mark, end: mark });
      this.indent = this.#indents.pop() ?? -1;
    }
  }

  closeAll(): void {
    this.closeBlocks(-1);
    this.removeKey();
    this.keyAllowed = false;
  }
}
