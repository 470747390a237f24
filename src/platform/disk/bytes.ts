/** Reads the bytes of a file on disk: no link in the last place, no device, not more than the limit. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { limits, tooLarge, UnreadableFile } from "../../repo/tree.ts";

/** The message for a file that does not exist any more. */
export const goneMessage = "is gone since it was listed";

/** The fault of a file by the system's code. Other codes (too many open files) are failures of this tool. */
const faults: { readonly [code: string]: string } = {
  EACCES: "may not be read: permission denied",
  EPERM: "may not be read: permission denied",
  ENOENT: goneMessage,
  ENOTDIR: goneMessage,
  ELOOP: "has become a link since it was listed",
  EISDIR: "is not a regular file",
  ENXIO: "is not a regular file",
  ENODEV: "is not a regular file",
  EIO: "cannot be read: input or output error",
  EBUSY: "is in use by another program",
  ENAMETOOLONG: "has a path that is too long for this system",
};

/**
 * The bytes of a regular file. Throws `UnreadableFile` for another kind of file, a fault of it, or one over the limit.
 */
export function readFile(path: string | Buffer): Uint8Array {
  return Buffer.from(borrowFile(path));
}

/**
 * The same in a buffer that the next call uses again: bytes of thousands of files, held until they are collected, cost
 * more than the reading.
 */
export function borrowFile(path: string | Buffer): Uint8Array {
  return asUnreadable(() => {
    const file = openSync(path, flags);
    try {
      return bytesOf(file);
    } finally {
      closeSync(file);
    }
  });
}

const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function bytesOf(file: number): Uint8Array {
  const stats = fstatSync(file);
  const { size } = stats;
  if (!stats.isFile()) throw new UnreadableFile("is not a regular file");
  if (size > limits.fileBytes) throw new UnreadableFile(tooLarge(size));
  if (size > room.length) room = Buffer.allocUnsafeSlow(Math.max(size, smallRoom));
  let length = 0;
  for (let part = -1; part !== 0 && length < size; length += part)
    part = readSync(file, room, length, size - length, null);
  return room.subarray(0, length);
}

/** More bytes than most files have. */
const smallRoom = 1 << 16;

let room = Buffer.alloc(0);

/** Runs an operation on a file; a fault of that file becomes an `UnreadableFile`. */
export function asUnreadable<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const fault = error instanceof Error && "code" in error ? faults[String(error.code)] : undefined;
    throw fault === undefined ? error : new UnreadableFile(fault);
  }
}
