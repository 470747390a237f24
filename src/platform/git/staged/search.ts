/** Searches ordinary files of the index as Git holds them. */
import type { Staged } from "./index.ts";
import { type ObjectSource, stagedObjects } from "./objects.ts";

/** Whether one of these files has a text that fits, byte for character. Throws where one cannot be read. */
export function stagedFilesHave(
  fits: (text: string) => boolean,
  paths: readonly string[],
  source: ObjectSource,
  { entries, texts }: Pick<Staged, "entries" | "texts">,
): boolean {
  const read = paths.flatMap((path) => texts.get(path) ?? []);
  if (read.some(fits)) return true;
  if (read.length === paths.length) return false;
  const unread = new Set(paths.filter((path) => !texts.has(path)));
  const records = entries((path) => unread.has(path));
  return [...stagedObjects(source, [], records).texts.values()].some(fits);
}
