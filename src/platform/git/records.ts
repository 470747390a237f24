/** Reads the NUL-separated listings of git, and the names in them, which need not be UTF-8. */
import { isUtf8 } from "node:buffer";
import { entryOf } from "../../repo/git/blobs.ts";
import type { Entry } from "../../repo/tree.ts";

/** A record of a listing. If its bytes are not UTF-8, it is not `isNameable`, and `text` is a printable form. */
export interface ListingRecord {
  /** Mostly a path, below the top of the repository. */
  readonly text: string;
  readonly isNameable: boolean;
}

/** The records of git's `-z` output, each without the NUL byte that ends it. */
export function* recordsOf(output: Buffer): Iterable<ListingRecord> {
  if (isUtf8(output)) {
    const text = output.toString();
    for (let at = 0, end = 0; at < text.length; at = end + 1) {
      end = endOf(text.indexOf("\0", at));
      yield { text: text.slice(at, end), isNameable: true };
    }
    return;
  }
  for (let at = 0, end = 0; at < output.length; at = end + 1) {
    end = endOf(output.indexOf(0, at));
    const bytes = output.subarray(at, end);
    const isNameable = isUtf8(bytes);
    yield { text: isNameable ? bytes.toString() : printable(bytes), isNameable };
  }
}

/** Reads a listing while git writes it, so that it is never whole in memory. */
export class RecordReader {
  readonly #add: (record: ListingRecord) => void;
  /** The beginning of a record whose end has not come. */
  #rest: readonly Buffer[] = [];

  constructor(add: (record: ListingRecord) => void) {
    this.#add = add;
  }

  push(chunk: Buffer): void {
    const end = chunk.lastIndexOf(0) + 1;
    if (end > 0) {
      for (const record of recordsOf(Buffer.concat([...this.#rest, chunk.subarray(0, end)]))) this.#add(record);
      this.#rest = [];
    }
    if (end < chunk.length) this.#rest = [...this.#rest, chunk.subarray(end)];
  }

  /** Throws if the listing ended inside a record. */
  end(): void {
    if (this.#rest.length > 0) endOf(-1);
  }
}

/** A listing that ends inside a record is incomplete, or not git's. */
function endOf(found: number): number {
  if (found < 0) throw new Error("a listing of git's ends too soon");
  return found;
}

/** Bytes that are not UTF-8, with every byte that is not ASCII escaped: `caf\xe9.md`. */
export function printable(bytes: Buffer): string {
  return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}

/** The entry of a mode and an id at a path that is given as bytes, one character each. */
export function entryAt(path: string, mode: string, id: string): Entry {
  if (!/[^\0-\x7f]/.test(path)) return entryOf(mode, id, path);
  const bytes = Buffer.from(path, "latin1");
  if (isUtf8(bytes)) return entryOf(mode, id, bytes.toString());
  return entryOf(mode, id, printable(bytes), { isNameable: false });
}
