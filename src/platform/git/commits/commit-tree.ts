/** The tree of a commit, independent of the working tree and the index. */
import { BlobTree, type Objects } from "../../../repo/git/blobs.ts";
import { eachTreeEntry, isFolder } from "../../../repo/git/tree-format.ts";
import { largest } from "../../../repo/many.ts";
import { type Entry, RunFailure, type Tree, UserError } from "../../../repo/tree.ts";
import { ensureMemory } from "../../memory.ts";
import { lackOfPartial } from "../command.ts";
import { entryAt } from "../records.ts";
import { commitOf } from "./revision.ts";

/** The largest tree object that is read, in bytes. */
export const objectBytes = 1 << 28;

/** The most folders in each other; Git's own limit. */
const mostDepth = 2048;

/** The most files and folders: nine trees can be those of a hundred million. */
const mostPaths = 5_000_000;

/** What V8 needs for each of them until the tree is indexed, in bytes; 350 were measured where it just sufficed. */
const bytesPerPath = 300;

/** What a commit's tree is made of. */
export interface CommitSource {
  /** The full id of the commit. */
  readonly id: string;
  /** The checked directory below the top. */
  readonly prefix: string;
  /** The clone, where Git finds the commit and its trees. What it gives has been compared with its id. */
  readonly trees: Objects;
  /** Whether the clone may lack some of them. */
  readonly isPartial: () => boolean;
  /** Where the contents of files come from. */
  readonly contents: Objects;
  /** Files that are expected to be read are requested early; default: none. */
  readonly isExpected?: ((entry: Entry) => boolean) | undefined;
}

/**
 * Rejects, once it is listed, with `ForeignObject` if the commit or one of its trees is not what its name says, and
 * with `UserError` if the clone has a filter and lacks a tree.
 */
export function commitTree({ id, prefix, trees, isPartial, contents, isExpected }: CommitSource): Tree {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new Error(`${id} is not the id of a commit`);
  return new BlobTree(
    contents,
    prefix,
    async () => {
      const commit = await commitOf(trees, id);
      if (!commit) throw new RunFailure(`git cannot read the commit ${id}`);
      const folders = await foldersBelow(commit.tree, async (tree) => {
        const content = await contentOf(trees, tree);
        if (content) return folderIn(content, tree.length / 2);
        throw isPartial() ? new UserError(lackOfPartial) : new RunFailure(`git cannot read the tree ${tree}`);
      });
      return filesIn(commit.tree, folders);
    },
    isExpected,
  );
}

/** A tree as it was read. */
interface Folder {
  readonly content: Buffer;
  /** How many entries of it are no folders. */
  readonly files: number;
  /** The ids of its folders. */
  readonly folders: readonly string[];
}

/** Every tree that a tree leads to, by id, itself included. Those of one depth are asked for together. */
async function foldersBelow(
  top: string,
  folderOf: (id: string) => Promise<Folder>,
): Promise<ReadonlyMap<string, Folder>> {
  const known = new Map<string, Folder>();
  for (let next = new Set([top]); next.size > 0; ) {
    const ids = [...next];
    const read = await Promise.all(ids.map(folderOf));
    ids.forEach((id, at) => known.set(id, read[at] ?? nothing));
    next = new Set(read.flatMap(({ folders }) => folders.filter((id) => !known.has(id))));
  }
  return known;
}

const nothing: Folder = { content: Buffer.alloc(0), files: 0, folders: [] };

/** `undefined`: there is no such tree. */
async function contentOf(trees: Objects, id: string): Promise<Buffer | undefined> {
  const found = await trees.get(id, objectBytes);
  return found.kind === "object" && found.type === "tree" ? found.content : undefined;
}

function folderIn(content: Buffer, idBytes: number): Folder {
  let files = 0;
  const folders: string[] = [];
  eachTreeEntry(content, idBytes, (_, entry) => {
    if (isFolder(entry)) folders.push(entry.id);
    else files++;
  });
  return { content, files, folders };
}

/** In the order of `git ls-tree -r`. Throws `RunFailure` where they are too many, or would fill the memory. */
function filesIn(top: string, folders: ReadonlyMap<string, Folder>): readonly Entry[] {
  const count = countOf(top, folders);
  if (count > mostPaths)
    throw new RunFailure(
      `a commit has ${count.toLocaleString("en")} files and folders, more than ${mostPaths.toLocaleString("en")}`,
    );
  ensureMemory(count * bytesPerPath);
  const files: Entry[] = [];
  const visit = (id: string, path: string): void =>
    eachTreeEntry((folders.get(id) ?? nothing).content, top.length / 2, (name, entry) => {
      if (isFolder(entry)) visit(entry.id, `${path}${name}/`);
      else files.push(entryAt(path + name, entry.mode, entry.id));
    });
  visit(top, "");
  return files;
}

/** How many files and folders there are below a tree. Each tree is counted once, however often it is there. */
function countOf(top: string, folders: ReadonlyMap<string, Folder>): number {
  const known = new Map<string, { readonly paths: number; readonly depth: number }>();
  const visit = (id: string, above: number): { readonly paths: number; readonly depth: number } => {
    const found = known.get(id);
    const deepest = above + (found?.depth ?? 0);
    if (deepest > mostDepth) throw new RunFailure(`a commit has more than ${mostDepth} folders in each other`);
    if (found) return found;
    const folder = folders.get(id) ?? nothing;
    const below = folder.folders.map((each) => visit(each, above + 1));
    const counted = {
      paths: below.reduce((sum, { paths }) => sum + paths, folder.files + below.length),
      depth:
        1 +
        largest(
          below.map(({ depth }) => depth),
          -1,
        ),
    };
    known.set(id, counted);
    return counted;
  };
  return visit(top, 0).paths;
}
