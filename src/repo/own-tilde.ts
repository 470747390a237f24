/** The directory and the name of a path in a tree that may hold the user's home as `~`. */
import { directoryOf, nameOf } from "./path.ts";

/** The repository's own directory `~` in a tree where `~` is the user's home. */
export const ownTilde = "./~";

/** The directory of a path; that of `./~` is the root. */
export function parentOf(path: string): string {
  return path === ownTilde ? "" : directoryOf(path);
}

/** The name of an entry in its directory. */
export function lastOf(path: string): string {
  return path === ownTilde ? ownTilde : nameOf(path);
}
