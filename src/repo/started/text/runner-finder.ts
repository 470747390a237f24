/** Finds what programs read that run, install or build by files of their own, which no command line names. */
import type { LookUp } from "../look-up.ts";
import { languageOf } from "./modules.ts";
import { type NamedFile, namedFile } from "../named.ts";
import { directoryOf, join, nameOf, withAncestors } from "../../path.ts";
import { isProjectFile, startsProject } from "../projects/projects.ts";
import { addNamed, aroundOf, maxPlaces, type Reading } from "./reading.ts";
import { taskWordsOf, installFilesOf, manifestsOf, taskIn } from "../runners/runners.ts";
import { isManifest } from "../runners/tasks.ts";
import { runsTests, settingsOf } from "../runners/tools.ts";
import type { TaskFileFinder } from "../runners/task-files.ts";
import { isLine, manifestOption } from "./word-roles.ts";
import type { Word } from "./words.ts";

/** How many members of a workspace of Python are looked at. */
const maxMembers = 50;

/** Words after make that stand elsewhere. */
const otherWords = /\b(?:g?make|MAKE)\b[^\n;|&]{0,500}?[$`]|\b(?:xargs|parallel)\b/;

/** Whether a runner of the text may get words that do not stand after it. */
function mayGetMore(reading: Reading): boolean {
  return (reading.mayGetMore ??= !isLine(reading) || otherWords.test(reading.text));
}

function taskWordsIn(
  program: string,
  words: readonly string[],
  reading: Reading,
): Pick<NamedFile, "taskWords" | "mayGetMore"> {
  const taskWords = words.length === 0 ? ["install"] : taskWordsOf(program, words);
  return mayGetMore(reading) ? { taskWords: taskWords, mayGetMore: true } : { taskWords: taskWords };
}

/** Whether no word follows that a runner may get. */
function isAlone(next: readonly Word[], following: readonly Word[], reading: Reading): boolean {
  return isLine(reading) ? next.length === 0 : following[0]?.isFirst !== false;
}

export class RunnerFinder {
  readonly #tree: LookUp;
  readonly #tasks: TaskFileFinder;
  readonly #projects = new Map<string, readonly string[]>();

  constructor(tree: LookUp, tasks: TaskFileFinder) {
    this.#tree = tree;
    this.#tasks = tasks;
  }

  /**
   * In a line, the name of a runner may follow others (`sudo npm run …`), and the line's end is that of its words. In a
   * program it is a text of its own, and its words may be entries of a list.
   */
  read(word: Word, following: readonly Word[], reading: Reading): void {
    const [program, task] = taskIn(word.text) ?? [];
    if (program !== undefined && task !== undefined) this.#runner(program, [{ ...word, text: task }], reading);
    else this.#runner(word.text, following, reading);
  }

  /** A tool that runs code of the repository by its settings. What it tests is not followed. */
  tool({ text }: Word, following: readonly Word[], reading: Reading): void {
    const end = following.findIndex(({ follows }) => follows === "");
    const next = end < 0 ? following : following.slice(0, end);
    const words = next.map((word) => word.text);
    if (runsTests(text, words)) reading.runsTests = true;
    const settings = settingsOf(text);
    if (settings.length === 0) return;
    const around = aroundOf(reading);
    const files = this.#tree.files(around, words).map(directoryOf);
    const folders = [...this.#foldersIn(next, reading), ...files].slice(0, maxPlaces).flatMap(withAncestors);
    for (const path of this.#tree.files([...new Set([...around, ...folders])], settings))
      addNamed(reading, {
        ...namedFile(path, reading),
        ...(isManifest(path) ? { taskWords: ["-"] } : {}),
        ...(languageOf(path, "") ? {} : { language: "manifest" }),
      });
  }

  #runner(text: string, following: readonly Word[], reading: Reading): void {
    const end = isLine(reading) ? following.findIndex(({ follows }) => follows === "") : -1;
    const next = end < 0 ? following : following.slice(0, end);
    const words = next.map((word) => word.text);
    const [manifests, own] = [manifestsOf(text, words), installFilesOf(text)];
    this.#project(text, next, reading);
    if (nameOf(text) === "mise") this.#tasks.ofMise(words, reading);
    if (nameOf(text) === "rake") this.#partsOfRake(reading);
    if (nameOf(text) === "just") this.#justfilesIn(next, reading);
    if (manifests.length + own.length === 0) return;
    if (nameOf(text) === "uv" && words.includes("run")) this.#members(words, reading);
    const isCommand = reading.language === "command";
    const around = aroundOf(reading);
    const named = this.#foldersIn(next, reading).slice(0, maxPlaces);
    this.#manifestsIn(named, next, reading);
    const directories = [...new Set([...around, ...(named.length > 0 ? [""] : []), ...named.flatMap(withAncestors)])];
    const installs = this.#tree.files(directories, own);
    // A program installs by its own files even where the manifest is missing.
    for (const path of [...this.#tree.files(directories, manifests), ...(isCommand ? installs : [])])
      if (isCommand || isManifest(path))
        addNamed(reading, {
          path,
          isDirect: false,
          ...taskWordsIn(text, words, reading),
          isSure: isCommand || isAlone(next, following, reading),
          places: [...new Set([...reading.places, ...named])].slice(0, maxPlaces),
          output: "unknown",
          installs,
        });
  }

  /** What Rake imports by itself. */
  #partsOfRake(reading: Reading): void {
    for (const folder of this.#tree.directories(aroundOf(reading), ["rakelib"]))
      for (const file of this.#tree.inside(folder).filter((one) => one.endsWith(".rake")))
        addNamed(reading, namedFile(file, reading));
  }

  /** `just tools/guard`: the recipe of a justfile in that folder. */
  #justfilesIn(words: readonly Word[], reading: Reading): void {
    const folders = words.flatMap(({ text }) => (text.includes("/") ? [directoryOf(text)] : []));
    for (const folder of this.#tree.directories(aroundOf(reading), folders))
      for (const file of this.#tree.files([folder], manifestsOf("just", [])))
        addNamed(reading, {
          ...namedFile(file, { places: [folder] }),
          taskWords: words.map(({ text }) => nameOf(text)),
        });
  }

  /** Members of a workspace of uv bring programs too: their manifests count if they have one that is asked for. */
  #members(words: readonly string[], reading: Reading): void {
    for (const folder of this.#tree.holding("pyproject.toml").slice(0, maxMembers))
      addNamed(reading, {
        ...namedFile(join(folder, "pyproject.toml"), { places: [folder] }),
        taskWords: words.filter((word) => word !== "run"),
        isSure: false,
      });
  }

  /** `make -f rules -C tools`: the file is in the folder, which is named after it. */
  #manifestsIn(folders: readonly string[], words: readonly Word[], reading: Reading): void {
    if (folders.length === 0) return;
    const names = words.flatMap(({ text, follows }) => (manifestOption.test(follows) ? [text] : []));
    for (const path of this.#tree.files(folders, names))
      addNamed(reading, { ...namedFile(path, { places: folders }), language: "manifest" });
  }

  #foldersIn(words: readonly Word[], reading: Reading): readonly string[] {
    return this.#tree.directories(
      aroundOf(reading),
      words.map(({ text }) => text),
    );
  }

  /** The project that a program builds and starts: the nearest one around what the words name, or around the text. */
  #project(program: string, next: readonly Word[], reading: Reading): void {
    const words = next.map(({ text }) => text);
    if (!startsProject(program, words)) return;
    const folders = this.#foldersIn(next, reading);
    const files = next.flatMap(({ text }) => this.#tree.files(aroundOf(reading), [text]));
    const starts = [...files.map(directoryOf), ...folders, ...reading.places];
    const projects = (starts.length > 0 ? starts : [reading.directory]).flatMap((start) =>
      this.#projectsAround(program, start),
    );
    for (const path of new Set([...files.filter((file) => isProjectFile(program, file)), ...projects]))
      addNamed(reading, {
        ...namedFile(path, reading),
        places: [...new Set([...folders, ...reading.places])].slice(0, maxPlaces),
        use: { kind: "project", program, words },
      });
  }

  /** The files of the nearest project of the program around a folder. */
  #projectsAround(program: string, start: string): readonly string[] {
    const key = JSON.stringify([program, start]);
    let found = this.#projects.get(key);
    if (!found) {
      const own = this.#tree.inside(start).filter((path) => isProjectFile(program, path));
      found = own.length > 0 || start === directoryOf(start) ? own : this.#projectsAround(program, directoryOf(start));
      this.#projects.set(key, found);
    }
    return found;
  }
}
