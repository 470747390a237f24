/** Reads the bytes of a file on disk: no link in the last place, no device, not more than the limit. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { limits, tooLarge, UnreadableFile } from "../../repo/tree.ts";

const slabBytes = 1 << 18;

/** The message for a file that does not exist any more. */
export const gone = "is gone since it was listed";

/** The fault of a file by the system's code. Other codes (too many open files) are failures of this tool. */
const faults: { readonly [code: string]: string } = {
  EACCES: "may not be read: permission denied",
  EPERM: "may not be read: permission denied",
  ENOENT: gone,
  ENOTDIR: gone,
  ELOOP: "has become a link since it was listed",
  EISDIR: "is not a regular file",
  ENXIO: "is not a regular file",
  ENODEV: "is not a regular file",
  EIO: "cannot be read: input or output error",
  EBUSY: "is in use by another program",
  ENAMETOOLONG: "has a path that is too long for this system",
};

export function readFile(path: string | Buffer): Uint8Array {
  return guarded(() => {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    try {
      return bytesOf(file);
    } finally {
      closeSync(file);
    }
  });
}

function bytesOf(file: number): Uint8Array {
  const stats = fstatSync(file);
  const { size } = stats;
  if (!stats.isFile()) throw new UnreadableFile("is not a regular file");
  if (size > limits.fileBytes) throw new UnreadableFile(tooLarge(size));
  const bytes = roomFor(size);
  let length = 0;
  for (let part = -1; part !== 0 && length < size; length += part)
    part = readSync(file, bytes, length, size - length, null);
  return bytes.subarray(0, length);
}

let slab = Buffer.alloc(0);

/** Small files share a buffer: allocating one for each of hundreds takes longer than reading them. */
function roomFor(size: number): Buffer {
  if (size > slabBytes >> 2) return Buffer.allocUnsafeSlow(size);
  if (size > slab.length) slab = Buffer.allocUnsafeSlow(slabBytes);
  const room = slab.subarray(0, size);
  slab = slab.subarray(size);
  return room;
}

/** Runs an operation on a file; a fault of that file becomes an `UnreadableFile`. */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const fault = error instanceof Error && "code" in error ? faults[String(error.code)] : undefined;
    throw fault === undefined ? error : new UnreadableFile(fault);
  }
}
