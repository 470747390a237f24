/** Reads the files that are started for what they start in turn, each once however many commands start it. */
import { languageOf } from "./modules.ts";
import type { Named, NamedFiles, Text } from "./named-in.ts";
import { directoryOf, nameOf } from "./path.ts";
import type { RepoIndex } from "./repo-index.ts";
import { askedTasks, isManifest, namesGivenIn, tasksOf } from "./tasks.ts";

/** How much of each file is read, and for how many lists of places. */
const limits = { characters: 64_000, places: 8 };

/** Files that only a shell runs: other files of its language are read by other programs too. */
const shellScript = /^(?:[^.]+|.*\.(?:sh|bash))$/;
const shellLine =
  /^(?!#!)|^#! *(?:\/usr\/bin\/env +(?:-S +)?)?(?:\/(?:usr\/(?:local\/)?)?bin\/)?(?:ba|da)?sh(?: +-[eux]+)?[ \t]*(?:\n|$)/;

/** What is read of one file. */
interface Opened {
  readonly text: string;
  /** Whether a shell runs it if it is started as a shell starts scripts, and all of it was read. */
  readonly isShell: boolean;
  /** For a manifest in JSON. */
  readonly tasks: ReadonlyMap<string, string> | undefined;
  /** For a manifest in another format: what it gives a name. */
  readonly given: ReadonlySet<string>;
  /** The files that it names, by task and by the places where it may run. */
  readonly named: Map<string, readonly Named[]>;
  readonly places: Set<string>;
}

export class StartedFiles {
  readonly #repo: RepoIndex;
  readonly #named: NamedFiles;
  readonly #opened = new Map<string, Promise<Opened | undefined>>();

  constructor(repo: RepoIndex, named: NamedFiles) {
    this.#repo = repo;
    this.#named = named;
  }

  /** What a file starts. Of a manifest in JSON only the tasks count that are asked for. */
  async by({ path, asked, places, output }: Named): Promise<readonly Named[]> {
    const file = await this.#open(path);
    if (!file) return [];
    const directory = directoryOf(path);
    if (file.tasks) {
      const tasks = asked.length === 0 ? [""] : askedTasks(asked, file.tasks);
      return tasks.flatMap((task) =>
        this.#namedBy(file, task, {
          text: file.tasks?.get(task) ?? "",
          language: "command",
          directory,
          places,
          output: "unknown",
          name: null,
        }),
      );
    }
    const language = isManifest(path) ? "manifest" : languageOf(path, file.text);
    if (language === undefined) return [];
    const { text, isShell } = file;
    const name = nameOf(path);
    return this.#namedBy(file, "", {
      text,
      language,
      directory,
      places,
      output: isShell ? output : "unknown",
      name,
    });
  }

  /** Whether a file that a script names counts: the manifest of a runner does if it has a task that is asked for. */
  async counts({ path, asked, isSure }: Named): Promise<boolean> {
    if (isSure) return true;
    const file = await this.#open(path);
    if (!file) return false;
    return file.tasks ? askedTasks(asked, file.tasks).length > 0 : asked.some((name) => file.given.has(name));
  }

  #namedBy({ named, places }: Opened, task: string, text: Text): readonly Named[] {
    const key = JSON.stringify(text.places);
    const isKnown = places.has(key) || places.size < limits.places;
    if (isKnown) places.add(key);
    const whole = JSON.stringify([task, isKnown ? text.places : [], text.output]);
    let found = named.get(whole);
    if (!found) named.set(whole, (found = this.#named.namedIn(isKnown ? text : { ...text, places: [] })));
    return found;
  }

  #open(path: string): Promise<Opened | undefined> {
    let file = this.#opened.get(path);
    if (!file) this.#opened.set(path, (file = this.#read(path)));
    return file;
  }

  async #read(path: string): Promise<Opened | undefined> {
    if (!isManifest(path) && languageOf(path, "") === undefined) return undefined;
    const content = await this.#repo.read(path);
    if (content.kind !== "text") return undefined;
    const text = content.source.text.slice(0, limits.characters);
    const tasks = isManifest(path) ? tasksOf(path, text) : undefined;
    const given = isManifest(path) && !tasks ? namesGivenIn(text) : new Set<string>();
    const isShell =
      text.length === content.source.text.length && shellScript.test(nameOf(path)) && shellLine.test(text);
    return { text, isShell, tasks, given, named: new Map(), places: new Set() };
  }
}
