/** Git's listing of the working tree, grouped by directory. */
import { directoryOf, nameOf } from "../../repo/path.ts";

/** Paths relative to the root, from `Repository.knownFiles`. */
export interface Known {
  readonly files: readonly string[];
  readonly submodules: readonly string[];
  readonly unmerged: readonly string[];
  readonly embedded: readonly string[];
  readonly unnameable: readonly string[];
  readonly commits?: ReadonlyMap<string, string>;
}

export type Expected = "file" | "directory" | "submodule" | "embedded" | "unmerged";
export type Outline = ReadonlyMap<string, ReadonlyMap<string, Expected>>;

/** The names in every directory that has known files; the root is always included. */
export function outlineOf({ files, submodules, unmerged, embedded }: Known): Outline {
  const outline = new Map<string, Map<string, Expected>>([["", new Map()]]);
  const namesIn = (directory: string): Map<string, Expected> => {
    let names = outline.get(directory);
    if (!names) {
      outline.set(directory, (names = new Map()));
      namesIn(directoryOf(directory)).set(nameOf(directory), "directory");
    }
    return names;
  };
  const add = (paths: readonly string[], kind: Expected): void => {
    let directory = "";
    let names = namesIn("");
    for (const path of paths) {
      const slash = path.lastIndexOf("/");
      if (slash < 0 ? directory !== "" : slash !== directory.length || !path.startsWith(directory))
        names = namesIn((directory = directoryOf(path)));
      const name = path.slice(slash + 1);
      if (!names.has(name)) names.set(name, kind);
    }
  };
  add(submodules, "submodule");
  add(embedded, "embedded");
  add(unmerged, "unmerged");
  add(files, "file");
  return outline;
}
