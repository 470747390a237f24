/** Lists that are longer than what this tool reads of them. */
import type { Problem } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

/**
 * The problem of a list with more items than `limit`, at the first item that is not read; none for a shorter list. A
 * host adds it to `unjudged`, since it reads the whole list. `what` names the items: `modes`.
 */
export function longListProblem(
  items: readonly Node[],
  limit: number,
  what: string,
  source: Source,
): readonly Problem[] {
  const first = items[limit];
  if (!first) return [];
  const message = `has ${items.length} ${what}, of which this tool checks only the first ${limit}; split the file`;
  return [{ message, at: { source, span: { start: first.span.start, end: first.span.start } } }];
}
