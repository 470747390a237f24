/** Orders granit's tokens: tracks possible keys, and the collections that indentation and brackets have opened. */
import type { Fault, Mark } from "../libyaml/cursor.ts";
import type { Bare } from "../libyaml/layout.ts";
import type { Token } from "../libyaml/tokens.ts";
import type { Cursor } from "./cursor.ts";

interface SimpleKey {
  possible: boolean;
  readonly required: boolean;
  readonly token: number;
  readonly mark: Mark;
}

interface Indent {
  readonly indent: number;
  /** Whether the end of this level makes a `block-end`; the level of an entry makes none. */
  readonly needsEnd: boolean;
}

/** An open bracket. `pair`: a mapping of one pair without braces is open in it. */
interface Flow {
  readonly mark: Mark;
  readonly bracket: "[" | "{";
  mapping: boolean;
  pair: boolean;
}

/** The most characters between the start of a key and its `:`. */
const keyLength = 1024;
const deepestFlow = 255;

/** Holds tokens back until it is clear whether a key begins at one of them. */
export class Layout {
  readonly #cursor: Cursor;
  #queue: Token[] = [];
  #head = 0;
  #taken = 0;
  readonly #indents: Indent[] = [];
  readonly #keys: (SimpleKey | undefined)[] = [undefined];
  readonly flows: Flow[] = [];
  indent = -1;
  keyAllowed = true;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  get flow(): number {
    return this.flows.length;
  }

  /** The next token, if no later `:` can insert another token before it. */
  ready(): Token | undefined {
    const token = this.#queue[this.#head];
    if (!token) return undefined;
    this.dropStaleKeys();
    const last = this.#queue.at(-1)?.type;
    if (last === "document-start" || last === "document-end") return token;
    return this.#keys.some((key) => key?.possible && key.token === this.#taken) ? undefined : token;
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

  push(type: Bare | "block-end", start: Mark, end: Mark = start): void {
    this.#queue.push({ type, start, end });
  }

  #next(): number {
    return this.#taken + this.#queue.length - this.#head;
  }

  #insert(type: Bare, at: number, mark: Mark): void {
    this.#queue.splice(this.#head + at - this.#taken, 0, { type, start: mark, end: mark });
  }

  #missingColon(mark: Mark): Fault {
    return this.#cursor.fault("simple key expected ':'", mark);
  }

  dropStaleKeys(): void {
    const { line, index } = this.#cursor;
    for (const key of this.#keys) {
      if (!key?.possible) continue;
      if (!((this.flow === 0 && key.mark.line < line) || index - key.mark.index > keyLength)) continue;
      if (key.required) throw this.#missingColon(key.mark);
      key.possible = false;
    }
  }

  saveKey(): void {
    if (!this.keyAllowed) return;
    const required =
      this.flow === 0 && this.indent === this.#cursor.column && (this.#indents.at(-1)?.needsEnd ?? false);
    this.#keys[this.#keys.length - 1] = { possible: true, required, token: this.#next(), mark: this.#cursor.mark() };
  }

  removeKey(): void {
    const key = this.#keys.at(-1);
    if (!key?.possible) return;
    if (key.required) throw this.#missingColon(key.mark);
    key.possible = false;
  }

  /** At the end of the text no key is possible at any level. */
  endKeys(): void {
    for (const key of this.#keys) {
      if (key?.possible && key.required) throw this.#missingColon(key.mark);
      if (key) key.possible = false;
    }
  }

  /**
   * Makes the saved position a key, if there is one; `pair`: the key of a mapping of one pair inside a flow sequence.
   */
  confirmKey(colon: Mark, pair: boolean): boolean {
    const key = this.#keys.at(-1);
    if (!key?.possible) return false;
    this.#insert("key", key.token, key.mark);
    if (pair) {
      if (key.mark.line < colon.line) throw this.#cursor.fault("illegal placement of ':' indicator", colon);
      this.#insert("flow-mapping-start", key.token, key.mark);
    }
    this.openBlock(key.mark, "block-mapping-start", key.token);
    this.openEntry();
    key.possible = false;
    return true;
  }

  openFlow(bracket: "[" | "{", mark: Mark): void {
    this.#keys.push(undefined);
    if (this.flow >= deepestFlow) throw this.#cursor.fault("recursion limit exceeded");
    this.flows.push({ mark, bracket, mapping: bracket === "{", pair: false });
  }

  closeFlow(): void {
    this.flows.pop();
    this.#keys.pop();
  }

  /** Ends the mapping of one pair in the innermost brackets, if one is open. */
  endPair(mark: Mark): void {
    const flow = this.flows.at(-1);
    if (!flow?.pair) return;
    flow.pair = false;
    flow.mapping = false;
    this.push("flow-mapping-end", mark);
  }

  /** Opens a block collection if it is indented further than the collection around it. */
  openBlock(mark: Mark, type: "block-sequence-start" | "block-mapping-start", at = this.#next()): void {
    if (this.flow > 0) return;
    const top = this.#indents.at(-1);
    if (this.indent <= mark.column && top && !top.needsEnd) {
      this.indent = top.indent;
      this.#indents.pop();
    }
    if (this.indent >= mark.column) return;
    this.#indents.push({ indent: this.indent, needsEnd: true });
    this.indent = mark.column;
    this.#insert(type, at, mark);
  }

  /** The content of an entry is indented further than the entry. */
  openEntry(): void {
    if (this.flow > 0 || !this.#indents.at(-1)?.needsEnd) return;
    this.#indents.push({ indent: this.indent, needsEnd: false });
    this.indent++;
  }

  closeEntries(): void {
    for (let top = this.#indents.at(-1); top && !top.needsEnd; top = this.#indents.at(-1)) {
      this.indent = top.indent;
      this.#indents.pop();
    }
  }

  closeBlocks(column: number): void {
    if (this.flow > 0) return;
    while (this.indent > column) {
      const closed = this.#indents.pop();
      this.indent = closed?.indent ?? -1;
      if (closed?.needsEnd) this.push("block-end", this.#cursor.mark());
    }
  }

  get inBlock(): boolean {
    return this.#indents.length > 0;
  }
}
