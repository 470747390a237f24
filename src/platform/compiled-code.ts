/**
 * The code that V8 compiled of the parts of a bundle, kept next to them. Without it, a short run spends a fifth to a
 * quarter of its time compiling. Whoever can write there can write the parts themselves. It counts only for the very
 * files that it was made of, by bytes, inode and the times that a file system sets itself, so it cannot come with a
 * repository, an archive or a copy.
 */
import {
  type BigIntStats,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname } from "node:path";
import { Script } from "node:vm";
import { prepareShortRun } from "./engine.ts";

/** The code of the bundler, which compiles a part itself where nothing is set. */
export interface Bundle {
  /** Compiles the part at a path. */
  compile?: (path: string) => PartFunction;
}

/** Runs a part, which puts its modules into `exports`. */
type PartFunction = (exports: object, require: unknown) => void;

interface Part {
  readonly script: Script;
  /** Of the file that it was read from. */
  readonly identity: string;
  readonly wasKept: boolean;
}

/** The folder next to the parts. It ignores itself, so a clone that the tool runs from stays clean. */
const storeName = ".compiled";

/** The file with the kinds of runs whose code is kept. */
const kindsName = "kinds";

/** Bytes before the code; V8 copies code that does not begin at a multiple of eight. */
const headerLength = 192;

/** Bytes that most parts, and most of what is kept of them, fit in. */
const firstRoom = 1 << 18;

/** The most versions of Node.js, each with its flags, of which code is kept; the oldest are deleted. */
const mostVersions = 4;

/** The most kinds of runs that add to what is kept. */
const mostKinds = 50;

/**
 * From here on the bundle takes compiled code where it is kept, and this process keeps what it has compiled when it
 * exits. Not in CI, where the next run is on another machine.
 */
export function keepCompiledCode(bundle: Bundle, environment: { readonly CI?: string | undefined }): void {
  const user = process.geteuid?.();
  if (user === undefined || environment.CI) return;
  // Compiled code fits the flags under which it was made, so they are set before the first part, and not while parts
  // load.
  prepareShortRun();
  let code: CompiledCode | undefined;
  bundle.compile = (path) => {
    code ??= new CompiledCode(dirname(path), user);
    return code.part(path);
  };
  process.once("exit", (exitCode) => code?.keep(exitCode));
}

class CompiledCode {
  /** The folder of all versions. */
  readonly #store: string;
  readonly #user: number;
  readonly #tag = tag();
  /** The folder of this version. */
  readonly #folder: string;
  /**
   * Whether this user alone can write there. In what belongs to another one nothing is kept: they could not delete it.
   */
  readonly #isOwn: boolean;
  readonly #parts = new Map<string, Part>();

  /** `directory`: of the parts. */
  constructor(directory: string, user: number) {
    this.#store = `${directory}/${storeName}`;
    this.#user = user;
    this.#folder = `${this.#store}/${process.version}-${process.arch}-${this.#tag}`;
    this.#isOwn = isPrivate(this.#store, user) ?? isWritable(directory, user);
  }

  part(path: string): PartFunction {
    const descriptor = openSync(path, "r");
    const status = fstatSync(descriptor, { bigint: true });
    const bytes = readAll(descriptor, Number(status.size));
    closeSync(descriptor);
    return this.#script(path, bytes, status).runInThisContext() as PartFunction;
  }

  /** `bytes`: until another file is read. */
  #script(path: string, bytes: Buffer, status: BigIntStats): Script {
    const source = `(function(exports,require){${bytes.toString()}\n})`;
    // Under flags that came meanwhile V8 takes nothing of what is kept, and makes nothing that is.
    if (!this.#isOwn || tag() !== this.#tag) return new Script(source, { filename: path });
    const identity = identityOf(status, bytes);
    const kept = this.#read(basename(path), identity);
    const script = new Script(source, { filename: path, ...(kept === undefined ? {} : { cachedData: kept }) });
    this.#parts.set(basename(path), { script, identity, wasKept: script.cachedDataRejected === false });
    return script;
  }

