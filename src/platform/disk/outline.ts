/**
 * What Git knows of the working tree, folder by folder. A tree may have a million files, so the names of the files of a
 * folder are one text, which is compared as a whole with what the disk lists.
 */
import { between, namesIn } from "../../repo/name-list.ts";

/**
 * `embedded`: a directory with its own Git repository that is no submodule. `unmerged`: a file with a merge conflict.
 */
export type Expected = "file" | "directory" | "submodule" | "embedded" | "unmerged";

/** Of two kinds of one path the later one counts. */
const ranks: readonly Expected[] = ["file", "unmerged", "embedded", "submodule", "directory"];

/** What Git knows in one directory. */
export class Folder {
  /** The list of the names of files. One that is among `odd` or `folders` too is what that says. */
  files = "";
  /** The directories in which Git knows something. */
  folders: Map<string, Folder> | undefined;
  /** What is neither a file nor such a directory. */
  odd: Map<string, Expected> | undefined;
  /**
   * What the disk lists here, in its order, directories with a `/`: only if that is files and directories that are
   * known.
   */
  listed: string | undefined;

  addFiles(names: string): void {
    this.files += this.files === "" ? names : between + names;
    this.listed = undefined;
  }

  addOdd(name: string, kind: Expected): void {
    const known = this.odd?.get(name);
    if (known === undefined || ranks.indexOf(kind) > ranks.indexOf(known)) (this.odd ??= new Map()).set(name, kind);
    this.listed = undefined;
  }

  /** The folder of this name, which is made if there is none. */
  folder(name: string): Folder {
    let folder = this.folders?.get(name);
    if (!folder) {
      (this.folders ??= new Map()).set(name, (folder = new Folder()));
      this.listed = undefined;
    }
    return folder;
  }

  /** What is expected at each name. */
  names(): ReadonlyMap<string, Expected> {
    const names = new Map<string, Expected>();
    for (const name of namesIn(this.files)) names.set(name, "file");
    for (const [name, kind] of this.odd ?? []) names.set(name, kind);
    for (const name of this.folders?.keys() ?? []) names.set(name, "directory");
    return names;
  }
}

/** The root's folder with all below it. */
export class Outline {
  readonly root = new Folder();
  /** The directory of the last path: a listing is sorted. */
  #directory = "";
  #folder = this.root;
  /** Files of that directory which it does not have yet. */
  #files: string[] = [];

  add(path: string, kind: Expected): void {
    const slash = path.lastIndexOf("/");
    const directory = this.#directory;
    if (slash < 0 ? directory !== "" : slash !== directory.length || !path.startsWith(directory)) {
      this.end();
      this.#directory = slash < 0 ? "" : path.slice(0, slash);
      this.#folder = this.#at(this.#directory);
    }
    const name = path.slice(slash + 1);
    if (kind === "file") this.#files.push(name);
    else this.#folder.addOdd(name, kind);
  }

  /** To be called after the last path. */
  end(): void {
    if (this.#files.length > 0) this.#folder.addFiles(this.#files.join(between));
    this.#files = [];
  }

  #at(directory: string): Folder {
    let folder = this.root;
    if (directory !== "") for (const name of directory.split("/")) folder = folder.folder(name);
    return folder;
  }
}
