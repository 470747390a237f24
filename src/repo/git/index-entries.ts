/**
 * Reads the entries of Git's index in any order: paths, modes, ids, stages, and the directories that were written as
 * trees.
 */
import * as layout from "./index-layout.ts";
import * as varint from "./offset-varint.ts";

/**
 * Held here: what is imported is looked up at each use in a bundle, and an index may have a hundred thousand entries.
 */
const {
  extensionHeadBytes,
  flagBytes,
  flagsAt,
  headerBytes,
  idAt,
  indexHeaderOf,
  isOptionalExtension,
  kinds,
  lengthMask,
  modeAt,
  modeText,
  paddedBytes,
  stageMask,
} = layout;
const { offsetVarint, offsetVarintEnd } = varint;

/** A directory as Git wrote it as a tree, with what is below. */
export interface WrittenTree {
  /** How many files of the index it holds, and its id; absent where one of them has changed since. */
  readonly same?: { readonly files: number; readonly id: string };
  readonly below: ReadonlyMap<string, WrittenTree>;
}

/** The files of an index in its order. A path that has a conflict is there once for each side of it. */
export class IndexEntries {
  readonly size: number;
  readonly idBytes: number;
  /** The directories that were written as trees. */
  readonly trees: WrittenTree | undefined;
  readonly #bytes: Buffer;
  /** The same, one character a byte: paths are parts of it. */
  readonly #text: string;
  /** The bytes of an entry before its flags. */
  readonly #beforeFlags: number;
  /** Where each entry begins. */
  readonly #starts: readonly number[];
  /** The paths where each is kept as what differs from the one before. */
  readonly #paths: readonly string[] | undefined;

  private constructor({ bytes, text, idBytes }: Source, { starts, paths, trees }: Read) {
    this.size = starts.length;
    this.idBytes = idBytes;
    this.#beforeFlags = idAt + idBytes;
    this.trees = trees;
    this.#bytes = bytes;
    this.#text = text;
    this.#starts = starts;
    this.#paths = paths;
  }

  /**
   * `undefined`: what it holds is partly elsewhere, or in a form that is not known here. `idBytes`: of the repository.
   */
  static from(bytes: Buffer, idBytes: number): IndexEntries | undefined {
    const header = indexHeaderOf(bytes);
    if (!header) return undefined;
    const source = { bytes, text: bytes.toString("latin1"), idBytes };
    const listed = header.version === 4 ? entriesAfterPrefixes(source, header.count) : entriesIn(source, header.count);
    const found = listed && extensionsFrom(source, listed.end);
    return found && new IndexEntries(source, { ...listed, ...found });
  }

  /** As bytes, one character each. */
  pathOf(number: number): string {
    if (this.#paths) return this.#paths[number] ?? "";
    const flags = (this.#starts[number] ?? 0) + this.#beforeFlags;
    const begin = flags + flagBytes(flagsAt(this.#bytes, flags));
    return this.#text.slice(begin, this.#text.indexOf("\0", begin));
  }

  modeOf(number: number): number {
    return this.#bytes.readUInt16BE((this.#starts[number] ?? 0) + modeAt);
  }

  modeTextOf(number: number): string {
    return modeText(this.modeOf(number));
  }

  idOf(number: number): string {
    const at = (this.#starts[number] ?? 0) + idAt;
    return this.#bytes.toString("hex", at, at + this.idBytes);
  }

  /** Whether it is no side of a conflict. */
  isMerged(number: number): boolean {
    // The first byte of the flags is enough.
    return (((this.#bytes[(this.#starts[number] ?? 0) + this.#beforeFlags] ?? 0) << 8) & stageMask) === 0;
  }
}

interface Source {
  readonly bytes: Buffer;
  /** The same, one character a byte. */
  readonly text: string;
  readonly idBytes: number;
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
function isSparse(bytes: Buffer, entry: number): boolean {
  return (bytes[entry + modeAt] ?? 0) >> 4 === kinds.directory;
}

function entriesIn({ bytes, idBytes }: Source, count: number): ListedEntries | undefined {
  const starts: number[] = [];
  const beforeFlags = idAt + idBytes;
  let at = headerBytes;
  for (let left = count; left > 0; left--) {
    const flags = flagsAt(bytes, at + beforeFlags);
    const begin = at + beforeFlags + flagBytes(flags);
    const length = flags & lengthMask;
    const end = length < lengthMask ? begin + length : bytes.indexOf(0, begin);
    if (end < begin || bytes[end] !== 0 || isSparse(bytes, at)) return undefined;
    starts.push(at);
    at += paddedBytes(end - at);
  }
  return { starts, end: at };
}

/** Entries without gaps, of which each says how many bytes of the path before end differently. */
function entriesAfterPrefixes({ bytes, text, idBytes }: Source, count: number): ListedEntries | undefined {
  const starts: number[] = [];
  const paths: string[] = [];
  const beforeFlags = idAt + idBytes;
  let at = headerBytes;
  let path = "";
  for (let left = count; left > 0; left--) {
    const begin = at + beforeFlags + flagBytes(flagsAt(bytes, at + beforeFlags));
    const dropped = offsetVarint(bytes, begin);
    const name = offsetVarintEnd(bytes, begin);
    const end = text.indexOf("\0", name);
    if (end < 0 || dropped > path.length || isSparse(bytes, at)) return undefined;
    path = path.slice(0, path.length - dropped) + text.slice(name, end);
    paths.push(path);
    starts.push(at);
    at = end + 1;
  }
  return { starts, paths, end: at };
}

/** What follows the entries; `undefined`: something that no reader may leave out, or no end before the hash. */
function extensionsFrom({ bytes, text, idBytes }: Source, start: number): Pick<Read, "trees"> | undefined {
  const end = bytes.length - idBytes;
  let trees: WrittenTree | undefined;
  let at = start;
  while (at + extensionHeadBytes <= end) {
    if (!isOptionalExtension(bytes, at)) return undefined;
    const begin = at + extensionHeadBytes;
    const next = begin + bytes.readUInt32BE(at + 4);
    if (text.startsWith("TREE", at)) trees = treeAt(text, idBytes, { at: text.indexOf("\0", begin) + 1, end: next });
    at = next;
  }
  return at === end ? { trees } : undefined;
}

/** `12 1`, a line break, the id as bytes, and the trees below, each after its name; `-1 1`: without an id. */
function treeAt(text: string, idBytes: number, cursor: { at: number; readonly end: number }): WrittenTree | undefined {
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
    const tree = end < 0 ? undefined : treeAt(text, idBytes, cursor);
    if (!tree) return undefined;
    below.set(name, tree);
  }
  return files < 0 ? { below } : { same: { files, id }, below };
}
