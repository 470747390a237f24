/** What files of tasks have in common: the commands that a program runs for the names which it is given. */
import type { Source, Span } from "../../../../repo/text.ts";
import type { Variables } from "../word.ts";

/** A command, as the shell gets it. */
export interface TaskCommand {
  /** What is not known by then has the form of GitHub's expressions. */
  readonly text: string;
  /** Where it is written. */
  readonly span: Span;
  readonly variables: Variables;
}

/** The tasks of one file. */
export interface Tasks {
  /** Whether it takes parts from other files of its kind, whose tasks may need one another. */
  readonly isOpen: boolean;
  /** The commands for the words behind the program. A word that is not written as a whole has `\0` in it. */
  commandsFor(words: readonly string[]): readonly TaskCommand[];
}

/** What asks for all tasks. */
export const everyTask: readonly string[] = ["\0"];

/** Takes a file apart; `undefined`: the program refuses it. `isFile`: whether a path of the repository is a file. */
export type TaskParser = (source: Source, isFile: (path: string) => boolean) => Promise<Tasks | undefined>;

/** Whether any task may be meant by a word. */
export function isOpenWord(word: string): boolean {
  return word.includes("\0");
}

/** The names that are given, and those that these name in turn. `namedBy`: the words of a task. */
export function withNamed(
  names: Iterable<string>,
  namedBy: (name: string) => Iterable<string> | undefined,
): ReadonlySet<string> {
  const counted = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const named = counted.has(name) ? undefined : namedBy(name);
    if (named === undefined) continue;
    counted.add(name);
    for (const one of named) open.push(one);
  }
  return counted;
}
