/** Inflates what Git has compressed. */

/**
 * Exactly so many bytes, whatever comes after the compressed ones; or at most so many where `size` is `undefined`, and
 * nothing may come after. Throws where there are others.
 */
export function inflateObject(compressed: Buffer, size: number | undefined, most: number): Buffer {
  // The module loads in a millisecond, and most runs need none of it.
  const { inflateSync } = process.getBuiltinModule("node:zlib");
  const { buffer, engine } = inflateSync(compressed, {
    maxOutputLength: Math.max(1, most),
    info: true,
  }) as unknown as Informed;
  if (size === undefined ? engine.bytesWritten !== compressed.length : buffer.length !== size)
    throw new Error("an object of Git's has another size than it says");
  return buffer;
}

/** What Node.js gives with `info`, which its types leave out. */
interface Informed {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
