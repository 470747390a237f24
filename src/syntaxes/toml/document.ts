/** Reads a TOML document into nodes: tables, keys, lists and what belongs to which. */
import type { Entry, List, Node, Scalar, Table } from "../../node.ts";
import type { Span } from "../../text.ts";
import { Cursor } from "./cursor.ts";
import { readPlain, readString } from "./scalars.ts";
import type { Family } from "./family.ts";

/** A table while it grows. `made` says how it came about, which decides what may still be added to it. */
interface GrowingTable extends Table {
  span: Span;
  readonly entries: Entry[];
  readonly byName: Map<string, Entry>;
  made: "header" | "implied" | "dotted" | "inline";
}

interface GrowingList extends List {
  readonly items: GrowingTable[];
  readonly tables: true;
}

const maximalDepth = 80;

export class DocumentReader {
  readonly #cursor: Cursor;

  constructor(text: string, base: number, family: Family) {
    this.#cursor = new Cursor(text, base, family);
  }

  read(): Table {
    const cursor = this.#cursor;
    const root = this.#table({ start: cursor.base, end: cursor.base + cursor.text.length }, "header");
    if (cursor.text.startsWith("\ufeff")) cursor.at = 1;
    let table = root;
    for (;;) {
      cursor.gap();
      if (cursor.at >= cursor.text.length) return root;
      if (cursor.peek() === "[") table = this.#header(root);
      else this.#pair(table);
      cursor.blanks();
      cursor.comment();
      if (cursor.at < cursor.text.length && !cursor.newline()) cursor.refuse("expected newline, `#`");
    }
  }

  #table(span: Span, made: GrowingTable["made"]): GrowingTable {
    return { kind: "table", span, entries: [], byName: new Map(), made };
  }

  #add(table: GrowingTable, key: Scalar, value: Node): void {
    const entry = { key, name: key.text, value };
    table.entries.push(entry);
    table.byName.set(key.text, entry);
  }

  #header(root: GrowingTable): GrowingTable {
    const cursor = this.#cursor;
    const start = cursor.at;
    const many = cursor.text[cursor.at + 1] === "[";
    cursor.at += many ? 2 : 1;
    const path = this.#keys();
    if (!cursor.text.startsWith(many ? "]]" : "]", cursor.at)) cursor.refuse(many ? "invalid table header\nexpected `.`, `]]`" : "invalid table header\nexpected `.`, `]`");
    cursor.at += many ? 2 : 1;
    const span = cursor.span(start);
    const last = path.pop();
    const parent = path.reduce((table, key) => this.#descend(table, key, "implied", start), root);
    if (!last) return parent;
    const known = parent.byName.get(last.text)?.value;
    const fresh = this.#table(span, "header");
    if (many) {
      if (known === undefined) this.#add(parent, last, { kind: "list", span, items: [fresh], tables: true } satisfies GrowingList as List);
      else if (isTables(known)) known.items.push(fresh);
      else cursor.refuse(`duplicate key \`${last.text}\``, start, cursor.at);
      return fresh;
    }
    if (known === undefined) this.#add(parent, last, fresh);
    else if (known.kind === "table" && (known as GrowingTable).made === "implied") {
      const table = known as GrowingTable;
      table.made = "header";
      table.span = span;
      return table;
    } else cursor.refuse(`duplicate key \`${last.text}\``, start, cursor.at);
    return fresh;
  }

  #descend(table: GrowingTable, key: Scalar, made: "implied" | "dotted", start: number): GrowingTable {
    const known = table.byName.get(key.text)?.value;
    if (known === undefined) {
      const fresh = this.#table(key.span, made);
      this.#add(table, key, fresh);
      return fresh;
    }
    if (isTables(known)) return known.items.at(-1) ?? table;
    if (known.kind !== "table" || (known as GrowingTable).made === "inline" || (made === "dotted" && (known as GrowingTable).made !== "dotted")) {
      return this.#cursor.refuse(`duplicate key \`${key.text}\``, start);
    }
    return known as GrowingTable;
  }

  #pair(table: GrowingTable): void {
    const cursor = this.#cursor;
    const start = cursor.at;
    const path = this.#keys();
    if (cursor.peek() !== "=") cursor.refuse("expected `.`, `=`");
    cursor.at++;
    cursor.blanks();
    const value = this.#value();
    const last = path.pop();
    const parent = path.reduce((inner, key) => this.#descend(inner, key, "dotted", start), table);
    if (!last) return;
    if (parent.byName.has(last.text)) cursor.refuse(`duplicate key \`${last.text}\``, start);
    this.#add(parent, last, value);
  }

  #keys(): Scalar[] {
    const cursor = this.#cursor;
    const path: Scalar[] = [];
    for (;;) {
      cursor.blanks();
      path.push(this.#key());
      cursor.blanks();
      if (cursor.peek() !== ".") return path;
      cursor.at++;
    }
  }

  #key(): Scalar {
    const cursor = this.#cursor;
    const start = cursor.at;
    const quoted = cursor.peek() === '"' || cursor.peek() === "'";
    let text: string;
    if (quoted) {
      if (cursor.text.startsWith(cursor.peek().repeat(3), start)) cursor.refuse("invalid key");
      text = readString(cursor);
    } else {
      bare.lastIndex = start;
      if (!bare.test(cursor.text)) cursor.refuse("invalid key");
      cursor.at = bare.lastIndex;
      text = cursor.text.slice(start, cursor.at);
    }
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: quoted ? "quoted" : "plain" };
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
        return this.#nested(() => this.#list(start));
      case "{":
        return this.#nested(() => this.#inline(start));
      default:
        return readPlain(cursor);
    }
  }

  #nested(read: () => Node): Node {
    const cursor = this.#cursor;
    if (++cursor.depth > maximalDepth) cursor.refuse("cannot recurse further; max recursion depth met");
    const node = read();
    cursor.depth--;
    return node;
  }

  #list(start: number): Node {
    const cursor = this.#cursor;
    const items: Node[] = [];
    cursor.at++;
    for (cursor.gap(); cursor.peek() !== "]"; cursor.gap()) {
      items.push(this.#value());
      cursor.gap();
      if (cursor.peek() === ",") cursor.at++;
      else if (cursor.peek() !== "]") cursor.refuse("invalid array\nexpected `]`");
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
  }

  #inline(start: number): Node {
    const cursor = this.#cursor;
    const loose = cursor.family === "0.9";
    const table = this.#table(cursor.span(start), "inline");
    const skip = (): void => (loose ? cursor.gap() : cursor.blanks());
    cursor.at++;
    for (skip(); cursor.peek() !== "}"; skip()) {
      this.#pair(table);
      skip();
      if (cursor.peek() === ",") {
        cursor.at++;
        if (loose) continue;
        cursor.blanks();
        if (cursor.peek() === "}") cursor.refuse("invalid inline table\nexpected `}`");
      } else if (cursor.peek() !== "}") cursor.refuse("invalid inline table\nexpected `}`");
    }
    cursor.at++;
    table.span = cursor.span(start);
    return table;
  }
}

const bare = /[A-Za-z0-9_-]+/y;

function isTables(node: Node): node is GrowingList {
  return node.kind === "list" && "tables" in node;
}
