/**
 * The numbers with which packs and indexes of Git point back: seven bits a byte, the highest first, and the eighth bit
 * is set where another byte follows. One is added for each byte that follows, so that no number can be written in two
 * ways. "Offset encoding" in `gitformat-pack(5)`. Two functions, so that reading a hundred thousand of them makes no
 * objects.
 */

/** The number that begins at a place. Beyond the end of the bytes there are zeros. */
export function offsetVarint(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  return first < 128 ? first : longVarint(bytes, at);
}

/** Apart, so that the usual one of a single byte stays small. */
function longVarint(bytes: Buffer, at: number): number {
  let byte = bytes[at] ?? 0;
  let value = byte & 127;
  for (let next = at + 1; byte & 128; next++) {
    byte = bytes[next] ?? 0;
    // Not shifted: a damaged number is a large one, and never negative.
    value = (value + 1) * 128 + (byte & 127);
  }
  return value;
}

/** Where it ends; beyond the end of the bytes if it is cut off. */
export function offsetVarintEnd(bytes: Buffer, at: number): number {
  let end = at;
  while ((bytes[end] ?? 0) & 128) end++;
  return end + 1;
}
