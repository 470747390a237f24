/** A tree of Git objects as a checkout would write them: of the index, of a local commit, or of a commit on GitHub. */
import { type Attributes, LinesLeft, parseAttributes } from "./attribute-file.ts";
import { checkoutBy, checkoutOf, effectBy } from "./attributes.ts";
import { checkedOut } from "./checkout-bytes.ts";
import { directoryOf, join, nameOf } from "../path.ts";
import { decodeText } from "../text.ts";
import {
  type CheckoutEffect,
  type Entry,
  type Identity,
  limits,
  UserError,
  tooLarge,
  type Tree,
  UnreadableFile,
} from "../tree.ts";

/** The result of a look-up. `content` is absent if the object is larger than the limit. */
export type ObjectResult =
  | {
      readonly kind: "object";
      readonly id: string;
      readonly type: string;
      readonly size: number;
      readonly content?: Buffer;
    }
  | { readonly kind: "missing" };

/** A source of Git objects. */
export interface Objects {
  /** The object of an id. Rejects if the look-up fails, with a `UserError` if the user can fix the cause. */
  get(id: string, limit: number): Promise<ObjectResult>;
  /**
   * Gives each object of many with its number, in any order, for a search: its content may be another than its id says.
   */
  each?(ids: readonly string[], limit: number, take: (number: number, found: ObjectResult) => void): Promise<void>;
}

/** Looks in each source for the objects that the sources before it do not have. */
export function chainObjects(...sources: readonly Objects[]): Objects {
  return {
    async get(id, limit) {
      for (const source of sources) {
        const result = await source.get(id, limit);
        if (result.kind !== "missing") return result;
      }
      return { kind: "missing" };
    },
  };
}

/** Milliseconds in which requests are collected into one batch. */
const pause = 5;

/** Fetches values in batches of at most `limit` ids that are requested at about the same time; each id once. */
export function batched<T>(
  limit: number,
  fetchAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  const requested = new Map<string, Promise<T | undefined>>();
  let batch: { readonly ids: string[]; readonly values: Promise<ReadonlyMap<string, T>> } | undefined;
  const newBatch = (): NonNullable<typeof batch> => {
    const ids: string[] = [];
    const values = new Promise<void>((resolve) => setTimeout(resolve, pause)).then(() => {
      if (batch?.ids === ids) batch = undefined;
      return fetchAll(ids);
    });
    return { ids, values };
  };
  return (id) => {
    let value = requested.get(id);
    if (!value) {
      if (!batch || batch.ids.length >= limit) batch = newBatch();
      batch.ids.push(id);
      requested.set(id, (value = batch.values.then((values) => values.get(id))));
    }
    return value;
  };
}

/**
 * All values. Of several failures it is the first in this order, whichever comes first: what a run says is the same
 * every time.
 */
async function allOf<T extends readonly unknown[]>(promises: readonly [...{ [K in keyof T]: Promise<T[K]> }]) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** The longest target of a link, in bytes; the kernel's own limit. */
const targetBytes = 4096;

/**
 * Reading throws `UnreadableFile` where a checkout would hold something that is not made here, such as a filter's
 * output.
 */
export class BlobTree implements Tree {
  readonly #objects: Objects;
  readonly #prefix: string;
  readonly #listing: () => Promise<readonly Entry[]>;
  /** By path from the top of the working tree, since attributes above the root apply too. */
  #entries: Promise<ReadonlyMap<string, Entry>> | undefined;
  readonly #left = new LinesLeft();
  readonly #attributes = new Map<string, Promise<Attributes>>();
  readonly #isExpected: (entry: Entry) => boolean;

  /**
   * `listing` gives the paths from the top of the working tree, links without a target. Files that are expected to be
   * read are requested early, so that a source that batches requests gets them together.
   */
  constructor(
    objects: Objects,
    prefix: string,
    listing: () => Promise<readonly Entry[]>,
    isExpected: (entry: Entry) => boolean = () => false,
  ) {
    this.#objects = objects;
    this.#prefix = prefix;
    this.#listing = listing;
    this.#isExpected = isExpected;
  }

