/** Commands of shells that start whatever is in a folder: `find hooks -exec sh {} ;`, `ls hooks | xargs sh`, loops. */
import { interpreter, type Language } from "../text/modules.ts";
import { languageOfReader } from "../text/word-roles.ts";
import { wordsOf } from "../text/words.ts";

/** Files that a program is given one by one. */
export interface FileLoop {
  /** Folders, or words with wildcards, as they are written. */
  readonly words: readonly string[];
  /** Patterns of which one has to match a file's name; none: every file counts. */
  readonly names: readonly string[];
  /** Whether files in folders of the folders count too. */
  readonly isDeep: boolean;
  /** How the program reads them; `undefined` if they are started themselves, or in another language. */
  readonly language: Language | undefined;
}

/** The line of the command, and the next one where the command goes on. */
const lists = /\b(?:find|ls)[ \t](?:[^\n]|\n(?<=(?:\||\bdo)[ \t]{0,5}\n)){1,500}/g;
const loops = /\bfor[ \t]{1,20}(\w{1,50})[ \t]{1,20}in[ \t]([^\n;]{1,500})[;\n]\s{0,50}do\b([^]{0,500})/g;

/** What a shell's text starts in this way. */
export function fileLoopsIn(text: string): readonly FileLoop[] {
  const joined = text.replace(/\\\r?\n/g, " ");
  return [
    ...[...joined.matchAll(lists)].flatMap(([list]) => listed(list)),
    ...[...joined.matchAll(loops)].flatMap(([, name = "", list = "", body = ""]) => looped(name, list, body)),
  ];
}

/** What `find` or `ls` lists for a program that runs it. */
function listed(line: string): readonly FileLoop[] {
  const [first = ""] = line.split(/(?<!\\);|&&|\|\|/, 1);
  const list = /\b(?:while|do)\b/.test(line) ? line : first;
  const [command, ...words] = wordsOf(list);
  const program = words.find(
    ({ text, follows }) => text !== "." && text !== "exec" && interpreter.test(text) && follows !== "-name",
  );
  if (!program && !/ -(?:exec|ok)(?:dir)?[ \t]+\{\}/.test(list)) return [];
  const end = words.findIndex(({ text, follows }) => text.startsWith("-") || follows === "");
  const names = words.flatMap(({ text, follows }) => (/^-i?name$/.test(follows) ? [text] : []));
  const folders = words.slice(0, end < 0 ? words.length : end).map(({ text }) => text);
  const isDeep = command?.text === "find";
  return [{ words: folders, names, isDeep, language: program ? languageOfReader(program.text) : undefined }];
}

/** What a loop gives to an interpreter by its variable. */
function looped(name: string, list: string, body: string): readonly FileLoop[] {
  const use = new RegExp(`([\\w/.-]{1,100})(?:[ \\t]{1,20}-[\\w-]{1,20}){0,5}[ \\t]{1,20}"?\\$\\{?${name}\\b`).exec(
    body,
  );
  const [, program = ""] = use ?? [];
  if (!interpreter.test(program)) return [];
  const words = wordsOf(list).map(({ text }) => text);
  return [{ words, names: [], isDeep: false, language: languageOfReader(program) }];
}
