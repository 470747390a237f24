/** Builds the tables of a TOML document and checks what may still be added to each. */
import type { Entry, List, Node, Scalar, Table } from "../node.ts";
import type { Span } from "../../repo/text.ts";
import type { Cursor } from "./cursor.ts";

/** A table under construction. */
export interface GrowingTable extends Table {
  span: Span;
  readonly entries: Entry[];
  readonly byName: Map<string, Entry>;
  /** Defined only as part of a longer path so far. */
  implicit: boolean;
  /** Defined by a dotted key. */
  dotted: boolean;
  readonly inline: boolean;
}

/** A list made by `[[…]]`, as opposed to a list value. */
interface Tables extends List {
  readonly items: GrowingTable[];
  readonly tables: true;
}

/** A table that grows while the document is read. */
export function newTable(span: Span, { implicit = false, dotted = false, inline = false } = {}): GrowingTable {
  return { kind: "table", span, entries: [], byName: new Map(), implicit, dotted, inline };
}

function add(table: GrowingTable, key: Scalar, value: Node): void {
  const entry = { key, name: key.text, value };
  table.entries.push(entry);
  table.byName.set(key.text, entry);
}

/** The tables that headers define. */
export class Headers {
  readonly root: GrowingTable;
  readonly #cursor: Cursor;
  /** 0.9 adds the table of a `[[…]]` to its list only at the next header. */
  #pending: (() => void) | undefined;

  constructor(cursor: Cursor, root: GrowingTable) {
    this.#cursor = cursor;
    this.root = root;
  }

  /** Ends the table of the last header. */
  finish(): void {
    this.#pending?.();
    this.#pending = undefined;
  }

  /** Opens a header's table: the keys after the header belong to it. */
  open(path: readonly Scalar[], many: boolean, span: Span): GrowingTable {
    this.finish();
    const cursor = this.#cursor;
    const fresh = newTable(span);
    const start = span.start - cursor.base;
    if (!many) return this.#openOne(path, fresh, start);
    if (cursor.family === "0.9") this.#pending = () => this.#openMany(path, fresh, start);
    else this.#openMany(path, fresh, start);
    return fresh;
  }

  #openOne(path: readonly Scalar[], fresh: GrowingTable, start: number): GrowingTable {
    const parent = descend(this.#cursor, this.root, path.slice(0, -1), false, start);
    const key = path.at(-1);
    if (!parent || !key) return fresh;
    const known = parent.byName.get(key.text);
    if (!known) add(parent, key, fresh);
    else if (isTable(known.value) && known.value.implicit && !known.value.dotted) {
      known.value.implicit = false;
      known.value.span = fresh.span;
      return known.value;
    } else duplicate(this.#cursor, key, start);
    return fresh;
  }

  #openMany(path: readonly Scalar[], fresh: GrowingTable, start: number): void {
    const parent = descend(this.#cursor, this.root, path.slice(0, -1), false, start);
    const key = path.at(-1);
    if (!parent || !key) return;
    const known = parent.byName.get(key.text)?.value;
    if (!known)
      add(parent, key, { kind: "list", span: fresh.span, items: [fresh], tables: true } satisfies Tables as List);
    else if (isTables(known)) known.items.push(fresh);
    else duplicate(this.#cursor, key, start);
  }
}

/** Adds a key and its value to `table`. `start` is where 0.8 reports an error in them. */
export function define(cursor: Cursor, table: GrowingTable, path: readonly Scalar[], value: Node, start: number): void {
  const parent = descend(cursor, table, path.slice(0, -1), path.length > 1, start);
  const key = path.at(-1);
  if (!parent || !key) return;
  const mixed =
    cursor.family === "0.8" || table.inline
      ? parent.dotted === (path.length === 1)
      : path.length > 1 && !parent.implicit;
  if (mixed || parent.byName.has(key.text)) duplicate(cursor, key, start);
  else add(parent, key, value);
}

function descend(
  cursor: Cursor,
  from: GrowingTable,
  path: readonly Scalar[],
  dotted: boolean,
  start: number,
): GrowingTable | undefined {
  let table = from;
  for (const key of path) {
    const known = table.byName.get(key.text)?.value;
    if (!known) {
      const fresh = newTable(key.span, { implicit: true, dotted, inline: from.inline });
      add(table, key, fresh);
      table = fresh;
    } else if (isTables(known)) {
      table = known.items.at(-1) ?? table;
    } else if (!isTable(known) || (known.inline && !from.inline)) {
      return decline(
        cursor,
        `dotted key \`${key.text}\` attempted to extend non-table type (${typeName(known)})`,
        key,
        start,
      );
    } else {
      if (dotted && known.implicit && cursor.family !== "0.8") known.dotted = true;
      if (dotted && !known.implicit) return duplicate(cursor, key, start);
      table = known;
    }
  }
  return table;
}

function duplicate(cursor: Cursor, key: Scalar, start: number): undefined {
  return decline(cursor, `duplicate key \`${key.text}\``, key, start);
}

function decline(cursor: Cursor, message: string, key: Scalar, start: number): undefined {
  if (cursor.family === "0.8") cursor.decline(message, start);
  else cursor.decline(message, key.span.start - cursor.base, key.span.end - cursor.base);
  return undefined;
}

function isTable(node: Node): node is GrowingTable {
  return node.kind === "table";
}

function isTables(node: Node): node is Tables {
  return node.kind === "list" && "tables" in node;
}

/** The parsers' name for the type of a value. */
export function typeName(node: Node): string {
  if (node.kind === "table") return "inline" in node && node.inline ? "inline table" : "table";
  if (node.kind === "list") return isTables(node) ? "array of tables" : "array";
  if (typeof node.value === "object") return "datetime";
  return node.number ?? typeof node.value;
}
