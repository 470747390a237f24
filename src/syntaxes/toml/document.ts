/** Reads a TOML document into nodes, by the grammar of one parser family. */
import type { Node, Scalar, Table } from "../../node.ts";
import { Cursor } from "./cursor.ts";
import type { Family } from "./family.ts";
import { readPlain } from "./plain.ts";
import { readString } from "./strings.ts";
import { Definitions, type GrowingTable, newTable } from "./tables.ts";

const bare = /[A-Za-z0-9_-]+/y;
const word = /[^.=,[\]{} \t#\r\n]+/y;

/** Throws `Refused` where the family refuses the text. */
export function readDocument(text: string, base: number, family: Family): Table {
  return new DocumentReader(new Cursor(text, base, family)).read();
}

class DocumentReader {
  readonly #cursor: Cursor;
  readonly #tables: Definitions;
  readonly #recent: boolean;
  #depth = 0;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
    this.#recent = cursor.family === "0.9";
    this.#tables = new Definitions(cursor, newTable({ start: cursor.base, end: cursor.base + cursor.text.length }));
  }

  read(): Table {
    const cursor = this.#cursor;
    if (cursor.text.startsWith("\ufeff")) cursor.at = 1;
    let table = this.#tables.root;
    for (;;) {
      this.#lines();
      if (cursor.ended) break;
      if (cursor.peek() === "[") table = this.#header();
      else {
        const start = cursor.at;
        const path = this.#keys();
        this.#equals();
        cursor.blanks();
        const value = this.#value();
        this.#lineEnd();
        this.#tables.define(table, path, value, start);
      }
    }
    this.#tables.finish();
    cursor.settle();
    return this.#tables.root;
  }

  /** Blank lines and lines of comments. */
  #lines(): void {
    const cursor = this.#cursor;
    for (;;) {
      cursor.blanks();
      const commented = cursor.comment();
      if (cursor.newline()) continue;
      if (!cursor.ended && (commented || cursor.peek() === "\r")) this.#stray();
      return;
    }
  }

  #lineEnd(): void {
    const cursor = this.#cursor;
    cursor.blanks();
    cursor.comment();
    if (cursor.newline() || cursor.ended) return;
    if (cursor.peek() === "\r" || this.#inComment()) this.#stray();
    cursor.refuse(this.#recent ? "unexpected key or value, expected newline, `#`" : "expected newline, `#`");
  }

  /** Whether the cursor stopped at a character inside a comment. */
  #inComment(): boolean {
    const { text, at } = this.#cursor;
    return at > 0 && /[^\t\x20-\x7e\x80-\uffff]/.test(text[at] ?? "") && text.lastIndexOf("#", at) > text.lastIndexOf("\n", at - 1);
  }

  #stray(): never {
    const cursor = this.#cursor;
    if (cursor.peek() !== "\r") return cursor.refuse("invalid comment character, expected printable characters");
    return cursor.refuse("carriage return must be followed by newline, expected newline", this.#recent ? cursor.at + 1 : cursor.at);
  }

  #header(): GrowingTable {
    const cursor = this.#cursor;
    const start = cursor.at;
    const many = cursor.text[start + 1] === "[";
    const close = many ? "]]" : "]";
    cursor.at += close.length;
    const path = this.#keys();
    if (!cursor.text.startsWith(close, cursor.at)) cursor.refuse(`invalid table header\nexpected \`.\`, \`${close}\``);
    cursor.at += close.length;
    const end = cursor.at;
    this.#lineEnd();
    const after = cursor.at;
    cursor.at = end;
    const table = this.#tables.open(path, many, start);
    cursor.at = after;
    return table;
  }

  #equals(): void {
    const cursor = this.#cursor;
    if (cursor.peek() !== "=") cursor.refuse(this.#recent ? "key with no value, expected `=`" : "expected `.`, `=`");
    cursor.at++;
  }

  /** The parts of a key, with the blanks around them. */
  #keys(): Scalar[] {
    const cursor = this.#cursor;
    const start = cursor.at;
    const path: Scalar[] = [];
    for (;;) {
      cursor.blanks();
      path.push(this.#key());
      cursor.blanks();
      if (cursor.peek() !== ".") break;
      cursor.at++;
    }
    if (path.length > (this.#recent ? maximalDepth : maximalDepth - 1)) cursor.decline("recursion limit exceeded", start, cursor.at);
    return path;
  }

  #key(): Scalar {
    const cursor = this.#cursor;
    const start = cursor.at;
    const quoted = cursor.peek() === '"' || cursor.peek() === "'";
    const text = quoted ? readString(cursor, this.#recent) : this.#recent ? cursor.take(word) : cursor.take(bare);
    if (this.#recent) {
      if (quoted && /^("""|''')/.test(cursor.text.slice(start, start + 3)) && cursor.at - start > 2) cursor.decline("invalid key", start, cursor.at);
      if (!quoted && text === "") this.#emptyKey();
      else if (!quoted && !/^[A-Za-z0-9_-]+$/.test(text)) cursor.decline("invalid unquoted key, expected letters, numbers, `-`, `_`", start, cursor.at);
    } else if (!quoted && text === "") cursor.refuse("invalid key");
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: quoted ? "quoted" : "plain" };
  }

  /** 0.9 takes a missing key for an empty one, except where nothing like a key can begin. */
  #emptyKey(): void {
    const cursor = this.#cursor;
    if (/[,{}\]]/.test(cursor.peek())) cursor.refuse("invalid key-value pair, expected key");
    cursor.decline("unquoted keys cannot be empty, expected letters, numbers, `-`, `_`", cursor.at);
  }

  #value(): Node {
    const cursor = this.#cursor;
    const start = cursor.at;
    switch (cursor.peek()) {
      case '"':
      case "'": {
        const text = readString(cursor);
        return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
      }
      case "[":
        return this.#nested(() => (this.#recent ? this.#list09(start) : this.#list08(start)));
      case "{":
        return this.#nested(() => (this.#recent ? this.#inline09(start) : this.#inline08(start)));
      case "=":
      case "]":
      case "}":
        if (this.#recent) cursor.refuse("unexpected character, expected value");
    }
    return readPlain(cursor);
  }

  #nested(read: () => Node): Node {
    const limit = this.#recent ? maximalDepth : maximalDepth - 1;
    if (++this.#depth > limit) this.#cursor.refuse(this.#recent ? "cannot recurse further; max recursion depth met" : "recursion limit exceeded");
    const node = read();
    this.#depth--;
    return node;
  }

  /** Where an item is followed by something odd, 0.8 goes back and reports the item. */
  #list08(start: number): Node {
    const cursor = this.#cursor;
    const items: Node[] = [];
    cursor.at++;
    for (;;) {
      if (!cursor.gap()) cursor.refuse("invalid array\nexpected `]`");
      if (cursor.peek() === "]") break;
      if (/[^"'[{+\-\d_.tfin]/.test(cursor.peek()) || cursor.ended) cursor.refuse("invalid array\nexpected `]`");
      const item = cursor.at;
      items.push(this.#value());
      if (!cursor.gap()) cursor.refuse("invalid array\nexpected `]`", item);
      if (cursor.peek() === ",") cursor.at++;
      else if (cursor.peek() !== "]") cursor.refuse("invalid array\nexpected `]`");
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
  }

  #list09(start: number): Node {
    const cursor = this.#cursor;
    const items: Node[] = [];
    cursor.at++;
    for (;;) {
      this.#lines();
      if (cursor.peek() === "]") break;
      if (cursor.ended) cursor.refuse("unclosed array, expected `]`");
      if (cursor.peek() === ",") cursor.refuse("extra comma in array, expected value");
      items.push(this.#value());
      this.#lines();
      if (cursor.peek() === ",") cursor.at++;
      else if (cursor.ended) cursor.refuse("unclosed array, expected `]`");
      else if (cursor.peek() !== "]") cursor.refuse("missing comma between array elements, expected `,`");
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
  }

  /** One line, no comma at the end; what is wrong with its keys is placed at its beginning. */
  #inline08(start: number): Node {
    const cursor = this.#cursor;
    const table = newTable(cursor.span(start), { inline: true });
    const pairs: (readonly [path: Scalar[], value: Node])[] = [];
    const expected = "invalid inline table\nexpected `}`";
    for (let comma = ++cursor.at; ; comma = cursor.at++) {
      cursor.blanks();
      if (!/[A-Za-z0-9_"'-]/.test(cursor.peek())) {
        if (pairs.length > 0) cursor.refuse(expected, comma);
        if (cursor.peek() !== "}") cursor.refuse(expected);
        break;
      }
      const path = this.#keys();
      this.#equals();
      cursor.blanks();
      pairs.push([path, this.#value()]);
      cursor.blanks();
      if (cursor.peek() !== ",") break;
    }
    for (const [path, value] of pairs) this.#tables.define(table, path, value, start + 1);
    if (cursor.peek() !== "}") cursor.refuse(expected);
    cursor.at++;
    table.span = cursor.span(start);
    return table;
  }

  /** As TOML 1.1 has it: over lines, with comments and a comma at the end. */
  #inline09(start: number): Node {
    const cursor = this.#cursor;
    const table = newTable(cursor.span(start), { inline: true });
    cursor.at++;
    for (;;) {
      this.#lines();
      if (cursor.peek() === "}") break;
      if (cursor.ended) cursor.refuse("unclosed inline table, expected `}`");
      if (cursor.peek() === ",") cursor.refuse("extra comma in inline table, expected key");
      if (cursor.peek() === "[") cursor.refuse("missing key for inline table element, expected key");
      const pair = cursor.at;
      const path = this.#keys();
      this.#lines();
      if (cursor.peek() !== "=") cursor.refuse("missing assignment between key-value pairs, expected `=`");
      cursor.at++;
      this.#lines();
      if (/[,#]/.test(cursor.peek())) cursor.refuse("extra comma in inline table, expected value");
      const value = this.#value();
      this.#tables.define(table, path, value, pair);
      this.#lines();
      if (cursor.peek() === ",") cursor.at++;
      else if (cursor.ended) cursor.refuse("unclosed inline table, expected `}`");
      else if (cursor.peek() !== "}") cursor.refuse("missing comma between key-value pairs, expected `,`");
    }
    cursor.at++;
    table.span = cursor.span(start);
    return table;
  }
}

/** Levels of lists and inline tables, and parts of a key; 0.8 allows one less. */
const maximalDepth = 80;
