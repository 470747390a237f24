/** Inflates what Git has compressed. */

/**
 * Exactly so many bytes, or at most so many where `size` is `undefined`, whatever comes after the compressed ones. Throws where
 * there are others.
 */
export function inflated(compressed: Buffer, size: number | undefined, most: number): Buffer {
  // The module loads in a millisecond, and most runs need none of it.
  const bytes = process.getBuiltinModule("node:zlib").inflateSync(compressed, { maxOutputLength: Math.max(1, most) });
  if (size !== undefined && bytes.length !== size) throw new Error("an object of Git's has another size than it says");
  return bytes;
}
