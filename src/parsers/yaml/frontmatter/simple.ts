/** Reads simple frontmatter without a YAML parser, with the result of `parseYaml`, or returns nothing. */
import type { Table } from "../../node.ts";
import { type Family, readSimple, type Typed } from "../simple.ts";

const words: ReadonlyMap<string, Typed> = new Map<string, Typed>([
  ...["null", "Null", "NULL"].map((word) => [word, { value: null }] as const),
  ...["true", "True", "TRUE"].map((word) => [word, { value: true }] as const),
  ...["false", "False", "FALSE"].map((word) => [word, { value: false }] as const),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
/** Text that cannot begin a number: a letter first, or digits and a word, as in `2nd-pass`. */
const word = /^(?:[A-Za-z]|[0-9]+[a-z]?-[A-Za-z])/;

/** The `yaml` package's YAML 1.2 core schema, for scalars whose type is obvious. */
function typedOf(text: string): Typed | undefined {
  // Longer texts cannot be in the table, so they are not hashed.
  if (word.test(text)) return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
  if (integer.test(text)) return { value: Number(text), number: "integer" };
  return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}

const family: Family = {
  key: (name) => (words.has(name) ? undefined : { value: name }),
  value: typedOf,
  repeats: false,
  bullets: true,
  gaps: false,
  endsWith: "line",
};

export function readPlain(text: string, base: number): Table | undefined {
  return readSimple(text, base, family);
}
