/** Objects from the files of a repository and of its working tree where these hold them, else from Git. */
import type { ObjectResult, Objects } from "../../../repo/git/blobs.ts";
import type { Entry } from "../../../repo/tree.ts";
import type { ObjectFiles } from "./object-files.ts";

/** Asks Git only for what the files do not hold. Contents of the working tree are compared with the id. */
export class LocalObjects implements Objects {
  readonly #git: Objects & Required<Pick<Objects, "each">>;
  readonly #files: ObjectFiles;
  readonly #pathsOf: () => ReadonlyMap<string, string>;
  #paths: ReadonlyMap<string, string> | undefined;

  /** `pathsOf`: for ids of blobs, where the working tree has a file that may hold the same. */
  constructor(
    git: Objects & Required<Pick<Objects, "each">>,
    files: ObjectFiles,
    pathsOf: () => ReadonlyMap<string, string>,
  ) {
    this.#git = git;
    this.#files = files;
    this.#pathsOf = pathsOf;
  }

  /** `name`: as Git resolves it. */
  async get(name: string, limit: number): Promise<ObjectResult> {
    const copy = this.#copied(name, limit);
    return copy
      ? { ...copy, content: Buffer.from(copy.content) }
      : (this.#found(name, limit) ?? this.#git.get(name, limit));
  }

  async each(
    ids: readonly string[],
    limit: number,
    take: (number: number, found: ObjectResult) => void,
  ): Promise<void> {
    const others: number[] = [];
    ids.forEach((id, number) => {
      const found = this.#copied(id, limit) ?? this.#found(id, limit);
      if (found) take(number, found);
      else others.push(number);
    });
    await this.#git.each(
      others.map((number) => ids[number] ?? ""),
      limit,
      (at, found) => take(others[at] ?? 0, found),
    );
  }

  #found(name: string, limit: number): ObjectResult | undefined {
    const found = this.#files.find(Buffer.from(name).toString("latin1"));
    return found === null ? { kind: "missing" } : found && resultWithin(limit, found);
  }

  /** The content holds until the next call. */
  #copied(
    id: string,
    limit: number,
  ): (Extract<ObjectResult, { kind: "object" }> & { readonly content: Buffer }) | undefined {
    const path = (this.#paths ??= this.#pathsOf()).get(id);
    const content = path === undefined ? undefined : this.#files.copy(path, id);
    if (!content || content.length > limit) return undefined;
    return { kind: "object", id, type: "blob", size: content.length, content };
  }
}

function resultWithin(
  limit: number,
  { id, type, content }: { readonly id: string; readonly type: string; readonly content: Buffer },
): ObjectResult {
  const size = content.length;
  return { kind: "object", id, type, size, ...(size <= limit ? { content } : {}) };
}

/** Where each content of an index may be in the working tree. */
export function pathsById(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap(({ kind, id, path }) => (kind === "file" && id !== undefined ? [[id, path]] : [])));
}
