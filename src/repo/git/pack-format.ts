/** The form of an object in a pack of Git's: `gitformat-pack(5)`. */

import { offsetVarint, offsetVarintEnd } from "./offset-varint.ts";

/** The head of an object in a pack. */
export interface PackedHead {
  /**
   * What it is by itself, or what it is made of: another object of the pack, so many bytes before it, or one with an
   * id.
   */
  readonly kind: "commit" | "tree" | "blob" | "tag" | { readonly before: number } | { readonly base: string };
  /** The bytes of its content, or of the changes to its base. */
  readonly size: number;
  /** Where the compressed bytes begin. */
  readonly start: number;
}

const kinds = new Map<number, "commit" | "tree" | "blob" | "tag">([
  [1, "commit"],
  [2, "tree"],
  [3, "blob"],
  [4, "tag"],
]);

/** The head at the beginning of these bytes, of a repository with ids of 20 bytes. Throws where there is none. */
export function packedHeadOf(bytes: Buffer): PackedHead {
  let at = 0;
  const next = (): number => bytes.readUInt8(at++);
  let byte = next();
  const type = (byte >> 4) & 7;
  let size = byte & 15;
  for (let factor = 16; byte & 128; factor *= 128) {
    byte = next();
    size += (byte & 127) * factor;
  }
  const kind = kinds.get(type);
  if (kind) return { kind, size, start: at };
  if (type === 7) return { kind: { base: bytes.toString("hex", at, at + 20) }, size, start: at + 20 };
  if (type !== 6) throw new Error("an object of a pack has no known type");
  const start = offsetVarintEnd(bytes, at);
  if (start > bytes.length) throw new Error("the head of an object of a pack ends too soon");
  return { kind: { before: offsetVarint(bytes, at) }, size, start };
}

/**
 * The content that these changes make of their base. Throws where they do not fit it, and where it has more than `most`
 * bytes.
 */
export function changedBy(changes: Buffer, base: Buffer, most: number): Buffer {
  let at = 0;
  const size = (): number => {
    let value = 0;
    for (let factor = 1, byte = 128; byte & 128; factor *= 128) {
      byte = changes.readUInt8(at++);
      value += (byte & 127) * factor;
    }
    return value;
  };
  /** The bytes of a number that are there, the lowest first. */
  const number = (bits: number, most: number): number => {
    let value = 0;
    for (let byte = 0; byte < most; byte++) if (bits & (1 << byte)) value += changes.readUInt8(at++) * 256 ** byte;
    return value;
  };
  if (size() !== base.length) throw new Error("changes of a pack are of another base");
  const resulting = size();
  // A few bytes of changes can make gigabytes.
  if (resulting > most) throw new Error("changes of a pack make too much");
  const result = Buffer.alloc(resulting);
  let length = 0;
  const add = (from: Buffer, start: number, count: number): void => {
    if (start + count > from.length || length + count > result.length)
      throw new Error("changes of a pack lead beyond their base");
    length += from.copy(result, length, start, start + count);
  };
  while (at < changes.length) {
    const command = changes.readUInt8(at++);
    if (command & 128) {
      const start = number(command, 4);
      add(base, start, number(command >> 4, 3) || 0x10000);
    } else {
      if (command === 0) throw new Error("changes of a pack have an unknown command");
      add(changes, at, command);
      at += command;
    }
  }
  if (length !== result.length) throw new Error("changes of a pack end too soon");
  return result;
}
