/** Reads a TOML document: lines of keys and headers. */
import type { Table } from "../node.ts";
import { Cursor } from "./cursor.ts";
import type { Family } from "./family.ts";
import { readKeys, skipEquals } from "./keys.ts";
import { endLine, skipLines } from "./lines.ts";
import { define, type GrowingTable, Headers, newTable } from "./tables.ts";
import { readValue } from "./values.ts";

/** Throws `Refused` if the family refuses the text. */
export function readDocument(text: string, base: number, family: Family): Table {
  const cursor = new Cursor(text, base, family);
  const headers = new Headers(cursor, newTable({ start: base, end: base + text.length }));
  if (text.startsWith("\ufeff")) {
    if (family === "tomllib") cursor.refuse("a byte-order mark, which Python's reader of TOML does not skip");
    cursor.at = 1;
  }
  let table = headers.root;
  for (skipLines(cursor); !cursor.ended; skipLines(cursor)) {
    if (cursor.peek() === "[") table = readHeader(cursor, headers);
    else readPair(cursor, table);
  }
  headers.finish();
  cursor.settle();
  return headers.root;
}

function readPair(cursor: Cursor, table: GrowingTable): void {
  const start = cursor.at;
  const path = readKeys(cursor);
  skipEquals(cursor);
  cursor.blanks();
  const value = readValue(cursor);
  endLine(cursor);
  define(cursor, table, path, value, start);
}

function readHeader(cursor: Cursor, headers: Headers): GrowingTable {
  const start = cursor.at;
  const many = cursor.text[start + 1] === "[";
  const close = many ? "]]" : "]";
  cursor.at += close.length;
  const path = readKeys(cursor);
  if (!cursor.text.startsWith(close, cursor.at)) cursor.refuse(`invalid table header\nexpected \`.\`, \`${close}\``);
  const span = cursor.span(start, (cursor.at += close.length));
  endLine(cursor);
  return headers.open(path, many, span);
}
