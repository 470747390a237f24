/** Where starts stand in a script, which may be read in several ways. */
import type { Authority, Related } from "../../../model/load.ts";
import type { Source } from "../../../repo/text.ts";
import type { Start } from "./programs.ts";
import type { Word } from "./word.ts";

/** A start that is found again in another reading of the script counts once. */
export function eachOnce(starts: readonly Start[]): readonly Start[] {
  const keyOf = (words: readonly Word[]): string => JSON.stringify(words.map(({ text, unknown }) => [text, unknown]));
  const isPlaced = (words: readonly Word[]): boolean => words.some(({ start }) => start !== undefined);
  const placed = new Set(starts.flatMap(({ words }) => (isPlaced(words) ? [keyOf(words)] : [])));
  return starts.filter(({ words }) => isPlaced(words) || !placed.has(keyOf(words)));
}

/** How often a flag stands in a script before the word that begins there; 0 where that word is not the flag itself. */
export function timesBefore(script: string, flag: string, start: number | undefined): number {
  if (start === undefined || !script.slice(start, start + flag.length + 1).includes(flag)) return 0;
  return script.slice(0, start).split(flag).length - 1;
}

/** Where a file that is named has a setting. */
export function relatedTo({ at }: Authority, file: Source | undefined): { readonly related?: readonly Related[] } {
  return file ? { related: [{ message: "set there", at }] } : {};
}
