/** Reads lists of names, each name with its own place. */
import type { Fact } from "../../../model/fact.ts";
import type { Node, Table } from "../../../parsers/node.ts";
import { type Place, type Source, trim } from "../../../repo/text.ts";
import { stringOf } from "./values.ts";

/** A name in a list, with its place. */
export interface Word {
  readonly text: string;
  readonly at: Place;
}

/** The keys that decide which tools a subagent has, as far as they can be read. */
export interface Tools {
  readonly words: Fact<readonly Word[]>;
  readonly denied: readonly Word[];
  readonly readOnly: boolean;
  readonly primary: boolean;
}

/**
 * The names of a list or of a comma-separated text. Each has its own place, unless escapes make the text differ from
 * the value.
 */
export function wordsIn(node: Node | undefined, source: Source): readonly Word[] {
  if (!node) return [];
  if (node.kind === "list") {
    return node.items.flatMap((item) => {
      const text = trim(stringOf(item) ?? "");
      return text === "" ? [] : [{ text, at: { source, span: item.span } }];
    });
  }
  const value = stringOf(node);
  if (value === undefined) return [];
  const whole = { source, span: node.span };
  const written = source.text.slice(node.span.start, node.span.end).indexOf(value);
  let from = node.span.start + written;
  return value.split(",").flatMap((part) => {
    const text = trim(part);
    const start = from + part.indexOf(text);
    from += part.length + 1;
    return text === ""
      ? []
      : [{ text, at: written < 0 ? whole : { source, span: { start, end: start + text.length } } }];
  });
}

/** The last entry of the first of the keys that is present. */
export function entryFor(table: Table, keys: readonly string[]): Table["entries"][number] | undefined {
  for (const key of keys) {
    const found = table.entries.findLast(({ name }) => name === key);
    if (found) return found;
  }
  return undefined;
}
