/** Finds the objects of a commit that a clone lacks; only a clone with a filter lacks any. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Git, runGit } from "../command.ts";

/** Ids of trees and blobs. What is below a missing tree is not known. */
export interface MissingObjects {
  readonly trees: readonly string[];
  readonly blobs: readonly string[];
}

/** Starts one or two processes. Git lists missing objects without fetching them. */
export async function missingObjectsOf(git: Git, id: string): Promise<MissingObjects> {
  const ids = await missingIds(git, id, []);
  const trees = ids.length === 0 ? [] : await missingIds(git, id, ["--filter=blob:none"]);
  const known = new Set(trees);
  return { trees, blobs: ids.filter((missingId) => !known.has(missingId)) };
}

async function missingIds(git: Git, id: string, filter: readonly string[]): Promise<readonly string[]> {
  const { output } = await runGit(git, [
    "rev-list",
    "--objects",
    "--no-object-names",
    "--no-walk",
    "--missing=print",
    ...filter,
    id,
  ]);
  return [...output.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, found]) => found ?? "");
}

/** Whether a pack came from a promisor remote, which has the other objects. */
export function isPartial(shared: string): boolean {
  const packs = join(shared, "objects", "pack");
  return existsSync(packs) && readdirSync(packs).some((name) => name.endsWith(".promisor"));
}
