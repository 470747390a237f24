/** Values of a profile that have it do less: modes and places of work. */
import type { Limit } from "../../../model/profile.ts";
import type { Node } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";

/** What a value does, and how strict that is among the values of its key. */
export type Strictness = readonly [strictness: number, because: string];

/** The limit that a value of a key is; nothing for a value that is none. `value` is the host's own word. */
export function modeLimits(
  setting: string,
  value: string,
  node: Node | undefined,
  source: Source,
  values: ReadonlyMap<string, Strictness>,
): readonly Limit[] {
  const meaning = node && values.get(value);
  return meaning
    ? [{ setting, value, strictness: meaning[0], because: meaning[1], at: { source, span: node.span } }]
    : [];
}
