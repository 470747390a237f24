/**
 * The names in one directory as one text: a tree may have a million files, most of them in directories of which nobody
 * asks for one by its name. A text takes less memory than a table, and is compared and searched as a whole.
 */
import { join } from "./path.ts";

/** Stands between two names; no file system and no Git has it in one. */
export const between = "\0";

/** The names in their order; an empty text has none. */
export function namesIn(list: string): readonly string[] {
  return list === "" ? [] : list.split(between);
}

/** The same names as paths of the tree. */
export function pathsIn(directory: string, list: string): readonly string[] {
  return namesIn(list).map((name) => join(directory, name));
}

/** How many names there are, without a list of them. */
export function countIn(list: string): number {
  let count = list === "" ? 0 : 1;
  for (let at = list.indexOf(between); at >= 0; at = list.indexOf(between, at + 1)) count++;
  return count;
}

/** Whether one of the names is exactly this one, by case. */
export function holdsName(list: string, name: string): boolean {
  if (name === "" || name.includes(between)) return false;
  for (let at = list.indexOf(name); at >= 0; at = list.indexOf(name, at + 1)) {
    const end = at + name.length;
    if ((at === 0 || list[at - 1] === between) && (end === list.length || list[end] === between)) return true;
  }
  return false;
}

/** Whether one of the names begins with a dot. */
export function holdsHidden(list: string): boolean {
  return list.startsWith(".") || list.includes(`${between}.`);
}
