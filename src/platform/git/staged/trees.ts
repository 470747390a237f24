/**
 * The index and HEAD as trees: the index as it is on disk, and HEAD as what the index changes of it, where that is
 * little.
 */
import { BlobTree, type Objects } from "../../../repo/git/blobs.ts";
import { type Change, changesIn, looseFolders } from "../../../repo/git/index-changes.ts";
import type { IndexEntries } from "../../../repo/git/index-entries.ts";
import { byBytes } from "../../../repo/path.ts";
import type { Entry, Tree } from "../../../repo/tree.ts";
import type { CatFileBatch } from "../objects/cat-file-batch.ts";
import { commitTree, objectBytes } from "../commits/commit-tree.ts";
import { indexTree } from "./tree.ts";
import type { Location } from "../location.ts";
import { LocalObjects, pathsById } from "../objects/local-objects.ts";
import { isPartial } from "../objects/missing-objects.ts";
import { ObjectFiles } from "../objects/object-files.ts";
import { entryAt } from "../records.ts";
import { mostFolders } from "./index.ts";
import { type IndexPlace, readIndexEntries } from "./listing.ts";

/** Where the index and `HEAD` are read. */
export interface StagedSource extends Pick<IndexPlace, "git" | "index"> {
  readonly place: Location;
  /** Git's. */
  readonly objects: CatFileBatch;
  readonly prefix: string;
}

/** Both trees read each object once. */
export class StagedTrees {
  /** Of both trees, and by their names. */
  readonly objects: Objects;
  readonly #source: StagedSource;
  readonly #index: IndexEntries | undefined;
  /** The files of the index; absent where Git has to list them. */
  readonly #entries: readonly Entry[] | undefined;

  constructor(source: StagedSource) {
    this.#source = source;
    this.#index = indexAt(source);
    this.#entries = this.#index && entriesOf(this.#index);
    const files = ObjectFiles.in(source.place);
    this.objects = files
      ? new LocalObjects(source.objects, files, () => pathsById(this.#entries ?? []))
      : source.objects;
  }

  index(): Tree {
    const { git, prefix, index } = this.#source;
    const entries = this.#entries;
    return entries
      ? new BlobTree(this.objects, prefix, async () => entries)
      : indexTree(git, this.objects, prefix, index);
  }

  /** Rejects, once it is listed, where an object on the way to a changed file is not what its name says. */
  async treeOf(id: string): Promise<Tree> {
    const { objects, place, prefix } = this.#source;
    const entries = await this.#before(id);
    return entries
      ? new BlobTree(this.objects, prefix, async () => entries)
      : commitTree({ id, prefix, trees: objects, isPartial: () => isPartial(place.shared), contents: this.objects });
  }

  /** The files of the commit: those of the index, but for what differs. */
  async #before(id: string): Promise<readonly Entry[] | undefined> {
    const index = this.#index;
    const loose = index && looseFolders(index, mostFolders);
    if (!index || !loose || !this.#entries) return undefined;
    const [, ...trees] = await Promise.all(
      [id, ...loose.map(({ path }) => (path === "" ? `${id}^{tree}` : `${id}:${path}`))].map((name) =>
        this.objects.get(Buffer.from(name, "latin1").toString(), objectBytes),
      ),
    );
    const contents = new Map(loose.map((folder, at) => [folder, trees[at]]));
    const changes = changesIn(index, loose, (folder) => {
      const found = contents.get(folder);
      return found?.kind === "object" && found.type === "tree" && found.content
        ? { id: found.id, content: found.content }
        : undefined;
    });
    // The printable form of a name that is no text may be the name of another file.
    const isNamed = changes?.every(({ path }) => entryAt(path, "100644", "").kind === "file");
    return changes && isNamed ? withoutChanges(this.#entries, changes) : undefined;
  }
}

/** `undefined`: there is none, or it has a conflict or a form that only Git knows. */
function indexAt({ index, place: { gitDirectory, shared } }: StagedSource): IndexEntries | undefined {
  try {
    return readIndexEntries({ index, gitDirectory, shared });
  } catch {
    return undefined;
  }
}

function entriesOf(index: IndexEntries): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  for (let at = 0; at < index.size; at++) {
    if (!index.isMerged(at)) return undefined;
    entries.push(entryAt(index.pathOf(at), index.modeTextOf(at), index.idOf(at)));
  }
  return entries;
}

function withoutChanges(entries: readonly Entry[], changes: readonly Change[]): readonly Entry[] {
  const before = new Map(
    changes.map(({ path, before: mode, beforeId: id }) => [
      entryAt(path, mode, "").path,
      id === undefined ? undefined : entryAt(path, mode, id),
    ]),
  );
  const kept = entries.flatMap((entry) => (before.has(entry.path) ? (before.get(entry.path) ?? []) : [entry]));
  const known = new Set(kept.map(({ path }) => path));
  const gone = [...before.values()].flatMap((entry) => (entry && !known.has(entry.path) ? [entry] : []));
  return gone.length === 0 ? kept : [...kept, ...gone].sort((one, other) => byBytes(one.path, other.path));
}
