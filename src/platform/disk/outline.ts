/** What Git knows of the working tree, grouped by directory. */
import { directoryOf, nameOf } from "../../repo/path.ts";

/** `embedded`: a directory with its own Git repository that is no submodule. `unmerged`: a file with unresolved merge stages. */
export type Expected = "file" | "directory" | "submodule" | "embedded" | "unmerged";

/** Of two kinds of one path the later one counts. */
const ranks: readonly Expected[] = ["file", "unmerged", "embedded", "submodule", "directory"];

type Names = Map<string, Expected>;

/** The names in every directory that has known files; the root is always included. */
export class Outline {
  readonly #directories = new Map<string, Names>([["", new Map()]]);
  /** The directory of the last path: a listing is sorted. */
  #directory = "";
  #names: Names = this.#in("");

  add(path: string, kind: Expected): void {
    const slash = path.lastIndexOf("/");
    const directory = this.#directory;
    if (slash < 0 ? directory !== "" : slash !== directory.length || !path.startsWith(directory)) {
      this.#directory = directoryOf(path);
      this.#names = this.#in(this.#directory);
    }
    const name = path.slice(slash + 1);
    const known = this.#names.get(name);
    if (known === undefined || ranks.indexOf(kind) > ranks.indexOf(known)) this.#names.set(name, kind);
  }

  /** The names in a directory, which are forgotten: each is asked for once, and all of them are many. */
  take(directory: string): ReadonlyMap<string, Expected> | undefined {
    const names = this.#directories.get(directory);
    this.#directories.delete(directory);
    return names;
  }

  #in(directory: string): Names {
    let names = this.#directories.get(directory);
    if (!names) {
      this.#directories.set(directory, (names = new Map()));
      this.#in(directoryOf(directory)).set(nameOf(directory), "directory");
    }
    return names;
  }
}
