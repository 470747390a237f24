/** Reads the file that Git keeps the next commit in, its index, in the forms that hold every file by itself. */

/** The bytes of an entry before its path: times, numbers, mode, owners, size, id and flags. */
const fixed = 62;
const modeAt = 26;
const idAt = 40;
const idBytes = 20;
const flagsAt = 60;

/** Flags: there are two more bytes of flags; the length of the path as far as it fits. */
const isExtended = 0x4000;
const lengthOf = 0x0fff;

/** A header and a hash. */
const shortest = 32;

/** A directory as Git wrote it as a tree, with what is below. */
export interface WrittenTree {
  /** How many files of the index it holds, and its id; absent where one of them has changed since. */
  readonly same?: { readonly files: number; readonly id: string };
  readonly below: ReadonlyMap<string, WrittenTree>;
}

/** The files of an index in its order. A path that has a conflict is there once for each side of it. */
export class IndexFormat {
  readonly size: number;
  /** The directories that were written as trees. */
  readonly trees: WrittenTree | undefined;
  readonly #bytes: Buffer;
  /** The same, one character a byte: paths are parts of it. */
  readonly #text: string;
  /** Where each entry begins. */
  readonly #starts: readonly number[];
  /** The paths where each is kept as what differs from the one before. */
  readonly #paths: readonly string[] | undefined;

  private constructor(bytes: Buffer, text: string, { starts, paths, trees }: Read) {
    this.size = starts.length;
    this.trees = trees;
    this.#bytes = bytes;
    this.#text = text;
    this.#starts = starts;
    this.#paths = paths;
  }

  /**
   * `undefined`: what it holds is partly elsewhere, or is not known here, as where ids are longer. A reader that takes ids for
   * shorter than they are does not come out at the end of the file.
   */
  static from(bytes: Buffer): IndexFormat | undefined {
    const text = bytes.toString("latin1");
    const version = text.length < shortest || !text.startsWith("DIRC") ? 0 : bytes.readUInt32BE(4);
    const listed = version === 4 ? entriesAfterPrefixes(bytes, text) : entriesIn(bytes);
    if (version < 2 || version > 4 || !listed) return undefined;
    const found = extensionsFrom(bytes, text, listed.end);
    return found && new IndexFormat(bytes, text, { ...listed, ...found });
  }

  /** As bytes, one character each. */
  pathOf(number: number): string {
    if (this.#paths) return this.#paths[number] ?? "";
    const at = this.#starts[number] ?? 0;
    const begin = at + fixed + extraOf(this.#bytes, at);
    return this.#text.slice(begin, this.#text.indexOf("\0", begin));
  }

  modeOf(number: number): number {
    return this.#bytes.readUInt16BE((this.#starts[number] ?? 0) + modeAt);
  }

  idOf(number: number): string {
    const at = (this.#starts[number] ?? 0) + idAt;
    return this.#bytes.toString("hex", at, at + idBytes);
  }

  /** `0`: it has no conflict. */
  stageOf(number: number): number {
    return ((this.#bytes[(this.#starts[number] ?? 0) + flagsAt] ?? 0) >> 4) & 3;
  }
}

interface Read {
  readonly starts: readonly number[];
  readonly paths?: readonly string[];
  readonly trees: WrittenTree | undefined;
}

interface ListedEntries extends Pick<Read, "starts" | "paths"> {
  /** Where the last entry ends. */
  readonly end: number;
}

/** Whether an entry stands for a directory with all its files. */
function isSparse(bytes: Buffer, at: number): boolean {
  return (bytes[at + modeAt] ?? 0) >> 4 === 4;
}

function extraOf(bytes: Buffer, at: number): number {
  return ((bytes[at + flagsAt] ?? 0) << 8) & isExtended ? 2 : 0;
}

/** Entries that begin at multiples of eight bytes from the first: a path ends with one to eight zeros. */
function entriesIn(bytes: Buffer): ListedEntries | undefined {
  const starts: number[] = [];
  let at = 12;
  for (let left = bytes.length < at ? 0 : bytes.readUInt32BE(8); left > 0; left--) {
    const begin = at + fixed + extraOf(bytes, at);
    const length = (((bytes[at + flagsAt] ?? 0) << 8) | (bytes[at + flagsAt + 1] ?? 0)) & lengthOf;
    const end = length < lengthOf ? begin + length : bytes.indexOf(0, begin);
    if (end < begin || bytes[end] !== 0 || isSparse(bytes, at)) return undefined;
    starts.push(at);
    at += (end - at + 8) & ~7;
  }
  return { starts, end: at };
}

/** Entries without gaps, of which each says how many bytes of the path before end differently. */
function entriesAfterPrefixes(bytes: Buffer, text: string): ListedEntries | undefined {
  const starts: number[] = [];
  const paths: string[] = [];
  let at = 12;
  let path = "";
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    let name = at + fixed + extraOf(bytes, at);
    let byte = bytes[name++] ?? 0;
    let dropped = byte & 127;
    for (; byte & 128; dropped = ((dropped + 1) << 7) + (byte & 127)) byte = bytes[name++] ?? 0;
    const end = text.indexOf("\0", name);
    if (end < 0 || dropped > path.length || isSparse(bytes, at)) return undefined;
    path = path.slice(0, path.length - dropped) + text.slice(name, end);
    paths.push(path);
    starts.push(at);
    at = end + 1;
  }
  return { starts, paths, end: at };
}

/** What follows the entries; `undefined`: something that no reader may leave out, or no end. */
function extensionsFrom(bytes: Buffer, text: string, start: number): Pick<Read, "trees"> | undefined {
  const end = bytes.length - idBytes;
  let trees: WrittenTree | undefined;
  let at = start;
  while (at + 8 <= end) {
    const name = text.slice(at, at + 4);
    // A small letter begins the name of what no reader may leave out.
    if (!/^[A-Z]/.test(name)) return undefined;
    const next = at + 8 + bytes.readUInt32BE(at + 4);
    if (name === "TREE") trees = treeAt(text, { at: text.indexOf("\0", at + 8) + 1, end: next });
    at = next;
  }
  return at === end ? { trees } : undefined;
}

/** `12 1`, a line break, the id as bytes, and the trees below, each after its name; `-1 1`: without an id. */
function treeAt(text: string, cursor: { at: number; readonly end: number }): WrittenTree | undefined {
  const line = text.indexOf("\n", cursor.at);
  const [files = -1, count = 0] = text.slice(cursor.at, line).split(" ").map(Number);
  cursor.at = line + 1;
  if (line < 0 || line > cursor.end || !(files >= -1) || !(count >= 0)) return undefined;
  const id = Buffer.from(text.slice(cursor.at, cursor.at + idBytes), "latin1").toString("hex");
  if (files >= 0) cursor.at += idBytes;
  const below = new Map<string, WrittenTree>();
  for (let left = count; left > 0; left--) {
    const end = text.indexOf("\0", cursor.at);
    const name = text.slice(cursor.at, end);
    cursor.at = end + 1;
    const tree = end < 0 ? undefined : treeAt(text, cursor);
    if (!tree) return undefined;
    below.set(name, tree);
  }
  return files < 0 ? { below } : { same: { files, id }, below };
}
