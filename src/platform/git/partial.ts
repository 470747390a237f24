/** What a clone lacks of a commit: nothing, but where it was made with a filter. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Git, run } from "./command.ts";

/** Ids of trees and blobs. What is below a tree that is lacking is not known. */
export interface Lack {
  readonly trees: readonly string[];
  readonly blobs: readonly string[];
}

/** A process or two: git tells what is lacking without asking a remote for it. */
export async function lackOf(git: Git, id: string): Promise<Lack> {
  const all = await missing(git, id, []);
  const trees = all.length === 0 ? [] : await missing(git, id, ["--filter=blob:none"]);
  const known = new Set(trees);
  return { trees, blobs: all.filter((one) => !known.has(one)) };
}

async function missing(git: Git, id: string, filter: readonly string[]): Promise<readonly string[]> {
  const { output } = await run(git, [
    "rev-list",
    "--objects",
    "--no-object-names",
    "--no-walk",
    "--missing=print",
    ...filter,
    id,
  ]);
  return [...output.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, one]) => one ?? "");
}

/** Whether some pack came from a remote that promises the rest. */
export function isPartial(shared: string): boolean {
  const packs = join(shared, "objects", "pack");
  return existsSync(packs) && readdirSync(packs).some((name) => name.endsWith(".promisor"));
}
