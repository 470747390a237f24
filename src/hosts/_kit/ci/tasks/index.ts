/** Programs that look up in a file of their own what a name stands for, and where they look. Documented by each. */
import { directoryOf, join, nameOf } from "../../../../repo/path.ts";
import type { RepoIndex } from "../../../../repo/repo-index.ts";
import { justTasks } from "./just.ts";
import { makeTasks } from "./make.ts";
import { tasksBelow } from "./structured.ts";
import type { TaskParser } from "./task.ts";

/** Programs that read the same file. */
export interface TaskKind {
  readonly programs: ReadonlySet<string>;
  /** The names of the file in the directory where the program is started. */
  readonly files: readonly string[];
  /** Files of other names, which a command or such a file may name. */
  readonly others?: RegExp;
  readonly parse: TaskParser;
}

const named = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** All that are known. */
export const taskKinds: readonly TaskKind[] = [
  {
    programs: named("npm pnpm yarn bun nr run-s run-p npm-run-all npm-run-all2 concurrently"),
    files: ["package.json"],
    parse: tasksBelow("scripts"),
  },
  {
    programs: named("make gmake"),
    files: ["GNUmakefile", "makefile", "Makefile"],
    others: /\.mk$|^(?:GNU)?[Mm]akefile\.[\w.-]+$/,
    parse: makeTasks,
  },
  {
    programs: named("just"),
    files: ["justfile", "Justfile", "JUSTFILE", ".justfile"],
    others: /\.just$/,
    parse: justTasks,
  },
  {
    programs: named("task go-task"),
    files: ["Taskfile", "taskfile"].flatMap((stem) =>
      ["", ".dist"].flatMap((more) => [`${stem}${more}.yml`, `${stem}${more}.yaml`]),
    ),
    others: /^[Tt]askfile[\w.-]*\.ya?ml$/,
    parse: tasksBelow("tasks"),
  },
  {
    programs: named("mise rtx"),
    files: ["mise.toml", ".mise.toml", ".config/mise.toml", ".config/mise/config.toml", "mise/config.toml"],
    parse: tasksBelow("tasks"),
  },
  {
    programs: named("deno"),
    files: ["deno.json", "deno.jsonc", "package.json"],
    parse: tasksBelow("tasks", "scripts"),
  },
  { programs: named("composer"), files: ["composer.json"], parse: tasksBelow("scripts") },
  {
    programs: named("poe pdm pixi"),
    files: ["pyproject.toml", "pixi.toml"],
    parse: tasksBelow("tool.poe.tasks", "tool.pdm.scripts", "tool.pixi.tasks", "tasks"),
  },
];

/** Whether a file may be of this kind, by its name. */
export function isOfKind(path: string, { files, others }: TaskKind): boolean {
  return files.some((name) => `/${path}`.endsWith(`/${name}`)) || others?.test(nameOf(path)) === true;
}

/** The kind of a program by its name. `words`: those behind it. */
export function taskKindOf(program: string, words: readonly string[]): TaskKind | undefined {
  const name = program === "node" && words.includes("--run") ? "npm" : program;
  return taskKinds.find(({ programs }) => programs.has(name));
}

const programWord = new RegExp(
  `(?<![\\w-])(?:${taskKinds.flatMap(({ programs }) => [...programs]).join("|")}|node)(?![\\w-])`,
  "g",
);

/** No name of a directory or a file is longer. */
const longestName = 400;

/**
 * The files of tasks that the text of a file may run: those in its directory, in the root, and in the directories that
 * words of it name, wherever a command may change to. Others may be among them.
 */
export function taskFilesFor(path: string, text: string, repo: RepoIndex): readonly string[] {
  const programs = new Set(text.match(programWord));
  const used = taskKinds.filter(
    (kind) => isOfKind(path, kind) || [...programs].some((name) => kind === taskKindOf(name, ["--run"])),
  );
  if (used.length === 0) return [];
  const found = new Set<string>();
  const add = (path: string): void => {
    if (repo.entries.get(path) !== undefined) found.add(path);
  };
  for (const place of placesIn(text, directoryOf(path), repo))
    for (const { files, others } of used) {
      for (const name of files) add(join(place, name));
      if (others?.test(nameOf(place))) add(place);
    }
  return [...found];
}

/** The paths that words of a text name, from the root and from a directory, with both of these. */
function placesIn(text: string, directory: string, repo: RepoIndex): ReadonlySet<string> {
  const found = new Set(["", directory]);
  const words = new Set(text.match(/[\w@%+./-]+/g));
  for (const word of words) {
    if (word.length > longestName) continue;
    const parts = word
      .replace(/^-C/, "")
      .split("/")
      .filter((part) => part !== "" && part !== ".");
    for (let from = 0; from < parts.length; from++) {
      const path = parts.slice(from).join("/");
      for (const place of new Set([path, join(directory, path)])) if (repo.entries.has(place)) found.add(place);
    }
  }
  return found;
}
