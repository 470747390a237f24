/** What identifies a file on disk as in its commit: what git would store of it, and what a checkout makes of that. */
import { lstatSync } from "node:fs";
import { type Attributes, LinesLeft, parseAttributes } from "../../repo/git/attribute-file.ts";
import { checkoutBy, effectBy } from "../../repo/git/attributes.ts";
import { storedFrom } from "../../repo/git/checkout-bytes.ts";
import { directoryOf, join } from "../../repo/path.ts";
import { type Identity, UnreadableFile } from "../../repo/tree.ts";
import { blobId } from "../hash.ts";
import { readFile } from "./bytes.ts";

/** Reads the files of one working tree. What `.gitattributes` says of a folder is read once. */
export class DiskIdentities {
  readonly #below: string;
  readonly #trustsModes: boolean;
  readonly #attributes = new Map<string, Attributes | undefined>();
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
    const attributes = this.#attributesAbove(path);
    const decided = checkoutBy(attributes, path);
    const checkout = effectBy(decided);
    return {
      id: blobId(storedFrom(bytes, decided.steps)),
      ...(this.#trustsModes ? { isExecutable: this.#isExecutable(path) } : {}),
      ...(checkout ? { checkout } : {}),
    };
  }

  #isExecutable(path: string): boolean {
    const stats = lstatSync(this.#below + path, { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & 0o100) !== 0;
  }

  #attributesAbove(path: string): readonly Attributes[] {
    const found: Attributes[] = [];
    for (let directory = directoryOf(path); ; directory = directoryOf(directory)) {
      const attributes = this.#attributesIn(directory);
      if (attributes) found.push(attributes);
      if (directory === "") return found;
    }
  }

  #attributesIn(directory: string): Attributes | undefined {
    if (!this.#attributes.has(directory)) {
      const bytes = this.#read(join(directory, ".gitattributes"));
      const text = bytes && Buffer.from(bytes).toString("utf8");
      this.#attributes.set(directory, text === undefined ? undefined : parseAttributes(directory, text, this.#left));
    }
    return this.#attributes.get(directory);
  }

  #read(path: string): Uint8Array | undefined {
    try {
      return readFile(this.#below + path);
    } catch (error) {
      if (error instanceof UnreadableFile) return undefined;
      throw error;
    }
  }
}
