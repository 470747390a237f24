/**
 * Makes tokens of YAML text by the rules of granit-parser, the parser of serde-saphyr
 * (bourumir-wyngs/granit-parser@0106bd7:src/scanner.rs, a descendant of saphyr-parser and so of libyaml).
 */
import type { Mark } from "../libyaml/cursor.ts";
import type { Token } from "../libyaml/tokens.ts";
import { Cursor, isBlankOrEnd, isBreak, isBreakOrEnd, isFlow } from "./cursor.ts";
import { checkClosed, closeFlow, enterFlow, openFlow } from "./flow.ts";
import { Layout } from "./layout.ts";
import { scanBlockScalar, scanPlainScalar, scanQuotedScalar } from "./scalars.ts";
import { scanAnchor, scanDirective, scanTag } from "./tags.ts";

/** The tokens of one text. `peek` throws a `Fault` where granit refuses it. */
export class Scanner {
  readonly #cursor: Cursor;
  readonly #layout: Layout;
  /** Where a `:` can follow its key without a space. */
  #adjacentAt = -1;
  /** Where a comment ended a plain scalar: the next line cannot continue it. */
  #interrupted: Mark | undefined;

  constructor(text: string) {
    this.#cursor = new Cursor(text);
    this.#layout = new Layout(this.#cursor);
    // A byte-order mark has no width.
    if (text.startsWith("\ufeff")) this.#skipMark();
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

  #skipMark(): void {
    this.#cursor.offset++;
    this.#cursor.index++;
  }

