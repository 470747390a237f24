/** Finds the files of a tree that a text names: a command line, a script, or a manifest. */
import { aliasFiles } from "./aliases.ts";
import { ShellPatterns } from "./globs.ts";
import { LookUp } from "./look-up.ts";
import {
  filesOfEntry,
  importsOfPython,
  languageOf,
  mayBeCode,
  script,
  scriptsNamed,
  tryingExtensions,
} from "./modules.ts";
import { join } from "./path.ts";
import { type Named, type NamedIn, plainly, type Searched, type Text } from "./named.ts";
import { NamedRunners } from "./named-runners.ts";
import { add, aroundOf, maxPlaces, type Reading } from "./reading.ts";
import type { RepoIndex } from "./repo-index.ts";
import { withoutData } from "./shell-data.ts";
import { filesInside, foldersIn } from "./searched.ts";
import { type Swept, sweptIn } from "./swept.ts";
import { hasCommands, isNamed } from "./tools.ts";
import {
  folderOption,
  languageAfter,
  isDots,
  isLine,
  isNamedScript,
  isRead,
  nearest,
  requiring,
  scriptsAmong,
} from "./word-roles.ts";
import { type Word, withoutBraces, wordsOf } from "./words.ts";

/** The files that run when a command names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"] as const;

/** How many words after a runner may name its tasks, and how many words with wildcards are looked for. */
const limits = { window: 24, globs: 300 };

export class NamedFiles {
  readonly #tree: LookUp;
  readonly #patterns: ShellPatterns;
  readonly #runners: NamedRunners;

  constructor(repo: RepoIndex) {
    this.#tree = new LookUp(repo);
    this.#patterns = new ShellPatterns(repo);
    this.#runners = new NamedRunners(this.#tree);
  }

  /** The directories that texts are as a whole: see `foldersIn`. */
  foldersIn(texts: readonly string[], directory: string): readonly string[] {
    return foldersIn(texts, directory, this.#tree);
  }

  /** The files that programs find by themselves in directories. */
  inside(folders: readonly string[], searches: Searched): Pick<NamedIn, "named" | "isCut"> {
    return filesInside(folders, searches, this.#patterns);
  }

  namedIn(text: Text): NamedIn {
    const reduced = withoutData(text.text, text.output, text.name);
    const { text: whole, isCut } = isLine(text) ? withoutBraces(reduced.text) : { text: reduced.text, isCut: false };
    const words = wordsOf(whole);
    const scripts = scriptsAmong(words, reduced.scripts);
    const bases = nearest(text.directory);
    const reading: Reading = {
      ...text,
      found: new Map(),
      bases,
      scripts,
      listed: new Set(),
      globs: 0,
      isCut,
      runsTests: false,
    };
    const seen = new Map<string, readonly string[]>();
    const hasTools = text.language === "manifest" ? hasCommands.test(text.name ?? "") : isLine(text);
    let isNaming = false;
    words.forEach((word, i) => {
      const next = words.slice(i + 1, i + 1 + limits.window);
      if (isLine(text) || word.isFirst) this.#runners.read(word, next, reading);
      isNaming = isNamed(word) || (isNaming && !word.isFirst && word.follows !== "");
      if (hasTools && !isNaming) this.#runners.tool(word, next, reading);
      const key = [word.text, word.after, word.follows === "-m"].join("\0");
      if (seen.get(key) === reading.places) return;
      this.#word(word, reading);
      seen.set(key, reading.places);
    });
    if (text.language !== "javascript" && text.language !== "ruby")
      this.#add(this.#modules(importsOfPython(text.text), reading), reading);
    if (text.language === "javascript") this.#aliases(words, reading);
    this.#packages(words, reading);
    if (isLine(text)) for (const one of sweptIn(whole)) this.#sweep(one, reading);
    return { named: [...reading.found.values()], isCut: reading.isCut, runsTests: reading.runsTests };
  }

  /** The files that a shell gives to a program one by one. */
  #sweep({ words, names, isDeep, language }: Swept, reading: Reading): void {
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
    return this.#tree.at(aroundOf(reading), word).flatMap(({ kind, path }) => (kind === "directory" ? [path] : []));
  }

  #word(word: Word, reading: Reading): void {
    const { text } = word;
    const targets = this.#tree.at(aroundOf(reading), text);
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
    if (word.follows === "-m" || /\w:\w/.test(text)) this.#add(this.#modules(filesOfEntry(text), reading), reading);
    if (targets.every(({ kind }) => kind !== "file")) this.#add(this.#withoutExtension(word, reading), reading);
    // `node .`: what is here.
    if (text === "." && isRead(word) && !/^(?:\.|source)$/.test(word.after))
      this.#add(this.#tree.files(aroundOf(reading), entries), reading);
  }

