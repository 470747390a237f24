/** Finds the files of a tree that a text names: a command line, a script, or a manifest. */
import {
  filesOfEntry,
  importsOfPython,
  interpreter,
  type Language,
  script,
  scriptsNamed,
  tryingExtensions,
} from "./modules.ts";
import { extensionOf, join, nameOf, plain, stemOf, withAncestors } from "./path.ts";
import type { RepoIndex } from "./repo-index.ts";
import { type Output, withoutData } from "./shell-data.ts";
import { isManifest, installFilesOf, manifestsOf } from "./tasks.ts";
import { type Word, wordsOf } from "./words.ts";

/** A file that a text names. */
export interface Named {
  readonly path: string;
  /** For a manifest: the words after its runner, some of which may name tasks. Empty: what its directory starts. */
  readonly asked: readonly string[];
  /** Whether the system starts it by its path, so that it has to be executable. On doubt it does. */
  readonly isDirect: boolean;
  /** Whether it counts whatever is in it. A manifest of a runner that a script names counts only if it has the task. */
  readonly isSure: boolean;
  /** Directories that were named before it, so that it may be started in one of them. */
  readonly places: readonly string[];
  /** Where its output goes, if a shell runs it. */
  readonly output: Output;
  /** For a manifest of a runner: files that say in which versions, from where and how the runner installs and runs. */
  readonly installs: readonly string[];
}

/** A text that may name files. */
export interface Text {
  readonly text: string;
  readonly language: Language;
  readonly directory: string;
  /** The directories in which it may run, besides those on the way to its own. */
  readonly places: readonly string[];
  /** Where its output goes, if a shell runs it as a whole. */
  readonly output: Output;
  /** The name of the file that it is; `null` for a command line. */
  readonly name: string | null;
}

/** The files that run when a command names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"] as const;

/**
 * How many directories around a text and named by it count, the last ones first, and how many words after a runner may
 * name its tasks.
 */
const limits = { around: 12, places: 4, window: 24 };

/** One text while its words are read. */
interface Reading extends Text {
  readonly found: Map<string, Named>;
  readonly bases: readonly string[];
  /** The words that name scripts which a shell runs, each with where the output goes. */
  readonly scripts: ReadonlyMap<string, Output>;
  /** The directories that were named last. */
  places: readonly string[];
}

export class NamedFiles {
  readonly #repo: RepoIndex;
  /** For each directory: what a path that leads somewhere from there can begin with. */
  readonly #heads = new Map<string, ReadonlySet<string>>();

  constructor(repo: RepoIndex) {
    this.#repo = repo;
  }

  namedIn(text: Text): readonly Named[] {
    const reduced = withoutData(text.text, text.output, text.name);
    const words = wordsOf(reduced.text);
    const scripts = scriptsAmong(words, reduced.scripts);
    const reading: Reading = { ...text, found: new Map(), bases: nearest(text.directory), scripts };
    const seen = new Map<string, readonly string[]>();
    words.forEach((word, i) => {
      if (isLine(text) || word.isFirst) this.#runner(word, words.slice(i + 1, i + 1 + limits.window), reading);
      const key = [word.text, word.after, word.follows === "-m"].join("\0");
      if (seen.get(key) === reading.places) return;
      this.#word(word, reading);
      seen.set(key, reading.places);
    });
    if (text.language !== "javascript" && text.language !== "ruby")
      this.#add(this.#modules(importsOfPython(text.text), reading), reading);
    return [...reading.found.values()];
  }

