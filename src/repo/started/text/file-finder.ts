/** Finds the files of a tree that a text names: a command line, a script, or a manifest. */
import { ShellPatterns } from "../globs.ts";
import { LookUp } from "../look-up.ts";
import { filesOfEntry, importsOfPython, languageOf, mayBeCode, script } from "./modules.ts";
import { type NamedFile, type NamedFiles, namedFile, type Searched, type Text } from "../named.ts";
import { mountsIn, outsideOf } from "./mounts.ts";
import { mayBeProgram, ModuleFinder } from "./module-finder.ts";
import { RunnerFinder } from "./runner-finder.ts";
import { VariableFinder } from "./variable-finder.ts";
import { preparedOf } from "./prepared.ts";
import { addNamed, aroundOf, maxPlaces, type Reading } from "./reading.ts";
import { directoryOf } from "../../path.ts";
import type { RepoIndex } from "../../repo-index.ts";
import { filesInside, foldersIn } from "./searched-folders.ts";
import { mayReadItself } from "../shell/data.ts";
import { type FileLoop, fileLoopsIn } from "../shell/file-loops.ts";
import { hasCommands, isNamed } from "../runners/tools.ts";
import {
  folderOption,
  languageAfter,
  isDots,
  isLine,
  isModuleName,
  isNamedScript,
  isRead,
  isShell,
  nearest,
  scriptsAmong,
} from "./word-roles.ts";
import { TaskFileFinder } from "../runners/task-files.ts";
import { type Word, wordsOf, wordsPutTogether } from "./words.ts";

/** The files that run when a command names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"] as const;

/** How many words after a runner may name its tasks, and how many words with wildcards are looked for. */
const limits = { window: 24, globs: 300, odd: 200, fed: 200 };

