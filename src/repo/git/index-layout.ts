/** The layout of Git's index, for its readers: https://git-scm.com/docs/index-format. */

/** `DIRC`, the version and the number of entries. The first entry begins after them. */
export const headerBytes = 12;

/** Version 2, 3 or 4, and the number of entries. */
export interface IndexHeader {
  readonly version: number;
  readonly count: number;
}

/** `undefined`: there is none, or its version is not known here. */
export function indexHeaderOf(bytes: Buffer): IndexHeader | undefined {
  if (bytes.length < headerBytes || bytes.toString("latin1", 0, 4) !== "DIRC") return undefined;
  const version = bytes.readUInt32BE(4);
  return version < 2 || version > 4 ? undefined : { version, count: bytes.readUInt32BE(8) };
}

/**
 * Where the mode and the id of an entry are, from its beginning. The flags come after the id, and the path after the
 * flags.
 */
export const modeAt = 26;
/** 20 bytes with SHA-1, 32 with SHA-256. */
export const idAt = 40;

/** In the upper four bits of a mode. A sparse index has entries for directories. */
export const kinds = { directory: 0o4, file: 0o10, link: 0o12, submodule: 0o16 };

/** In the flags: whether two more bytes of them follow, the side of a conflict, and the length of the path. */
export const extendedFlag = 0x4000;
/** 0 in these two bits: there is no conflict. */
export const stageMask = 0x3000;

/** The flags hold lengths below this; a longer path ends at its zero. */
export const lengthMask = 0x0fff;

/** 16 bits, big-endian; zero behind the end. */
export function flagsAt(bytes: Buffer, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** How many bytes of flags an entry has before its path. */
export function flagBytes(flags: number): number {
  return (flags & extendedFlag) === 0 ? 2 : 4;
}

/**
 * Up to version 3 the path ends with one to eight zeros, so that the next entry begins at a multiple of eight bytes.
 */
export function paddedBytes(entryBytes: number): number {
  return (entryBytes + 8) & ~7;
}

/** What follows the entries has a name of four bytes and its length before it. */
export const extensionHeadBytes = 8;

/** Whether a reader may leave an extension out: its name begins with a capital letter. */
export function isOptionalExtension(bytes: Buffer, at: number): boolean {
  const first = bytes[at] ?? 0;
  return first >= 0x41 && first <= 0x5a;
}

/** A mode as Git writes it in listings and trees: `100644`, `040000`. */
export function modeText(mode: number): string {
  return mode.toString(8).padStart(6, "0");
}
