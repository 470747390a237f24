/** Finds the files of a tree that a text names: a command line, a script, or a manifest. */
import { aliasFiles } from "./aliases.ts";
import { ShellPatterns } from "./globs.ts";
import { LookUp } from "./look-up.ts";
import { filesOfEntry, importsOfPython, mayBeCode, script, scriptsNamed, tryingExtensions } from "./modules.ts";
import { directoryOf, join, withAncestors } from "./path.ts";
import { type Named, type NamedIn, plainly, type Text } from "./named.ts";
import { isProjectFile, startsProject } from "./projects.ts";
import type { RepoIndex } from "./repo-index.ts";
import { type Output, withoutData } from "./shell-data.ts";
import { isManifest, installFilesOf, manifestsOf } from "./tasks.ts";
import { folderOption, isDots, isLine, isNamedScript, isRead, nearest, requiring, scriptsAmong } from "./word-roles.ts";
import { type Word, withoutBraces, wordsOf } from "./words.ts";

/** The files that run when a command names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"] as const;

/**
 * How many directories that a text names count, the last ones first, how many words after a runner may name its tasks,
 * and how many words with wildcards are looked for.
 */
const limits = { places: 4, window: 24, globs: 300 };

/** One text while its words are read. */
interface Reading extends Text {
  readonly found: Map<string, Named>;
  readonly bases: readonly string[];
  /** The words that name scripts which a shell runs, each with where the output goes. */
  readonly scripts: ReadonlyMap<string, Output>;
  /** The directories that were named last. */
  places: readonly string[];
  /** The directories of which all files were added. */
  readonly listed: Set<string>;
  /** How many words with wildcards were looked for. */
  globs: number;
  isCut: boolean;
}

export class NamedFiles {
  readonly #repo: RepoIndex;
  readonly #tree: LookUp;
  readonly #patterns: ShellPatterns;
  readonly #directories = new Map<string, readonly string[]>();
  readonly #projects = new Map<string, readonly string[]>();

  constructor(repo: RepoIndex) {
    this.#repo = repo;
    this.#tree = new LookUp(repo);
    this.#patterns = new ShellPatterns(repo);
  }

  namedIn(text: Text): NamedIn {
    const reduced = withoutData(text.text, text.output, text.name);
    const { text: whole, isCut } = isLine(text) ? withoutBraces(reduced.text) : { text: reduced.text, isCut: false };
    const words = wordsOf(whole);
    const scripts = scriptsAmong(words, reduced.scripts);
    const bases = nearest(text.directory);
    const reading: Reading = { ...text, found: new Map(), bases, scripts, listed: new Set(), globs: 0, isCut };
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
    if (text.language === "javascript") this.#aliases(words, reading);
    return { named: [...reading.found.values()], isCut: reading.isCut };
  }