  #word(word: Word, reading: Reading): void {
    const { text } = word;
    let isFile = false;
    for (const target of this.#at(aroundOf(reading), text)) {
      isFile ||= target.kind === "file";
      if (target.kind === "file") {
        const paths = isNamedScript(target.path, word, reading) ? [target.path] : [];
        this.#add(paths, reading, { output: reading.scripts.get(text) ?? "unknown", isDirect: !isRead(word) });
      } else this.#directory(target.path, word, reading);
    }
    if (word.follows === "-m" || /\w:\w/.test(text)) this.#add(this.#modules(filesOfEntry(text), reading), reading);
    if (!isFile) this.#add(this.#withoutExtension(word, reading), reading);
  }

  /** The files of a module that is named without its extension; in a program, a relative one is beside its file. */
  #withoutExtension({ text, after }: Word, reading: Reading): readonly string[] {
    const { language, directory } = reading;
    if (language === "ruby")
      return requiring.test(after) ? this.#files(aroundOf(reading), [`${text}.rb`, `lib/${text}.rb`]) : [];
    const isTried = tryingExtensions.test(after);
    if (isDots(text)) return language === "javascript" && isTried ? this.#files([directory], scriptsNamed(text)) : [];
    const isRelative = /^\.\.?\//.test(text);
    if (!isTried && !isRelative) return [];
    const bases = language === "javascript" && isRelative ? [directory] : aroundOf(reading);
    const leading = this.#leading(bases, text);
    return leading.length > 0 ? this.#files(leading, scriptsNamed(text)) : [];
  }

  /** A directory: what runs if it is started itself, and a place where what comes next may be. */
  #directory(path: string, { text, after, follows }: Word, reading: Reading): void {
    const { language, bases, places } = reading;
    if (!isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
      const inside = this.#files([path], entries).filter((entry) => language === "command" || script.test(entry));
      this.#add(inside, reading);
    }
    if (!bases.includes(path) && places[0] !== path)
      reading.places = [path, ...places.filter((place) => place !== path)].slice(0, limits.places);
  }

  /**
   * In a line, the name of a runner may follow others (`sudo npm run …`), and the line's end is that of its words. In a
   * program it is a text of its own, and its words may be entries of a list.
   */
  #runner({ text }: Word, following: readonly Word[], reading: Reading): void {
    const [manifests, own] = [manifestsOf(text), installFilesOf(text)];
    if (manifests.length + own.length === 0) return;
    const isCommand = reading.language === "command";
    const end = isLine(reading) ? following.findIndex(({ follows }) => follows === "") : -1;
    const next = end < 0 ? following : following.slice(0, end);
    const isAlone = isLine(reading) ? next.length === 0 : following[0]?.isFirst !== false;
    const around = aroundOf(reading);
    const named = next.flatMap((word) =>
      this.#at(around, word.text).flatMap(({ kind, path }) => (kind === "directory" ? [path] : [])),
    );
    const directories = [
      ...new Set([
        ...around,
        ...(named.length > 0 ? [""] : []),
        ...named.slice(0, limits.places).flatMap(withAncestors),
      ]),
    ];
    const installs = this.#files(directories, own);
    // A program installs by its own files even where the manifest is missing.
    for (const path of [...this.#files(directories, manifests), ...(isCommand ? installs : [])])
      if (isCommand || isManifest(path))
        add(reading, {
          path,
          isDirect: false,
          asked: next.length === 0 ? ["install"] : next.map((word) => word.text),
          isSure: isCommand || isAlone,
          places: [...new Set([...reading.places, ...named])].slice(0, limits.places),
          output: "unknown",
          installs,
        });
  }

  #add(
    paths: readonly string[],
    reading: Reading,
    { output, isDirect }: Pick<Named, "output" | "isDirect"> = { output: "unknown", isDirect: false },
  ): void {
    for (const path of paths)
      add(reading, { path, isDirect, asked: [], isSure: true, places: reading.places, output, installs: [] });
  }

  /** The files of the tree that modules of Python may be, also below `src`. */
  #modules(paths: readonly string[], reading: Reading): readonly string[] {
    if (paths.length === 0) return [];
    const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => join(base, "src"))];
    const existing = around.filter((base) => this.#headsOf(base).size > 0);
    return paths.flatMap((path) => this.#files(path.startsWith("../") ? [reading.directory] : existing, [path]));
  }

  #files(bases: readonly string[], names: readonly string[]): readonly string[] {
    return names.flatMap((name) => this.#at(bases, name).flatMap(({ kind, path }) => (kind === "file" ? [path] : [])));
  }

  /** The files and directories at `path` from each of `bases`. */
  #at(
    bases: readonly string[],
    path: string,
  ): readonly { readonly kind: "file" | "directory"; readonly path: string }[] {
    return this.#leading(bases, path).flatMap((base) => {
      const whole = plain(join(base, path));
      const target = whole === undefined || whole === "" ? undefined : this.#repo.resolve(whole);
      // What lies in a submodule is as new as its commit.
      if (target?.kind === "unjudged") return [{ kind: "file", path: target.path }];
      return target?.kind === "file" || target?.kind === "directory" ? [target] : [];
    });
  }

  /** Those of `bases` from which `path` may lead to a file, by its first name with or without an extension. */
  #leading(bases: readonly string[], path: string): readonly string[] {
    const [head = ""] = /[^/]+/.exec(path.startsWith("./") ? path.slice(2) : path) ?? [];
    if (head === "" || head === "." || head === "..") return head === "" ? [] : bases;
    const stem = stemOf(head);
    return bases.filter((base) => {
      const heads = this.#headsOf(base);
      return heads.has(head) || heads.has(stem);
    });
  }

  /** The names in a directory, with and without their extension. */
  #headsOf(directory: string): ReadonlySet<string> {
    let heads = this.#heads.get(directory);
    if (!heads) {
      const names = this.#repo.names(directory);
      this.#heads.set(directory, (heads = new Set([...names, ...names.map(stemOf)])));
    }
    return heads;
  }
}

