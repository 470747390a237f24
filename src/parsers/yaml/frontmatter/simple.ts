/** The tables of the families of parsers written in JavaScript, for the quick reader of YAML. */
import type { Table } from "../../node.ts";
import type { YamlReading } from "../lenient-parse.ts";
import { type Family, readQuick, type Typed } from "../quick/index.ts";

const words: ReadonlyMap<string, Typed> = new Map<string, Typed>([
  ...["null", "Null", "NULL"].map((word) => [word, { value: null }] as const),
  ...["true", "True", "TRUE"].map((word) => [word, { value: true }] as const),
  ...["false", "False", "FALSE"].map((word) => [word, { value: false }] as const),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
/** Text that cannot be a number: no digit, sign or point first, or digits and a word, as in `2nd-pass`. */
const word = /^(?:[^-+.0-9~]|[0-9]+[a-z]?-[A-Za-z])/;

/** The `yaml` package's YAML 1.2 core schema, for scalars whose type is obvious. */
function typedOf(text: string): Typed | undefined {
  // Longer texts cannot be in the table, so they are not hashed.
  if (text === "<<") return undefined;
  if (word.test(text)) return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
  if (integer.test(text)) return { value: Number(text), number: "integer" };
  return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}

/** Numbers as these parsers write them. White space that is no space is read in more than one way. */
function exactlyTypedOf(text: string): Typed | undefined {
  const typed = text === text.trim() ? typedOf(text) : undefined;
  return typeof typed?.value === "number" && String(typed.value) !== text ? undefined : typed;
}

/** `parseYaml`, which reads on after faults. */
const lenient: Family = {
  key: typedOf,
  value: (text) => (text === "" ? { value: null } : typedOf(text)),
  repeats: true,
  quotedKeys: true,
  gaps: true,
  endsWith: "line",
  blockScalarEnds: "line",
  emptyAt: "blanks",
  listAt: "dash",
  atFault: "recovers",
};

/** `readCoreYaml`, which refuses what has faults. */
const core: Family = {
  key: (name) => (words.has(name) ? undefined : { value: name }),
  value: exactlyTypedOf,
  repeats: false,
  quotedKeys: false,
  gaps: true,
  endsWith: "line",
  blockScalarEnds: "line",
  emptyAt: "blanks",
  listAt: "dash",
  atFault: "declines",
};

/** js-yaml in each generation. */
const jsYaml: Family = { ...core, quotedKeys: true, endsWith: "value", blockScalarEnds: "content" };

/** What the package `yaml` reads with its core schema; `undefined` where only the parser itself can tell. */
export function readCoreQuickly(text: string, base: number): Table | undefined {
  return readQuick(text, base, core)?.node;
}

/** The same for js-yaml, in every generation. */
export function readJsQuickly(text: string, base: number): Table | undefined {
  return readQuick(text, base, jsYaml)?.node;
}

/** The result of `parseYaml`, which has its problems in the order of the text. */
export function readLenient(text: string, base: number): YamlReading | undefined {
  const quick = readQuick(text, base, lenient);
  if (!quick) return undefined;
  const { node, faults } = quick;
  return { node, problems: faults.length < 2 ? faults : faults.toSorted((a, b) => a.span.start - b.span.start) };
}
