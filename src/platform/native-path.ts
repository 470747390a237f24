/** Converts between native paths and paths of a tree. */
import { isAbsolute, relative, resolve, sep } from "node:path";

/** Resolves a path relative to a directory (absolute). */
export function absolutePath(directory: string, path: string): string {
  return resolve(directory, path);
}

/**
 * The path of a file below `root`, `""` for the root; `undefined` if it is outside. Both absolute; links are not
 * followed.
 */
export function pathBelow(root: string, file: string): string | undefined {
  const path = relative(root, file).split(sep).join("/");
  return path === ".." || path.startsWith("../") || isAbsolute(path) ? undefined : path;
}

/** Whether a path lies in a directory, or equals it. Both absolute; links are not followed. */
export function isInside(path: string, directory: string): boolean {
  return pathBelow(directory, path) !== undefined;
}
