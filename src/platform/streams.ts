/** Standard output and standard error of this process, written to as soon as they take a text. */
import { fstatSync, openSync, statSync, writeSync } from "node:fs";

const pendingWrites: Promise<void>[] = [];
/** Descriptors whose stream has pending text: later text must follow it. */
const streaming = new Set<number>();

/** Writes to standard output. Resolves when the text has left this process, or the reader is gone. */
export function writeOutput(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null) => (error && !isBrokenPipe(error) ? reject(error) : resolve());
    const rest = writeNow(1, text, settle);
    if (rest.length === 0) return settle();
    const { stdout } = process;
    stdout.once("error", settle);
    stdout.write(rest, settle);
  });
}

/** Writes to standard error. Errors are ignored. */
export function writeError(text: string): void {
  const rest = writeNow(2, text, () => undefined);
  if (rest.length === 0) return;
  const { stderr } = process;
  if (stderr.listenerCount("error") === 0) stderr.on("error", () => undefined);
  pendingWrites.push(new Promise((resolve) => stderr.write(rest, () => resolve())));
}

/** Resolves when everything that was written to standard error has left this process. */
export async function flushErrors(): Promise<void> {
  await Promise.all(pendingWrites);
}

/**
 * Whether a descriptor is a pipe, a file or the null device, and so no terminal. These need no stream, and opening one
 * takes as long as a check of a small tree.
 */
function isPlain(descriptor: 1 | 2): boolean {
  try {
    const device = fstatSync(descriptor);
    return !streaming.has(descriptor) && (!device.isCharacterDevice() || device.rdev === statSync("/dev/null").rdev);
  } catch {
    return false;
  }
}

/**
 * Terminals are told by a module that loads those of the network and of streams, which take longer than the quick
 * answers.
 */
export function isTerminal(descriptor: 1 | 2): boolean {
  return !isPlain(descriptor) && process.getBuiltinModule("node:tty").isatty(descriptor);
}

/** What standard output is shown on. Opens its stream where it is no pipe, file or null device. */
export function outputTerminal(): { readonly isTerminal: boolean; readonly columns: number | undefined } {
  if (isPlain(1)) return { isTerminal: false, columns: undefined };
  const { isTTY, columns } = process.stdout;
  return { isTerminal: isTTY === true, columns };
}

/** The width of the terminal that this process was started from, wherever its output goes; `undefined`: not known. */
export function controllingColumns(): number | undefined {
  try {
    const { WriteStream } = process.getBuiltinModule("node:tty");
    const terminal = new WriteStream(openSync("/dev/tty", "r+"));
    const { columns } = terminal;
    terminal.destroy();
    return columns || undefined;
  } catch {
    return undefined;
  }
}

/** Writes at once, and returns what a full pipe did not accept, for its stream. Returns nothing after an error. */
function writeNow(descriptor: 1 | 2, text: string, failed: (error: Error) => void): Uint8Array {
  let bytes = Buffer.from(text);
  try {
    if (isPlain(descriptor)) while (bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes));
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && error.code === "EAGAIN";
    if (!isFull) {
      failed(error instanceof Error ? error : new Error(String(error)));
      return Buffer.alloc(0);
    }
  }
  if (bytes.length > 0) streaming.add(descriptor);
  return bytes;
}

/** Whether the reader has gone, as with `| head`. The exit code does not change. */
function isBrokenPipe(error: Error): boolean {
  return "code" in error && (error.code === "EPIPE" || error.code === "EOF");
}
