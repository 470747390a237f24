/**
 * Reads many objects through one `git cat-file --batch`: requests are written ahead, responses have the same order. Git
 * does not compare the content of an object with its name, so this does: an earlier step of a job may have written
 * something else.
 */
import type { ChildProcess } from "node:child_process";
import type { ObjectResult, Objects } from "../../../repo/git/blobs.ts";
import { ForeignObject, RunFailure } from "../../../repo/tree.ts";
import { objectHash } from "../../hash.ts";
import { errorOutputOf, failureOf, type Git, startGit } from "../command.ts";

interface Request {
  readonly name: string;
  readonly limit: number;
  /** Whether its content need not be what its name says. */
  readonly trusts?: true;
  readonly resolve: (found: ObjectResult) => void;
  readonly reject: (error: Error) => void;
}

/** The most restarts after git exited because of an object that a partial clone lacks (git before 2.44). */
const restarts = 16;

/**
 * Starts git with the first request, and again where it has exited. `get` rejects with `ForeignObject` for an object
 * that has other content than its name says; `each` does not compare.
 */
export class CatFileBatch implements Objects {
  readonly #git: Git;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #waiting: Request[] = [];
  #next = 0;
  #restarts = 0;
  #failure: Error | undefined;
  #closed = false;
  #parts: Buffer[] = [];
  #header:
    | {
        readonly found: ObjectResult & { kind: "object" };
        readonly keep: boolean;
        left: number;
        readonly hash: ReturnType<typeof objectHash> | undefined;
      }
    | undefined;

  constructor(git: Git) {
    this.#git = git;
  }

  /**
   * The object of a name as git resolves it (an id, `HEAD^{commit}`, `<commit>:path`). Rejects if git fails; after that
   * nothing more can be read.
   */
  get(name: string, limit: number): Promise<ObjectResult> {
    return new Promise((resolve, reject) => this.#send([{ name, limit, resolve, reject }]));
  }

  /**
   * Reads many objects: each is given to `take` with its number, in any order, and not kept. Their hashes are not
   * compared, so this is for a search of what is judged nowhere.
   */
  async each(
    names: readonly string[],
    limit: number,
    take: (number: number, found: ObjectResult) => void,
  ): Promise<void> {
    if (names.length === 0) return;
    await new Promise<void>((resolve, reject) => {
      let left = names.length;
      this.#send(
        names.map((name, number) => ({
          name,
          limit,
          trusts: true,
          resolve(found) {
            try {
              take(number, found);
              if (--left === 0) resolve();
            } catch (error) {
              reject(error);
            }
          },
          reject,
        })),
      );
    });
  }

  /**
   * Writes all names that git can be sent, and starts it for the first of them. An object of any other name is missing.
   */
  #send(requests: readonly Request[]): void {
    const failure = this.#closed
      ? new Error("the objects of a repository were asked for after it was closed")
      : this.#failure;
    if (failure) {
      for (const { reject } of requests) reject(failure);
      return;
    }
    let lines = "";
    for (const request of requests) {
      if (isLine(request.name)) {
        this.#waiting.push(request);
        lines += `${request.name}\n`;
      } else request.resolve({ kind: "missing" });
    }
    if (lines === "") return;
    const child = (this.#child ??= this.#start());
    keepAlive(child, true);
    // Requests of the same turn are written together.
    child.stdin?.cork();
    child.stdin?.write(lines);
    process.nextTick(() => child.stdin?.uncork());
  }

