/**
 * Reads the names of Git's own index file, folder by folder, without a process and without holding it: those of a
 * hundred thousand files take a few milliseconds, where git needs twenty to list them and a pipe as long again.
 *
 * Git stays the authority: this gives `undefined` for everything that is not as plain as an index can be, and then git
 * is asked. That is an index that is split or sparse or needs any other extension, entries that are not merged, names
 * that are not UTF-8, very long, out of order or none that a checkout writes (`..`, `.git`), an unknown version, and a
 * file that ends elsewhere than it says or changes meanwhile. Like git, it does not compare the checksum at the end.
 * https://git-scm.com/docs/index-format; `test/process/git/plain-index.test.ts` compares it with git.
 */
import { isUtf8 } from "node:buffer";
import { closeSync, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import * as layout from "../../../repo/git/index-layout.ts";
import * as varint from "../../../repo/git/offset-varint.ts";
import { between } from "../../../repo/name-list.ts";
import { type Folder, Outline } from "../../disk/outline.ts";

/**
 * Held here: what is imported is looked up at each use in a bundle, and an index may have a hundred thousand entries.
 */
const {
  extendedFlag,
  extensionHeadBytes,
  flagsAt,
  headerBytes,
  idAt,
  indexHeaderOf,
  isOptionalExtension,
  kinds,
  lengthMask,
  modeAt,
  paddedBytes,
  stageMask,
} = layout;
const { offsetVarint, offsetVarintEnd } = varint;

/** The names of an index, by folders. */
export interface IndexNames {
  readonly outline: Outline;
  /** The commits of the submodules, by path. */
  readonly commits: ReadonlyMap<string, string>;
  /** Whether all names are ASCII, which every file system keeps as they are. */
  readonly isAscii: boolean;
  /** Whether the file is still the one that was read. Git writes a new one for every change. */
  readonly isCurrent: () => boolean;
}

/** How much of the file is held at a time; more than an entry can have. */
const window = 1 << 17;

/** The flags hold lengths below 0xfff; longer paths are left to Git. */
const longest = lengthMask;

/** No entry has more: fields, the longest id, both flags, a name, and what fills it up. */
const mostOfEntry = idAt + 32 + 4 + longest + 16;

/** `idBytes`: of the repository's kind of hash. */
export function readIndexNames(file: string, idBytes: number): IndexNames | undefined {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const descriptor = openSync(file, "r");
  try {
    const before = fstatSync(descriptor, { bigint: true });
    const listed = new NamesReader(descriptor, Number(before.size), idBytes).read();
    const isCurrent = (): boolean => {
      const now = lstatSync(file, { bigint: true, throwIfNoEntry: false });
      return now?.ino === before.ino && now.size === before.size && now.mtimeNs === before.mtimeNs;
    };
    return isCurrent() ? { ...listed, isCurrent } : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Thrown and caught here alone: this is for git to read. */
class NotPlain extends Error {}

function demand(isPlain: boolean): void {
  if (!isPlain) throw new NotPlain();
}

class NamesReader {
  readonly #descriptor: number;
  readonly #idBytes: number;
  /** The part of the file that is held, where it begins in the file, and where its next byte is. */
  readonly #bytes = Buffer.allocUnsafe(window);
  #start = 0;
  #held = 0;
  #at = 0;
  /** Of the file without the checksum at its end. */
  readonly #end: number;

  readonly #outline = new Outline();
  readonly #commits = new Map<string, string>();
  #isAscii = true;

  /** The last path, and its folders with the place after the slash of each. */
  readonly #path = Buffer.alloc(longest);
  #length = 0;
  readonly #folders: Folder[] = [this.#outline.root];
  readonly #begins: number[] = [0];

  /** Names of files of the last folder that it does not have yet. */
  readonly #names = Buffer.allocUnsafe(window);
  #named = 0;

  constructor(descriptor: number, size: number, idBytes: number) {
    this.#descriptor = descriptor;
    this.#idBytes = idBytes;
    this.#end = size - idBytes;
  }

  read(): Omit<IndexNames, "isCurrent"> {
    this.#fill();
    const header = this.#end < headerBytes ? undefined : indexHeaderOf(this.#bytes.subarray(0, this.#held));
    if (!header) throw new NotPlain();
    this.#at = headerBytes;
    for (let i = 0; i < header.count; i++) this.#entry(header.version);
    this.#give();
    this.#extensions();
    return { outline: this.#outline, commits: this.#commits, isAscii: this.#isAscii };
  }

  /** Holds what comes from the next byte on. */
  #fill(): void {
    this.#start += this.#at;
    this.#at = 0;
    this.#held = 0;
    while (this.#held < window) {
      const read = readSync(this.#descriptor, this.#bytes, this.#held, window - this.#held, this.#start + this.#held);
      if (read === 0) return;
      this.#held += read;
    }
  }

  #entry(version: number): void {
    if (this.#held - this.#at < mostOfEntry && this.#held === window) this.#fill();
    const [bytes, start] = [this.#bytes, this.#at];
    let at = start + idAt + this.#idBytes;
    const end = Math.min(this.#held, this.#end - this.#start);
    demand(at + 4 < end);
    const flags = flagsAt(bytes, at);
    const length = flags & lengthMask;
    demand(length > 0 && length < longest && (flags & stageMask) === 0);
    at += 2;
    if ((flags & extendedFlag) !== 0) {
      // Those of a file that is left out of the disk, or of which only the name is added.
      demand(version > 2 && ((bytes[at] ?? 0) & 0x9f) === 0 && bytes[at + 1] === 0);
      at += 2;
    }
    let same = 0;
    if (version === 4) {
      // It says how much of the last path is left out.
      const left = offsetVarint(bytes, at);
      demand(left <= this.#length);
      same = this.#length - left;
      at = offsetVarintEnd(bytes, at);
    }
    const name = at - same;
    demand(same <= length && name + length < end && bytes[name + length] === 0);
    this.#take(name, same, length, start);
    this.#at = version === 4 ? name + length + 1 : start + paddedBytes(name - start + length);
  }

  /** `name`: where the path is, or would be if it were whole; the first `kept` bytes are those of the last path. */
  #take(name: number, kept: number, length: number, entry: number): void {
    const begin = this.#follow(name, this.#same(name, kept, length), length);
    const bytes = this.#bytes;
    // A mode has the last two of four bytes.
    demand(bytes[entry + modeAt - 2] === 0 && bytes[entry + modeAt - 1] === 0);
    const kind = (bytes[entry + modeAt] ?? 0) >> 4;
    if (kind === kinds.submodule) this.#submodule(begin, entry);
    else {
      demand(kind === kinds.file || kind === kinds.link);
      this.#file(begin);
    }
  }

  /** How many bytes are those of the last path. Paths are in the order of their bytes, and none is there twice. */
  #same(name: number, kept: number, length: number): number {
    const [bytes, path] = [this.#bytes, this.#path];
    const most = Math.min(length, this.#length);
    let same = kept;
    while (same < most && path[same] === bytes[name + same]) same++;
    demand(same < length && (same === this.#length || (path[same] ?? 0) < (bytes[name + same] ?? 0)));
    return same;
  }

  /** Makes the path the last one and its folders the last ones. Returns where its own name begins. */
  #follow(name: number, same: number, length: number): number {
    const [bytes, path] = [this.#bytes, this.#path];
    if (same < (this.#begins.at(-1) ?? 0)) this.#leave(same);
    let begin = this.#begins.at(-1) ?? 0;
    for (let i = same; i < length; i++) {
      const byte = bytes[name + i] ?? 0;
      path[i] = byte;
      demand(byte !== 0);
      if (byte > 0x7f) this.#isAscii = false;
      if (byte === slash) {
        this.#enter(begin, i);
        begin = i + 1;
      }
    }
    this.#length = length;
    requireName(path, begin, length);
    return begin;
  }

  /** Leaves the folders that are not those of the first `same` bytes of the path. */
  #leave(same: number): void {
    this.#give();
    while ((this.#begins.at(-1) ?? 0) > same) {
      this.#begins.pop();
      this.#folders.pop();
    }
  }

  #enter(begin: number, end: number): void {
    this.#give();
    requireName(this.#path, begin, end);
    this.#folders.push(this.#folder().folder(this.#text(this.#path, begin, end)));
    this.#begins.push(end + 1);
  }

  #folder(): Folder {
    return this.#folders.at(-1) ?? this.#outline.root;
  }

  #file(begin: number): void {
    const length = this.#length - begin;
    if (this.#named + length >= window) this.#give();
    const [path, names] = [this.#path, this.#names];
    let to = this.#named;
    for (let i = begin; i < this.#length; i++) names[to++] = path[i] ?? 0;
    names[to++] = 0;
    this.#named = to;
  }

  /** Gives the folder the names of its files. */
  #give(): void {
    if (this.#named > 0) this.#folder().addFiles(this.#text(this.#names, 0, this.#named - between.length));
    this.#named = 0;
  }

  #submodule(begin: number, entry: number): void {
    this.#folder().addOdd(this.#text(this.#path, begin, this.#length), "submodule");
    const id = entry + idAt;
    this.#commits.set(this.#text(this.#path, 0, this.#length), this.#bytes.toString("hex", id, id + this.#idBytes));
  }

  #text(bytes: Buffer, begin: number, end: number): string {
    if (this.#isAscii) return bytes.toString("latin1", begin, end);
    demand(isUtf8(bytes.subarray(begin, end)));
    return bytes.toString("utf8", begin, end);
  }

  /** They must end where the checksum begins. */
  #extensions(): void {
    while (this.#start + this.#at < this.#end) {
      if (this.#held - this.#at < extensionHeadBytes) this.#fill();
      demand(this.#held - this.#at >= extensionHeadBytes && isOptionalExtension(this.#bytes, this.#at));
      this.#at += extensionHeadBytes + this.#bytes.readUInt32BE(this.#at + 4);
      if (this.#at > this.#held) this.#fill();
    }
    demand(this.#start + this.#at === this.#end);
  }
}

const slash = 0x2f;

/**
 * Whether a name is one that git lets into an index: no part of a path that leads elsewhere, nor to Git's own files.
 */
function requireName(path: Buffer, begin: number, end: number): void {
  const length = end - begin;
  demand(length > 0);
  if (path[begin] !== 0x2e || length > 4) return;
  const rest = path.toString("latin1", begin + 1, end).toLowerCase();
  demand(rest !== "" && rest !== "." && rest !== "git");
}