  async list(): Promise<readonly Entry[]> {
    const entries = [...(await this.#known()).values()];
    if (this.#prefix === "") return entries;
    const below = this.#prefix.length + 1;
    return entries
      .filter(({ path }) => path.startsWith(`${this.#prefix}/`))
      .map((entry) => ({ ...entry, path: entry.path.slice(below) }));
  }

  async read(path: string): Promise<Uint8Array> {
    const full = join(this.#prefix, path);
    const entry = (await this.#known()).get(full);
    if ((entry?.kind !== "file" && entry?.kind !== "unnameable") || entry.id === undefined)
      throw new UnreadableFile("is not a file of this tree");
    const [bytes, attributes] = await allOf([this.#blob(entry.id, full), this.#attributesAbove(full)]);
    const checkout = checkoutOf(attributes, full);
    const written = checkedOut(bytes, checkout);
    if (written) return written;
    throw new UnreadableFile(
      `is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`,
    );
  }

  async glimpse(paths: readonly string[], take: (path: string, bytes: Uint8Array) => void): Promise<boolean> {
    const entries = await this.#known();
    const found = paths.flatMap((path) => {
      const entry = entries.get(join(this.#prefix, path));
      return entry?.kind === "file" && entry.id !== undefined ? [{ path, id: entry.id }] : [];
    });
    const isPlain = ![...entries.keys()].some((path) => nameOf(path) === ".gitattributes");
    if (!this.#objects.each || !isPlain) return false;
    await this.#objects.each(
      found.map(({ id }) => id),
      limits.fileBytes,
      (number, object) => {
        const path = found[number]?.path;
        if (path !== undefined && object.kind === "object" && object.content) take(path, object.content);
      },
    );
    return true;
  }

  async identify(path: string): Promise<Identity | undefined> {
    const full = join(this.#prefix, path);
    const entry = (await this.#known()).get(full);
    if (entry?.id === undefined) return undefined;
    if (entry.kind !== "file") return { id: entry.id };
    const checkout = await this.#effectOn(full);
    return { id: entry.id, isExecutable: entry.isExecutable === true, ...(checkout ? { checkout } : {}) };
  }

  /** Without a look at the content, which may have to be fetched. */
  async #effectOn(path: string): Promise<CheckoutEffect | undefined> {
    try {
      return effectBy(checkoutBy(await this.#attributesAbove(path), path));
    } catch (error) {
      if (error instanceof UnreadableFile) return { how: error.message, by: [] };
      throw error;
    }
  }

  #known(): Promise<ReadonlyMap<string, Entry>> {
    return (this.#entries ??= this.#listing().then(async (listed) => {
      for (const entry of listed) {
        // A failure is reported when the file is read.
        if (entry.kind === "file" && entry.id !== undefined && this.#isExpected(entry))
          void this.#objects.get(entry.id, limits.fileBytes).catch(() => undefined);
      }
      const entries = await Promise.all(
        listed.map((entry) => (entry.kind === "link" ? this.#withTarget(entry) : entry)),
      );
      return new Map(entries.map((entry) => [entry.path, entry]));
    }));
  }

  async #withTarget(entry: Entry): Promise<Entry> {
    if (entry.id === undefined) return entry;
    const found = await this.#objectOf(entry.id, entry.path, targetBytes);
    if (found.kind === "missing") return { ...entry, unjudged: "is a link whose target this clone does not hold" };
    const target = found.content && decodeText(found.content);
    if (target === undefined)
      return {
        ...entry,
        unjudged: found.content
          ? "is a link whose target is not UTF-8"
          : `is a link whose target is longer than ${targetBytes} bytes`,
      };
    return { ...entry, target };
  }

  /** A failed look-up is not a fault of the file, so the error stays a `UserError`. */
  #objectOf(id: string, path: string, limit: number): Promise<ObjectResult> {
    return this.#objects.get(id, limit).catch((error: unknown) => {
      throw error instanceof UserError ? new UserError(`\`${path}\` cannot be read: ${error.message}`) : error;
    });
  }

  async #blob(id: string, path: string): Promise<Uint8Array> {
    const found = await this.#objectOf(id, path, limits.fileBytes);
    if (found.kind === "missing") throw new UnreadableFile(`has content that this clone does not hold (object ${id})`);
    if (!found.content) throw new UnreadableFile(tooLarge(found.size));
    return found.content;
  }

  async #attributesAbove(path: string): Promise<readonly Attributes[]> {
    const entries = await this.#known();
    const found: Promise<Attributes>[] = [];
    for (let directory = directoryOf(path); ; directory = directoryOf(directory)) {
      const entry = entries.get(join(directory, ".gitattributes"));
      // A checkout reads it from the index, where the target of a link is a text as any other.
      if (entry?.kind === "file" || entry?.kind === "link") found.push(this.#attributesOf(directory, entry));
      if (directory === "") return allOf(found);
    }
  }

  #attributesOf(directory: string, { id, unjudged }: Entry): Promise<Attributes> {
    let attributes = this.#attributes.get(directory);
    if (!attributes) {
      const read = async (): Promise<Attributes> => {
        if (id === undefined)
          throw new UnreadableFile(
            `is checked out by ${join(directory, ".gitattributes")}, which ${unjudged ?? "cannot be read"}`,
          );
        return parseAttributes(directory, await this.#blob(id, join(directory, ".gitattributes")), this.#left);
      };
      this.#attributes.set(directory, (attributes = read()));
    }
    return attributes;
  }
}

/**
 * The entry for a Git mode and object id. An entry whose name is not UTF-8 (`isNameable`) has an id only if it is a
 * file.
 */
export function entryOf(mode: string, id: string, path: string, { isNameable = true } = {}): Entry {
  const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
  if (!isNameable) return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
  return { path, kind, id, ...(mode === "100755" ? { isExecutable: true } : {}) };
}
