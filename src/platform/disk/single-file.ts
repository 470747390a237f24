/** Looks at single files of a directory before something is written there. Links are not followed. */
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kindAt } from "./write.ts";

/** The largest file that is read. */
const maxBytes = 1_000_000;

/**
 * The text of a regular file at `path` below `root` (absolute); `undefined` for anything else and for a larger file.
 */
export function textInside(root: string, path: string): string | undefined {
  try {
    if (kindAt(root, path) !== "file" || lstatSync(join(root, path)).size > maxBytes) return undefined;
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

/** Whether something is at `path`, of whatever kind. */
export function existsAt(root: string, path: string): boolean {
  return lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
}
