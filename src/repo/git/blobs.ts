/** A tree of git's objects, as a checkout would write them: what the index, a commit here and one on GitHub have in common. */
import { type Attributes, checkedOut, checkoutOf, parseAttributes } from "./attributes.ts";
import { directoryOf, join } from "../path.ts";
import { decodeText } from "../text.ts";
import { type Entry, limits, UserError, tooLarge, type Tree, UnreadableFile } from "../tree.ts";

/** `content` is absent where the object is larger than was asked for. */
export type Found =
  | {
      readonly kind: "object";
      readonly id: string;
      readonly type: string;
      readonly size: number;
      readonly content?: Buffer;
    }
  | { readonly kind: "missing" };

/** Whoever holds objects. */
export interface Objects {
  /** By id. Rejects where it cannot be told whether there is one; with `Mistake` where the user can mend it. */
  get(id: string, limit: number): Promise<Found>;
}

/** One after the other is asked for what those before it lack. */
export function inTurn(...holders: readonly Objects[]): Objects {
  return {
    async get(id, limit) {
      for (const holder of holders) {
        const found = await holder.get(id, limit);
        if (found.kind !== "missing") return found;
      }
      return { kind: "missing" };
    },
  };
}

/** How long to wait for others who ask at the same time. */
const pause = 5;

/** Gathers what is asked for at the same time, so that many things are brought at once; each is brought once. */
export function gathering<T>(
  most: number,
  bring: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  const asked = new Map<string, Promise<T | undefined>>();
  let open: { readonly ids: string[]; readonly brought: Promise<ReadonlyMap<string, T>> } | undefined;
  const gather = (): NonNullable<typeof open> => {
    const ids: string[] = [];
    const brought = new Promise<void>((resolve) => setTimeout(resolve, pause)).then(() => {
      if (open?.ids === ids) open = undefined;
      return bring(ids);
    });
    return { ids, brought };
  };
  return (id) => {
    let answer = asked.get(id);
    if (!answer) {
      if (!open || open.ids.length >= most) open = gather();
      open.ids.push(id);
      asked.set(id, (answer = open.brought.then((found) => found.get(id))));
    }
    return answer;
  };
}

/** Bytes of a link's target; the kernel's own limit. */
const targetBytes = 4096;

export class BlobTree implements Tree {
  readonly #objects: Objects;
  readonly #prefix: string;
  readonly #listing: () => Promise<readonly Entry[]>;
  /** By path from the top of the working tree; attributes above the root that is judged count too. */
  #entries: Promise<ReadonlyMap<string, Entry>> | undefined;
  readonly #attributes = new Map<string, Promise<Attributes>>();
  readonly #isExpected: (entry: Entry) => boolean;

  /**
   * `listing` gives the paths from the top of the working tree, links without a target. Files that are expected are asked
   * for before anybody reads them, so that whoever gathers questions has them together.
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
    const [bytes, attributes] = await Promise.all([this.#blob(entry.id, full), this.#attributesAbove(full)]);
    const checkout = checkoutOf(attributes, full);
    const written = checkedOut(bytes, checkout);
    if (written) return written;
    throw new UnreadableFile(
      `is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`,
    );
  }

  async identify(path: string): Promise<string | undefined> {
    return (await this.#known()).get(join(this.#prefix, path))?.id;
  }

  #known(): Promise<ReadonlyMap<string, Entry>> {
    return (this.#entries ??= this.#listing().then(async (listed) => {
      for (const entry of listed) {
        // Whoever reads it hears what is wrong.
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

  /** Where it cannot be had for now, that is no fault of the file. */
  #objectOf(id: string, path: string, limit: number): Promise<Found> {
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
      if (entry?.kind === "file") found.push(this.#attributesOf(directory, entry));
      if (directory === "") return Promise.all(found);
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
        return parseAttributes(
          directory,
          Buffer.from(await this.#blob(id, join(directory, ".gitattributes"))).toString("utf8"),
        );
      };
      this.#attributes.set(directory, (attributes = read()));
    }
    return attributes;
  }
}

/** What a mode of git's says an entry is. Its id is the object's; where a name is not UTF-8, only a file's. */
export function entryOf(mode: string, id: string, path: string, nameable: boolean): Entry {
  const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
  if (!nameable) return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
  return { path, kind, id };
}
