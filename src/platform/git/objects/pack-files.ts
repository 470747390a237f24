/** Finds objects in the packs of a repository: `objects/pack/*.idx` says where, and the pack next to it holds them. */
import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { changedBy, packedHeadOf } from "../../../repo/git/pack-format.ts";
import { inflateObject } from "./inflated.ts";

/** An object as a pack holds it. Nobody has compared it with its id. */
export interface Packed {
  readonly type: string;
  readonly content: Buffer;
}

/** In a repository with more packs Git is asked, which knows in which one to look. */
const mostPacks = 32;

/** The most steps from an object to the whole one that it is made of; Git makes 50. */
const mostSteps = 200;

/** The parts of packs that are read, whole objects and changes to one: reading them takes as long as Git to start. */
const mostParts = 1000;

/** The entries of an index that are read at once. */
const together = 256;

/** The bytes that are read of an object before its size is known. */
const firstBytes = 4096;

const headLength = 8;
const idLength = 20;

/**
 * Opens a pack for each read and keeps none open. The indexes are listed once. It reads a few objects: each may be made
 * of a long row of changes, and for many Git takes a tenth of the time.
 */
export class PackFiles {
  readonly #folder: string;
  #parts = 0;
  #indexes: readonly PackIndex[] | undefined;

  /** `objects`: the folder of all objects. */
  constructor(objects: string) {
    this.#folder = join(objects, "pack");
  }

  /**
   * `undefined`: it is in no pack, it has more than `most` bytes, the packs have a form that only Git knows, or enough
   * has been read here.
   */
  read(id: string, most: number): Packed | undefined {
    return this.#parts < mostParts ? this.#object(id, most, 0) : undefined;
  }

  #object(id: string, most: number, steps: number): Packed | undefined {
    for (const index of this.#all()) {
      const offset = index.offsetOf(Buffer.from(id, "hex"));
      if (offset !== undefined) return withFile(index.pack, (pack) => this.#objectAt(pack, offset, most, steps));
    }
    return undefined;
  }

  #all(): readonly PackIndex[] {
    if (!this.#indexes) {
      const names = readdirSync(this.#folder).filter((name) => name.endsWith(".idx"));
      this.#indexes = names.length > mostPacks ? [] : names.map((name) => new PackIndex(join(this.#folder, name)));
    }
    return this.#indexes;
  }

  #objectAt(pack: number, offset: number, most: number, steps: number): Packed | undefined {
    this.#parts++;
    const first = bytesAt(pack, offset, firstBytes);
    const { kind, size, start } = packedHeadOf(first);
    if (size > most || steps > mostSteps) return undefined;
    const content = (): Buffer => {
      const compressed = Math.ceil(size * 1.001) + 64;
      const bytes = start + compressed <= first.length ? first : bytesAt(pack, offset, start + compressed);
      return inflateObject(bytes.subarray(start), size, size);
    };
    if (typeof kind === "string") return { type: kind, content: content() };
    // The base comes first, so that of all changes upon changes no more than one is held.
    const base =
      "base" in kind
        ? this.#object(kind.base, most, steps + 1)
        : this.#objectAt(pack, offset - kind.before, most, steps + 1);
    return base && { type: base.type, content: changedBy(content(), base.content, most) };
  }
}

/** An index of version 2: for each first byte how many ids come until then, the ids, their sums, and their places. */
class PackIndex {
  readonly pack: string;
  readonly #path: string;
  #counts: Buffer | undefined;

  constructor(path: string) {
    this.#path = path;
    this.pack = path.replace(/\.idx$/, ".pack");
  }

  offsetOf(id: Buffer): number | undefined {
    return withFile(this.#path, (file) => {
      const counts = (this.#counts ??= countsIn(file));
      const all = counts.readUInt32BE(4 * 255);
      const first = id[0] ?? 0;
      let from = first === 0 ? 0 : counts.readUInt32BE(4 * (first - 1));
      let to = counts.readUInt32BE(4 * first);
      const ids = headLength + counts.length;
      while (to - from > together) {
        const middle = (from + to) >> 1;
        if (Buffer.compare(bytesAt(file, ids + middle * idLength, idLength), id) > 0) to = middle;
        else from = middle;
      }
      const some = bytesAt(file, ids + from * idLength, (to - from) * idLength);
      for (let at = 0; at < some.length; at += idLength)
        if (id.compare(some, at, at + idLength) === 0) return placeOf(file, ids, all, from + at / idLength);
      return undefined;
    });
  }
}

function countsIn(file: number): Buffer {
  const bytes = bytesAt(file, 0, headLength + 1024);
  if (bytes.length < headLength + 1024 || bytes.toString("hex", 0, headLength) !== "ff744f6300000002")
    throw new Error("an index of a pack has another form");
  const counts = bytes.subarray(headLength);
  // The search ends for numbers that grow, and that the file has room for.
  let most = Math.floor((fstatSync(file).size - bytes.length) / (idLength + 8));
  for (let at = 4 * 255; at >= 0; at -= 4) {
    if (counts.readUInt32BE(at) > most) throw new Error("an index of a pack is damaged");
    most = counts.readUInt32BE(at);
  }
  return counts;
}

/** Where the object with a number begins in its pack. Beyond 2 GiB it stands in a table of longer numbers. */
function placeOf(file: number, ids: number, all: number, number: number): number {
  const places = ids + all * (idLength + 4);
  const place = bytesAt(file, places + 4 * number, 4).readUInt32BE();
  if (place < 0x80000000) return place;
  return Number(bytesAt(file, places + 4 * all + 8 * (place - 0x80000000), 8).readBigUInt64BE());
}

/** Fewer bytes where the file ends. */
function bytesAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, fstatSync(file).size - at)));
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, at));
}

function withFile<T>(path: string, use: (file: number) => T): T {
  // A pipe is not waited for, and has no places to read at.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}