  #file(path: string, word: Word, reading: Reading): void {
    if (!isNamedScript(path, word, reading)) return;
    const language = isLine(reading) ? languageAfter(word) : undefined;
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
    if (including.test(after) || including.test(follows)) return this.#tree.files(aroundOf(reading), [text]);
    // `./guard.sh:/guard.sh` of a container.
    const [, mounted] = /^([\w./-]{1,300}):\/[^/]/.exec(text) ?? [];
    if (mounted !== undefined) return this.#tree.files(aroundOf(reading), [mounted]);
    if (after !== "mod" && follows !== "mod?") return [];
    const names = [".just", "/mod.just", "/justfile", "/.justfile"].map((ending) => text + ending);
    return this.#tree.files(aroundOf(reading), names);
  }

  /** The files that may give names of modules another meaning: all of the names at once. */
  #aliases(words: readonly Word[], reading: Reading): void {
    const names = [...new Set(words.flatMap(({ text, after }) => (importing.test(after) ? [text] : [])))];
    const bare = names.filter((name) => !/^\.{0,2}(?:\/|$)/.test(name));
    for (const [kind, asked] of [
      ["private", bare.filter((name) => name.startsWith("#"))],
      ["others", bare],
    ] as const)
      if (asked.length > 0)
        for (const path of this.#tree.files(reading.bases, aliasFiles[kind]))
          add(reading, { ...plainly(path, reading), asked, isSure: false, use: { kind: "aliases" } });
  }

  /** Names that may be those of packages of the repository, and of their programs: all of them at once. */
  #packages(words: readonly Word[], reading: Reading): void {
    const [manifest] = this.#tree.files(aroundOf(reading), ["package.json"]);
    if (manifest === undefined) return;
    const isModule = ({ after, follows }: Word): boolean =>
      reading.language === "javascript" ? importing.test(after) : preloading.test(follows);
    for (const [as, isName] of [
      ["program", (word: Word) => isLine(reading) && mayBeProgram(word)],
      ["module", isModule],
    ] as const) {
      const asked = [
        ...new Set(words.flatMap((word) => (isName(word) && !word.text.startsWith(".") ? [word.text] : []))),
      ];
      if (asked.length > 0)
        add(reading, { ...plainly(manifest, reading), asked, isSure: false, use: { kind: "packages", as } });
    }
  }

  /** The files of a module that is named without its extension; in a program, a relative one is beside its file. */
  #withoutExtension({ text, after }: Word, reading: Reading): readonly string[] {
    const { language, directory } = reading;
    if (language === "ruby")
      return requiring.test(after) ? this.#tree.files(aroundOf(reading), [`${text}.rb`, `lib/${text}.rb`]) : [];
    const isTried = tryingExtensions.test(after);
    if (isDots(text))
      return language === "javascript" && isTried ? this.#tree.files([directory], scriptsNamed(text)) : [];
    const isRelative = /^\.\.?\//.test(text);
    if (!isTried && !isRelative) return [];
    const bases = language === "javascript" && isRelative ? [directory] : aroundOf(reading);
    const leading = this.#tree.leading(bases, text);
    if (language === "command" || language === "shell") this.#add(this.#tree.files(leading, [`${text}.rb`]), reading);
    return leading.length > 0 ? this.#tree.files(leading, scriptsNamed(text)) : [];
  }

  /** A directory: what runs if it is started itself, and a place where what comes next may be. */
  #directory(path: string, { text, after, follows }: Word, reading: Reading): void {
    const { language, bases, places } = reading;
    if (/^(?:.*\/)?run-parts$/.test(after) && !reading.listed.has(path)) {
      reading.listed.add(path);
      this.#add(this.#tree.inside(path).filter(mayBeCode), reading, { output: "unknown", isDirect: true });
    }
    const part = partOf.get(after) ?? partOf.get(follows);
    if (part) this.#add(this.#tree.files([path], part), reading);
    if (follows.endsWith("hooksPath"))
      this.#add(this.#tree.inside(path), reading, { output: "unknown", isDirect: true });
    if (!isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
      const inside = this.#tree.files([path], entries).filter((entry) => language === "command" || script.test(entry));
      this.#add(inside, reading);
    }
    if (!bases.includes(path) && places[0] !== path)
      reading.places = [path, ...places.filter((place) => place !== path)].slice(0, maxPlaces);
  }

  #add(
    paths: readonly string[],
    reading: Reading,
    how: Pick<Named, "output" | "isDirect" | "language"> = { output: "unknown", isDirect: false },
  ): void {
    for (const path of paths) add(reading, { ...plainly(path, reading), ...how });
  }

  /** The files of the tree that modules of Python may be, also below `src`. */
  #modules(paths: readonly string[], reading: Reading): readonly string[] {
    if (paths.length === 0) return [];
    const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => join(base, "src"))];
    const existing = this.#tree.existing(around);
    return paths.flatMap((path) => this.#tree.files(path.startsWith("../") ? [reading.directory] : existing, [path]));
  }
}

/** Words of manifests after which a directory is named for the manifest in it. */
const partOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["build:", ["Dockerfile"]],
  ["context:", ["Dockerfile"]],
  ["module", ["pom.xml"]],
]);

/** Names of scripts that only shells run, also with wildcards. */
const shellName = /\.(?:sh|bash|zsh|ksh|fish)$/;

/** Words of manifests after which any name is that of a file that is read as a part. */
const including =
  /^(?:-?include|sinclude|import\??|eval_gemfile|(?:dockerfile|file|include|taskfile|env_file|extends):)$/;

/** Whether a word may be the name of a program that a package brings. */
function mayBeProgram({ text, isFirst, after }: Word): boolean {
  if (text.includes("/")) return /^@[\w.-]+\/[\w.-]+$/.test(text);
  return isFirst || /^(?:npx|pnpx|bunx|x|exec|dlx|run|yarn|pnpm|bun)$/.test(after);
}

/** Options of programs of JavaScript after which a module is named. */
const preloading = /^(?:-r|--(?:require|import|loader|experimental-loader|preload))$/;

/** Words of JavaScript after which a module is named. */
const importing = /^(?:from|import|require)$/;
