/** Which files differ between two trees of Git objects: those that GitHub lists under *Files changed*. */
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Entry } from "../repo/tree.ts";

/** Nothing is known of a file without the id of its Git object on both sides. */
export interface ChangedFiles {
  /** How a file differs; `undefined`: it does not, or this is not known. */
  readonly changeOf: (path: string) => "added" | "changed" | "removed" | undefined;
  /** Whether any file is new. Git may then show a file that is gone as renamed, below the path of the new one. */
  readonly addsFiles: () => boolean;
  /** All files that differ. */
  readonly paths: () => readonly string[];
}

/** Compares entries when they are asked for; reads nothing. */
export function changedFiles(before: RepoIndex, after: RepoIndex): ChangedFiles {
  let added: boolean | undefined;
  const changeOf: ChangedFiles["changeOf"] = (path) => {
    const [was, is] = [listedIn(before, path), listedIn(after, path)];
    if (was && is) return hasOtherId(was, is) ? "changed" : undefined;
    return is ? "added" : was && "removed";
  };
  return {
    changeOf,
    paths: () => [...new Set([...before.entries.keys(), ...after.entries.keys()])].filter(changeOf),
    addsFiles: () =>
      (added ??= [...after.entries.keys()].some((path) => listedIn(after, path) && !listedIn(before, path))),
  };
}

/** A path that is not UTF-8 is listed under another name. */
function listedIn({ entries }: RepoIndex, path: string): Entry | undefined {
  const entry = entries.get(path);
  return entry === undefined || entry.kind === "directory" || entry.kind === "unnameable" ? undefined : entry;
}

function hasOtherId(a: Entry, b: Entry): boolean {
  if (a.id === undefined || b.id === undefined) return false;
  return a.id !== b.id || a.kind !== b.kind || a.isExecutable !== b.isExecutable;
}
