/** Turns the issues of a schema into problems, in the reader's words and at their places. */
import type { Problem } from "../../model/load.ts";
import { suggestion } from "../../repo/spelling.ts";
import { entryOf, type Node, type Table } from "../../parsers/node.ts";
import { flowOf } from "./example.ts";
import type { Source } from "../../repo/text.ts";

/** The part of an issue of the schema that is used here. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
  /** What the bounds limit: `string`, `array`, `number`. */
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly errors?: readonly (readonly Issue[])[];
}

/** The schema of a file. */
export interface FileSchema<T> {
  readonly schema: {
    safeParse(
      value: unknown,
    ):
      | { readonly success: true; readonly data: T }
      | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
  };
  /** What messages call the file: `policy`, `file of cases`. */
  readonly what: string;
  /** The keys that a mapping at a path can have, for suggestions. */
  keysAt(path: readonly (string | number)[]): readonly string[];
  /** What takes the place of a key that this version dropped. */
  successorOf?(path: readonly (string | number)[], key: string): string | undefined;
  /** What to write in place of a key that other tools have at a path; `undefined`: none is known. */
  insteadOf?(path: readonly (string | number)[], key: string): string | undefined;
  /** What may stand at a path. */
  exampleAt?(path: readonly (string | number)[]): unknown;
}

/** The file that an issue is about. */
interface CheckedFile {
  readonly root: Table;
  readonly source: Source;
  readonly schema: FileSchema<unknown>;
}

/** Where an issue is: `name` is what a message calls the node. */
interface Location {
  readonly path: readonly (string | number)[];
  readonly node: Node;
  readonly name: string;
}

/** The problems of one issue of the schema, in the reader's words, each at the key or value that it is about. */
export function problemsOf(issue: Issue, root: Table, source: Source, schema: FileSchema<unknown>): Problem[] {
  return problemsIn({ root, source, schema }, issue);
}

function problemsIn(file: CheckedFile, issue: Issue): Problem[] {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  const node = nodeAt(file.root, path);
  const location = { path, node, name: path.length === 0 ? `the ${file.schema.what}` : `\`${path.join(".")}\`` };
  if (issue.code === "unrecognized_keys") return unknownKeys(file, issue, location);
  const alternative = alternativeOf(issue);
  if (alternative)
    return alternative.flatMap((inner) => problemsIn(file, { ...inner, path: [...path, ...inner.path] }));
  const message = `${location.name}${boundFault(issue) ?? valueFault(file, issue, location)}`;
  return [{ message, at: { source: file.source, span: node.span } }];
}

/** What the keys of some parts of a policy are. */
const entryWords: ReadonlyMap<unknown, string> = new Map([
  ["rules", "rule or kind"],
  ["hosts", "host"],
]);

function unknownKeys({ source, schema }: CheckedFile, { keys = [] }: Issue, { path, node, name }: Location): Problem[] {
  const [top] = path;
  const what = path.length === 1 ? (entryWords.get(top) ?? "key") : "key";
  const where = path.length === 0 ? `in a ${schema.what}` : `in ${name}`;
  return keys.map((key) => {
    const entry = node.kind === "table" ? entryOf(node, key) : undefined;
    const successor = schema.successorOf?.(path, key);
    return {
      message:
        successor === undefined
          ? `there is no ${what} \`${key}\` ${where}${foreign(key, path, schema) ?? suggestion(key, schema.keysAt(path))}`
          : `the ${what} \`${key}\` is now \`${successor}\``,
      at: { source, span: (entry?.key ?? node).span },
    };
  });
}

function foreign(key: string, path: Location["path"], { insteadOf }: FileSchema<unknown>): string | undefined {
  const words = insteadOf?.(path, key);
  return words === undefined ? undefined : `; ${words}`;
}

/** Of a union: the issues of the alternative whose kind of value is right, so that only its contents are wrong. */
function alternativeOf({ code, errors }: Issue): readonly Issue[] | undefined {
  if (code !== "invalid_union") return undefined;
  return errors?.find((inner) => inner.every((issue) => issue.path.length > 0 || issue.code === "unrecognized_keys"));
}

/** What is wrong with a value, as the end of a sentence that begins with its name. */
function valueFault({ root, source, schema }: CheckedFile, issue: Issue, { path, node }: Location): string {
  const alternatives = (issue.errors ?? []).flat();
  const values = issue.values ?? alternatives.flatMap((inner) => inner.values ?? []);
  const accepted = acceptedBy(issue, alternatives, values);
  if (hasOwnMessage(issue) || accepted.length === 0)
    return `: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
  const example = schema.exampleAt?.(path);
  if (!isThere(root, path)) return ` is missing${wordsForMissing(path, accepted, example)}`;
  const written = node.kind === "scalar" ? node.text : undefined;
  if (written === undefined)
    return ` takes ${oneOf(accepted, values)}, not a ${node.kind === "list" ? "list" : "mapping"}${instead(example)}`;
  if (written === "" && source.text[node.span.start] === "*")
    return ": YAML takes a `*` at the start of a value for an alias; put the value in quotes";
  return wordsForValue(written, accepted, values, example);
}

/** What to write for a required key that is not there. */
function wordsForMissing(path: Location["path"], accepted: readonly string[], example: unknown): string {
  const key = String(path.at(-1));
  const words = key === dayKey ? "a date such as 2027-03-31" : path.length > 1 ? requiredWords.get(key) : undefined;
  if (words !== undefined) return `; write ${words}`;
  if (example !== undefined) return `; write for example \`${key}: ${flowOf(example)}\``;
  return accepted.length > listed ? "" : `; it is ${accepted.join(" or ")}`;
}

