/** Finds the files of modules that a text names without writing their paths. */
import { aliasFiles } from "../projects/aliases.ts";
import { ownModules } from "./variables.ts";
import type { LookUp } from "../look-up.ts";
import { script, scriptsNamed, tryingExtensions } from "./modules.ts";
import { namedFile } from "../named.ts";
import { join, nameOf } from "../../path.ts";
import { addNamed, aroundOf, type Reading } from "./reading.ts";
import { isDots, isLine, isShell, requiring } from "./word-roles.ts";
import type { Word } from "./words.ts";

/** Adds what is found to a `Reading`. `tree`: the repository, in which a missing module is no fault. */
export class ModuleFinder {
  readonly #tree: LookUp;
  /** What is in a folder in place of Python's own modules. */
  readonly #inPlace = new Map<string, readonly string[]>();

  constructor(tree: LookUp) {
    this.#tree = tree;
  }

  /** The files that may give names of modules another meaning: all of the names at once. */
  aliases(words: readonly Word[], reading: Reading): void {
    const names = [...new Set(words.flatMap(({ text, after }) => (importing.test(after) ? [text] : [])))];
    const bare = names.filter((name) => !/^\.{0,2}(?:\/|$)/.test(name));
    for (const [kind, modules] of [
      ["private", bare.filter((name) => name.startsWith("#"))],
      ["others", bare],
    ] as const)
      if (modules.length > 0)
        for (const path of this.#tree.files(reading.bases, aliasFiles[kind]))
          addNamed(reading, { ...namedFile(path, reading), isSure: false, use: { kind: "aliases", modules } });
  }

  /** The files of a module in a committed `node_modules`, in the folder of the program or above it. */
  installed({ text, after }: Word, reading: Reading): readonly string[] {
    if (reading.language !== "javascript" || !importing.test(after) || !/^@?[\w-]/.test(text)) return [];
    const [, name = ""] = /^((?:@[^/]+\/)?[^/]+)/.exec(text) ?? [];
    const bases = this.#tree.leading([...new Set([...reading.bases, reading.directory])], "node_modules");
    const files = [`${name}/package.json`, ...scriptsNamed(text)].map((file) => `node_modules/${file}`);
    return bases.length > 0 ? this.#tree.files(bases, files) : [];
  }

  /**
   * What Python takes in place of its own modules: files beside a program that is started by its path, or in the
   * directory where a module is started by its name.
   */
  inPlaceOfOwn(folders: readonly string[]): readonly string[] {
    return folders.flatMap((folder) => {
      let found = this.#inPlace.get(folder);
      if (!found) this.#inPlace.set(folder, (found = this.#tree.files([folder], inPlace)));
      return found;
    });
  }

  /** Code that Python compiled before: it may be told to use it whatever its source says. */
  compiled({ directory, name }: Reading): readonly string[] {
    if (!name?.endsWith(".py")) return [];
    const stem = name.slice(0, -"py".length);
    return this.#tree.inside(join(directory, "__pycache__")).filter((path) => nameOf(path).startsWith(stem));
  }

  /** Names that may be those of packages of the repository, and of their programs: all of them at once. */
  packages(words: readonly Word[], reading: Reading): void {
    const [manifest] = this.#tree.files(aroundOf(reading), ["package.json"]);
    if (manifest === undefined) return;
    const isModule = ({ after, follows }: Word): boolean =>
      reading.language === "javascript" ? importing.test(after) : preloading.test(follows);
    for (const [as, isName] of [
      ["program", (word: Word) => isLine(reading) && mayBeProgram(word)],
      ["module", isModule],
    ] as const) {
      const names = [
        ...new Set(words.flatMap((word) => (isName(word) && !word.text.startsWith(".") ? [word.text] : []))),
      ];
      if (names.length > 0)
        addNamed(reading, { ...namedFile(manifest, reading), isSure: false, use: { kind: "packages", names, as } });
    }
  }

  /** The files of a module that is named without its extension; in a program, a relative one is beside its file. */
  withoutExtension({ text, after }: Word, reading: Reading): readonly string[] {
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
    const ruby = isShell(reading) ? this.#tree.files(leading, [`${text}.rb`]) : [];
    return leading.length > 0 ? [...ruby, ...this.#tree.files(leading, scriptsNamed(text))] : [];
  }

  /** The scripts that a program may load by a name that it makes: `require("./lib/" + name)`, `glob("lib/*.py")`. */
  inFolder({ text, after }: Word, reading: Reading): readonly string[] {
    const { language, directory } = reading;
    const isPart = language === "javascript" && importing.test(after) && text.endsWith("/");
    const isListed = listing.test(after) && (/[*]/.test(text) || loadsNames.test(reading.text));
    if (isLine(reading) || (!isPart && !isListed)) return [];
    const folder = text.replace(/[^/]*[*][^]*$/, "");
    const bases = /^\.\.?\//.test(folder) ? [directory] : [...aroundOf(reading), directory];
    const folders = isDots(folder)
      ? [join(directory, folder).replace(/\/$/, "")]
      : this.#tree.directories(bases, [folder]);
    return folders.flatMap((path) => this.#tree.inside(path).filter((file) => script.test(file)));
  }

  /** `-r guard` of Ruby. */
  ofRuby({ text, follows }: Word, reading: Reading): readonly string[] {
    if (follows !== "-r" || !/^[\w./-]+$/.test(text) || !/\bruby/.test(reading.text)) return [];
    return this.#tree.files(this.#withLibraries(reading), [`${text}.rb`, text]);
  }

  /** The directories around a text, and those of modules in them. */
  #withLibraries(reading: Reading): readonly string[] {
    const around = [...aroundOf(reading), reading.directory];
    const inside = around.flatMap((base) => [base, ...["lib", "src", "lua"].map((folder) => join(base, folder))]);
    return this.#tree.existing([...new Set(inside)]);
  }

  /** `use Acme::Guard` and `-MAcme::Guard` of Perl, `require "lib.guard"` and `-l lib.guard` of Lua. */
  ofPerlAndLua({ text, after, follows }: Word, reading: Reading): readonly string[] {
    const { language } = reading;
    const isPerl =
      language === "perl"
        ? /^(?:use|require|parent|base|extends|with)$/.test(after)
        : /^-[Mm]$/.test(follows) && /\bperl/.test(reading.text);
    const isLua =
      language === "lua" ? /^(?:require|dofile|loadfile)$/.test(after) : follows === "-l" && /\blua/.test(reading.text);
    const names = [
      ...(isPerl && /^\w+(?:::\w+)*$/.test(text) ? [`${text.replaceAll("::", "/")}.pm`] : []),
      ...(isLua && /^[\w.-]+$/.test(text) ? [".lua", "/init.lua"].map((end) => text.replaceAll(".", "/") + end) : []),
    ];
    if (names.length === 0) return [];
    // The interpreter itself only looks where it runs.
    if (isLua && language !== "lua") return this.#tree.files([...aroundOf(reading), reading.directory], names);
    return this.#tree.files(this.#withLibraries(reading), names);
  }

  /** The files of the tree that modules of Python may be, also below `src`. */
  ofPython(paths: readonly string[], reading: Reading): readonly string[] {
    if (paths.length === 0) return [];
    const modules = paths.filter((path) => !path.startsWith("../"));
    for (const path of this.#tree.files(aroundOf(reading), ["pyproject.toml"]))
      addNamed(reading, { ...namedFile(path, reading), isSure: false, use: { kind: "python", modules } });
    const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => join(base, "src"))];
    const existing = this.#tree.existing(around);
    return paths.flatMap((path) => this.#tree.files(path.startsWith("../") ? [reading.directory] : existing, [path]));
  }
}

/** Whether a word may be the name of a program that a package brings. */
export function mayBeProgram({ text, isFirst, after }: Word): boolean {
  if (text.includes("/")) return /^@[\w.-]+\/[\w.-]+$/.test(text);
  return isFirst || /^(?:npx|pnpx|bunx|x|exec|dlx|run|yarn|pnpm|bun)$/.test(after);
}

/** Options of programs of JavaScript after which a module is named. */
const preloading = /^(?:-r|--(?:require|import|loader|experimental-loader|preload))$/;

const ownNames = ownModules.filter((name) => !name.startsWith("*"));
const inPlace = [...ownNames, ...ownNames.map((name) => name.replace(/\.py$/, "/__init__.py"))];

/** Words after which a folder, or a pattern of names in one, is given to be listed. */
const listing = /(?:^|\.)(?:i?glob|rglob|globSync|globby|sync|Dir|readdir|readdirSync|listdir|scandir|iter_modules)$/;

/** What runs files whose names are no text. */
const loadsNames = /\b(?:require|import|exec|load|import_module|spec_from_file_location|run_path)\s*\(?\s*[a-z_`]/i;

/** Words of JavaScript after which a module is named. */
const importing = /^(?:from|import|require)$/;