  #word(word: Word, reading: Reading): void {
    const { text } = word;
    let isFile = false;
    for (const target of this.#tree.at(aroundOf(reading), text)) {
      isFile ||= target.kind === "file";
      if (target.kind === "file") {
        const paths = isNamedScript(target.path, word, reading) ? [target.path] : [];
        this.#add(paths, reading, { output: reading.scripts.get(text) ?? "unknown", isDirect: !isRead(word) });
      } else this.#directory(target.path, word, reading);
    }
    if (isLine(reading)) {
      if (/[*?]/.test(text)) this.#add(this.#matching(word, reading), reading, { output: "unknown", isDirect: true });
      this.#add([...this.#installed(word, reading), ...this.#included(word, reading)], reading);
    }
    if (word.follows === "-m" || /\w:\w/.test(text)) this.#add(this.#modules(filesOfEntry(text), reading), reading);
    if (!isFile) this.#add(this.#withoutExtension(word, reading), reading);
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
  #installed({ text, isFirst, after }: Word, reading: Reading): readonly string[] {
    if (
      text.includes("/")
        ? !/^@[\w.-]+\/[\w.-]+$/.test(text)
        : !isFirst && !/^(?:npx|pnpx|bunx|x|exec|dlx|run|yarn)$/.test(after)
    )
      return [];
    const names = [`node_modules/.bin/${text}`, `node_modules/${text}/package.json`];
    return this.#tree.files(aroundOf(reading), names);
  }

  /** What `include` of make and `import` and `mod` of just name, whatever its extension. */
  #included({ text, after, follows }: Word, reading: Reading): readonly string[] {
    if (including.test(after) || including.test(follows)) return this.#tree.files(aroundOf(reading), [text]);
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
    return leading.length > 0 ? this.#tree.files(leading, scriptsNamed(text)) : [];
  }

  /** A directory: what runs if it is started itself, and a place where what comes next may be. */
  #directory(path: string, { text, after, follows }: Word, reading: Reading): void {
    const { language, bases, places } = reading;
    if (/^(?:.*\/)?run-parts$/.test(after) && !reading.listed.has(path)) {
      reading.listed.add(path);
      this.#add(this.#inside(path).filter(mayBeCode), reading, { output: "unknown", isDirect: true });
    }
    if (!isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
      const inside = this.#tree.files([path], entries).filter((entry) => language === "command" || script.test(entry));
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
    const end = isLine(reading) ? following.findIndex(({ follows }) => follows === "") : -1;
    const next = end < 0 ? following : following.slice(0, end);
    this.#project(text, next, reading);
    if (manifests.length + own.length === 0) return;
    const isCommand = reading.language === "command";
    const isAlone = isLine(reading) ? next.length === 0 : following[0]?.isFirst !== false;
    const around = aroundOf(reading);
    const named = this.#foldersIn(next, reading);
    const directories = [
      ...new Set([
        ...around,
        ...(named.length > 0 ? [""] : []),
        ...named.slice(0, limits.places).flatMap(withAncestors),
      ]),
    ];
    const installs = this.#tree.files(directories, own);
    // A program installs by its own files even where the manifest is missing.
    for (const path of [...this.#tree.files(directories, manifests), ...(isCommand ? installs : [])])
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

  #foldersIn(words: readonly Word[], reading: Reading): readonly string[] {
    return words.flatMap(({ text }) =>
      this.#tree.at(aroundOf(reading), text).flatMap(({ kind, path }) => (kind === "directory" ? [path] : [])),
    );
  }

  /** The project that a program builds and starts: the nearest one around what the words name, or around the text. */
  #project(program: string, next: readonly Word[], reading: Reading): void {
    const asked = next.map(({ text }) => text);
    if (!startsProject(program, asked)) return;
    const folders = this.#foldersIn(next, reading);
    const files = next.flatMap(({ text }) => this.#tree.files(aroundOf(reading), [text]));
    const starts = [...files.map(directoryOf), ...folders, ...reading.places];
    const projects = (starts.length > 0 ? starts : [reading.directory]).flatMap((start) =>
      this.#projectsAround(program, start),
    );
    for (const path of new Set([...files.filter((file) => isProjectFile(program, file)), ...projects]))
      add(reading, {
        ...plainly(path, reading),
        asked,
        places: [...new Set([...folders, ...reading.places])].slice(0, limits.places),
        use: { kind: "project", program },
      });
  }

  /** The files of the nearest project of the program around a folder. */
  #projectsAround(program: string, start: string): readonly string[] {
    const key = JSON.stringify([program, start]);
    let found = this.#projects.get(key);
    if (!found) {
      const own = this.#inside(start).filter((path) => isProjectFile(program, path));
      found = own.length > 0 || start === directoryOf(start) ? own : this.#projectsAround(program, directoryOf(start));
      this.#projects.set(key, found);
    }
    return found;
  }

  #inside(directory: string): readonly string[] {
    let found = this.#directories.get(directory);
    if (!found) {
      found = this.#tree.files([directory], this.#repo.names(directory));
      this.#directories.set(directory, found);
    }
    return found;
  }

  #add(
    paths: readonly string[],
    reading: Reading,
    { output, isDirect }: Pick<Named, "output" | "isDirect"> = { output: "unknown", isDirect: false },
  ): void {
    for (const path of paths) add(reading, { ...plainly(path, reading), output, isDirect });
  }

  /** The files of the tree that modules of Python may be, also below `src`. */
  #modules(paths: readonly string[], reading: Reading): readonly string[] {
    if (paths.length === 0) return [];
    const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => join(base, "src"))];
    const existing = this.#tree.existing(around);
    return paths.flatMap((path) => this.#tree.files(path.startsWith("../") ? [reading.directory] : existing, [path]));
  }
}

/** Names of scripts that only shells run, also with wildcards. */
const shellName = /\.(?:sh|bash|zsh|ksh|fish)$/;

/** Words of makefiles and justfiles after which any name is that of a file that is read as a part. */
const including = /^(?:-?include|sinclude|import\??)$/;

/** Words of JavaScript after which a module is named. */
const importing = /^(?:from|import|require)$/;

function aroundOf({ bases, places }: Pick<Reading, "bases" | "places">): readonly string[] {
  return [...bases, ...places];
}

/** Keeps the first mention of a file in each way to run it, and of a manifest the first with the same words. */
function add({ found }: Reading, named: Named): void {
  const key = [named.path, named.output, named.use?.kind ?? "", ...named.asked].join("\0");
  const first = found.get(key);
  if (!first) found.set(key, named);
  else if (named.isDirect && !first.isDirect) found.set(key, { ...first, isDirect: true });
}
