/** Paths as this machine writes them, and the way from a root to one of them. */
import { isAbsolute, relative, resolve, sep } from "node:path";

/** What a path means that somebody wrote in a directory (absolute). */
export function absolute(directory: string, path: string): string {
  return resolve(directory, path);
}

/** The path of a tree, `""` for its root; `undefined` where the file lies outside. Both absolute, links not followed. */
export function below(root: string, file: string): string | undefined {
  const way = relative(root, file).split(sep).join("/");
  return way === ".." || way.startsWith("../") || isAbsolute(way) ? undefined : way;
}
