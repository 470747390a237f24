/**
 * Makes tokens of YAML text by libyaml 0.2.5's rules, which serde_yaml 0.9 reads through `unsafe-libyaml`
 * (dtolnay/unsafe-libyaml@5281c57:src/scanner.rs): what may be a key, where indentation opens and closes collections.
 */
import { Cursor, type Fault, isBlank, isBlankOrEnd, isBreak, type Mark } from "./cursor.ts";
import { scanBlockScalar, scanPlainScalar, scanQuotedScalar } from "./scalars.ts";
import { scanAnchor, scanDirective, scanTag } from "./tags.ts";
import type { Token, TokenType } from "./tokens.ts";

type Bare = Extract<TokenType, "block-sequence-start" | "block-mapping-start" | "flow-entry" | "key" | "value" | "block-entry" | "document-start" | "document-end" | "flow-sequence-start" | "flow-sequence-end" | "flow-mapping-start" | "flow-mapping-end">;

/** A place where a key may have begun that only a later `:` makes one. */
interface SimpleKey {
  possible: boolean;
  readonly required: boolean;
  readonly token: number;
  readonly mark: Mark;
}

/** Characters between the start of a key and its `:`. */
const keyLength = 1024;

export class Scanner {
  readonly #cursor: Cursor;
  #queue: Token[] = [];
  #head = 0;
  #taken = 0;
  #indent = -1;
  readonly #indents: number[] = [];
  #flow = 0;
  #keyAllowed = true;
  /** One for the block context and one for each open flow collection. */
  readonly #keys: (SimpleKey | undefined)[] = [undefined];
  /** No key below this level is possible: older ones go stale first. */
  #oldest = 0;

  constructor(text: string) {
    this.#cursor = new Cursor(text);
  }

  /** The next token, left in its place. */
  peek(): Token {
    for (;;) {
      const token = this.#queue[this.#head];
      if (token) {
        this.#dropStaleKeys();
        if (this.#keys[this.#oldest]?.token !== this.#taken || !this.#keys[this.#oldest]?.possible) return token;
      }
      this.#fetch();
    }
  }

  take(): void {
    this.#head++;
    this.#taken++;
    if (this.#head > 256) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
  }

  #fetch(): void {
    const cursor = this.#cursor;
    this.#skipToToken();
    this.#dropStaleKeys();
    this.#closeBlocks(cursor.column);
    const unit = cursor.peek();
    if (unit === 0) return this.#end();
    if (cursor.column === 0 && unit === 0x25) {
      this.#closeAll();
      this.#queue.push(scanDirective(cursor));
      return;
    }
    if (cursor.atDocumentIndicator()) {
      this.#closeAll();
      return this.#push(unit === 0x2d ? "document-start" : "document-end", 3);
    }
    const spaced = (): boolean => isBlankOrEnd(cursor.peek(1));
    switch (unit) {
      case 0x5b: return this.#openFlow("flow-sequence-start");
      case 0x7b: return this.#openFlow("flow-mapping-start");
      case 0x5d: return this.#closeFlow("flow-sequence-end");
      case 0x7d: return this.#closeFlow("flow-mapping-end");
      case 0x2c: return this.#flowEntry();
      case 0x2a: return this.#mayBeKey(() => scanAnchor(cursor, "alias"));
      case 0x26: return this.#mayBeKey(() => scanAnchor(cursor, "anchor"));
      case 0x21: return this.#mayBeKey(() => scanTag(cursor, this.#flow > 0));
      case 0x27: return this.#mayBeKey(() => scanQuotedScalar(cursor, true));
      case 0x22: return this.#mayBeKey(() => scanQuotedScalar(cursor, false));
      case 0x2d: if (spaced()) return this.#blockEntry(); break;
      case 0x3f: if (this.#flow > 0 || spaced()) return this.#key(); break;
      case 0x3a: if (this.#flow > 0 || spaced()) return this.#value(); break;
      case 0x7c: if (this.#flow === 0) return this.#blockScalar(true); break;
      case 0x3e: if (this.#flow === 0) return this.#blockScalar(false); break;
    }
    const reserved = unit < 0x80 && "#|>%@`".includes(String.fromCharCode(unit));
    if (reserved || isBlank(unit)) throw cursor.fault("found character that cannot start any token", "while scanning for the next token");
    this.#mayBeKey(() => {
      const { token, endsLine } = scanPlainScalar(cursor, this.#flow > 0, this.#indent);
      if (endsLine) this.#keyAllowed = true;
      return token;
    });
  }

  #skipToToken(): void {
    const cursor = this.#cursor;
    for (;;) {
      if (cursor.column === 0 && cursor.peek() === 0xfeff) cursor.skip();
      for (let unit = cursor.peek(); unit === 0x20 || (unit === 0x09 && (this.#flow > 0 || !this.#keyAllowed)); unit = cursor.peek()) cursor.skip();
      if (cursor.peek() === 0x23) cursor.skipToBreak();
      if (!isBreak(cursor.peek())) return;
      cursor.skipLine();
      if (this.#flow === 0) this.#keyAllowed = true;
    }
  }

  /** The end stands on a line of its own, which `offset` must say too: one past a last line without a break. */
  #end(): void {
    const cursor = this.#cursor;
    if (cursor.column !== 0) {
      cursor.column = 0;
      cursor.line++;
      cursor.offset++;
    }
    this.#closeAll();
    this.#queue.push({ type: "stream-end", start: cursor.mark(), end: cursor.mark() });
  }

  #push(type: Bare, width: number): void {
    const start = this.#cursor.mark();
    for (let i = 0; i < width; i++) this.#cursor.skip();
    this.#queue.push({ type, start, end: this.#cursor.mark() });
  }

  #insert(type: Bare, at: number, mark: Mark): void {
    this.#queue.splice(this.#head + at - this.#taken, 0, { type, start: mark, end: mark });
  }

  #missingColon(): Fault {
    return this.#cursor.fault("could not find expected ':'", "while scanning a simple key");
  }

  #dropStaleKeys(): void {
    const { line, index } = this.#cursor;
    for (; this.#oldest < this.#keys.length; this.#oldest++) {
      const key = this.#keys[this.#oldest];
      if (!key?.possible) continue;
      if (key.mark.line >= line && key.mark.index + keyLength >= index) return;
      if (key.required) throw this.#missingColon();
      key.possible = false;
    }
  }

  #saveKey(): void {
    if (!this.#keyAllowed) return;
    const required = this.#flow === 0 && this.#indent === this.#cursor.column;
    this.#removeKey();
    const level = this.#keys.length - 1;
    this.#keys[level] = { possible: true, required, token: this.#taken + this.#queue.length - this.#head, mark: this.#cursor.mark() };
    this.#oldest = Math.min(this.#oldest, level);
  }

  #removeKey(): void {
    const key = this.#keys.at(-1);
    if (!key?.possible) return;
    if (key.required) throw this.#missingColon();
    key.possible = false;
  }

  #mayBeKey(scan: () => Token): void {
    this.#saveKey();
    this.#keyAllowed = false;
    this.#queue.push(scan());
  }