  /** Ends git. Rejects if git failed. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#child) keepAlive(this.#child, true);
    this.#child?.stdin?.end();
    await this.#ended;
    if (this.#failure) throw this.#failure;
  }

  #start(): ChildProcess {
    const child = startGit(this.#git, ["cat-file", "--batch"], { input: true });
    const errorOutput = errorOutputOf(child);
    child.stdin?.on("error", () => undefined);
    child.stdout?.on("data", (chunk: Buffer) => this.#take(chunk));
    this.#ended = new Promise((resolve) => {
      child.on("error", (error) => {
        this.#fail(new RunFailure(`git could not be started: ${error.message}`));
        resolve();
      });
      child.on("close", (status, signal) => {
        this.#child = undefined;
        if (this.#isLack(errorOutput())) this.#resume();
        else if (status !== 0 || this.#outstanding > 0)
          this.#fail(failureOf("cat-file", status, signal, errorOutput()));
        resolve();
      });
    });
    return child;
  }

  get #outstanding(): number {
    return this.#waiting.length - this.#next;
  }

  /**
   * Before 2.44 git does not report "missing" for an object that a partial clone lacks: it fails to fetch it and exits.
   */
  #isLack(errorOutput: string): boolean {
    return (
      this.#outstanding > 0 &&
      !this.#header &&
      this.#restarts < restarts &&
      /could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput)
    );
  }

  #resume(): void {
    this.#restarts++;
    this.#parts = [];
    this.#settle({ kind: "missing" });
    if (this.#outstanding === 0) return;
    const child = (this.#child = this.#start());
    for (const { name } of this.#waiting.slice(this.#next)) child.stdin?.write(`${name}\n`);
    if (this.#closed) child.stdin?.end();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    const waiting = this.#waiting.slice(this.#next);
    this.#waiting = [];
    this.#next = 0;
    for (const { reject } of waiting) reject(this.#failure);
  }

  #settle(found: ObjectResult): void {
    const request = this.#waiting[this.#next++];
    if (this.#outstanding === 0) {
      this.#waiting = [];
      this.#next = 0;
      if (this.#child && !this.#closed) keepAlive(this.#child, false);
    }
    request?.resolve(found);
  }

  /** Reads a header line, then the bytes that it announces and a line break; `<name> missing` has no bytes. */
  #take(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0 && !this.#failure) rest = this.#header ? this.#takeContent(rest) : this.#takeHeader(rest);
  }

  /** Returns what follows the object. */
  #takeContent(chunk: Buffer): Buffer {
    const header = this.#header;
    if (!header) return chunk;
    const part = chunk.subarray(0, header.left);
    if (header.keep) this.#parts.push(part);
    // A line break follows the content.
    header.hash?.add(part.subarray(0, header.left - 1));
    header.left -= part.length;
    if (header.left > 0) return chunk.subarray(part.length);
    const { found, keep, hash } = header;
    const [only] = this.#parts.length === 1 ? this.#parts : [];
    const content = keep ? (only ?? Buffer.concat(this.#parts)).subarray(0, found.size) : undefined;
    this.#parts = [];
    this.#header = undefined;
    if (hash && hash.id() !== found.id) {
      this.#fail(new ForeignObject(foreignContentMessage(found.id)));
      this.#child?.kill();
    } else this.#settle(content ? { ...found, content } : found);
    return chunk.subarray(part.length);
  }

  /** Returns what follows the line. */
  #takeHeader(chunk: Buffer): Buffer {
    const end = chunk.indexOf(10);
    this.#parts.push(end < 0 ? chunk : chunk.subarray(0, end));
    if (end < 0) return chunk.subarray(chunk.length);
    const line = Buffer.concat(this.#parts).toString();
    this.#parts = [];
    const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
    if (id === undefined || type === undefined) this.#settle({ kind: "missing" });
    else {
      const size = Number(digits);
      const { limit = 0, trusts = false } = this.#waiting[this.#next] ?? {};
      const keep = size <= limit;
      // Content that nobody reads needs no hash.
      const hash = keep && !trusts ? objectHash(type, size, id) : undefined;
      this.#header = { found: { kind: "object", id, type, size }, keep, left: size + 1, hash };
    }
    return chunk.subarray(end + 1);
  }
}

/**
 * Whether git reads a name as one line, whole: it ends a name at a NUL, and drops a carriage return from the end of a
 * line.
 */
function isLine(name: string): boolean {
  return !/[\n\0]|\r$/.test(name);
}

function foreignContentMessage(id: string): string {
  return `the object ${id} of this clone has other content than its name says; something has changed it, so clone the repository again`;
}

/** While there are no requests, a waiting git does not keep this process alive. */
function keepAlive(child: ChildProcess, held: boolean): void {
  // The module of processes has loaded it. Most runs need neither.
  const { Socket } = process.getBuiltinModule("node:net");
  for (const part of [child, child.stdin, child.stdout, child.stderr]) {
    if (part === child || part instanceof Socket) part[held ? "ref" : "unref"]();
  }
}
