/** The directories in which a command runs and programs look for files, and what they find there by themselves. */
import type { ShellPatterns } from "../globs.ts";
import type { LookUp } from "../look-up.ts";
import { type NamedFiles, namedFile, type Searched } from "../named.ts";
import { isDots, nearest } from "./word-roles.ts";
import { wordsOf } from "./words.ts";

/** A longer text is no list of paths; how many directories of one count. */
const limits = { characters: 2_000, folders: 20 };

/** Modules that Python loads by itself. */
const loadedModules = ["sitecustomize.py", "usercustomize.py", "*.pth"];

/** The directories that texts are as a whole, or that they list: those in which commands run, and look for others. */
export function foldersIn(texts: readonly string[], directory: string, tree: LookUp): readonly string[] {
  const found = new Set<string>();
  for (const written of texts) {
    const text = written.replace(/\$\{\{[^}]*\}\}\/?/g, "./");
    if (text.length > limits.characters || /\s/.test(text)) continue;
    for (const path of text.split(/[:;,]/).flatMap((part) => wordsOf(part).map((word) => word.text)))
      for (const target of isDots(path) ? [] : tree.at(nearest(directory), path))
        if (target.kind === "directory") found.add(target.path);
  }
  return [...found].slice(0, limits.folders);
}

/** The files that programs find by themselves in directories. */
export function filesInside(
  folders: readonly string[],
  searches: Searched,
  patterns: ShellPatterns,
): Pick<NamedFiles, "named" | "isCut"> {
  const names = searches === "modules" ? loadedModules : [];
  const found = folders.map((folder) => patterns.inside(folder, names, searches === "everything"));
  return {
    named: found.flatMap((files = []) => files.map((path) => ({ ...namedFile(path, { places: [] }), isDirect: true }))),
    // Which modules are loaded, the program says.
    isCut: (searches === "modules" && folders.length > 0) || found.includes(undefined),
  };
}