  /**
   * Keeps the code of all parts that this process loaded, unless a run of this kind has done so: one with these parts
   * and this exit code. A run that decided nothing is of no kind.
   */
  keep(exitCode: number): void {
    if (!this.#isOwn || exitCode > 2 || tag() !== this.#tag) return;
    const kind = sumOf(`${exitCode} ${[...this.#parts.keys()].sort().join()}`);
    const kinds = this.#kinds();
    const isWhole = [...this.#parts.values()].every(({ wasKept }) => wasKept);
    if (isWhole && (kinds.includes(kind) || kinds.length >= mostKinds)) return;
    try {
      this.#makeFolder();
      for (const [name, { script, identity }] of this.#parts) {
        const code = script.createCachedData();
        this.#write(name, Buffer.concat([header(identity, code), code]));
      }
      this.#write(kindsName, [...new Set([...kinds, kind])].join("\n"));
    } catch {
      // A full disk, or a folder that this user may not write to: the next run compiles again.
    }
  }

  /** `undefined` where nothing is kept for this very file, and where what is kept is damaged or somebody else's. */
  #read(name: string, identity: string): Buffer | undefined {
    let descriptor: number | undefined;
    try {
      descriptor = openSync(
        `${this.#folder}/${name}`,
        constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
      );
      const status = fstatSync(descriptor);
      if (!status.isFile() || status.uid !== this.#user || (status.mode & 0o022) !== 0) return undefined;
      const bytes = readAll(descriptor, status.size);
      const code = bytes.subarray(headerLength);
      return bytes.subarray(0, headerLength).equals(header(identity, code)) ? code : undefined;
    } catch {
      return undefined;
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
  }

  #kinds(): readonly string[] {
    try {
      return readFileSync(`${this.#folder}/${kindsName}`, "latin1").split("\n");
    } catch {
      return [];
    }
  }

  #makeFolder(): void {
    mkdirSync(this.#store, { recursive: true, mode: 0o700 });
    // Somebody else may have been faster.
    if (!isPrivate(this.#store, this.#user)) throw new Error("the folder of compiled code is not the user's");
    writeFileSync(`${this.#store}/.gitignore`, "*\n");
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const others = readdirSync(this.#store, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== basename(this.#folder))
      .map(({ name }) => `${this.#store}/${name}`)
      .sort((first, second) => statSync(second).mtimeMs - statSync(first).mtimeMs);
    for (const folder of others.slice(mostVersions - 1)) rmSync(folder, { recursive: true, force: true });
    // Of an earlier bundle, or of a process that was ended.
    for (const name of readdirSync(this.#folder))
      if (name !== kindsName && !existsSync(`${dirname(this.#store)}/${name}`))
        rmSync(`${this.#folder}/${name}`, { recursive: true, force: true });
  }

  /** Another process sees all of a file or none of it. */
  #write(name: string, content: string | Buffer): void {
    const unfinished = `${this.#folder}/${name}.${process.pid}`;
    writeFileSync(unfinished, content, { mode: 0o600 });
    renameSync(unfinished, `${this.#folder}/${name}`);
  }
}

/** Whether this is a folder that the user alone can read and write; `undefined`: there is nothing. */
function isPrivate(path: string, user: number): boolean | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false });
  return status && status.isDirectory() && status.uid === user && (status.mode & 0o077) === 0;
}

/** Whether a folder is the user's, and meant to be written to: root could write to others too. */
function isWritable(directory: string, user: number): boolean {
  const { uid, mode } = statSync(directory);
  return uid === user && (mode & 0o200) !== 0;
}

/** V8's tag for its version, its flags and the processor. */
function tag(): string {
  return process.getBuiltinModule("node:v8").cachedDataVersionTag().toString(16);
}

/**
 * No copy or checkout of a file has this again, and no edit: the times of some file systems are whole seconds, or what
 * an image of them says, so the bytes are summed up.
 */
function identityOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats, source: Buffer): string {
  return [dev, ino, size, mtimeNs, ctimeNs, sumOf(source)].join(" ");
}

/** Says of which file the code was made, and sums it up: V8 does not notice damage, and runs it. */
function header(identity: string, code: Buffer): Buffer {
  return Buffer.from(`${identity} ${code.length} ${sumOf(code)}\n`.padEnd(headerLength), "latin1");
}

function sumOf(content: string | Buffer): string {
  return process.getBuiltinModule("node:zlib").crc32(content).toString(16);
}

let room = Buffer.alloc(0);

/** The bytes hold until the next call: memory that was never used takes longer to get than a file to read. */
function readAll(descriptor: number, size: number): Buffer {
  if (size > room.length) room = Buffer.allocUnsafeSlow(Math.max(size, firstRoom));
  const bytes = room.subarray(0, size);
  for (let at = 0; at < size; ) {
    const more = readSync(descriptor, bytes, at, size - at, at);
    if (more === 0) throw new Error("the file has become shorter");
    at += more;
  }
  return bytes;
}
