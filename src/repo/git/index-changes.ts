/** Compares an index with the trees of a commit. What Git wrote as a tree from the index is equal where its id is. */
import { join } from "../path.ts";
import type { IndexEntries, WrittenTree } from "./index-entries.ts";
import { type TreeEntry, treeEntriesOf } from "./tree-format.ts";

/** A path that differs, as bytes, one character each. Modes as Git writes them; `000000`: it is not there. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The id that it had. */
  readonly beforeId: string | undefined;
}

/** A directory of the index that is not known to be a tree. */
export interface LooseFolder {
  readonly path: string;
  /** The numbers of the files directly in it. */
  readonly files: readonly number[];
  /** The directories in it, with the ids of those that are trees. */
  readonly folders: ReadonlyMap<string, string | undefined>;
}

/**
 * The directories of which trees have to be read, the top first. `undefined`: more than `most`, the index has a
 * conflict, or one of them has a line break in its name, for Git is asked for trees line by line.
 */
export function looseFolders(index: IndexEntries, most: number): readonly LooseFolder[] | undefined {
  const found: LooseFolder[] = [];
  const visit = (path: string, from: number, known: WrittenTree | undefined): number => {
    const files: number[] = [];
    const folders = new Map<string, string | undefined>();
    found.push({ path, files, folders });
    const start = path === "" ? 0 : path.length + 1;
    let at = from;
    while (at < index.size && found.length <= most) {
      const full = index.pathOf(at);
      if (path !== "" && !full.startsWith(`${path}/`)) break;
      const slash = full.indexOf("/", start);
      if (slash < 0) {
        files.push(at++);
        continue;
      }
      const name = full.slice(start, slash);
      const tree = known?.below.get(name);
      folders.set(name, tree?.same?.id);
      at = tree?.same ? at + Math.max(1, tree.same.files) : visit(join(path, name), at, tree);
    }
    return at;
  };
  visit("", 0, index.trees);
  const isWhole =
    found.length <= most &&
    found.every(({ path, files }) => !path.includes("\n") && files.every((at) => index.isMerged(at)));
  return isWhole ? found : undefined;
}

const absent = "000000";

/** A tree as it was read. */
export interface ReadTree {
  readonly id: string;
  readonly content: Buffer;
}

/**
 * What differs, where `treeOf` has the tree of each loose folder in the commit; `undefined`: none. The result is
 * `undefined` where other trees would have to be read. Git may take the path of a folder for the name of something
 * else, so a tree counts only under the id that the tree above it has there.
 */
export function changesIn(
  index: IndexEntries,
  loose: readonly LooseFolder[],
  treeOf: (folder: LooseFolder) => ReadTree | undefined,
): readonly Change[] | undefined {
  const trees = new Map(loose.map((folder) => [folder.path, treeOf(folder)]));
  if (!trees.get("")) return undefined;
  /** The loose folders that the commit has. They come after those that they are in. */
  const known = new Set([""]);
  const changes: Change[] = [];
  for (const folder of loose) {
    const content = known.has(folder.path) ? trees.get(folder.path)?.content : undefined;
    const before = content ? treeEntriesOf(content, index.idBytes) : new Map<string, TreeEntry>();
    if (!areFoldersAlike(folder, before, (name) => trees.get(join(folder.path, name))?.id)) return undefined;
    for (const name of folder.folders.keys()) if (before.has(name)) known.add(join(folder.path, name));
    for (const change of changesOf(folder, before, index)) changes.push(change);
  }
  return changes;
}

/**
 * Whether each directory that is a tree is the same one in the commit, no other comes or goes, and the loose ones that
 * the commit has were read. `idOf`: of the tree that was read for a loose one.
 */
function areFoldersAlike(
  { folders }: LooseFolder,
  before: ReadonlyMap<string, TreeEntry>,
  idOf: (name: string) => string | undefined,
): boolean {
  for (const [name, id] of folders) {
    const was = before.get(name);
    if (was ? was.mode !== directory || was.id !== (id ?? idOf(name)) : id !== undefined) return false;
  }
  return [...before].every(([name, { mode }]) => mode !== directory || folders.has(name));
}

/** The same of the files. */
function* changesOf(folder: LooseFolder, before: Map<string, TreeEntry>, index: IndexEntries): Generator<Change> {
  for (const number of folder.files) {
    const path = index.pathOf(number);
    const name = path.slice(folder.path === "" ? 0 : folder.path.length + 1);
    const mode = index.modeTextOf(number);
    const was = before.get(name);
    before.delete(name);
    if (was?.mode !== mode || was.id !== index.idOf(number))
      yield { path, before: was?.mode ?? absent, after: mode, beforeId: was?.id };
  }
  for (const [name, { mode, id }] of before)
    if (mode !== directory) yield { path: join(folder.path, name), before: mode, after: absent, beforeId: id };
}

const directory = "040000";
