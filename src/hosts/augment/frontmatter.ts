/** Where auggie sees frontmatter, and what it takes from it: texts and lists of names, or nothing at all. */
import { type Node, type SyntaxProblem, type Table, valueOf } from "../../parsers/node.ts";
import { hostValueOf, isEndless, mappingOf, readJsYaml } from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";

/** The frontmatter as the host's parser reads it. */
export interface Frontmatter {
  /** Empty if the host refuses the YAML. */
  readonly table: Table;
  /** Why the host refuses the YAML. It then takes the file as if the frontmatter were empty. */
  readonly refusal?: SyntaxProblem;
  /** Of the text between the fences. */
  readonly span: Span;
  readonly body: Span;
}

/** `undefined`: the host sees no frontmatter. */
export async function frontmatterOf(text: string): Promise<Frontmatter | undefined> {
  const found = fencesOf(text);
  if (!found) return undefined;
  const { front, body } = found;
  const reading = await readJsYaml(text.slice(front.start, front.end), front.start, 4.3);
  const nothing = mappingOf(undefined, front.start);
  return reading.kind === "refused"
    ? { table: nothing, refusal: reading.problem, span: front, body }
    : { table: mappingOf(reading.node, front.start), span: front, body };
}

/**
 * `/^---\s*\n([\s\S]*?)\n---\s*\n/` in linear time: a line of three dashes without a line break after it, and
 * a line of four dashes, close nothing. Blank lines after the opening fence belong to it if a closing fence follows.
 */
export function fencesOf(text: string): { readonly front: Span; readonly body: Span } | undefined {
  const opening = /^---\s*\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const start = opening.length;
  const closing = /\n---(?=\s*\n)\s*\n/g;
  for (const from of [start, start - 1]) {
    closing.lastIndex = from;
    const found = closing.exec(text);
    const before = from === start ? start : opening.lastIndexOf("\n", start - 2) + 1;
    if (found && before > 3 && before <= found.index)
      return { front: { start: before, end: found.index }, body: { start: closing.lastIndex, end: text.length } };
  }
  return undefined;
}

/** A value as the host makes text of it: lists, mappings and dates become JSON. Empty where it takes its default. */
export function textFrom(node: Node): string {
  if (isEndless(node)) return "";
  const value = hostValueOf(node);
  if (value === null) return "";
  return (typeof value === "object" ? JSON.stringify(value) : String(value)).trim();
}

/** A name of a list of tools and the place where it is written. */
export interface Name {
  readonly name: string;
  readonly span: Span;
}

/**
 * The names in a list of tools. A text is split at commas; any other value that is no list holds none. An item that is
 * no text becomes what `String` makes of it, and one that `String` refuses takes the whole list away.
 */
export function namesIn(table: Table, key: string): readonly Name[] {
  const node = valueOf(table, key);
  if (node?.kind === "scalar") {
    const text = hostValueOf(node);
    const words = typeof text === "string" ? text.split(",") : [];
    return words.map((word) => ({ name: word.trim(), span: node.span })).filter(({ name }) => name !== "");
  }
  if (node?.kind !== "list") return [];
  const names: Name[] = [];
  for (const item of node.items) {
    const name = stringOf(hostValueOf(item));
    if (name === undefined) return [];
    if (name !== "") names.push({ name, span: item.span });
  }
  return names;
}

/** `undefined`: a mapping has a key `toString` that is no function, or is in a list with such a one. */
function stringOf(value: unknown): string | undefined {
  try {
    return String(value).trim();
  } catch {
    return undefined;
  }
}