  #fetch(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    this.#skipToToken(false);
    layout.dropStaleKeys();
    layout.closeBlocks(cursor.column);
    const unit = cursor.peek();
    if (unit === 0) return this.#end();
    if (cursor.column === 0) {
      if (unit === 0x25) return this.#directive();
      if (cursor.at("---")) return this.#documentIndicator("document-start");
      if (cursor.at("...")) {
        this.#documentIndicator("document-end");
        cursor.skipToEnd(true);
        if (!isBreakOrEnd(cursor.peek())) throw cursor.fault("invalid content after document end marker");
        return;
      }
    }
    if (cursor.column < layout.indent && (layout.flow === 0 || !(unit === 0x5d || unit === 0x7d || unit === 0x2c)))
      throw cursor.fault("invalid indentation");
    const flow = layout.flow > 0;
    const spaced = isBlankOrEnd(cursor.peek(1));
    switch (unit) {
      case 0x5b:
        return openFlow(cursor, layout, "[");
      case 0x7b:
        return openFlow(cursor, layout, "{");
      case 0x5d:
        return this.#closeFlow("[");
      case 0x7d:
        return this.#closeFlow("{");
      case 0x2c:
        return enterFlow(cursor, layout);
      case 0x2d:
        if (spaced) return this.#blockEntry();
        break;
      case 0x3f:
        if (spaced) return this.#key();
        break;
      case 0x3a:
        if (spaced) return this.#value();
        if (flow && (isFlow(cursor.peek(1)) || cursor.index === this.#adjacentAt)) return this.#flowValue();
        break;
      case 0x2a:
        return this.#mayBeKey(() => scanAnchor(cursor, "alias"));
      case 0x26:
        return this.#mayBeKey(() => scanAnchor(cursor, "anchor"));
      case 0x21:
        return this.#mayBeKey(() => scanTag(cursor, flow));
      case 0x7c:
        if (!flow) return this.#blockScalar(true);
        break;
      case 0x3e:
        if (!flow) return this.#blockScalar(false);
        break;
      case 0x27:
        return this.#quoted(true);
      case 0x22:
        return this.#quoted(false);
      case 0xfeff:
        throw cursor.fault("a byte-order mark may not stand inside a document");
      case 0x25:
      case 0x40:
      case 0x60:
        throw cursor.fault(`unexpected character: \`${String.fromCharCode(unit)}'`);
    }
    this.#mayBeKey(() => {
      const { token, endsLine, interrupted } = scanPlainScalar(cursor, layout);
      if (endsLine) layout.keyAllowed = true;
      if (interrupted) this.#interrupted = interrupted;
      return token;
    });
  }

  /** Returns whether it stopped after a comment, if `stopAfterComment` is set. */
  #skipToToken(stopAfterComment: boolean): boolean {
    const cursor = this.#cursor;
    const layout = this.#layout;
    const line = (): void => {
      if (cursor.skipLine() && layout.flow === 0) layout.keyAllowed = true;
    };
    for (;;) {
      const unit = cursor.peek();
      if (unit === 0x09) {
        if (layout.inBlock && cursor.leading && cursor.column < layout.indent) {
          cursor.skipToEnd(true);
          if (!isBreakOrEnd(cursor.peek()))
            throw cursor.fault("tabs disallowed within this context (block indentation)");
        } else cursor.skipBlank();
      } else if (unit === 0x20) cursor.skipBlank();
      else if (isBreak(unit)) line();
      else if (unit === 0x23) {
        cursor.skipToBreak();
        line();
        if (stopAfterComment) return true;
      } else break;
    }
    const at = this.#interrupted;
    this.#interrupted = undefined;
    const goesOn = at && layout.flow === 0 && cursor.line === at.line + 1 && cursor.column > layout.indent;
    if (goesOn && cursor.peek() !== 0 && !cursor.atDocumentIndicator() && cursor.mayBePlain(false))
      throw cursor.fault("comment intercepting the multiline text", at);
    return false;
  }

  /** The end is on its own line. `offset` must show this too: it is one past a last line without a break. */
  #end(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    checkClosed(cursor, layout);
    if (cursor.column !== 0) {
      cursor.column = 0;
      cursor.line++;
      cursor.offset++;
    }
    layout.endKeys();
    layout.closeBlocks(-1);
    layout.keyAllowed = false;
    layout.add({ type: "stream-end", start: cursor.mark(), end: cursor.mark() });
  }

  #directive(): void {
    this.#layout.closeBlocks(-1);
    this.#layout.removeKey();
    this.#layout.keyAllowed = false;
    const token = scanDirective(this.#cursor);
    if (token) this.#layout.add(token);
  }

  #documentIndicator(type: "document-start" | "document-end"): void {
    const cursor = this.#cursor;
    checkClosed(cursor, this.#layout);
    this.#layout.closeBlocks(-1);
    this.#layout.removeKey();
    this.#layout.keyAllowed = false;
    const start = cursor.mark();
    cursor.skip(3);
    this.#layout.push(type, start, cursor.mark());
  }

  #mayBeKey(scan: () => Token): void {
    this.#layout.saveKey();
    this.#layout.keyAllowed = false;
    this.#layout.add(scan());
  }

  #closeFlow(bracket: "[" | "{"): void {
    closeFlow(this.#cursor, this.#layout, bracket);
    if (this.#layout.flow > 0) this.#adjacentAt = this.#cursor.index;
  }

  #blockEntry(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    if (layout.flow > 0) throw cursor.fault('"-" is only valid inside a block');
    if (!layout.keyAllowed) throw cursor.fault("block sequence entries are not allowed in this context");
    const start = cursor.mark();
    cursor.skip();
    layout.openBlock(start, "block-sequence-start");
    const { tab } = cursor.skipToEnd(true);
    if (tab && cursor.peek() === 0x2d && isBlankOrEnd(cursor.peek(1)))
      throw cursor.fault("'-' must be followed by a valid YAML whitespace");
    if (isBreak(cursor.peek()) || isFlow(cursor.peek())) layout.openEntry();
    layout.removeKey();
    layout.keyAllowed = true;
    layout.push("block-entry", cursor.mark());
  }

  #key(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    const start = cursor.mark();
    if (layout.flow === 0) {
      if (!layout.keyAllowed) throw cursor.fault("mapping keys are not allowed in this context");
      layout.openBlock(start, "block-mapping-start");
    } else {
      const flow = layout.flows.at(-1);
      if (flow) flow.mapping = true;
    }
    layout.removeKey();
    layout.keyAllowed = layout.flow === 0;
    cursor.skip();
    const end = cursor.mark();
    for (let unit = cursor.peek(); unit === 0x20 || unit === 0x23 || isBreak(unit); unit = cursor.peek()) {
      if (unit === 0x20) cursor.skipBlank();
      else if (unit === 0x23) cursor.skipToBreak();
      else if (cursor.skipLine() && layout.flow === 0) layout.keyAllowed = true;
    }
    if (cursor.peek() === 0x09) throw cursor.fault("tabs disallowed in this context");
    if (cursor.index === end.index) throw cursor.fault("expected whitespace");
    layout.push("key", start, end);
  }

  #flowValue(): void {
    const cursor = this.#cursor;
    const next = cursor.peek(1);
    if (cursor.index !== this.#adjacentAt && (next === 0x5b || next === 0x7b))
      throw cursor.fault("':' may not precede any of `[{` in flow mapping");
    this.#value();
  }

  #value(): void {
    const cursor = this.#cursor;
    const layout = this.#layout;
    const start = cursor.mark();
    const flow = layout.flows.at(-1);
    const pair = flow?.bracket === "[" && !flow.mapping;
    if (flow && pair) flow.pair = true;
    cursor.skip();
    if (cursor.peek() === 0x09) {
      const { space } = cursor.skipToEnd(true);
      if (!space && /[-0-9A-Za-z_]/.test(String.fromCharCode(cursor.peek())))
        throw cursor.fault("':' must be followed by a valid YAML whitespace");
    }
    if (layout.confirmKey(start, pair)) layout.keyAllowed = false;
    else {
      if (pair) layout.push("flow-mapping-start", start);
      if (layout.flow === 0) {
        if (!layout.keyAllowed) throw cursor.fault("mapping values are not allowed in this context", start);
        layout.openBlock(start, "block-mapping-start");
      }
      layout.openEntry();
      layout.keyAllowed = layout.flow === 0;
    }
    layout.push("value", start);
  }

  #quoted(single: boolean): void {
    this.#layout.saveKey();
    this.#layout.keyAllowed = false;
    const token = scanQuotedScalar(this.#cursor, single, this.#layout);
    this.#adjacentAt = this.#skipToToken(true) ? -1 : this.#cursor.index;
    this.#layout.add(token);
  }

  #blockScalar(literal: boolean): void {
    this.#layout.saveKey();
    this.#layout.keyAllowed = true;
    this.#layout.add(scanBlockScalar(this.#cursor, literal, this.#layout));
  }
}
