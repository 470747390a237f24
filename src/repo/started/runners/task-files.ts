/** Files that task runners and managers of hooks find by the names of tasks and hooks, and parts that they list. */
import type { LookUp } from "../look-up.ts";
import { languageOf } from "../text/modules.ts";
import { append } from "../../many.ts";
import { namedFile } from "../named.ts";
import { directoryOf, join, nameOf, stemOf } from "../../path.ts";
import { addNamed, aroundOf, type Reading } from "../text/reading.ts";

/** Where mise finds tasks that are files. */
const miseFolders = ["mise-tasks", ".mise-tasks", "mise/tasks", ".mise/tasks", ".config/mise/tasks"];

/** How many folders, and words, of one text are looked at. */
const limits = { folders: 100, words: 2_000 };

interface Lists {
  /** The name of the file. */
  readonly file: RegExp;
  /** The key of a list of parts. */
  readonly key: RegExp;
  /** Files that are meant by their folder; none: all files in it. */
  readonly inFolder: readonly string[];
}

const lists: readonly Lists[] = [
  {
    file: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/,
    key: /^include:/,
    inFolder: ["compose.yaml", "compose.yml", "docker-compose.yml"],
  },
  { file: /^\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/, key: /^\s*"?extends"?\s*[:=]/, inFolder: [] },
  { file: /^[Tt]askfile(?:\.dist)?\.ya?ml$/, key: /^includes:/, inFolder: ["Taskfile.yml", "Taskfile.yaml"] },
  { file: /^(?:\.?mise(?:\.local)?\.toml|config\.toml)$/, key: /^\s*includes\s*=/, inFolder: [] },
];

export class TaskFileFinder {
  readonly #tree: LookUp;

  constructor(tree: LookUp) {
    this.#tree = tree;
  }

  /** The tasks of mise that words ask for: `db:guard` is `db/guard`, with any extension. */
  ofMise(words: readonly string[], reading: Reading): void {
    const around = aroundOf(reading);
    const folders = this.#tree.directories(around, miseFolders);
    for (const word of folders.length === 0 ? [] : new Set(words.slice(0, limits.words)))
      for (const folder of folders) this.#start(this.#namedLike(join(folder, word.replaceAll(":", "/"))), reading);
  }

  #namedLike(path: string): readonly string[] {
    return this.#tree
      .inside(directoryOf(path))
      .filter((one) => one === path || join(directoryOf(one), stemOf(one)) === path);
  }

  /** What a manifest finds by itself. */
  inManifest(name: string, words: readonly string[], reading: Reading): void {
    if (/^\.?mise(?:\.local)?\.toml$|^config\.toml$/.test(name)) this.ofMise(words, reading);
    if (/^\.?justfile$|\.just$/i.test(name)) this.#variablesOfJust(reading);
    if (/^\.?lefthook(?:-local)?\./.test(name)) this.#scriptsOfLefthook(words, reading);
    for (const { file, key, inFolder } of lists)
      if (file.test(name))
        for (const part of listedIn(reading.text, key).slice(0, limits.words)) this.#part(part, inFolder, reading);
  }

  /** A file of variables that `set dotenv-load` and the like have just read. */
  #variablesOfJust(reading: Reading): void {
    const settings = [...reading.text.matchAll(/^set[ \t]+dotenv-[\w-]+(?:[ \t]*:=[ \t]*["']([^"'\n]{1,300}))?/gm)];
    const names = settings.length > 0 ? [".env", ...settings.flatMap(([, name]) => name ?? [])] : [];
    for (const path of this.#tree.files(aroundOf(reading), names))
      addNamed(reading, { ...namedFile(path, reading), language: "shell" });
  }

  /** `scripts` are in `.lefthook/HOOK`, or in the folder that `source_dir` names. */
  #scriptsOfLefthook(words: readonly string[], reading: Reading): void {
    const known = new Set(words);
    const [, ...named] = reading.text.split(/\bsource_dir(?:_local)?"?\s*[:=]\s*/, limits.folders);
    const folders = [
      ".lefthook",
      ".lefthook-local",
      ...named.map((value) => /^["']?([^\s"',]*)/.exec(value)?.[1] ?? ""),
    ];
    for (const folder of this.#tree.directories(aroundOf(reading), folders))
      for (const hook of this.#tree.folders(folder).filter((one) => known.has(nameOf(one))))
        this.#start(
          this.#tree.inside(hook).filter((one) => known.has(nameOf(one))),
          reading,
        );
  }

  #part(part: string, inFolder: readonly string[], reading: Reading): void {
    for (const { kind, path } of this.#tree.at(aroundOf(reading), part)) {
      const inside = kind === "file" ? [path] : this.#tree.files([path], inFolder);
      for (const file of inside)
        addNamed(reading, {
          ...namedFile(file, reading),
          ...(languageOf(file, "") ? {} : { language: "manifest" as const }),
        });
      if (kind === "directory" && inFolder.length === 0) this.#start(this.#tree.inside(path), reading);
    }
  }

  #start(files: readonly string[], reading: Reading): void {
    for (const path of files) addNamed(reading, { ...namedFile(path, reading), isDirect: true });
  }
}

function isValue(word: string): boolean {
  return word !== "" && word !== "-" && !word.endsWith(":");
}

/** The words of the values below a key, of which many stand on lines of their own. */
function listedIn(text: string, key: RegExp): readonly string[] {
  const found: string[] = [];
  let depth: number | undefined;
  for (const line of text.split("\n")) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    const rest = key.test(line) ? line.replace(key, "") : line;
    if (rest !== line) depth = indent;
    // A list may be as deep as its key.
    else if (indent < (depth ?? 0) || (indent === depth && !/^\s*[-\]]/.test(line))) depth = undefined;
    if (depth !== undefined) append(found, rest.split(/[\s"',[\]{}]+/).filter(isValue));
  }
  return found;
}
