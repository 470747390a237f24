/** Facts, prompts and values taken from parsed text, as most hosts read them. */
import { type Fact, implied, known, missing, stated, unreadable } from "../../../model/fact.ts";
import { isEmptyValue, jsonOf, maxValues, type Node, type Scalar, setOwn, type Table } from "../../../parsers/node.ts";

export { listItems, tableEntries } from "../../../parsers/node.ts";
import type { Prompt } from "../../../model/profile.ts";
import type { Place, Source, Span } from "../../../repo/text.ts";

/** A field that holds text. `home` is where it would be written. Null is no text; a blank text is one. */
export function textFact(node: Node | undefined, source: Source, home: Place): Fact<string> {
  if (!node) return missing(home);
  const at = { source, span: node.span };
  if (node.kind !== "scalar") return unreadable(at, "is not text");
  return isEmptyValue(node) && node.value === null ? missing(at) : stated(node.text, at);
}

/** The name that is written, or the name of the file when none is written or the written one is blank. */
export function nameOrFileName(written: Fact<string>, fileName: string, home: Place): Fact<string> {
  return written.state === "missing" || known(written)?.trim() === ""
    ? implied(fileName, home, "the file name is the name")
    : written;
}

/** Where a missing key would be written: the start of a mapping. */
export function startOfTable({ span }: Table, source: Source): Place {
  return { source, span: { start: span.start, end: span.start } };
}

/** The prompt that is the body of the profile's own file. */
export function bodyPrompt(source: Source, { start, end }: Span): Prompt {
  const text = source.text.slice(start, end).trim();
  return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}

/** The values of the keys that a host has, as plain data; together at most `maxValues` values. */
export function knownValues(table: Table, keys: ReadonlySet<string>): { readonly [key: string]: unknown } {
  const budget = { left: maxValues };
  const values: { [key: string]: unknown } = {};
  for (const { name, value } of table.entries)
    if (name !== undefined && keys.has(name)) setOwn(values, name, jsonOf(value, budget));
  return values;
}

/** All texts in a value that are not blank, keys left out, in their order. The parsers bound what aliases repeat. */
export function textsOf(node: Node): readonly string[] {
  if (node.kind === "scalar") return node.text === "" ? [] : [node.text];
  const texts: string[] = [];
  const open: Node[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.kind === "scalar") {
      if (next.text !== "") texts.push(next.text);
    } else if (next.kind === "list") for (const item of next.items.toReversed()) open.push(item);
    else for (const { value } of next.entries.toReversed()) open.push(value);
  }
  return texts;
}

/** One name of a list, where it is written. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** The parts between commas, blank ones left out. Each has its own place, unless escapes make the text another one. */
export function wordsBetweenCommas({ text, span }: Scalar, source: Source): readonly Word[] {
  const offset = source.text.slice(span.start, span.end).indexOf(text);
  return [...text.matchAll(/[^,]+/g)].flatMap(({ 0: part, index }): readonly Word[] => {
    const name = part.trim();
    if (name === "") return [];
    const start = span.start + offset + index + part.indexOf(name);
    return [{ text: name, span: offset < 0 ? span : { start, end: start + name.length } }];
  });
}
