/** The texts that say from which files projects are built. */
import type { RepoIndex } from "../../repo-index.ts";

/** How much work all projects of a tree may be: a character that is read, a file or a module that is compared. */
const most = 100_000_000;

/** What a file costs that is compared with a pattern. */
const perFile = 20;

/** Reads them, until it is too much for all of them together. */
export class ProjectTexts {
  readonly #repo: RepoIndex;
  readonly #made = new Map<string, Promise<unknown>>();
  #left = most;

  constructor(repo: RepoIndex) {
    this.#repo = repo;
  }

  /** Whether something was left out. */
  get isCut(): boolean {
    return this.#left < 0;
  }

  /** Whether there is room for so much work. */
  hasRoomFor(work: number): boolean {
    this.#left -= work;
    return !this.isCut;
  }

  /** Whether there is room for a look for the files that a pattern means: any may be one, if it has wildcards. */
  hasRoomForFiles(pattern: string): boolean {
    return this.hasRoomFor(/[*?[{]/.test(pattern) ? perFile * this.#repo.entries.size : 1);
  }

  /** Whether there is room for one more file of a project. */
  hasRoomForFile(): boolean {
    return this.hasRoomFor(perFile);
  }

  /** What `make` makes of the texts under this name: once, however many ask for it. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    let made = this.#made.get(name) as Promise<T> | undefined;
    if (!made) this.#made.set(name, (made = make()));
    return made;
  }

  async at(path: string): Promise<string> {
    if (this.isCut) return "";
    const content = await this.#repo.read(path);
    return content.kind === "text" && this.hasRoomFor(content.source.text.length) ? content.source.text : "";
  }
}
