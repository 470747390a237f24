/** Lists in Markdown that stay small however many items there are, and in which no repository hides the others. */
import { code } from "../../reports/markdown/escape.ts";

/** Something of a repository. */
export interface Item {
  readonly repository: string;
}

/** How a list is written. */
export interface List<T extends Item> {
  readonly title: string;
  /** The most important first. */
  readonly items: readonly T[];
  /** What follows the name of the repository. */
  readonly lineOf: (item: T) => string;
  /** What stands before the name of the repository; by default nothing. */
  readonly before?: (item: T) => string;
}

/** A heading with the number of all items, then at most `most` of them; nothing where there is none. */
export function section<T extends Item>({ title, items, lineOf, before }: List<T>, most: number): readonly string[] {
  if (items.length === 0) return [];
  const shown = roundRobin(items, most);
  return [
    `## ${title} (${items.length})`,
    "",
    ...shown.map((item) => `- ${before ? `${before(item)} ` : ""}${code(item.repository)}${lineOf(item)}`),
    ...(items.length > shown.length ? [`- …and ${items.length - shown.length} more, in the inventory`] : []),
    "",
  ];
}

/** The first of every repository, then the second of every repository, and so on; in the order of the items. */
export function roundRobin<T extends Item>(items: readonly T[], most: number): readonly T[] {
  const turns = new Map<string, number>();
  return items
    .map((item, at) => {
      const turn = turns.get(item.repository) ?? 0;
      turns.set(item.repository, turn + 1);
      return { item, at, turn };
    })
    .sort((a, b) => a.turn - b.turn || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
