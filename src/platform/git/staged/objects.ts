/**
 * The few objects by which a commit is judged without a look at the rest: from the files of the repository and of its
 * working tree where these hold the very content, else from one run of git.
 */
import type { Git } from "../command.ts";
import type { ObjectFiles } from "../objects/object-files.ts";
import { readObjects } from "../objects/read-objects.ts";
import type { StageRecord } from "./records.ts";

/** Where objects are. */
export interface ObjectSource {
  readonly git: Git;
  /** `undefined`: only git knows how they are stored. */
  readonly files: ObjectFiles | undefined;
}

/** A tree as it is stored. */
export interface StoredTree {
  readonly id: string;
  readonly content: Buffer;
}

/** What was asked for. */
export interface StagedObjects {
  /** In the order of their names; `undefined`: there is none. */
  readonly trees: readonly (StoredTree | undefined)[];
  /** The texts of files of the index by their paths, byte for character. */
  readonly texts: ReadonlyMap<string, string>;
}

/** `trees`: names as git resolves them. Throws where git fails, and where it lacks a file. */
export function stagedObjects(
  { git, files }: ObjectSource,
  trees: readonly string[],
  records: readonly StageRecord[],
): StagedObjects {
  const found = new Map<string, StoredTree | undefined>();
  const texts = new Map<string, string>();
  for (const name of trees) {
    const tree = files?.find(name);
    if (tree !== undefined) found.set(name, treeIn(tree));
  }
  for (const { path, id } of records) {
    const text = files && textIn(files, path, id);
    if (text !== undefined) texts.set(path, text);
  }
  const otherTrees = trees.filter((name) => !found.has(name));
  const otherFiles = records.filter(({ path }) => !texts.has(path));
  const read = readObjects(git, [...otherTrees, ...otherFiles.map(({ id }) => id)]);
  otherTrees.forEach((name, at) => found.set(name, treeIn(read[at])));
  otherFiles.forEach(({ path, id }, at) => {
    const object = read[otherTrees.length + at];
    if (object?.type !== "blob") throw new Error(`git cannot read the object ${id}`);
    texts.set(path, object.content.toString("latin1"));
  });
  return { trees: trees.map((name) => found.get(name)), texts };
}

function treeIn(
  object: { readonly id: string; readonly type: string; readonly content: Buffer } | null | undefined,
): StoredTree | undefined {
  return object?.type === "tree" ? object : undefined;
}

function textIn(files: ObjectFiles, path: string, id: string): string | undefined {
  const copy = files.copy(path, id);
  if (copy) return copy.toString("latin1");
  const object = files.find(id);
  return object?.type === "blob" ? object.content.toString("latin1") : undefined;
}
