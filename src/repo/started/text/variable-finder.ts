/** Finds what programs load and start by the variables to which a text gives a value. */
import { type AssignedVariable, mostAssigned, ownModules, startupFiles } from "./variables.ts";
import type { ShellPatterns } from "../globs.ts";
import type { LookUp } from "../look-up.ts";
import { mayBeCode } from "./modules.ts";
import { namedFile } from "../named.ts";
import { addNamed, aroundOf, type Reading } from "./reading.ts";

/** Adds what is found to a `Reading`. */
export class VariableFinder {
  readonly #tree: LookUp;
  readonly #patterns: ShellPatterns;

  constructor(tree: LookUp, patterns: ShellPatterns) {
    this.#tree = tree;
    this.#patterns = patterns;
  }

  /** Files that the values name, and what programs look for in directories. */
  read(assigned: readonly AssignedVariable[], reading: Reading): void {
    if (assigned.length >= mostAssigned) reading.isCut = true;
    for (const one of assigned) this.#assigned(one, reading);
  }

  #assigned({ paths, folder, file }: AssignedVariable, reading: Reading): void {
    const around = [...new Set([...aroundOf(reading), reading.directory])];
    for (const path of paths) {
      if (path === "" && folder !== undefined) this.#assignedHere(folder, reading);
      for (const target of this.#tree.at(around, path)) {
        if (target.kind === "file" && file !== undefined)
          addNamed(reading, { ...namedFile(target.path, reading), ...(file === null ? {} : { language: file }) });
        if (target.kind === "directory" && folder !== undefined) this.#inFolder(target.path, folder, reading);
      }
    }
  }

  /** The directory where the text runs: nearly all of a repository may be below it. */
  #assignedHere(folder: NonNullable<AssignedVariable["folder"]>, reading: Reading): void {
    const around = aroundOf(reading);
    if (folder === "home") this.#add(this.#tree.files(around, startupFiles), reading);
    else if (folder === "everything") reading.isCut = true;
    else if (folder === "programs") this.#add(this.#tree.inside("").filter(mayBeCode), reading);
    else this.#inFolder("", folder, reading);
  }

  #inFolder(path: string, folder: NonNullable<AssignedVariable["folder"]>, reading: Reading): void {
    const isDeep = folder === "everything" || folder === "home";
    const files = this.#patterns.inside(path, folder === "python" ? ownModules : [], isDeep);
    if (!files) reading.isCut = true;
    this.#add(files ?? [], reading);
  }

  #add(paths: readonly string[], reading: Reading): void {
    for (const path of paths) addNamed(reading, { ...namedFile(path, reading), isDirect: true });
  }
}