/** Options whose value is the directory where a program works. */
const folderOption =
  /^(?:-C|-d|-w|--(?:prefix|cwd|dir|directory|working-dir|working-directory|chdir|root|project|workspace|filter))$/;

/** Words of Ruby after which a name may be that of a file. */
const requiring = /^(?:require|require_relative|load)$/;

/** `.`, `../..` and the like, which are no name. */
function isDots(word: string): boolean {
  return /^[./]*$/.test(word);
}

function aroundOf({ bases, places }: Pick<Reading, "bases" | "places">): readonly string[] {
  return [...bases, ...places];
}

/** Whether a command of the text ends with its line. */
function isLine({ language }: Text): boolean {
  return language === "command" || language === "shell" || language === "manifest";
}

/**
 * The texts of words that name a script which a shell runs, wherever they are: where one of them is elsewhere too,
 * somebody else may run the file.
 */
function scriptsAmong(
  words: readonly Word[],
  scripts: readonly { readonly word: string; readonly output: Output }[],
): ReadonlyMap<string, Output> {
  const named = new Map<string, Output[]>();
  for (const { word, output } of scripts) {
    const [only, ...more] = wordsOf(word);
    if (!only || more.length > 0) continue;
    const outputs = named.get(only.text);
    if (outputs) outputs.push(output);
    else named.set(only.text, [output]);
  }
  const counts = new Map<string, number>();
  for (const { text } of words) if (named.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map(
    [...named].flatMap(([text, outputs]) => {
      const [output = "unknown"] = outputs;
      if (counts.get(text) !== outputs.length) return [];
      return [[text, outputs.every((one) => one === output) ? output : "used"] as const];
    }),
  );
}

/** Keeps the first mention of a file in each way to run it, and of a manifest the first with the same words. */
function add({ found }: Reading, named: Named): void {
  const key = [named.path, named.output, ...named.asked].join("\0");
  const first = found.get(key);
  if (!first) found.set(key, named);
  else if (named.isDirect && !first.isDirect) found.set(key, { ...first, isDirect: true });
}

/** Whether the program in front of a word reads the file that it names. */
function isRead({ after }: Word): boolean {
  return after !== "exec" && (interpreter.test(after) || tryingExtensions.test(after) || /^(?:run|py)$/.test(after));
}

/** Whether a word that leads to a file starts it. Most files that a script names are those that it reads or writes. */
function isNamedScript(path: string, { text, isFirst, after }: Word, { language }: Text): boolean {
  if (language === "command" || script.test(path) || interpreter.test(after)) return true;
  const isProgram = extensionOf(path) === undefined && !/^(?:\..*|[A-Z_]+)$/.test(nameOf(path));
  if (isProgram && text.includes("/")) return isFirst || language !== "other";
  return language === "javascript" && /^(?:require|import|from)$/.test(after);
}

/** The root and the last directories on the way. */
function nearest(directory: string): readonly string[] {
  const all = ["", ...withAncestors(directory)];
  return all.length <= limits.around ? all : ["", ...all.slice(1 - limits.around)];
}
