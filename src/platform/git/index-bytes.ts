/**
 * Reads Git's own index file, folder by folder, without a process and without holding it: the names of a hundred thousand
 * files take a few milliseconds, where git needs twenty to list them and a pipe as long again.
 *
 * Git stays the authority: this gives `undefined` for everything that is not as plain as an index can be, and then git is
 * asked. That is an index that is split or sparse or needs any other extension, entries that are not merged, names that
 * are not UTF-8, very long, out of order or none that a checkout writes (`..`, `.git`), an unknown version, and a file
 * that ends elsewhere than it says or changes meanwhile. Like git, it does not compare the checksum at the end.
 * https://git-scm.com/docs/index-format; `test/process/plain-index.test.ts` compares it with git.
 */
import { isUtf8 } from "node:buffer";
import { closeSync, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { between } from "../../repo/name-list.ts";
import { type Folder, Outline } from "../disk/outline.ts";

/** What an index lists. */
export interface Listed {
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

/** A path this long has its length not in its flags. */
const longest = 0xfff;

/** Of the fields before an entry's id; its flags are two more bytes after the id. */
const fields = 40;

/** No entry has more: fields, the longest id, both flags, a name, and what fills it up. */
const mostOfEntry = fields + 32 + 4 + longest + 16;

/** `idBytes`: of the repository's kind of hash. */
export function readIndex(file: string, idBytes: number): Listed | undefined {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const descriptor = openSync(file, "r");
  try {
    const before = fstatSync(descriptor, { bigint: true });
    const listed = new IndexReader(descriptor, Number(before.size), idBytes).read();
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

class IndexReader {
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

  read(): Omit<Listed, "isCurrent"> {
    this.#fill();
    const bytes = this.#bytes;
    demand(this.#end >= 12 && bytes.toString("latin1", 0, 4) === "DIRC");
    const version = bytes.readUInt32BE(4);
    demand(version >= 2 && version <= 4);
    const count = bytes.readUInt32BE(8);
    this.#at = 12;
    for (let i = 0; i < count; i++) this.#entry(version);
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
    let at = start + fields + this.#idBytes;
    const end = Math.min(this.#held, this.#end - this.#start);
    demand(at + 4 < end);
    const flags = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    const length = flags & longest;
    demand(length > 0 && length < longest && (flags & 0x3000) === 0);
    at += 2;
    if ((flags & 0x4000) !== 0) {
      // Those of a file that is left out of the disk, or of which only the name is added.
      demand(version > 2 && ((bytes[at] ?? 0) & 0x9f) === 0 && bytes[at + 1] === 0);
      at += 2;
    }
    let same = 0;
    if (version === 4) [same, at] = this.#kept(at);
    const name = at - same;
    demand(same <= length && name + length < end && bytes[name + length] === 0);
    this.#take(name, same, length, start);
    this.#at = version === 4 ? name + length + 1 : start + ((name - start + length + 8) & ~7);
  }

  /** How much of the last path an entry keeps, and where the rest of its own is. Version 4 says how much it leaves out. */
  #kept(place: number): readonly [same: number, at: number] {
    let at = place;
    let byte = this.#bytes[at++] ?? 0;
    let left = byte & 0x7f;
    while ((byte & 0x80) !== 0) {
      byte = this.#bytes[at++] ?? 0;
      left = ((left + 1) << 7) | (byte & 0x7f);
      demand(left <= longest);
    }
    demand(left <= this.#length);
    return [this.#length - left, at];
  }

  /** `name`: where the path is, or would be if it were whole; the first `kept` bytes are those of the last path. */
  #take(name: number, kept: number, length: number, entry: number): void {
    const begin = this.#follow(name, this.#same(name, kept, length), length);
    const bytes = this.#bytes;
    demand(bytes[entry + 24] === 0 && bytes[entry + 25] === 0);
    const kind = (bytes[entry + 26] ?? 0) >> 4;
    if (kind === submodule) this.#submodule(begin, entry);
    else {
      demand(kind === file || kind === link);
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
    const id = entry + fields;
    this.#commits.set(this.#text(this.#path, 0, this.#length), this.#bytes.toString("hex", id, id + this.#idBytes));
  }

  #text(bytes: Buffer, begin: number, end: number): string {
    if (this.#isAscii) return bytes.toString("latin1", begin, end);
    demand(isUtf8(bytes.subarray(begin, end)));
    return bytes.toString("utf8", begin, end);
  }

  /** Those that begin with a capital letter may be ignored. They must end where the checksum begins. */
  #extensions(): void {
    while (this.#start + this.#at < this.#end) {
      if (this.#held - this.#at < 8) this.#fill();
      demand(this.#held - this.#at >= 8);
      const first = this.#bytes[this.#at] ?? 0;
      demand(first >= 0x41 && first <= 0x5a);
      this.#at += 8 + this.#bytes.readUInt32BE(this.#at + 4);
      if (this.#at > this.#held) this.#fill();
    }
    demand(this.#start + this.#at === this.#end);
  }
}

const slash = 0x2f;

/** The upper bits of a mode. */
const [file, link, submodule] = [0o10, 0o12, 0o16];

/** Whether a name is one that git lets into an index: no part of a path that leads elsewhere, nor to Git's own files. */
function requireName(path: Buffer, begin: number, end: number): void {
  const length = end - begin;
  demand(length > 0);
  if (path[begin] !== 0x2e || length > 4) return;
  const rest = path.toString("latin1", begin + 1, end).toLowerCase();
  demand(rest !== "" && rest !== "." && rest !== "git");
}