  #openBlock(column: number, type: "block-sequence-start" | "block-mapping-start", mark: Mark, at?: number): void {
    if (this.#flow > 0 || this.#indent >= column) return;
    this.#indents.push(this.#indent);
    this.#indent = column;
    this.#insert(type, at ?? this.#taken + this.#queue.length - this.#head, mark);
  }

  #closeBlocks(column: number): void {
    if (this.#flow > 0) return;
    while (this.#indent > column) {
      const mark = this.#cursor.mark();
      this.#queue.push({ type: "block-end", start: mark, end: mark });
      this.#indent = this.#indents.pop() ?? -1;
    }
  }

  #closeAll(): void {
    this.#closeBlocks(-1);
    this.#removeKey();
    this.#keyAllowed = false;
  }

  #openFlow(type: "flow-sequence-start" | "flow-mapping-start"): void {
    this.#saveKey();
    this.#keys.push(undefined);
    this.#flow++;
    this.#keyAllowed = true;
    this.#push(type, 1);
  }

  #closeFlow(type: "flow-sequence-end" | "flow-mapping-end"): void {
    this.#removeKey();
    if (this.#flow > 0) {
      this.#flow--;
      this.#keys.pop();
      this.#oldest = Math.min(this.#oldest, this.#keys.length - 1);
    }
    this.#keyAllowed = false;
    this.#push(type, 1);
  }

  #flowEntry(): void {
    this.#removeKey();
    this.#keyAllowed = true;
    this.#push("flow-entry", 1);
  }

  #blockEntry(): void {
    if (this.#flow === 0) {
      if (!this.#keyAllowed) throw this.#cursor.fault("block sequence entries are not allowed in this context");
      this.#openBlock(this.#cursor.column, "block-sequence-start", this.#cursor.mark());
    }
    this.#removeKey();
    this.#keyAllowed = true;
    this.#push("block-entry", 1);
  }

  #key(): void {
    if (this.#flow === 0) {
      if (!this.#keyAllowed) throw this.#cursor.fault("mapping keys are not allowed in this context");
      this.#openBlock(this.#cursor.column, "block-mapping-start", this.#cursor.mark());
    }
    this.#removeKey();
    this.#keyAllowed = this.#flow === 0;
    this.#push("key", 1);
  }

  #value(): void {
    const key = this.#keys.at(-1);
    if (key?.possible) {
      this.#insert("key", key.token, key.mark);
      this.#openBlock(key.mark.column, "block-mapping-start", key.mark, key.token);
      key.possible = false;
      this.#keyAllowed = false;
    } else {
      if (this.#flow === 0) {
        if (!this.#keyAllowed) throw this.#cursor.fault("mapping values are not allowed in this context");
        this.#openBlock(this.#cursor.column, "block-mapping-start", this.#cursor.mark());
      }
      this.#keyAllowed = this.#flow === 0;
    }
    this.#push("value", 1);
  }

  #blockScalar(literal: boolean): void {
    this.#removeKey();
    this.#keyAllowed = true;
    this.#queue.push(scanBlockScalar(this.#cursor, literal, this.#indent));
  }
}
