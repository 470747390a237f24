/** The items of a load by their files, to compare what a host made of a file before and after an edit. */
import type { Item, Load } from "../../../model/load.ts";

/** What the host loads if files have these texts. */
export type Reload = (texts: ReadonlyMap<string, string>) => Promise<Load>;

/** The items of these files by layer and file, each with its number among those of one place. */
export function itemsByPlace({ items }: Load, files: ReadonlySet<string | undefined>): ReadonlyMap<string, Item> {
  const counts = new Map<string, number>();
  const found = new Map<string, Item>();
  for (const item of items) {
    if (!files.has(item.files[0])) continue;
    const place = JSON.stringify([item.layer.name, item.layer.root, item.files[0]]);
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    found.set(`${place} ${count}`, item);
  }
  return found;
}