/** A line that runs what another program writes. */
const feeding =
  /\beval[ \t]+["'`$]|\|[ \t]*(?:sudo[ \t]+)?(?:ba|z|da|k)?sh\b(?![ \t]+[^\s-])|(?:\bsource|[ \t;]\.)[ \t]+<\(/;

export class FileFinder {
  readonly #tree: LookUp;
  readonly #patterns: ShellPatterns;
  readonly #modules: ModuleFinder;
  readonly #runners: RunnerFinder;
  readonly #tasks: TaskFileFinder;
  readonly #variables: VariableFinder;

  constructor(repo: RepoIndex) {
    this.#tree = new LookUp(repo);
    this.#patterns = new ShellPatterns(repo);
    this.#modules = new ModuleFinder(this.#tree);
    this.#tasks = new TaskFileFinder(this.#tree);
    this.#runners = new RunnerFinder(this.#tree, this.#tasks);
    this.#variables = new VariableFinder(this.#tree, this.#patterns);
  }

  /** Files that may be checked out in place of this one. */
  alike(path: string): readonly string[] {
    return this.#tree.alike(path);
  }

  /** The directories that texts are as a whole: see `foldersIn`. */
  foldersIn(texts: readonly string[], directory: string): readonly string[] {
    return foldersIn(texts, directory, this.#tree);
  }

  /** The files that programs find by themselves in directories. */
  inside(folders: readonly string[], searches: Searched): Pick<NamedFiles, "named" | "isCut"> {
    return filesInside(folders, searches, this.#patterns);
  }

  namedIn(text: Text): NamedFiles {
    const { text: whole, isCut, reduced, assigned } = preparedOf(text);
    const words = wordsOf(whole);
    const scripts = scriptsAmong(words, reduced.scripts);
    const bases = nearest(text.directory);
    const reading: Reading = {
      ...text,
      text: whole,
      found: new Map(),
      bases,
      scripts,
      listed: new Set(),
      mounts: isLine(text) ? mountsIn(whole) : [],
      globs: 0,
      odd: 0,
      isCut,
      runsTests: false,
    };
    const seen = new Map<string, readonly string[]>();
    const hasTools = text.language === "manifest" ? hasCommands.test(text.name ?? "") : isLine(text);
    const runsComments = isShell(text) && mayReadItself(text.text, text.name);
    let isNaming = false;
    words.forEach((word, i) => {
      const next = words.slice(i + 1, i + 1 + limits.window);
      const isCommand = !word.isInComment || runsComments;
      if (isCommand && (isLine(text) || word.isFirst)) this.#runners.read(word, next, reading);
      isNaming = isNamed(word) || (isNaming && !word.isFirst && word.follows !== "");
      if (isCommand && hasTools && !isNaming) this.#runners.tool(word, next, reading);
      const key = [word.text, word.after, word.follows === "-m"].join("\0");
      if (seen.get(key) === reading.places) return;
      this.#word(word, reading);
      seen.set(key, reading.places);
    });
    if (isLine(text)) for (const word of wordsPutTogether(whole)) this.#word(word, reading);
    this.#fed(whole, reading);
    if (!/^(?:javascript|ruby|perl|lua)$/.test(text.language))
      this.#add(this.#modules.ofPython(importsOfPython(text.text), reading), reading);
    if (text.language === "javascript") this.#modules.aliases(words, reading);
    if (text.language === "python") this.#add(this.#modules.compiled(reading), reading);
    this.#modules.packages(words, reading);
    if (text.language === "manifest")
      this.#tasks.inManifest(
        text.name ?? "",
        words.map((word) => word.text),
        reading,
      );
    if (isLine(text)) for (const one of fileLoopsIn(whole)) this.#loop(one, reading);
    this.#variables.read(assigned, reading);
    return { named: [...reading.found.values()], isCut: reading.isCut, runsTests: reading.runsTests };
  }

  /** Files of any name whose text a line of a script gives to a shell: `eval "$(cat commands.txt)"`. */
  #fed(text: string, reading: Reading): void {
    if (reading.language !== "shell" && reading.language !== "manifest") return;
    const lines = text.split("\n").filter((line) => feeding.test(line));
    for (const { text: name } of wordsOf(lines.slice(0, limits.fed).join("\n")))
      this.#add(this.#tree.files(aroundOf(reading), [name]), reading);
    if (lines.length > limits.fed) reading.isCut = true;
  }

  /** The files that a shell gives to a program one by one. */
  #loop({ words, names, isDeep, language }: FileLoop, reading: Reading): void {
    const around = aroundOf(reading);
    for (const word of words.slice(0, maxPlaces)) {
      const found = /[*?]/.test(word)
        ? this.#tree.leading(around, word).map((base) => this.#patterns.matches(base, word))
        : this.#foldersOf(word, reading).map((folder) => this.#patterns.inside(folder, names, isDeep));
      for (const files of found) {
        if (!files) reading.isCut = true;
        this.#add(files ?? [], reading, { output: "unknown", isDirect: !language, ...(language ? { language } : {}) });
      }
    }
  }

  #foldersOf(word: string, reading: Reading): readonly string[] {
    if (word === ".") return [reading.places[0] ?? ""];
    return this.#tree.directories(aroundOf(reading), [word]);
  }

  #word(word: Word, reading: Reading): void {
    const { text } = word;
    const around = aroundOf(reading);
    const targets = [text, ...outsideOf(text, reading.mounts)].flatMap((path) => this.#tree.at(around, path));
    for (const { kind, path } of targets)
      if (kind === "file") this.#file(path, word, reading);
      else this.#directory(path, word, reading);
    if (isLine(reading)) {
      if (/[*?]/.test(text)) this.#add(this.#matching(word, reading), reading, { output: "unknown", isDirect: true });
      this.#add(this.#installed(word, reading), reading);
      for (const path of this.#included(word, reading)) {
        const language = languageOf(path, "") ? {} : { language: "manifest" as const };
        this.#add([path], reading, { output: "unknown", isDirect: false, ...language });
      }
    }
    if (isModuleName(word) || /\w:\w/.test(text))
      this.#add(this.#modules.ofPython(filesOfEntry(text), reading), reading);
    if (targets.every(({ kind }) => kind !== "file")) this.#add(this.#modules.withoutExtension(word, reading), reading);
    this.#add(this.#modules.ofPerlAndLua(word, reading), reading);
    this.#add(this.#modules.inFolder(word, reading), reading);
    this.#add(this.#modules.installed(word, reading), reading);
    if (word.follows === "-m" && /\bpython|\buv\b/.test(reading.text))
      this.#add(this.#modules.inPlaceOfOwn(["", ...reading.places]), reading);
    this.#add(this.#modules.ofRuby(word, reading), reading);
    // `node .`: what is here.
    if (text === "." && isRead(word) && !/^(?:\.|source)$/.test(word.after))
      this.#add(this.#tree.files(aroundOf(reading), entries), reading);
  }

  #file(path: string, word: Word, reading: Reading): void {
    if (!isNamedScript(path, word, reading)) {
      // By its first line it may be a script all the same.
      if (reading.language !== "shell" || !word.text.includes("/") || languageOf(path, "#!") === undefined) return;
      if (++reading.odd > limits.odd) reading.isCut = true;
      else addNamed(reading, { ...namedFile(path, reading), isDirect: true, isSure: false });
      return;
    }
    const language = isLine(reading) ? languageAfter(word) : undefined;
    if (isLine(reading) && (language === "python" || path.endsWith(".py")))
      this.#add(this.#modules.inPlaceOfOwn([directoryOf(path)]), reading);
    this.#add([path], reading, {
      output: reading.scripts.get(word.text) ?? "unknown",
      isDirect: !isRead(word),
      ...(language ? { language } : {}),
    });
  }

  /** The code that a word with wildcards means: scripts of shells, and other files where they are certainly started. */
  #matching(word: Word, reading: Reading): readonly string[] {
    const { text, after, follows } = word;
    const isPart = including.test(after) || including.test(follows);
    const isStarted = isPart || after === "in" || isRead(word);
    if (!/^[\w@./+*?-]+$/.test(text) || (!isStarted && !shellName.test(text))) return [];
    const around = aroundOf(reading);
    const bases = /^(?:\.\/)?[^/]*[*?]/.test(text) ? around : this.#tree.leading(around, text);
    if (bases.length > 0 && ++reading.globs > limits.globs) reading.isCut = true;
    if (reading.isCut) return [];
    return bases.flatMap((base) => {
      const found = this.#patterns.matches(base, text);
      if (!found) reading.isCut = true;
      return (found ?? []).filter((path) => isPart || (isStarted ? mayBeCode(path) : shellName.test(path)));
    });
  }

  /** A program of a package that is committed below `node_modules`, which scripts and `npx` find by its name. */
  #installed(word: Word, reading: Reading): readonly string[] {
    if (!mayBeProgram(word)) return [];
    const { text } = word;
    const names = [`node_modules/.bin/${text}`, `node_modules/${text}/package.json`];
    return this.#tree.files(aroundOf(reading), names);
  }

  /** What `include` of make and `import` and `mod` of just name, whatever its extension. */
  #included({ text, after, follows }: Word, reading: Reading): readonly string[] {
    const { name } = reading;
    // `include` of TOML lists what a package holds.
    const isOfGit = follows === "path" && /^[ \t]*\[include/m.test(reading.text);
    const isPart =
      isOfGit || (!/\.(?:toml|json)$/.test(name ?? "") && (including.test(after) || including.test(follows)));
    if (isPart) return this.#tree.files(aroundOf(reading), [text]);
    // `./guard.sh:/guard.sh` of a container.
    const [, mounted] = /^([\w./-]{1,300}):\/[^/]/.exec(text) ?? [];
    if (mounted !== undefined) return this.#tree.files(aroundOf(reading), [mounted]);
    if (after !== "mod" && follows !== "mod?") return [];
    const names = [".just", "/mod.just", "/justfile", "/.justfile"].map((ending) => text + ending);
    return this.#tree.files(aroundOf(reading), names);
  }

  /** A directory: what runs if it is started itself, and a place where what comes next may be. */
  #directory(path: string, word: Word, reading: Reading): void {
    const { text, after, follows } = word;
    const { language, bases, places } = reading;
    if (/^(?:.*\/)?run-parts$/.test(after) && !reading.listed.has(path)) {
      reading.listed.add(path);
      this.#add(this.#tree.inside(path).filter(mayBeCode), reading, { output: "unknown", isDirect: true });
    }
    const part = partOf.get(after) ?? partOf.get(follows);
    if (part)
      this.#add(this.#tree.files([path], part), reading, { output: "unknown", isDirect: false, language: "manifest" });
    if (follows.endsWith("hooksPath"))
      this.#add(this.#tree.inside(path), reading, { output: "unknown", isDirect: true });
    // Most manifests name folders for what is in them.
    const isStarted = language !== "manifest" || isRead(word);
    if (isStarted && !isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
      const inside = this.#tree.files([path], entries).filter((entry) => language === "command" || script.test(entry));
      this.#add(inside, reading);
    }
    if (!bases.includes(path) && places[0] !== path)
      reading.places = [path, ...places.filter((place) => place !== path)].slice(0, maxPlaces);
  }

  #add(
    paths: readonly string[],
    reading: Reading,
    how: Pick<NamedFile, "output" | "isDirect" | "language"> = { output: "unknown", isDirect: false },
  ): void {
    for (const path of paths) addNamed(reading, { ...namedFile(path, reading), ...how });
  }
}

/** Words of manifests after which a directory is named for the manifest in it. */
const partOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["build:", ["Dockerfile"]],
  ["context:", ["Dockerfile"]],
  ["uses:", ["action.yml", "action.yaml"]],
  ["module", ["pom.xml"]],
]);

/** Names of scripts that only shells run, also with wildcards. */
const shellName = /\.(?:sh|bash|zsh|ksh|fish)$/;

/** Words of manifests after which any name is that of a file that is read as a part. */
const including =
  /^(?:-?include|sinclude|import\??|eval_gemfile|(?:dockerfile|file|include|taskfile|env_file|extends):)$/;
