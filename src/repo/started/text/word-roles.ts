/** What a word of a command line, a script or a manifest is for. */
import { interpreter, type Language, script, tryingExtensions } from "./modules.ts";
import { extensionOf, nameOf, withAncestors } from "../../path.ts";
import { isManifest } from "../runners/tasks.ts";
import type { Output } from "../shell/data.ts";
import { type Word, wordsOf } from "./words.ts";
import { addTo } from "../../many.ts";

/** How many directories around a text count. */
const maxAround = 12;

/** A text that has words. */
interface InLanguage {
  readonly language: Language;
}

/** Options whose value is the directory where a program works. */
export const folderOption =
  /^(?:-C|-d|-w|--(?:prefix|cwd|dir|directory|working-dir|working-directory|chdir|root|project|workspace|filter))$/;

/** Words of Ruby after which a name may be that of a file. */
export const requiring = /^(?:require|require_relative|load)$/;

/** `.`, `../..` and the like, which are no name. */
export function isDots(word: string): boolean {
  return /^[./]*$/.test(word);
}

/** Whether a shell may run the text as it is. */
export function isShell({ language }: InLanguage): boolean {
  return language === "command" || language === "shell";
}

/** Whether a command of the text ends with its line. */
export function isLine({ language }: InLanguage): boolean {
  return language === "command" || language === "shell" || language === "manifest";
}

/**
 * The texts of words that name a script which a shell runs, wherever they are: where one of them is elsewhere too,
 * somebody else may run the file.
 */
export function scriptsAmong(
  words: readonly Word[],
  scripts: readonly { readonly word: string; readonly output: Output }[],
): ReadonlyMap<string, Output> {
  const named = new Map<string, Output[]>();
  for (const { word, output } of scripts) {
    const [only, ...more] = wordsOf(word);
    if (!only || more.length > 0) continue;
    addTo(named, only.text, output);
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

/** Whether the program before a word reads the file that the word names. */
export function isRead({ after }: Word): boolean {
  return after !== "exec" && (interpreter.test(after) || tryingExtensions.test(after) || /^(?:run|py)$/.test(after));
}

/** Programs whose options of this kind name nothing but such a file. */
const runner = /^(?:.*\/)?(?:g?make|just|task|go-task|nox|tox|fab|rake|gulp|compose|docker-compose|process-compose)$/;

/** Whether a module of Python is named, as after `python -m`, `invoke -c` and `pytest -p`. */
export function isModuleName({ after, follows }: Word): boolean {
  if (follows === "-m" || follows === "collection_name:") return true;
  if (/(?:^|\.)(?:import_module|run_module|__import__)$/.test(after)) return true;
  const program = after.slice(after.lastIndexOf("/") + 1);
  if (/^(?:inv|invoke|fab)$/.test(program)) return /^(?:-c|--collection)$/.test(follows);
  return follows === "-p" && /^(?:pytest|py\.test)$/.test(program);
}

/** Options of runners after which the file is named that says what they run. */
export const manifestOption = /^(?:-f|-t|--(?:file|makefile|justfile|taskfile|config|conf|conffile|rcfile))$/;

/** Programs whose option `-c` names such a file. */
const configured =
  /^(?:.*\/)?(?:tox|pytest|py\.test|pre-commit|prek|run|supervisord|eslint|prettier|jest|stylelint|mocha|php)$/;

const readers: readonly (readonly [program: RegExp, language: Language])[] = [
  [/^(?:\.|source|BASH_ENV|ENV|(?:.*\/)?(?:ba|z|da|k)?sh)$/, "shell"],
  // An action or a workflow of GitHub, in another one.
  [/^uses:$/, "manifest"],
  [/^(?:.*\/)?python[\d.]*$/, "python"],
  [/^(?:.*\/)?(?:node|bun|deno|tsx|ts-node)$/, "javascript"],
  [/^(?:.*\/)?ruby$/, "ruby"],
  [/^(?:.*\/)?perl[\d.]*$/, "perl"],
  [/^(?:.*\/)?lua(?:jit)?[\d.-]*$/, "lua"],
];

/** The language in which the program in front of a word reads the file that it names. */
export function languageAfter({ after, follows }: Word): Language | undefined {
  if (manifestOption.test(follows) || (follows === "-c" && configured.test(after))) return "manifest";
  return languageOfReader(after);
}

/** The language in which the program of this name reads a file. */
export function languageOfReader(program: string): Language | undefined {
  return readers.find(([pattern]) => pattern.test(program))?.[1];
}

/** Whether a word that leads to a file starts it. Most files that a script names are those that it reads or writes. */
export function isNamedScript(path: string, word: Word, { language }: InLanguage): boolean {
  const { text, isFirst, after } = word;
  if (language === "command" || script.test(path) || built.test(path) || isRun(word, language)) return true;
  if (language === "manifest" && isManifest(path)) return true;
  const isProgram = extensionOf(path) === undefined && !/^(?:\..*|[A-Z_]+)$/.test(nameOf(path));
  if (isProgram && text.includes("/")) return isFirst || language !== "other";
  return language === "javascript" && /^(?:require|import|from)$/.test(after);
}

/** Whether a runner certainly reads the file for what it runs, whatever its name. */
function isOfRunner({ after, follows }: Word): boolean {
  return follows === "-c" ? configured.test(after) : manifestOption.test(follows) && runner.test(after);
}

/** Whether what stands in front of a word runs the file that it names, whatever its name. */
function isRun(word: Word, language: Language): boolean {
  const { after } = word;
  if (interpreter.test(after) || loading[language]?.test(after)) return true;
  // The shell of make, and an action of GitHub.
  return after === "SHELL" || after === "uses:" || (isLine({ language }) && isOfRunner(word));
}

/** Words of languages after which any name is that of a file that is run. */
const loading: Readonly<Partial<Record<Language, RegExp>>> = {
  python: /(?:^|\.)(?:run_path|execfile|SourceFileLoader|spec_from_file_location)$/,
  ruby: /^(?:load|instance_eval|class_eval|eval_gemfile)$/,
  perl: /^do$/,
  lua: /^(?:dofile|loadfile)$/,
  other: /^(?:include|require)(?:_once)?$/,
};

/** Programs that are built, and archives, of which nobody sees what is in them. */
const built =
  /\.(?:jar|war|wasm|node|so|dylib|dll|exe|py[cz]|phar|whl|gem|class|AppImage|run|bin|tgz|tar|tar\.[a-z0-9]+|zip|7z|deb|rpm)$/;

/** The root and the last directories on the way. */
export function nearest(directory: string): readonly string[] {
  const all = ["", ...withAncestors(directory)];
  return all.length <= maxAround ? all : ["", ...all.slice(1 - maxAround)];
}