function wordsForValue(
  written: string,
  accepted: readonly string[],
  values: readonly unknown[],
  example: unknown,
): string {
  if (values.includes(written)) return ` is text, so it stands in quotes: "${written}"`;
  const similar = suggestion(written, values.map(String));
  if (values.length > listed) return ` knows no \`${written}\`${similar}`;
  const fix = similar === "" ? (asList(written, accepted, example) ?? instead(example)) : similar;
  return ` takes ${oneOf(accepted, values)}, not ${written === "" ? "nothing" : `\`${written}\``}${fix}`;
}

/** Words by which people mean that there is nothing in a list. */
const noEntry = /^(?:none|no|nothing|null|false|off|empty)$/i;

/** One or more words in place of a list of words. */
function asList(written: string, accepted: readonly string[], example: unknown): string | undefined {
  const isList = accepted.length === 1 && accepted[0] === typeNames["array"];
  if (!isList || (Array.isArray(example) && typeof example[0] === "object")) return undefined;
  if (noEntry.test(written)) return "; write `[]`";
  const words = written.split(/[\s,]+/);
  return words.every((word) => /^[a-z][\w-]*$/i.test(word)) ? `; write \`[${words.join(", ")}]\`` : undefined;
}

/** Of the example only lists and mappings: one text says little about others. */
function instead(example: unknown): string {
  return typeof example === "object" ? `; write for example \`${flowOf(example)}\`` : "";
}

/** The required key whose text is a day. */
const dayKey = "until";

/** Required keys, and what people write under them. */
const requiredWords: ReadonlyMap<string, string> = new Map([
  ["reason", "why it is needed, as in `reason: cuts releases`"],
  ["owner", 'a login or a team, as in `owner: "@acme/security"`'],
]);

/** How many values a message lists. */
const listed = 10;

function oneOf(accepted: readonly string[], values: readonly unknown[]): string {
  return `${values.length > 1 ? "one of " : ""}${accepted.join(values.length > 1 ? ", " : " or ")}`;
}

/** The values that are accepted; if the schema lists none, their types. */
function acceptedBy(issue: Issue, alternatives: readonly Issue[], values: readonly unknown[]): readonly string[] {
  if (values.length > 0) return values.map((value) => `\`${String(value)}\``);
  const types = [issue, ...alternatives].flatMap(({ expected }) =>
    expected === undefined ? [] : [typeNames[expected] ?? expected],
  );
  // Alternatives may differ in their keys alone.
  return [...new Set(types)];
}

function hasOwnMessage({ code, message }: Issue): boolean {
  return code === "custom" || (code === "invalid_value" && !message.startsWith("Invalid "));
}

/** A broken bound, as the end of a sentence; `undefined`: there is none, or the schema has its own message. */
function boundFault({ code, origin, minimum, maximum, message }: Issue): string | undefined {
  if ((code !== "too_small" && code !== "too_big") || !message.startsWith("Too ")) return undefined;
  const isMaximum = code === "too_big";
  const bound = String(isMaximum ? maximum : minimum);
  const limit = `${isMaximum ? "at most" : "at least"} ${bound}`;
  if (origin === "string") return ` has ${limit} ${bound === "1" ? "character" : "characters"}`;
  if (origin === "array") return ` has ${limit} ${bound === "1" && !isMaximum ? "entry" : "entries"}`;
  return ` is ${limit}`;
}

/** The schema's names of types, for people. */
const typeNames: { readonly [type: string]: string } = {
  string: "text",
  array: "a list",
  object: "a mapping",
  record: "a mapping",
  number: "a number",
  int: "a whole number",
};

/** Keys that occur twice in a mapping, or are not text. */
export function duplicateKeys(node: Node, source: Source): readonly Problem[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item) => duplicateKeys(item, source));
  const seen = new Set<string | undefined>();
  return node.entries.flatMap(({ key, name, value }) => {
    const fault =
      name === undefined
        ? "this key is not a string; write it in quotes"
        : seen.has(name)
          ? `the key \`${name}\` is written twice; keep one`
          : undefined;
    seen.add(name);
    return [
      ...(fault === undefined ? [] : [{ message: fault, at: { source, span: key.span } }]),
      ...duplicateKeys(value, source),
    ];
  });
}

/** The node at a path, or the deepest one on the way to it. */
export function nodeAt(root: Node, path: readonly (string | number)[]): Node {
  let node = root;
  for (const part of path) {
    const next =
      node.kind === "list"
        ? node.items[Number(part)]
        : node.kind === "table"
          ? entryOf(node, String(part))?.value
          : undefined;
    if (!next) return node;
    node = next;
  }
  return node;
}

function isThere(root: Node, path: readonly (string | number)[]): boolean {
  const last = path.at(-1);
  return last === undefined || nodeAt(root, path) !== nodeAt(root, path.slice(0, -1));
}
