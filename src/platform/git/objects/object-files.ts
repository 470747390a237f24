/**
 * The objects of a plain repository, read from its files without Git, and files of the working tree that hold the very
 * content of one. What is read so is compared with its id, so it is what Git would give. On any doubt there is nothing
 * here, and Git is asked.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { treeEntriesOf } from "../../../repo/git/tree-format.ts";
import { objectId, sha1 } from "../../hash.ts";
import { inflateObject } from "./inflated.ts";
import type { Location } from "../location.ts";
import { PackFiles } from "./pack-files.ts";
import { idBytesOfPlain } from "../plain-repository.ts";

/** An object whose content is what its id says. */
export interface FoundObject {
  readonly id: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The bytes of an object that are read here; Git reads larger ones. */
const mostBytes = 4 << 20;

/** The most refs on the way to a commit, `HEAD` among them; Git's own limit. */
const mostRefs = 5;

/** Of all ids here; objects with longer ones are left to Git. */
const idBytes = 20;

const isId = /^[0-9a-f]{40}$/;

/** What Git takes for white space at the end of a ref. In any other it sees a part of the name, or damage. */
const blanks = /[ \t\n\r]+$/;

/** A branch with a plain name. That of a lock is none. */
const symbolic = /^ref: (refs\/heads\/(?!.*\.lock(?:\/|$))[\w-]+(?:[./][\w-]+)*)$/;

/** Reads loose objects and packs without git. Every object is compared with its id. */
export class ObjectFiles {
  readonly #place: Location;
  readonly #packs: PackFiles;
  /** The commits and trees that were read. */
  readonly #known = new Map<string, FoundObject>();

  /** `undefined`: Git has to be asked whether it trusts the repository, or how it is stored. */
  static in(place: Location): ObjectFiles | undefined {
    try {
      return idBytesOfPlain(place) === idBytes ? new ObjectFiles(place) : undefined;
    } catch {
      return undefined;
    }
  }

  private constructor(place: Location) {
    this.#place = place;
    this.#packs = new PackFiles(join(place.gitDirectory, "objects"));
  }

  /**
   * The object of a name as Git resolves it: an id, or `HEAD`, with `^{commit}`, `^{tree}` or `:path` after it. `null`:
   * there is none at that path. `undefined`: Git has to be asked.
   */
  find(name: string): FoundObject | null | undefined {
    try {
      const [, start = "", rest = ""] = /^(HEAD|[0-9a-f]{40})((?:\^\{(?:commit|tree)\}|:[^]*)?)$/.exec(name) ?? [];
      const id = start === "HEAD" ? this.#head() : start;
      if (id === undefined || id === "") return undefined;
      if (rest === "") return this.#object(id);
      const commit = this.#ofType(id, "commit");
      if (!commit || rest === "^{commit}") return commit;
      const [, tree = ""] = /^tree ([0-9a-f]{40})\n/.exec(commit.content.toString("latin1", 0, 46)) ?? [];
      return rest.startsWith(":") ? this.#at(tree, rest.slice(1)) : this.#ofType(tree, "tree");
    } catch {
      // A file that is not there, or none that this can read.
      return undefined;
    }
  }

  /** The content of a blob that a file of the working tree has too. It holds until the next call. */
  copy(path: string, id: string): Buffer | undefined {
    try {
      const file = openSync(`${this.#place.top}/${path}`, flags);
      try {
        return contentIn(file, id);
      } finally {
        closeSync(file);
      }
    } catch {
      return undefined;
    }
  }

  #ofType(id: string, type: string): FoundObject | undefined {
    const found = this.#object(id);
    return found?.type === type ? found : undefined;
  }

  #object(id: string): FoundObject | undefined {
    const known = this.#known.get(id);
    if (known) return known;
    const found = this.#loose(id) ?? this.#packs.read(id, mostBytes);
    if (!found || objectId(found.type, found.content) !== id) return undefined;
    const object = { ...found, id };
    if (object.type !== "blob") this.#known.set(id, object);
    return object;
  }

  #loose(id: string): Omit<FoundObject, "id"> | undefined {
    const path = join(this.#place.gitDirectory, "objects", id.slice(0, 2), id.slice(2));
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (!status?.isFile() || status.size > mostBytes) return undefined;
    // The size stands before the content.
    const whole = inflateObject(readFileSync(path), undefined, mostBytes);
    const end = whole.indexOf(0);
    const [, type, size] = /^([a-z]+) (\d+)$/.exec(whole.toString("latin1", 0, end)) ?? [];
    const content = whole.subarray(end + 1);
    return type === undefined || Number(size) !== content.length ? undefined : { type, content };
  }

  /** What is at a path of a tree. As bytes, one character each. */
  #at(tree: string, path: string): FoundObject | null | undefined {
    let id = tree;
    for (const name of path.split("/")) {
      const folder = this.#ofType(id, "tree");
      if (!folder) return undefined;
      const entry = treeEntriesOf(folder.content, idBytes).get(name);
      if (!entry) return null;
      ({ id } = entry);
    }
    return this.#object(id);
  }

  /**
   * The id of the commit that is HEAD; `undefined` where there is none yet, and where refs have a form that only Git
   * knows.
   */
  #head(): string | undefined {
    const { gitDirectory } = this.#place;
    let name = "HEAD";
    for (let refs = 0; refs < mostRefs; refs++) {
      const path = join(gitDirectory, name);
      const status = lstatSync(path, { throwIfNoEntry: false });
      if (!status) return this.#packedRef(name);
      const text = status.isFile() ? readFileSync(path, "latin1").replace(blanks, "") : "";
      if (isId.test(text)) return text;
      const [, next] = symbolic.exec(text) ?? [];
      if (next === undefined) return undefined;
      name = next;
    }
    return undefined;
  }

  /** `ID NAME`, one on a line. Git does not say which one of two lines counts. */
  #packedRef(name: string): string | undefined {
    const bytes = readFileSync(join(this.#place.gitDirectory, "packed-refs"));
    const end = ` ${name}\n`;
    const at = bytes.indexOf(end);
    const id = bytes.toString("latin1", at - 40, at);
    const isWhole = at >= 40 && isId.test(id) && (at === 40 || bytes[at - 41] === 10);
    return isWhole && bytes.indexOf(end, at + 1) < 0 ? id : undefined;
  }
}

const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

let room = Buffer.alloc(0);

/** Room for what an id is made of before the content: `blob SIZE`, and a zero. */
const before = 32;

function contentIn(file: number, id: string): Buffer | undefined {
  const status = fstatSync(file);
  if (!status.isFile() || status.size > mostBytes) return undefined;
  const end = before + status.size;
  if (end > room.length) room = Buffer.allocUnsafeSlow(Math.max(end, 1 << 16));
  if (readSync(file, room, before, status.size, 0) !== status.size) return undefined;
  const head = `blob ${status.size}\0`;
  room.write(head, before - head.length, "latin1");
  return sha1(room.subarray(before - head.length, end)) === id ? room.subarray(before, end) : undefined;
}
