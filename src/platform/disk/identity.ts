/** What identifies a file on disk as in its commit: what git would store of it, and what a checkout makes of that. */
import { lstatSync, readlinkSync } from "node:fs";
import {
  type Attributes,
  isReadAlike,
  LinesLeft,
  type Origin,
  parseAttributes,
} from "../../repo/git/attribute-file.ts";
import { checkoutBy, effectBy } from "../../repo/git/attributes.ts";
import { storedFrom } from "../../repo/git/checkout-bytes.ts";
import { directoryOf, join } from "../../repo/path.ts";
import { type Identity, UnreadableFile } from "../../repo/tree.ts";
import { blobId } from "../hash.ts";
import { asUnreadable, readFile } from "./bytes.ts";

/** Reads the files of one working tree. What `.gitattributes` says of a folder is read once. */
export class DiskIdentities {
  readonly #below: string;
  readonly #trustsModes: boolean;
  readonly #attributes = new Map<string, Readonly<Record<Origin, Attributes>> | undefined>();
  readonly #left = new LinesLeft();

  /** `below`: what is in front of every path. `trustsModes`: whether the disk knows which files are executable. */
  constructor(below: string, trustsModes: boolean) {
    this.#below = below;
    this.#trustsModes = trustsModes;
  }

  /** `undefined`: it is no file, or cannot be read. */
  of(path: string): Identity | undefined {
    const bytes = this.#read(path);
    if (!bytes) return undefined;
    const above = this.#attributesAbove(path);
    const written = checkoutBy(
      above.map(({ object }) => object),
      path,
    );
    const stored = above.every(({ object, disk }) => object === disk)
      ? written
      : checkoutBy(
          above.map(({ disk }) => disk),
          path,
        );
    const checkout = effectBy(written);
    return {
      id: blobId(storedFrom(bytes, stored.steps)),
      ...(this.#trustsModes ? { isExecutable: this.#isExecutable(path) } : {}),
      ...(checkout ? { checkout } : {}),
    };
  }

  #isExecutable(path: string): boolean {
    const stats = lstatSync(this.#below + path, { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & 0o100) !== 0;
  }

  #attributesAbove(path: string): readonly Readonly<Record<Origin, Attributes>>[] {
    const found: Readonly<Record<Origin, Attributes>>[] = [];
    for (let directory = directoryOf(path); ; directory = directoryOf(directory)) {
      if (!this.#attributes.has(directory)) this.#attributes.set(directory, this.#attributesIn(directory));
      const attributes = this.#attributes.get(directory);
      if (attributes) found.push(attributes);
      if (directory === "") return found;
    }
  }

  #attributesIn(directory: string): Readonly<Record<Origin, Attributes>> | undefined {
    const path = join(directory, ".gitattributes");
    const bytes = this.#read(path);
    // Git follows no link here, and reads the target as a text from the index.
    const content = bytes ?? this.#targetOf(path);
    if (!content) return undefined;
    const object = parseAttributes(directory, content, this.#left);
    return {
      object,
      disk: bytes && !isReadAlike(bytes) ? parseAttributes(directory, bytes, this.#left, "disk") : object,
    };
  }

  /** The target of a link, as bytes. */
  #targetOf(path: string): Uint8Array | undefined {
    const full = this.#below + path;
    return unlessUnreadable(() =>
      asUnreadable(() =>
        lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink()
          ? readlinkSync(full, { encoding: "buffer" })
          : undefined,
      ),
    );
  }

  #read(path: string): Uint8Array | undefined {
    return unlessUnreadable(() => readFile(this.#below + path));
  }
}

function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
